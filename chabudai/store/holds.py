"""Which matches are in use, told to other processes by locks on a file beside the store.

A held match is a locked byte, at the match's number. The system lets go of a process's locks when it ends, however it
ends, so nothing is left behind by a crash. Where a system has no such locks, nobody is told.
"""

from __future__ import annotations

import os
import sys
import threading
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_ALL = 0  # the length that means: to the end

if sys.platform == "win32":

    def _try_lock(file: int, number: int, *, exclusive: bool, length: int = 1) -> bool:  # noqa: ARG001 -- as below
        return True

    def _unlock(file: int, number: int, length: int = 1) -> None: ...

else:
    import fcntl

    def _try_lock(file: int, number: int, *, exclusive: bool, length: int = 1) -> bool:
        kind = fcntl.LOCK_EX if exclusive else fcntl.LOCK_SH
        try:
            fcntl.lockf(file, kind | fcntl.LOCK_NB, length, number)
        except (BlockingIOError, PermissionError):
            return False
        return True

    def _unlock(file: int, number: int, length: int = 1) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, length, number)


class Holds:
    """The matches that this process holds, and whether another one does; usable from any thread."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: int | None = None
        self._held: set[int] = set()
        self._lock = threading.Lock()

    def hold(self, number: int) -> bool:
        """Hold a match, several processes may; return False where somebody is deleting it."""
        with self._lock:
            if number not in self._held:
                if not self._locked(number, exclusive=False):
                    return False
                self._held.add(number)
            return True

    def release(self, number: int) -> None:
        """Hold a match no longer."""
        with self._lock:
            self._held.discard(number)
            if self._file is not None:
                _unlock(self._file, number)

    def reserve(self, number: int) -> bool:
        """Keep everybody from holding a match until it is released; return False where somebody holds it."""
        with self._lock:
            return number not in self._held and self._locked(number, exclusive=True)

    def close(self) -> None:
        """Let go of everything; the last one removes the file."""
        with self._lock:
            self._held.clear()
            if self._file is not None:
                _unlock(self._file, 0, _ALL)
                if self._is_current(self._file) and _try_lock(self._file, 0, exclusive=True, length=_ALL):
                    self._path.unlink(missing_ok=True)
                os.close(self._file)
                self._file = None

    def _locked(self, number: int, *, exclusive: bool) -> bool:
        """Lock a byte of the file that has its name now: another process may have removed the one we had open."""
        while True:
            file = self._opened()
            if not _try_lock(file, number, exclusive=exclusive):
                return False
            if self._is_current(file):
                return True
            os.close(file)
            self._file = None

    def _opened(self) -> int:
        if self._file is None:
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        return self._file

    def _is_current(self, file: int) -> bool:
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(file), self._path.stat())
        return False
