"""Looks at a store's file from outside, as another program would."""

from __future__ import annotations

import sqlite3
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path


def wal(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def ask(path: Path, question: str) -> object:
    with closing(sqlite3.connect(path)) as connection:
        (answer,) = connection.execute(question).fetchone()
        return answer


def script(path: Path, statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(statements)


@contextmanager
def locked(path: Path) -> Generator[None]:
    """Hold the write lock."""
    with closing(sqlite3.connect(path, isolation_level=None)) as rival:
        rival.execute("BEGIN IMMEDIATE")
        yield


def commits(path: Path) -> int:
    """Count the transactions in the write-ahead log (its format: https://sqlite.org/fileformat2.html#walformat)."""
    log = wal(path).read_bytes()
    page = int.from_bytes(log[8:12], "big")
    frames = [log[start : start + 24] for start in range(32, len(log), 24 + page)]
    return sum(frame[8:16] == log[16:24] and frame[4:8] != bytes(4) for frame in frames)
