"""The interface of a store of match logs, and its errors.

A store speaks bytes: it knows no game and no codec. A match is a header and a list of entries numbered from 0, which
only ever grows at its end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NewType, Protocol

from chabudai.core.errors import ChabudaiError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future
    from types import TracebackType
    from typing import Self

    from chabudai.store.peers import Peers

MatchId = NewType("MatchId", str)


class StoreError(ChabudaiError):
    """The base of every error of a store; each carries its facts as attributes."""


class UnknownMatch(StoreError):
    """The store holds no match of that name."""

    def __init__(self, match: MatchId) -> None:
        super().__init__(match)
        self.match = match

    def __str__(self) -> str:
        return f"there is no match {self.match!r}"


class MatchExists(StoreError):
    """The match was already created, with another header."""

    def __init__(self, match: MatchId) -> None:
        super().__init__(match)
        self.match = match

    def __str__(self) -> str:
        return f"match {self.match!r} exists already, with another header"


class LogGap(StoreError):
    """An append at `at` would leave a hole, because the log has only `length` entries."""

    def __init__(self, match: MatchId, length: int, at: int) -> None:
        super().__init__(match, length, at)
        self.match = match
        self.length = length
        self.at = at

    def __str__(self) -> str:
        return f"the log of match {self.match!r} has {self.length} entries, so nothing can be appended at {self.at}"


class LogConflict(StoreError):
    """Other bytes already stand at `at`, the first number where they differ."""

    def __init__(self, match: MatchId, at: int) -> None:
        super().__init__(match, at)
        self.match = match
        self.at = at

    def __str__(self) -> str:
        return f"another entry already stands at {self.at} in the log of match {self.match!r}"


class MatchInUse(StoreError):
    """The match can't be deleted, because a server has it in memory; or it can't be held, because it is deleted now."""

    def __init__(self, match: MatchId) -> None:
        super().__init__(match)
        self.match = match

    def __str__(self) -> str:
        return f"match {self.match!r} is in use"


class LeaseLost(StoreError):
    """Another process has the lease of the match by now, so nothing was written under the old one."""

    def __init__(self, match: MatchId) -> None:
        super().__init__(match)
        self.match = match

    def __str__(self) -> str:
        return f"another process drives match {self.match!r} by now"


class StoreUnavailable(StoreError):
    """The store cannot be used now: the disk is full or fails, or another process holds it. Trying later may help."""

    def __init__(self, store: str, reason: str) -> None:
        super().__init__(store, reason)
        self.store = store
        self.reason = reason

    def __str__(self) -> str:
        return f"the store {self.store} cannot be used now: {self.reason}"


class StoreDamaged(StoreError):
    """What is there is not a store that can be read: no database, a broken one, or another program's."""

    def __init__(self, store: str, reason: str) -> None:
        super().__init__(store, reason)
        self.store = store
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.store} cannot be read as a store: {self.reason}"


class StoreTooNew(StoreError):
    """The store was written by a newer Chabudai: it has version `found`, and only versions up to `known` are known."""

    def __init__(self, store: str, found: int, known: int) -> None:
        super().__init__(store, found, known)
        self.store = store
        self.found = found
        self.known = known

    def __str__(self) -> str:
        return f"the store {self.store} has version {self.found}; this Chabudai knows versions up to {self.known}"


class StoreClosed(StoreError):
    """The store was closed before this call."""

    def __init__(self, store: str) -> None:
        super().__init__(store)
        self.store = store

    def __str__(self) -> str:
        return f"the store {self.store} is closed"


class LogStore(Protocol):
    """An append-only log of matches, usable from any thread.

    What writes gives a future that resolves once the bytes are durable, or with the error that kept them out: wait with
    `.result()`, or with `asyncio.wrap_future`. Writes happen in the order they were asked for. A future's callbacks run
    in the thread that writes, so they must not wait for another write. After `close`, every call raises `StoreClosed`.
    """

    def create(self, match: MatchId, header: bytes) -> Future[None]:
        """Begin a match; the same header again changes nothing, another one is `MatchExists`."""
        ...

    @property
    def peers(self) -> Peers:
        """The processes that serve this store."""
        ...

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> Future[int]:
        """Put `entries` into the log from number `at` on, and give the log's new length.

        What already stands there with the same bytes is not written again, so an append can be repeated safely. For the
        same reason two writers that race must not offer equal bytes for what are two different events.

        The future fails with `UnknownMatch`, with `LogGap` where `at` lies beyond the end, or with `LogConflict` where
        other bytes stand; then nothing of this append was written. With the `fence` of a lease it is `LeaseLost` where
        another process has the lease by then, however late that is found out.
        """
        ...

    def header(self, match: MatchId) -> bytes:
        """Give the header that the match was created with."""
        ...

    def entries(self, match: MatchId, since: int = 0) -> list[bytes]:
        """Give the entries from number `since` on, in order; none if the log is not that long."""
        ...

    def length(self, match: MatchId) -> int:
        """Give the number of entries, which is where the next append belongs."""
        ...

    def matches(self) -> list[MatchId]:
        """Give every match in the order of creation."""
        ...

    def hold(self, match: MatchId) -> None:
        """Let nobody delete the match, in this process or another, until it is released or this process ends.

        Several processes may hold one match. It is `MatchInUse` where somebody deletes it right now.
        """
        ...

    def release(self, match: MatchId) -> None:
        """Hold the match no longer; nothing happens where it is not held."""
        ...

    def delete(self, match: MatchId) -> Future[None]:
        """Remove the match with its log, for good; `MatchInUse` where somebody holds it."""
        ...

    def probe(self) -> None:
        """Write something durably and read it back, which changes no match; wait until that is done or fails."""
        ...

    def close(self) -> None:
        """Finish what was asked for, then let go of the store; closing again does nothing."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None: ...
