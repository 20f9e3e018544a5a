"""The queue before the workers: by urgency, then by turns among owners, then among an owner's matches."""

from typing import NamedTuple

from chabudai.serve.fair_queue import FairQueue


class Item(NamedTuple):
    owner: str
    match: str
    number: int
    urgent: bool = False


def filled(*items: Item) -> FairQueue[Item]:
    queue: FairQueue[Item] = FairQueue()
    for item in items:
        queue.put(item)
    return queue


def drained(queue: FairQueue[Item], *busy: str) -> list[Item]:
    found = list[Item]()
    while (item := queue.take(lambda owner: owner not in busy)) is not None:
        found.append(item)
    return found


def test_one_with_fifty_matches_waits_behind_their_own() -> None:
    queue = filled(*(Item("many", f"m{number}", number) for number in range(50)), Item("one", "x", 0))
    assert [item.owner for item in drained(queue)[:3]] == ["many", "one", "many"]


def test_the_matches_of_an_owner_take_turns() -> None:
    queue = filled(Item("a", "x", 1), Item("a", "x", 2), Item("a", "y", 3))
    assert [item.number for item in drained(queue)] == [1, 3, 2]


def test_what_is_urgent_goes_first() -> None:
    queue = filled(Item("a", "x", 1), Item("b", "y", 2), Item("a", "z", 3, urgent=True))
    assert [item.number for item in drained(queue)] == [3, 1, 2]


def test_an_owner_that_has_enough_running_keeps_nobody_waiting() -> None:
    queue = filled(Item("a", "x", 1), Item("b", "y", 2), Item("a", "z", 3, urgent=True))
    assert [item.number for item in drained(queue, "a")] == [2]
    assert (len(queue), queue.waiting("a"), queue.waiting("b")) == (2, 2, 0)
    assert [item.number for item in drained(queue)] == [3, 1]
    assert len(queue) == 0
