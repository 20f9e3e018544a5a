from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from chabudai.store import LogConflict, LogStore, MatchId, SqliteStore
from tests.store.rival import MATCH

if TYPE_CHECKING:
    from pathlib import Path

THREADS, MATCHES, ROUNDS = 16, 4, 40


def test_it_is_a_log_store(store: SqliteStore) -> None:
    port: LogStore = store
    assert port.matches() == []


def test_many_threads_write_many_matches(path: Path) -> None:
    def play(store: SqliteStore, thread: int) -> None:
        for game in range(MATCHES):
            store.create(MatchId(f"{thread}/{game}"), b"%d" % thread).result()
        for turn in range(ROUNDS):
            for game in range(MATCHES):
                match = MatchId(f"{thread}/{game}")
                assert store.append(match, 2 * turn, [b"%d" % turn, b"answer"]).result() == 2 * turn + 2
                assert store.length(match) == 2 * turn + 2

    with SqliteStore(path) as store, ThreadPoolExecutor(THREADS) as threads:
        for played in [threads.submit(play, store, thread) for thread in range(THREADS)]:
            played.result()
    log = [body for turn in range(ROUNDS) for body in (b"%d" % turn, b"answer")]
    with SqliteStore(path) as store:
        assert len(store.matches()) == THREADS * MATCHES
        for match in store.matches():
            assert store.header(match) == match.split("/")[0].encode()
            assert store.entries(match) == log


def test_threads_that_race_for_one_match_lose_and_double_nothing(store: SqliteStore) -> None:
    store.create(MATCH, b"").result()

    def play(thread: int) -> int:
        won = 0
        while (at := store.length(MATCH)) < 300:
            try:
                store.append(MATCH, at, [b"%d %d" % (thread, at)]).result()
            except LogConflict:
                continue
            won += 1
        return won

    with ThreadPoolExecutor(8) as threads:
        won = list(threads.map(play, range(8)))
    numbers = [int(entry.split()[1]) for entry in store.entries(MATCH)]
    assert numbers == list(range(sum(won)))


def test_two_processes_append_to_one_match(path: Path) -> None:
    count = 150
    rivals = [
        subprocess.Popen([sys.executable, "-m", "tests.store.rival", path, name, str(count)]) for name in ("a", "b")
    ]
    assert [rival.wait() for rival in rivals] == [0, 0]
    with SqliteStore(path) as store:
        entries = store.entries(MATCH)
    for name in ("a", "b"):
        assert [e for e in entries if e.startswith(name.encode())] == [f"{name} {n}".encode() for n in range(count)]
    assert len(entries) == 2 * count
