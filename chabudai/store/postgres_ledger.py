"""A ledger on a PostgreSQL database, in which other processes may write at the same time.

Entries are numbered in a primary key, so the database itself is the arbiter: whoever is late with a number is refused
it, and the group is judged anew with the matches locked.
"""

from __future__ import annotations

from contextlib import contextmanager, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final

import psycopg

from chabudai.store.ledger import Ledger, Row
from chabudai.store.port import MatchInUse
from chabudai.store.postgres_database import Connection, connect, is_passing, store_error
from chabudai.store.postgres_peers import NOTIFY, payloads

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from chabudai.store.port import MatchId, StoreError

HEADER: Final = "SELECT header FROM chabudai.matches WHERE id = %s"
LENGTH: Final = """
    SELECT number, (SELECT coalesce(max(seq) + 1, 0) FROM chabudai.entries WHERE match = number)
    FROM chabudai.matches WHERE id = %s
"""
BODIES: Final = "SELECT body FROM chabudai.entries WHERE match = %s AND seq >= %s ORDER BY seq"
IN_USE: Final = """
    SELECT EXISTS (
        SELECT FROM chabudai.holds JOIN chabudai.holders USING (holder) WHERE match = %s AND until > now()
    )
"""
_LEASE: Final = "SELECT FROM chabudai.leases WHERE match = %s AND fence = %s FOR SHARE"
_LOCK: Final = "SELECT number FROM chabudai.matches WHERE id = %s FOR UPDATE"
_LONGEST_WAIT: Final = 1.0  # seconds between two tries


class PostgresLedger(Ledger):
    """A ledger with a connection of its own, which is opened anew when it is lost."""

    def __init__(self, address: str, store: str, connection: Connection, patience: float, process: int) -> None:
        super().__init__()
        self._address = address
        self._store = store
        self._connection = connection
        self._patience = patience
        self._process = process
        self._until = 0.0
        self._written: set[MatchId] = set()
        self._locks = False

    @contextmanager
    def transaction(self) -> Generator[None]:
        """Commit all that was judged meanwhile at the end, or nothing of it; then tell the other processes.

        They are told after the commit, all in one go: a transaction that notifies holds a lock of the whole database
        until it is on disk, so the processes would commit one after the other. Whoever is not told looks for itself.
        """
        self._written.clear()
        with self._whole():
            yield
        if self._written:
            with suppress(psycopg.Error):
                self._connection.execute(NOTIFY, (payloads(self._process, "entries", self._written),))

    @contextmanager
    def apart(self) -> Generator[None]:
        """Keep what is judged meanwhile apart from the rest, with its match locked: nobody else writes to it.

        In a group that is judged together nothing is locked: two processes would wait for each other until the database
        notices, a second later.
        """
        self._locks = True
        try:
            with self._whole():
                yield
        finally:
            self._locks = False

    @contextmanager
    def _whole(self) -> Generator[None]:
        """Write all that is judged meanwhile, or nothing of it; a transaction within another is a savepoint."""
        try:
            with self._connection.transaction():
                yield
                self._write()
        except BaseException:
            self._forget()
            raise

    def is_own_fault(self, error: Exception) -> bool:
        """Tell whether a request has brought an error upon itself; a number that is taken is such an error."""
        return not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError | psycopg.InternalError)

    def recovers(self, error: BaseException, tries: int) -> bool:
        """Wait with growing patience, connect again where that is needed, and tell whether that was possible in time.

        What was being committed when the connection was lost is either there or not; the same again changes nothing.
        """
        if not is_passing(error):
            return False
        if tries == 1:
            self._until = monotonic() + self._patience
        while monotonic() < self._until:
            if not self._connection.closed and not self._connection.broken:
                return True
            sleep(min(0.05 * 2 ** min(tries, 10), _LONGEST_WAIT))
            tries += 1
            with suppress(psycopg.Error):
                self._connection = connect(self._address)
        return False

    def store_error(self, error: BaseException) -> StoreError:
        """Return an error of PostgreSQL as an error of the store."""
        return store_error(self._store, error)

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> int:
        """Have entries written, and the other processes told of it."""
        length = super().append(match, at, entries, fence)
        self._written.add(match)
        return length

    def delete(self, match: MatchId, number: int) -> None:
        """Remove a match with its entries; `MatchInUse` where a process that is alive holds it."""
        self._connection.execute(_LOCK, (match.encode(),))  # from here on nobody can begin to hold it
        if self._connection.execute(IN_USE, (number,)).fetchone() == (True,):
            raise MatchInUse(match)
        super().delete(match, number)

    def probe(self, slot: int, stamp: bytes) -> None:
        """Write what is to be read back, and remove what other processes have left long ago."""
        self._connection.execute("DELETE FROM chabudai.probe WHERE written < now() - interval '1 day'")
        self._connection.execute(
            """
            INSERT INTO chabudai.probe VALUES (%s, %s, now())
            ON CONFLICT (slot) DO UPDATE SET stamp = excluded.stamp, written = excluded.written
            """,
            (slot, stamp),
        )

    def _header(self, match: MatchId) -> bytes | None:
        found = self._connection.execute(HEADER, (match.encode(),)).fetchone()
        return found[0] if found else None

    def _insert_match(self, match: MatchId, header: bytes) -> int | None:
        made = self._connection.execute(
            "INSERT INTO chabudai.matches (id, header) VALUES (%s, %s) ON CONFLICT (id) DO NOTHING RETURNING number",
            (match.encode(), header),
        ).fetchone()
        return made[0] if made else None

    def _delete_match(self, match: MatchId, number: int) -> bool:
        gone = self._connection.execute(
            "DELETE FROM chabudai.matches WHERE number = %s AND id = %s", (number, match.encode())
        )
        return gone.rowcount > 0

    def _look_up(self, match: MatchId) -> tuple[int, int] | None:
        """Return the number and the length; where the match is locked, it stays so until the transaction ends."""
        if self._locks:
            self._connection.execute(_LOCK, (match.encode(),))
        found = self._connection.execute(LENGTH, (match.encode(),)).fetchone()
        return (found[0], found[1]) if found else None

    def _bodies(self, number: int, at: int, most: int) -> Sequence[bytes]:
        found = self._connection.execute(BODIES + " LIMIT %s", (number, at, most))
        return [body for (body,) in found]

    def _has_lease(self, number: int, fence: int) -> bool:
        return self._connection.execute(_LEASE, (number, fence)).fetchone() is not None

    def _insert(self, rows: list[Row]) -> None:
        numbers, seqs, bodies = zip(*sorted(rows), strict=True)
        self._connection.execute(
            "INSERT INTO chabudai.entries SELECT * FROM unnest(%b::bigint[], %b::integer[], %b::bytea[])",
            (list(numbers), list(seqs), list(bodies)),
        )
