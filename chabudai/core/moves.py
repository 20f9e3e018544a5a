"""Move spaces: what a seat may do now, be it a short list, a long one, or a continuum."""

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, Protocol, TypeVar, cast, runtime_checkable

from chabudai.core.errors import ChabudaiError

M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


@runtime_checkable
class MoveSpace(Protocol[M_co]):
    """The moves that a seat may make, as a set that can be asked and sampled."""

    def contains(self, move: object) -> bool:
        """Return whether this move is among them."""
        ...

    def sample(self, rng: Random) -> M_co:
        """Draw one of them; ValueError where there is none."""
        ...


@runtime_checkable
class FiniteMoves(MoveSpace[M_co], Protocol[M_co]):
    """A move space whose moves can be counted and listed, if need be lazily."""

    def __iter__(self) -> Iterator[M_co]: ...

    def __len__(self) -> int: ...


class UnlistedMoves(ChabudaiError):
    """Moves were to be listed that can't be."""


@cache
def _is_finite(kind: type) -> bool:
    """Return whether spaces of this type can be listed; asked once a type, because protocols are slow to ask."""
    return issubclass(kind, FiniteMoves)


def as_listed(space: MoveSpace[M]) -> FiniteMoves[M] | None:
    """Return a space as one that can be listed, or None where it can't."""
    return cast("FiniteMoves[M]", space) if _is_finite(type(space)) else None


def has_more_than(space: FiniteMoves[Any], most: int) -> bool:
    """Tell whether there are more moves than these; a space that is dear to count may tell it by its own `has_more`."""
    tell: Callable[[int], bool] | None = getattr(space, "has_more", None)
    return tell(most) if tell else len(space) > most


def listed(space: MoveSpace[M]) -> FiniteMoves[M]:
    """Return a space as one that can be listed; UnlistedMoves where it can't."""
    finite = as_listed(space)
    if finite is None:
        raise UnlistedMoves("These moves can't be listed one by one.")
    return finite


class Listed(tuple[M, ...]):
    """Moves written out one by one, each equally likely to be sampled."""

    __slots__ = ()

    def contains(self, move: object) -> bool:
        """Return whether this move is among them."""
        return move in self

    def sample(self, rng: Random) -> M:
        """Draw one of them; ValueError where there is none."""
        if not self:
            raise ValueError("there is no move to choose from")
        return self[rng.randrange(len(self))]
