"""The processes on one store: news of each other's writes, notes that count while their writer lives, leases."""

from __future__ import annotations

import threading
from queue import Queue
from typing import TYPE_CHECKING

import pytest

from chabudai.store import LeaseLost, LogStore, MatchId, News, SqliteStore
from chabudai.store.postgres import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Iterator

MATCH = MatchId("m a/ü")
PATIENCE = 20.0


@pytest.fixture
def two(database: str) -> Iterator[tuple[PostgresStore, PostgresStore]]:
    """Give two stores on one database, as two processes have them; a dead one is found out soon."""
    with PostgresStore(database, lifetime=1.0) as one, PostgresStore(database, lifetime=1.0) as other:
        one.create(MATCH, b"header").result()
        yield one, other


def join(store: LogStore) -> Queue[News]:
    heard: Queue[News] = Queue()
    store.peers.join(heard.put)
    assert heard.get(timeout=PATIENCE) == News("any")
    return heard


def test_what_one_writes_the_other_hears_of_and_reads(two: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = two
    own, heard = join(one), join(other)
    one.append(MATCH, 0, [b"0", b"1"]).result()
    assert heard.get(timeout=PATIENCE) == News("entries", (MATCH,))
    assert other.peers.entries_since({MATCH: 1, MatchId("none"): 0}) == {MATCH: [b"1"]}
    assert other.peers.entries_since({MATCH: 2}) == {}
    assert own.empty()  # nobody hears of what they have written


def test_many_names_are_told_in_several_messages(two: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = two
    heard = join(other)
    names = {f"{number} {'x' * 200}" for number in range(60)}
    one.peers.join(lambda _: None)
    one.peers.post(dict.fromkeys(names, b""))
    found: set[str] = set()
    while not names <= found:
        found |= {*heard.get(timeout=PATIENCE).names}
    assert found == names


def test_notes_are_read_by_the_others_until_they_are_taken_down(two: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = two
    join(one)
    heard = join(other)
    one.peers.post({"topic": b"old"})
    one.peers.post({"topic": b"new", "else": b"x"})
    assert [body for _, body in other.peers.notes(["topic"])["topic"]] == [b"new"]
    assert one.peers.notes(["topic"]) == {}
    assert heard.get(timeout=PATIENCE) == News("notes", ("topic",))
    one.peers.post({"topic": None})
    assert other.peers.notes(["topic"]) == {}
    one.peers.post({"topic": b"again"}, quietly=True)
    one.close()
    assert other.peers.notes(["topic"]) == {}


def die(store: PostgresStore) -> None:
    """Let a process give no more signs of life, as if it were stopped or cut off."""
    ended = store.peers._ended  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] -- a process would be killed instead
    ended.set()
    for thread in threading.enumerate():
        if thread.name == "signs of life" and thread in store.peers._threads:  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] -- likewise
            thread.join()


def test_a_lease_is_one_processs_until_it_dies_and_its_fence_keeps_it_out_then(
    two: tuple[PostgresStore, PostgresStore],
) -> None:
    one, other = two
    join(one)
    join(other)
    fence = one.peers.take_leases([MATCH])[MATCH]
    assert other.peers.take_leases([MATCH]) == {}
    one.append(MATCH, 0, [b"0"], fence).result()
    one.peers.post({"topic": b"here"})
    die(one)
    while not (taken := other.peers.take_leases([MATCH])):
        pass
    assert taken[MATCH] > fence
    assert other.peers.notes(["topic"]) == {}
    with pytest.raises(LeaseLost):
        one.append(MATCH, 1, [b"late"], fence).result()
    other.append(MATCH, 1, [b"1"], taken[MATCH]).result()
    one.append(MATCH, 2, [b"a player's"]).result()  # who acts for a player needs no lease
    assert other.entries(MATCH) == [b"0", b"1", b"a player's"]


def test_a_lease_that_is_given_back_or_left_is_free_at_once(two: tuple[PostgresStore, PostgresStore]) -> None:
    one, other = two
    join(one)
    join(other)
    one.peers.give_back_lease(MATCH, one.peers.take_leases([MATCH])[MATCH])
    other.peers.give_back_lease(MATCH, other.peers.take_leases([MATCH])[MATCH])
    assert MATCH in one.peers.take_leases([MATCH])
    one.close()
    assert MATCH in other.peers.take_leases([MATCH])


def test_a_file_has_no_peers(store: SqliteStore) -> None:
    store.create(MATCH, b"header").result()
    peers = store.peers
    assert not peers.shared
    assert peers.take_leases([MATCH]) == {MATCH: 0}
    assert store.append(MATCH, 0, [b"0"], 0).result() == 1
    assert (peers.entries_since({MATCH: 0}), peers.notes(["x"])) == ({}, {})
