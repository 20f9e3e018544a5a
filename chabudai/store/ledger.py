"""How requests are judged inside a store's transaction, whichever database it is.

The lengths of logs are remembered, so that most appends are judged without a query, and the entries of a group go in by
few statements at the end.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from chabudai.store.port import LeaseLost, LogConflict, LogGap, MatchExists, MatchId, StoreError, UnknownMatch

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

_REMEMBERED: Final = 10_000

Row = tuple[int, int, bytes]


class Ledger(ABC):
    """The matches as the one connection that writes them sees them; used within its transactions only."""

    def __init__(self) -> None:
        self._lengths: dict[MatchId, tuple[int, int]] = {}
        self._rows: list[Row] = []

    @abstractmethod
    def transaction(self) -> AbstractContextManager[None]:
        """Write and commit all that was judged meanwhile at the end, or nothing of it."""

    @abstractmethod
    def apart(self) -> AbstractContextManager[None]:
        """Keep what is judged meanwhile apart from the rest of the transaction: an error undoes only that."""

    @abstractmethod
    def is_own_fault(self, error: Exception) -> bool:
        """Tell whether a request has brought an error upon itself; any other is the whole group's."""

    @abstractmethod
    def recovers(self, error: BaseException, tries: int) -> bool:
        """Tell whether a group that failed so is worth another try; wait until it is."""

    @abstractmethod
    def store_error(self, error: BaseException) -> StoreError:
        """Return an error of the database as an error of the store."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the connection."""

    @abstractmethod
    def probe(self, slot: int, stamp: bytes) -> None:
        """Write what is to be read back."""

    def create(self, match: MatchId, header: bytes) -> None:
        """Begin a match; the same header again changes nothing, another one is `MatchExists`."""
        number = self._insert_match(match, header)
        if number is not None:
            self._remember(match, number, 0)
        elif self._header(match) != header:
            raise MatchExists(match)

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> int:
        """Have entries written at the end of the transaction, and give the log's new length; see `LogStore.append`."""
        number, length = self._lengths.get(match) or self._found(match)
        if fence is not None and not self._has_lease(number, fence):
            raise LeaseLost(match)
        if at > length:  # somebody else may have written what is missing
            number, length = self._found(match)
        if at > length:
            raise LogGap(match, length, at)
        standing = self._standing(number, at, len(entries)) if at < length else ()
        for seq, (body, entry) in enumerate(zip(standing, entries, strict=False), at):
            if body != entry:
                raise LogConflict(match, seq)
        missing = entries[len(standing) :]
        self._rows.extend((number, length + step, body) for step, body in enumerate(missing))
        self._remember(match, number, length + len(missing))
        return max(length, at + len(entries))

    def delete(self, match: MatchId, number: int) -> None:
        """Remove a match with its entries; `UnknownMatch` where there is none of this name and number."""
        self._write()
        self._lengths.pop(match, None)
        if not self._delete_match(match, number):
            raise UnknownMatch(match)

    @abstractmethod
    def _header(self, match: MatchId) -> bytes | None: ...

    @abstractmethod
    def _insert_match(self, match: MatchId, header: bytes) -> int | None:
        """Insert a match and return its number; None where there is one of this name."""

    @abstractmethod
    def _delete_match(self, match: MatchId, number: int) -> bool: ...

    @abstractmethod
    def _look_up(self, match: MatchId) -> tuple[int, int] | None:
        """Return a match's number and the length of its log as they are written."""

    @abstractmethod
    def _bodies(self, number: int, at: int, most: int) -> Sequence[bytes]: ...

    @abstractmethod
    def _insert(self, rows: list[Row]) -> None: ...

    @abstractmethod
    def _has_lease(self, number: int, fence: int) -> bool:
        """Tell whether a lease is still the one with this fence, and keep it so until the transaction ends."""

    def _found(self, match: MatchId) -> tuple[int, int]:
        self._write()
        found = self._look_up(match)
        if found is None:
            raise UnknownMatch(match)
        return found

    def _standing(self, number: int, at: int, most: int) -> Sequence[bytes]:
        self._write()
        return self._bodies(number, at, most)

    def _remember(self, match: MatchId, number: int, length: int) -> None:
        if len(self._lengths) >= _REMEMBERED:
            self._lengths.clear()
        self._lengths[match] = number, length

    def _write(self) -> None:
        rows, self._rows = self._rows, []
        if rows:
            self._insert(rows)

    def _forget(self) -> None:
        self._rows.clear()
        self._lengths.clear()
