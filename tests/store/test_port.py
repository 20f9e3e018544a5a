"""What any `LogStore` must do; another kind of store has only to be added to the fixture `any_store`."""

from __future__ import annotations

import pickle
from itertools import count
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core.errors import ChabudaiError
from chabudai.store import (
    LogConflict,
    LogGap,
    LogStore,
    MatchExists,
    MatchId,
    SqliteStore,
    StoreClosed,
    StoreDamaged,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    UnknownMatch,
)
from chabudai.store.postgres import PostgresStore
from tests.store.postgres import new_database

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

MATCH = MatchId("m")


@pytest.fixture
def store(any_store: LogStore) -> LogStore:
    return any_store


@pytest.fixture
def match(store: LogStore) -> MatchId:
    store.create(MATCH, b"header").result()
    return MATCH


def test_a_new_match_has_its_header_and_no_entries(store: LogStore, match: MatchId) -> None:
    assert store.header(match) == b"header"
    assert store.entries(match) == []
    assert store.length(match) == 0


def test_creating_again_with_the_same_header_changes_nothing(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a"]).result()
    store.create(match, b"header").result()
    assert store.matches() == [match]
    assert store.entries(match) == [b"a"]


def test_creating_again_with_another_header_is_refused(store: LogStore, match: MatchId) -> None:
    with pytest.raises(MatchExists) as refusal:
        store.create(match, b"other").result()
    assert refusal.value.match == match
    assert store.header(match) == b"header"


def test_matches_come_in_the_order_of_creation(store: LogStore) -> None:
    names = [MatchId(name) for name in ("b", "c", "a", "", "ä\0z")]
    for name in names:
        store.create(name, b"").result()
    assert store.matches() == names


def test_appending_gives_the_new_length(store: LogStore, match: MatchId) -> None:
    assert store.append(match, 0, [b"a", b"b"]).result() == 2
    assert store.append(match, 2, [b"", b"d" * 100_000]).result() == 4
    assert store.length(match) == 4
    assert store.entries(match) == [b"a", b"b", b"", b"d" * 100_000]


def test_entries_can_be_read_from_a_number_on(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a", b"b", b"c"]).result()
    assert store.entries(match, since=1) == [b"b", b"c"]
    assert store.entries(match, since=3) == []
    assert store.entries(match, since=2**70) == []


def test_matches_do_not_mix(store: LogStore, match: MatchId) -> None:
    other = MatchId("other")
    store.create(other, b"").result()
    store.append(match, 0, [b"a"]).result()
    store.append(other, 0, [b"x", b"y"]).result()
    assert (store.entries(match), store.entries(other)) == ([b"a"], [b"x", b"y"])


def test_writes_happen_in_the_order_they_were_asked_for(store: LogStore) -> None:
    created = store.create(MATCH, b"header")
    lengths = [store.append(MATCH, at, [bytes([at])]) for at in range(200)]
    assert created.result() is None
    assert [length.result() for length in lengths] == list(range(1, 201))


def test_an_append_can_be_repeated(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a", b"b", b"c"]).result()
    assert store.append(match, 1, [b"b"]).result() == 3
    assert store.append(match, 0, [b"a", b"b", b"c"]).result() == 3
    assert store.entries(match) == [b"a", b"b", b"c"]


def test_of_an_append_that_overlaps_only_the_tail_is_written(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a", b"b"]).result()
    assert store.append(match, 1, [b"b", b"c", b"d"]).result() == 4
    assert store.entries(match) == [b"a", b"b", b"c", b"d"]


def test_other_bytes_in_the_same_place_are_a_conflict(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a", b"b"]).result()
    with pytest.raises(LogConflict) as refusal:
        store.append(match, 0, [b"a", b"x", b"c"]).result()
    assert (refusal.value.match, refusal.value.at) == (match, 1)
    assert store.entries(match) == [b"a", b"b"]


def test_an_append_beyond_the_end_is_a_gap(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a"]).result()
    with pytest.raises(LogGap) as refusal:
        store.append(match, 2, [b"c"]).result()
    assert (refusal.value.match, refusal.value.length, refusal.value.at) == (match, 1, 2)
    assert store.entries(match) == [b"a"]


def test_appending_nothing_only_looks_for_a_gap(store: LogStore, match: MatchId) -> None:
    store.append(match, 0, [b"a"]).result()
    assert store.append(match, 0, []).result() == 1
    assert store.append(match, 1, []).result() == 1
    with pytest.raises(LogGap):
        store.append(match, 2, []).result()


QUESTIONS: list[Callable[[LogStore], object]] = [
    lambda store: store.append(MATCH, 0, [b"a"]).result(),
    lambda store: store.append(MATCH, 0, []).result(),
    lambda store: store.header(MATCH),
    lambda store: store.entries(MATCH),
    lambda store: store.length(MATCH),
]
OTHERS: list[Callable[[LogStore], object]] = [
    lambda store: store.create(MATCH, b""),
    lambda store: store.matches(),
]


@pytest.mark.parametrize("ask", QUESTIONS)
def test_an_unknown_match_is_named(store: LogStore, ask: Callable[[LogStore], object]) -> None:
    with pytest.raises(UnknownMatch) as refusal:
        ask(store)
    assert refusal.value.match == MATCH
    assert store.matches() == []


def test_negative_numbers_are_a_mistake_of_the_caller(store: LogStore, match: MatchId) -> None:
    with pytest.raises(ValueError, match="numbered from 0"):
        store.append(match, -1, [b"a"])
    with pytest.raises(ValueError, match="numbered from 0"):
        store.entries(match, since=-1)


def test_what_was_asked_for_is_not_changed_by_changing_the_list(store: LogStore, match: MatchId) -> None:
    entries = [b"a"]
    appended = store.append(match, 0, entries)
    entries.append(b"b")
    assert appended.result() == 1


def test_closing_finishes_what_was_asked_for(store: LogStore, match: MatchId) -> None:
    lengths = [store.append(match, at, [b"x"]) for at in range(500)]
    store.close()
    assert [length.result(timeout=0) for length in lengths] == list(range(1, 501))


@pytest.mark.parametrize("ask", [*QUESTIONS, *OTHERS])
def test_a_closed_store_refuses(store: LogStore, ask: Callable[[LogStore], object]) -> None:
    store.close()
    store.close()
    with pytest.raises(StoreClosed):
        ask(store)


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def shelf(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[LogStore, Iterator[int]]]:
    if request.param == "sqlite":
        with SqliteStore(tmp_path_factory.mktemp("shelf") / "matches.db") as store:
            yield store, count()
        return
    with new_database(request.getfixturevalue("postgres")) as address, PostgresStore(address) as store:
        yield store, count()


bodies = st.lists(st.sampled_from([b"", b"a", b"b"]), max_size=4)


@given(asked=st.lists(st.tuples(st.integers(0, 8), bodies), max_size=8))
def test_appending_agrees_with_a_plain_list(
    shelf: tuple[LogStore, Iterator[int]], asked: list[tuple[int, list[bytes]]]
) -> None:
    store, numbers = shelf
    match = MatchId(f"match {next(numbers)}")
    log: list[bytes] = []
    store.create(match, b"").result()
    answers = [store.append(match, at, entries) for at, entries in asked]
    for (at, entries), answer in zip(asked, answers, strict=True):
        expected = append_to(log, at, entries)
        refusal = answer.exception()
        assert (type(refusal) if refusal else answer.result()) == expected
    assert store.entries(match) == log


def append_to(log: list[bytes], at: int, entries: Sequence[bytes]) -> type[StoreError] | int:
    if at > len(log):
        return LogGap
    if any(standing != entry for standing, entry in zip(log[at:], entries, strict=False)):
        return LogConflict
    log += entries[len(log) - at :]
    return len(log)


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (UnknownMatch(MATCH), "there is no match 'm'"),
        (MatchExists(MATCH), "match 'm' exists already, with another header"),
        (LogGap(MATCH, 3, 5), "the log of match 'm' has 3 entries, so nothing can be appended at 5"),
        (LogConflict(MATCH, 2), "another entry already stands at 2 in the log of match 'm'"),
        (StoreUnavailable("x.db", "disk full"), "the store x.db cannot be used now: disk full"),
        (StoreDamaged("x.db", "no database"), "x.db cannot be read as a store: no database"),
        (StoreTooNew("x.db", 3, 1), "the store x.db has version 3; this Chabudai knows versions up to 1"),
        (StoreClosed("x.db"), "the store x.db is closed"),
    ],
)
def test_an_error_says_one_sentence_and_survives_pickling(error: StoreError, sentence: str) -> None:
    assert isinstance(error, ChabudaiError)
    assert str(error) == sentence
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 -- our own pickle
    assert (type(copy), vars(copy)) == (type(error), vars(error))
