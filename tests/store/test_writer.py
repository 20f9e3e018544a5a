from __future__ import annotations

import asyncio
import resource
import sqlite3
import sys
from concurrent.futures import wait
from contextlib import contextmanager
from typing import TYPE_CHECKING, cast

import pytest

from chabudai.store import LogConflict, MatchId, SqliteStore, StoreClosed, StoreUnavailable, UnknownMatch
from chabudai.store.database import MIGRATIONS
from chabudai.store.writer import GROUP
from tests.store.files import commits, locked, wal

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import Future
    from pathlib import Path

ONE, TWO = MatchId("one"), MatchId("two")


@pytest.fixture(autouse=True)
def matches(store: SqliteStore) -> None:
    store.create(ONE, b"").result()
    store.create(TWO, b"").result()


@contextmanager
def held(store: SqliteStore, path: Path) -> Generator[None]:
    """Hold the writer at a request of its own, so that all that is asked for meanwhile waits for the next group."""
    with locked(path):
        plug = store.append(ONE, 0, [])
        while not plug.running():
            pass
        yield


@contextmanager
def file_limit(size: int) -> Generator[None]:
    """Let the system refuse every write beyond `size` bytes of a file, as a disk that fails does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_waits_is_committed_together(store: SqliteStore, path: Path) -> None:
    before = commits(path)
    with held(store, path):
        asked = [store.append(ONE, at, [b"x"]) for at in range(GROUP)]
    wait(asked)
    assert commits(path) - before == 1
    assert store.length(ONE) == GROUP


def test_a_transaction_is_bounded(store: SqliteStore, path: Path) -> None:
    before = commits(path)
    with held(store, path):
        asked = [store.append(ONE, at, [b"x"]) for at in range(3 * GROUP)]
    wait(asked)
    assert commits(path) - before == 3


def test_what_is_refused_spoils_nothing_for_the_others(store: SqliteStore, path: Path) -> None:
    with held(store, path):
        asked = [
            store.append(ONE, 0, [b"a"]),
            store.append(ONE, 0, [b"other"]),
            store.append(MatchId("nobody"), 0, [b"a"]),
            store.append(ONE, 1, [b"b", cast("bytes", "text")]),
            store.append(ONE, 1, [b"c"]),
            store.create(MatchId("\ud800"), b"no text"),
            store.append(TWO, 0, [b"x"]),
        ]
    errors = [type(future.exception()) for future in asked]
    fine = type(None)
    assert errors == [fine, LogConflict, UnknownMatch, sqlite3.IntegrityError, fine, UnicodeEncodeError, fine]
    assert (store.entries(ONE), store.entries(TWO)) == ([b"a", b"c"], [b"x"])


def test_a_repeated_append_writes_nothing(store: SqliteStore, path: Path) -> None:
    store.append(ONE, 0, [b"a", b"b"]).result()
    before = commits(path)
    store.append(ONE, 0, [b"a", b"b"]).result()
    store.append(ONE, 2, []).result()
    store.create(ONE, b"").result()
    assert commits(path) == before


def test_a_group_whose_commit_fails_is_rolled_back_as_a_whole(store: SqliteStore, path: Path) -> None:
    store.append(ONE, 0, [b"a"]).result()
    with file_limit(wal(path).stat().st_size):
        with held(store, path):
            asked = [
                store.append(ONE, 1, [b"b"]),
                store.append(ONE, 1, [b"rests on what is rolled back"]),
                store.append(TWO, 0, [b"x"]),
            ]
        errors = [future.exception() for future in asked]
        assert (store.entries(ONE), store.entries(TWO)) == ([b"a"], [])
    assert [type(error) for error in errors] == [StoreUnavailable] * 3
    assert all(error and isinstance(error.__cause__, sqlite3.OperationalError) for error in errors)
    assert store.append(ONE, 1, [b"b"]).result() == 2
    assert store.append(TWO, 0, [b"x"]).result() == 1


def test_a_full_disk_refuses_the_group_and_the_store_stays_usable(path: Path, store: SqliteStore) -> None:
    store.close()
    with SqliteStore(path, migrations=(*MIGRATIONS, "PRAGMA max_page_count = 20;")) as small:
        with held(small, path):
            asked = [small.append(ONE, 0, [b"a"]), small.append(TWO, 0, [b"x" * 100_000])]
        for future in asked:
            with pytest.raises(StoreUnavailable, match="full"):
                future.result()
        assert small.length(ONE) == small.length(TWO) == 0
        assert small.append(ONE, 0, [b"a"]).result() == 1


def test_a_file_that_stays_locked_is_unavailable(path: Path, store: SqliteStore) -> None:
    store.close()
    with SqliteStore(path, busy_seconds=0) as hasty:
        with locked(path), pytest.raises(StoreUnavailable, match="locked"):
            hasty.append(ONE, 0, [b"a"]).result()
        assert hasty.append(ONE, 0, [b"a"]).result() == 1


def test_what_is_cancelled_while_it_waits_is_not_written(store: SqliteStore, path: Path) -> None:
    with held(store, path):
        asked = [store.append(ONE, at, [b"x"]) for at in range(10)]
        assert all(future.cancel() for future in asked[8:])
    wait(asked)
    assert store.length(ONE) == 8


def test_a_callback_that_fails_harms_nobody(store: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def fail(_: Future[int]) -> None:
        raise RuntimeError("a mistake of the caller")

    with held(store, path):
        asked = [store.append(ONE, at, [b"x"]) for at in range(3)]
        asked[0].add_done_callback(fail)
    assert [future.result() for future in asked] == [1, 2, 3]
    assert store.append(ONE, 3, [b"x"]).result() == 4
    assert "a mistake of the caller" in caplog.text


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_writer_that_is_ended_leaves_nobody_waiting(store: SqliteStore, path: Path) -> None:
    with held(store, path):
        asked = [store.append(ONE, at, [b"x"]) for at in range(3 * GROUP)]
        for future in asked[:: GROUP // 2]:
            future.add_done_callback(lambda _: sys.exit())
    answers = [type(future.exception()) for future in asked]
    assert answers == [type(None)] * GROUP + [StoreUnavailable] * 2 * GROUP
    assert store.length(ONE) == GROUP
    with pytest.raises(StoreClosed):
        store.append(ONE, GROUP, [b"x"])


def test_a_server_can_wait_without_blocking(store: SqliteStore) -> None:
    async def play() -> list[int]:
        return await asyncio.gather(*(asyncio.wrap_future(store.append(ONE, at, [b"x"])) for at in range(20)))

    assert asyncio.run(play()) == list(range(1, 21))
