"""The lengths of logs as the writing thread knows them, so that most appends are judged without a query.

SQLite lets other threads run at every step of a statement, and to get its turn back takes longer than the step. So
lengths are remembered as long as nobody else has written to the file, and the entries of a group go in by few
statements.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from chabudai.store.database import transaction
from chabudai.store.port import LogConflict, LogGap, MatchExists, MatchId, UnknownMatch

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Generator, Sequence

HEADER: Final = "SELECT header FROM matches WHERE id = ?"
LENGTH: Final = """
    SELECT number, (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE match = number) FROM matches WHERE id = ?
"""
BODIES: Final = "SELECT body FROM entries WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?"

_AT_ONCE: Final = (256, 64, 16, 4, 1)
"""How many entries one statement may hold: few sizes, so that all of them stay prepared."""
_INSERT: Final = "INSERT INTO entries (match, seq, body) VALUES "
_INSERTS: Final = {count: _INSERT + ", ".join(["(?, ?, ?)"] * count) for count in _AT_ONCE}
_REMEMBERED: Final = 10_000

Row = tuple[int, int, bytes]


class Ledger:
    """The matches as the one connection that writes them sees them; used within its transactions only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._lengths: dict[MatchId, tuple[int, int]] = {}
        self._rows: list[Row] = []
        self._version = 0

    @contextmanager
    def transaction(self) -> Generator[None]:
        """Hold the write lock; all that was judged meanwhile is written and committed at the end, or nothing is."""
        try:
            with transaction(self._connection):
                self._look_for_others()
                yield
                self._write()
        except BaseException:
            self._forget()
            raise

    @contextmanager
    def apart(self) -> Generator[None]:
        """Keep what is judged meanwhile apart from the rest of the transaction: an error undoes only that."""
        self._connection.execute("SAVEPOINT request")
        try:
            yield
            self._write()
        except BaseException:
            self._forget()
            self._connection.execute("ROLLBACK TO request")
            raise
        finally:
            self._connection.execute("RELEASE request")

    def create(self, match: MatchId, header: bytes) -> None:
        """Begin a match; the same header again changes nothing, another one is `MatchExists`."""
        for (existing,) in self._connection.execute(HEADER, (match,)).fetchall():
            if existing != header:
                raise MatchExists(match)
            return
        made = self._connection.execute("INSERT INTO matches (id, header) VALUES (?, ?)", (match, header))
        self._remember(match, made.lastrowid or 0, 0)

    def append(self, match: MatchId, at: int, entries: Sequence[bytes]) -> int:
        """Have entries written at the end of the transaction, and give the log's new length; see `LogStore.append`."""
        number, length = self._find(match)
        if at > length:
            raise LogGap(match, length, at)
        existing = self._existing(number, at, len(entries)) if at < length else ()
        for seq, (body, entry) in enumerate(zip(existing, entries, strict=False), at):
            if body != entry:
                raise LogConflict(match, seq)
        missing = entries[len(existing) :]
        self._rows.extend((number, length + step, body) for step, body in enumerate(missing))
        self._remember(match, number, length + len(missing))
        return max(length, at + len(entries))

    def delete(self, match: MatchId, number: int) -> None:
        """Remove a match with its entries; `UnknownMatch` where there is none of this name and number."""
        self._write()
        self._lengths.pop(match, None)
        self._connection.execute("DELETE FROM entries WHERE match = ?", (number,))
        gone = self._connection.execute("DELETE FROM matches WHERE number = ? AND id = ?", (number, match))
        if not gone.rowcount:
            raise UnknownMatch(match)

    def probe(self, slot: int, stamp: bytes) -> None:
        """Write what is to be read back."""
        self._connection.execute("INSERT OR REPLACE INTO probe (slot, stamp) VALUES (?, ?)", (slot, stamp))

    def _existing(self, number: int, at: int, most: int) -> Sequence[bytes]:
        self._write()
        return [body for (body,) in self._connection.execute(BODIES, (number, at, most))]

    def _find(self, match: MatchId) -> tuple[int, int]:
        known = self._lengths.get(match)
        if known:
            return known
        found = self._connection.execute(LENGTH, (match,)).fetchone()
        if found is None:
            raise UnknownMatch(match)
        return found

    def _remember(self, match: MatchId, number: int, length: int) -> None:
        if len(self._lengths) >= _REMEMBERED:
            self._lengths.clear()
        self._lengths[match] = number, length

    def _look_for_others(self) -> None:
        """Forget the lengths when another connection has written; SQLite counts that."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._lengths.clear()
            self._version = version

    def _write(self) -> None:
        rows, self._rows = self._rows, []
        begin = 0
        for count in _AT_ONCE:
            while len(rows) - begin >= count:
                facts = [fact for row in rows[begin : begin + count] for fact in row]
                self._connection.execute(_INSERTS[count], facts)
                begin += count

    def _forget(self) -> None:
        self._rows.clear()
        self._lengths.clear()
