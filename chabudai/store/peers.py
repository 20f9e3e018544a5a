"""How the processes that serve one store meet: news of what others have written, notes to each other, leases.

Everything here only hastens or saves work. What counts is the log: who appends at a number that is taken is refused.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from chabudai.store.port import MatchId


class News(NamedTuple):
    """What another process has changed: entries of matches, or its notes about topics; `any`: it may be anything."""

    kind: Literal["entries", "notes", "any"]
    names: tuple[str, ...] = ()


class Peers(Protocol):
    """The processes that serve one store; usable from any thread.

    All but `join` and `close` may take a while and raise `StoreUnavailable`. A process counts as alive while it gives
    signs of life; when it ends without a word, its notes and leases count for a few seconds more.
    """

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same matches."""
        ...

    def join(self, hear: Callable[[News], None]) -> None:
        """Be one of the processes from now on; `hear` is called in a thread of the store, and must not wait.

        Now and then news are missed, so whoever has to know looks for itself every few seconds.
        """
        ...

    def entries_since(self, known: Mapping[MatchId, int]) -> dict[MatchId, list[bytes]]:
        """Give the entries of matches that go beyond the lengths that are known, in one question."""
        ...

    def post(self, notes: Mapping[str, bytes | None], *, quietly: bool = False) -> None:
        """Put up this process's notes, one a topic, in the place of those before; None takes one down."""
        ...

    def notes(self, topics: Sequence[str]) -> dict[str, list[tuple[int, bytes]]]:
        """Give what the other processes that are alive have put up, each with the number of its process."""
        ...

    def take_leases(self, matches: Sequence[MatchId]) -> dict[MatchId, int]:
        """Take the leases that no other living process has, and give the fence of each; see `LogStore.append`."""
        ...

    def give_back_lease(self, match: MatchId, fence: int) -> None:
        """Let another process have a lease."""
        ...

    def keep_leases(self, matches: Sequence[MatchId]) -> None:
        """Let other processes have all leases but those of these matches."""
        ...

    def close(self) -> None:
        """Leave the others: they may have all leases at once."""
        ...


class Alone:
    """The peers of a store that one process serves: there are none, and every lease is its own."""

    shared = False

    def join(self, hear: Callable[[News], None]) -> None:
        """Nobody else writes, so nothing is ever heard."""

    def entries_since(self, known: Mapping[MatchId, int]) -> dict[MatchId, list[bytes]]:  # noqa: ARG002 -- as the port has it
        """Give nothing: nobody else writes."""
        return {}

    def post(self, notes: Mapping[str, bytes | None], *, quietly: bool = False) -> None:
        """Nobody would read it."""

    def notes(self, topics: Sequence[str]) -> dict[str, list[tuple[int, bytes]]]:  # noqa: ARG002 -- as the port has it
        """Give nothing: nobody else writes."""
        return {}

    def take_leases(self, matches: Sequence[MatchId]) -> dict[MatchId, int]:
        """Give every lease."""
        return dict.fromkeys(matches, 0)

    def give_back_lease(self, match: MatchId, fence: int) -> None:
        """Nobody else would have it."""

    def keep_leases(self, matches: Sequence[MatchId]) -> None:
        """Nobody else would have them."""

    def close(self) -> None:
        """Nobody is left."""
