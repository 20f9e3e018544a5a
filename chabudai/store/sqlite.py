"""The default store: one SQLite file, written by one thread that commits in groups."""

from __future__ import annotations

import os
import threading
from contextlib import ExitStack, closing
from pathlib import Path
from secrets import token_bytes
from typing import TYPE_CHECKING, Any

from chabudai.store.database import MIGRATIONS, connect, open_database, translated_errors
from chabudai.store.holds import Holds
from chabudai.store.peers import Alone
from chabudai.store.port import MatchId, MatchInUse, StoreClosed, StoreDamaged, UnknownMatch
from chabudai.store.sqlite_ledger import BODIES, HEADER, LENGTH, SqliteLedger
from chabudai.store.writer import GroupWriter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future
    from os import PathLike
    from types import TracebackType
    from typing import Self

_ALL = -1  # SQLite's LIMIT for no limit
_LARGEST = 2**63 - 1  # SQLite's integers


class SqliteStore:
    """A `LogStore` in the file at `path`, which is made if it is missing; its folder must be there.

    Several processes may have the same file open: each append is judged while the file is locked for writing. What
    finds it locked for longer than `busy_seconds` is `StoreUnavailable`.
    """

    def __init__(
        self, path: str | PathLike[str], *, migrations: Sequence[str] = MIGRATIONS, busy_seconds: float = 10.0
    ) -> None:
        self._path = Path(path).absolute()
        self._closed = False
        self._holds = Holds(self._path.with_name(f"{self._path.name}-held"))
        self._held: dict[MatchId, int] = {}
        self._reading = threading.Lock()
        with translated_errors(self._path), ExitStack() as undo:
            writing = undo.enter_context(closing(open_database(self._path, migrations, busy_seconds)))
            self._reader = undo.enter_context(closing(connect(self._path, busy_seconds)))
            undo.pop_all()
        self._writer = GroupWriter(str(self._path), SqliteLedger(self._path, writing))

    @property
    def peers(self) -> Alone:
        """The processes that serve this store: one."""
        return Alone()

    def create(self, match: MatchId, header: bytes) -> Future[None]:
        """Begin a match; the same header again changes nothing, another one is `MatchExists`."""
        return self._writer.submit(lambda ledger: ledger.create(match, header))

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> Future[int]:
        """Put `entries` into the log from number `at` on, and give its new length; see `LogStore.append`."""
        if at < 0:
            raise ValueError(f"entries are numbered from 0, so nothing can be appended at {at}")
        bodies = tuple(entries)
        return self._writer.submit(lambda ledger: ledger.append(match, at, bodies, fence))

    def header(self, match: MatchId) -> bytes:
        """Give the header that the match was created with."""
        for (header,) in self._read(HEADER, match):
            return header
        raise UnknownMatch(match)

    def entries(self, match: MatchId, since: int = 0) -> list[bytes]:
        """Give the entries from number `since` on, in order; none if the log is not that long."""
        if since < 0:
            raise ValueError(f"entries are numbered from 0, so there are none since {since}")
        number, _ = self._find(match)
        return [body for (body,) in self._read(BODIES, number, min(since, _LARGEST), _ALL)]

    def length(self, match: MatchId) -> int:
        """Give the number of entries, which is where the next append belongs."""
        _, length = self._find(match)
        return length

    def matches(self) -> list[MatchId]:
        """Give every match in the order of creation."""
        return [MatchId(name) for (name,) in self._read("SELECT id FROM matches ORDER BY number")]

    def hold(self, match: MatchId) -> None:
        """Let nobody delete the match until it is released; see `LogStore.hold`."""
        number, _ = self._find(match)
        if not self._holds.hold(number):
            raise MatchInUse(match)
        self._held[match] = number
        self._find(match)  # it may have been deleted between finding and holding it

    def release(self, match: MatchId) -> None:
        """Hold the match no longer; nothing happens where it is not held."""
        number = self._held.pop(match, None)
        if number is not None:
            self._holds.release(number)

    def delete(self, match: MatchId) -> Future[None]:
        """Remove the match with its log, for good; `MatchInUse` where somebody holds it."""
        number, _ = self._find(match)
        if not self._holds.reserve(number):
            raise MatchInUse(match)
        try:
            deleted = self._writer.submit(lambda ledger: ledger.delete(match, number))
        except BaseException:
            self._holds.release(number)
            raise
        deleted.add_done_callback(lambda _: self._holds.release(number))
        return deleted

    def probe(self) -> None:
        """Write something durably and read it back, which changes no match; wait until that is done or fails."""
        slot, stamp = os.getpid(), token_bytes(8)  # another server may probe the same file
        self._writer.submit(lambda ledger: ledger.probe(slot, stamp)).result()
        if self._read("SELECT stamp FROM probe WHERE slot = ?", slot) != [(stamp,)]:
            raise StoreDamaged(str(self._path), "what was written can't be read back")

    def close(self) -> None:
        """Finish what was asked for, then close the file; closing again does nothing."""
        self._writer.close()
        self._holds.close()
        with self._reading:
            self._closed = True
            self._reader.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _find(self, match: MatchId) -> tuple[int, int]:
        for number, length in self._read(LENGTH, match):
            return number, length
        raise UnknownMatch(match)

    def _read(self, question: str, *facts: str | int) -> list[Any]:
        with self._reading:
            if self._closed:
                raise StoreClosed(str(self._path))
            with translated_errors(self._path):
                return self._reader.execute(question, facts).fetchall()
