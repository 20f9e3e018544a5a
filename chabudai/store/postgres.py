"""A store in a PostgreSQL database, for servers of several processes or machines."""

from __future__ import annotations

from contextlib import ExitStack, closing
from secrets import randbits, token_bytes
from typing import TYPE_CHECKING, LiteralString

from chabudai.store.opening import shown_store
from chabudai.store.port import MatchId, MatchInUse, StoreDamaged, UnknownMatch
from chabudai.store.postgres_database import MIGRATIONS, connect, prepare, translated_errors
from chabudai.store.postgres_holds import Holds
from chabudai.store.postgres_ledger import BODIES, HEADER, IN_USE, LENGTH, PostgresLedger
from chabudai.store.postgres_peers import PostgresPeers
from chabudai.store.postgres_readers import Readers
from chabudai.store.writer import GroupWriter

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future
    from types import TracebackType
    from typing import Self

_LARGEST = 2**31 - 1  # PostgreSQL's integer


class PostgresStore:
    """A `LogStore` in the schema `chabudai` of the database at `address`, which is made if it is missing.

    Any number of processes may use the same database. Whoever loses the connection tries again for up to `patience`
    seconds; then what was asked for is `StoreUnavailable`. A write that failed so may have reached the database after
    all: the same again gives its length, and `entries` tell. When a process ends without a word, what it held is held
    for up to `holding` seconds more, and its leases and notes count for `lifetime` seconds more.
    """

    def __init__(
        self,
        address: str,
        *,
        migrations: Sequence[LiteralString] = MIGRATIONS,
        patience: float = 15.0,
        holding: float = 60.0,
        lifetime: float = 5.0,
    ) -> None:
        self._name = shown_store(address)
        self._process = randbits(63)
        with translated_errors(self._name), ExitStack() as undo:
            writing = undo.enter_context(closing(connect(address)))
            prepare(writing, self._name, migrations)
            undo.pop_all()
        self._writer = GroupWriter(self._name, PostgresLedger(address, self._name, writing, patience, self._process))
        self._readers = Readers(address, self._name, patience)
        self._holds = Holds(self._readers, self._process, holding)
        self.peers = PostgresPeers(address, self._process, self._readers, lifetime)
        """The processes that serve this database."""

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
        for (header,) in self._readers.ask(HEADER, match.encode()):
            return header
        raise UnknownMatch(match)

    def entries(self, match: MatchId, since: int = 0) -> list[bytes]:
        """Give the entries from number `since` on, in order; none if the log is not that long."""
        if since < 0:
            raise ValueError(f"entries are numbered from 0, so there are none since {since}")
        number, _ = self._find(match)
        return [body for (body,) in self._readers.ask(BODIES, number, min(since, _LARGEST))]

    def length(self, match: MatchId) -> int:
        """Give the number of entries, which is where the next append belongs."""
        _, length = self._find(match)
        return length

    def matches(self) -> list[MatchId]:
        """Give every match in the order of creation."""
        return [
            MatchId(name.decode()) for (name,) in self._readers.ask("SELECT id FROM chabudai.matches ORDER BY number")
        ]

    def hold(self, match: MatchId) -> None:
        """Let nobody delete the match until it is released; see `LogStore.hold`."""
        self._holds.hold(match)

    def release(self, match: MatchId) -> None:
        """Hold the match no longer; nothing happens where it is not held."""
        self._holds.release(match)

    def delete(self, match: MatchId) -> Future[None]:
        """Remove the match with its log, for good; `MatchInUse` where somebody holds it."""
        number, _ = self._find(match)
        if self._readers.ask(IN_USE, number) == [(True,)]:
            raise MatchInUse(match)
        return self._writer.submit(lambda ledger: ledger.delete(match, number))

    def probe(self) -> None:
        """Write something durably and read it back, which changes no match; wait until that is done or fails."""
        stamp = token_bytes(8)
        self._writer.submit(lambda ledger: ledger.probe(self._process, stamp)).result()
        if self._readers.ask("SELECT stamp FROM chabudai.probe WHERE slot = %s", self._process) != [(stamp,)]:
            raise StoreDamaged(self._name, "what was written can't be read back")

    def close(self) -> None:
        """Finish what was asked for, then let go of the database; closing again does nothing."""
        self._writer.close()
        self.peers.close()
        self._holds.close()
        self._readers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _find(self, match: MatchId) -> tuple[int, int]:
        for number, length in self._readers.ask(LENGTH, match.encode()):
            return number, length
        raise UnknownMatch(match)
