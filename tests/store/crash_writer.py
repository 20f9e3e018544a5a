"""Writes through a store until it is killed: `python -m tests.store.crash_writer STORE RUN`, started by test_crash.

Each acknowledged append is printed as one line, `match first end`; a match that was created is `match 0 0`.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from random import Random

from chabudai.store import LogStore, MatchId, open_store

THREADS = 4
OPENING = b"opening\n"


def body(match: MatchId, seq: int, run: int) -> bytes:
    """Give an entry that says where it belongs and who wrote it; some are longer than a page."""
    stamp = f"{match} {seq} {run} ".encode()
    return stamp + Random(stamp).randbytes(9000 if seq % 16 == 15 else 13 * seq % 400)


def report(line: bytes) -> None:
    os.write(1, line)  # unbuffered and in one piece: what is printed cannot be lost with the process


def play(store: LogStore, matches: tuple[MatchId, ...], run: int) -> None:
    for match in matches:
        store.create(match, match.encode()).result()
        report(f"{match} 0 0\n".encode())
    while True:
        for match in matches:
            flight(store, match, run)


def flight(store: LogStore, match: MatchId, run: int) -> None:
    """Have three appends under way at once."""
    at = store.length(match)
    asked = [(at, at + 1), (at + 1, at + 4), (at + 4, at + 6)]
    futures = [store.append(match, first, [body(match, seq, run) for seq in range(first, end)]) for first, end in asked]
    for (first, end), future in zip(asked, futures, strict=True):
        assert future.result() == end
        report(f"{match} {first} {end}\n".encode())


def main(name: str, run: int) -> None:
    report(OPENING)
    store = open_store(name)
    with ThreadPoolExecutor(THREADS) as threads:
        pairs = [(MatchId(f"{thread}"), MatchId(f"{thread}.{run}")) for thread in range(THREADS)]
        playing = [threads.submit(play, store, pair, run) for pair in pairs]
        for failed in wait(playing, return_when=FIRST_EXCEPTION).done:
            print(failed.exception(), file=sys.stderr, flush=True)
            os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
