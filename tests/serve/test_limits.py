"""Rate limits, by a clock that stands still until it is told otherwise."""

from __future__ import annotations

import pytest

from chabudai.serve.limits import Held, Rate, TooMany


class Time:
    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


def taken(rate: Rate, address: str, times: int) -> int:
    return sum(rate.wait(address) == 0 for _ in range(times))


def test_so_many_are_taken_and_no_more() -> None:
    time = Time()
    rate = Rate("too-many-requests", 10, 60.0, now=time)
    assert taken(rate, "a", 30) == 10
    assert taken(rate, "b", 30) == 10


def test_after_the_time_that_is_told_there_is_room_again() -> None:
    time = Time()
    rate = Rate("too-many-requests", 10, 60.0, now=time)
    for _ in range(5):
        taken(rate, "a", 30)
        wait = rate.wait("a")
        assert 0 < wait <= 120
        time.now += wait * 0.99
        assert rate.wait("a") > 0
        time.now += wait * 0.01 + 1e-6
        assert rate.wait("a") == 0


def test_in_no_stretch_of_time_are_there_many_more_than_allowed() -> None:
    time = Time()
    rate = Rate("too-many-requests", 10, 60.0, now=time)
    at: list[float] = []
    for _ in range(4_000):
        time.now += 0.1
        if rate.wait("a") == 0:
            at.append(time.now)
    most = max(sum(start <= moment < start + 60 for moment in at) for start in at)
    assert most <= 12
    assert len(at) >= 50  # and yet so many are let through as time goes by


def test_a_quiet_address_may_do_all_again() -> None:
    time = Time()
    rate = Rate("too-many-requests", 10, 60.0, now=time)
    taken(rate, "a", 30)
    time.now += 121
    assert taken(rate, "a", 30) == 10


def test_only_so_many_addresses_are_remembered() -> None:
    rate = Rate("too-many-requests", 1, 60.0, remembered=100, now=Time())
    for number in range(1_000):
        assert rate.wait(f"{number}") == 0
        assert rate.wait("busy") == 0 or number  # who is busy is not forgotten
    assert len(rate) <= 100
    assert rate.wait("busy") > 0


def test_what_is_refused_says_when_to_try_again() -> None:
    rate = Rate("too-many-requests", 10, 60.0, now=Time())
    taken(rate, "a", 10)
    with pytest.raises(TooMany) as refused:
        rate.take("a")
    assert refused.value.status == 429
    assert refused.value.wait == 66
    assert refused.value.problem.facts == {"seconds": 66}


def test_what_is_given_back_can_be_had_again() -> None:
    held = Held("too-many-sockets", 2)
    assert [held.take("a") for _ in range(3)] == [True, True, False]
    assert held.take("b")
    held.give_back("a")
    assert held.take("a")
    for address in "aab":
        held.give_back(address)
    assert (held.count("a"), held.count("b")) == (0, 0)


def test_there_is_only_so_much_for_all_together() -> None:
    held = Held("too-many-sockets", 2, 3)
    assert [held.take(address) for address in "aabbc"] == [True, True, True, False, False]
    with pytest.raises(TooMany), held.one_more("c"):
        pass
    held.give_back("a")
    with held.one_more("c"):
        assert held.count("c") == 1
    assert held.count("c") == 0
