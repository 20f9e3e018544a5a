"""Appends to one match from a process of its own, racing others: `python -m tests.store.rival STORE NAME COUNT`."""

from __future__ import annotations

import sys

from chabudai.store import LogConflict, LogStore, MatchId, open_store

MATCH = MatchId("contested")


def main(store_name: str, name: str, count: int) -> None:
    with open_store(store_name) as store:
        store.create(MATCH, b"").result()
        for number in range(count):
            append(store, f"{name} {number}".encode())


def append(store: LogStore, entry: bytes) -> None:
    while True:
        try:
            store.append(MATCH, store.length(MATCH), [entry]).result()
        except LogConflict:
            continue  # the other one was faster
        return


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
