"""A ledger on a SQLite file.

SQLite lets other threads run at every step of a statement, and to get its turn back takes longer than the step. So
lengths are remembered as long as nobody else has written to the file, and few statements are made.
"""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from chabudai.store.database import store_error, transaction
from chabudai.store.ledger import Ledger, Row

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from pathlib import Path

    from chabudai.store.port import MatchId, StoreError

HEADER: Final = "SELECT header FROM matches WHERE id = ?"
LENGTH: Final = """
    SELECT number, (SELECT coalesce(max(seq) + 1, 0) FROM entries WHERE match = number) FROM matches WHERE id = ?
"""
BODIES: Final = "SELECT body FROM entries WHERE match = ? AND seq >= ? ORDER BY seq LIMIT ?"

_AT_ONCE: Final = (256, 64, 16, 4, 1)
"""How many entries one statement may hold: few sizes, so that all of them stay prepared."""
_INSERT: Final = "INSERT INTO entries (match, seq, body) VALUES "
_INSERTS: Final = {count: _INSERT + ", ".join(["(?, ?, ?)"] * count) for count in _AT_ONCE}

_OWN_FAULTS = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError)


class SqliteLedger(Ledger):
    """A ledger that holds the file's write lock in each transaction."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._connection = connection
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

    def is_own_fault(self, error: Exception) -> bool:
        """Tell whether a request has brought an error upon itself."""
        return not isinstance(error, sqlite3.DatabaseError) or isinstance(error, _OWN_FAULTS)

    def recovers(self, error: BaseException, tries: int) -> bool:
        """Tell that nothing is tried twice: SQLite has waited already, and a full disk stays full."""
        del error, tries
        return False

    def store_error(self, error: BaseException) -> StoreError:
        """Return an error of SQLite as an error of the store."""
        return store_error(self._path, error)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def probe(self, slot: int, stamp: bytes) -> None:
        """Write what is to be read back."""
        self._connection.execute("INSERT OR REPLACE INTO probe (slot, stamp) VALUES (?, ?)", (slot, stamp))

    def _header(self, match: MatchId) -> bytes | None:
        (header,) = self._connection.execute(HEADER, (match,)).fetchone()
        return header

    def _insert_match(self, match: MatchId, header: bytes) -> int | None:
        if self._connection.execute(HEADER, (match,)).fetchone():
            return None
        return self._connection.execute("INSERT INTO matches (id, header) VALUES (?, ?)", (match, header)).lastrowid

    def _delete_match(self, match: MatchId, number: int) -> bool:
        self._connection.execute("DELETE FROM entries WHERE match = ?", (number,))
        gone = self._connection.execute("DELETE FROM matches WHERE number = ? AND id = ?", (number, match))
        return gone.rowcount > 0

    def _look_up(self, match: MatchId) -> tuple[int, int] | None:
        return self._connection.execute(LENGTH, (match,)).fetchone()

    def _bodies(self, number: int, at: int, most: int) -> Sequence[bytes]:
        return [body for (body,) in self._connection.execute(BODIES, (number, at, most))]

    def _has_lease(self, number: int, fence: int) -> bool:  # noqa: ARG002 -- nobody else would have it
        return True

    def _insert(self, rows: list[Row]) -> None:
        begin = 0
        for count in _AT_ONCE:
            while len(rows) - begin >= count:
                facts = [fact for row in rows[begin : begin + count] for fact in row]
                self._connection.execute(_INSERTS[count], facts)
                begin += count

    def _look_for_others(self) -> None:
        """Forget the lengths when another connection has written; SQLite counts that."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._lengths.clear()
            self._version = version
