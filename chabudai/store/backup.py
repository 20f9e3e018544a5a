"""Copies a store while a server writes to it, and puts a copy back.

A copy is made beside its target and looked through before it gets the target's name: whoever looks there finds a whole
store, the old one or the new one.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from chabudai.store.database import OWNER_ONLY, beside, connect, open_existing, translated_errors
from chabudai.store.integrity import integrity_problems
from chabudai.store.port import StoreDamaged, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path

    Progress = Callable[[int, int], None]
    """Is told how many pages are copied, and of how many."""
    Check = Callable[[Path], None]
    """Looks at a copy before it is used, and raises an error where it can't be."""

PAGES_AT_ONCE = 1_000
# Where SQLite's connections lock a database as long as they have it open: https://sqlite.org/src/file/src/os.h
_SHARED_FIRST = 0x40000002
_SHARED_SIZE = 510


def back_up(store: Path, target: Path, *, force: bool, check: Check, progress: Progress) -> None:
    """Copy a store, which may be in use, to a file that is not there yet or, with `force`, written over."""
    if target.exists() and store.exists() and target.samefile(store):
        raise StoreUnavailable(str(store), "a copy needs another name than the store itself")
    with _whole(target, force=force) as copy, translated_errors(store):
        _copy(store, copy, progress)
        _look_through(copy, check)


def restore(backup: Path, store: Path, *, force: bool, check: Check, progress: Progress) -> None:
    """Put a copy in the place of a store that nobody has open; one that is there is replaced only with `force`."""
    with _whole(store, force=force) as copy, translated_errors(backup):
        _copy(backup, copy, progress)
        _look_through(copy, check)


@contextmanager
def _whole(target: Path, *, force: bool) -> Generator[Path]:
    """Give a path beside the target, which gets its name at the end; where anything fails, the target stays as it was.

    It fails where anybody has the target open.
    """
    target = target.absolute()
    _refuse_existing(target, force=force)
    copy = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
        with _closed_to_others(target):
            yield copy
            _refuse_existing(target, force=force)
            _take_name(copy, target)
    except OSError as error:
        raise StoreUnavailable(str(target), f"it can't be written: {error.strerror or error}") from error
    finally:
        for file in (copy, *(beside(copy, suffix) for suffix in ("-wal", "-shm", "-journal"))):
            file.unlink(missing_ok=True)


def _refuse_existing(target: Path, *, force: bool) -> None:
    if target.is_dir():
        raise StoreUnavailable(str(target), "it is a folder")
    if target.exists() and not force:
        raise StoreUnavailable(str(target), "it exists already, and is replaced only with --force")


def _take_name(copy: Path, target: Path) -> None:
    """Rename a copy durably; what SQLite kept beside the old file belonged to that one."""
    with copy.open("rb") as file:
        os.fsync(file.fileno())
    for suffix in ("-wal", "-shm", "-journal"):
        beside(target, suffix).unlink(missing_ok=True)
    copy.replace(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    with closing(open_existing(source)) as reading, closing(connect(target, 0)) as writing:
        # One snapshot: without it SQLite would begin anew whenever somebody writes.
        reading.execute("BEGIN")
        reading.execute("SELECT count(*) FROM matches").fetchone()
        reading.backup(writing, pages=PAGES_AT_ONCE, progress=lambda _, left, total: progress(total - left, total))
        reading.execute("ROLLBACK")
        writing.execute("PRAGMA journal_mode = DELETE")  # a copy is a single file


def _look_through(copy: Path, check: Check) -> None:
    problems = integrity_problems(copy)
    if problems:
        raise StoreDamaged(str(copy), problems[0])
    check(copy)


@contextmanager
def _closed_to_others(store: Path) -> Generator[None]:
    """Fail where anybody has the store open, and let nobody open it meanwhile; it may be damaged, or missing."""
    if sys.platform == "win32" or not store.exists():
        yield  # Windows lets nobody replace a file that is open
        return
    _fold_log(store)
    import fcntl

    file = os.open(store, os.O_RDWR)
    try:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, _SHARED_SIZE, _SHARED_FIRST)
        except (BlockingIOError, PermissionError) as error:
            raise StoreUnavailable(str(store), "a server has it open; stop that first") from error
        yield
    finally:
        os.close(file)


def _fold_log(store: Path) -> None:
    """Have what a killed server left beside its file put into it, so that the old store is whole until the end."""
    with suppress(sqlite3.Error, StoreDamaged, StoreUnavailable), closing(open_existing(store, 0)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
