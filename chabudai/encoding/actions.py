"""How numbers become moves: one of so many actions, several of them one after the other, or some dials."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from chabudai.core import MoveSpace, as_listed

Draft = tuple[int, ...]
"""The actions chosen so far for a move that takes several of them."""

MOST_LISTED: Final = 500
"""How many actions a game without an encoding of its own has: later moves of a longer list can't be chosen."""


class DiscreteActions(Protocol):
    """Moves as numbers from 0: each is one action, or a few of them that are chosen one after the other."""

    @property
    def size(self) -> int:
        """How many actions there are."""
        ...

    @property
    def parts(self) -> int:
        """How many actions make up a move, at most."""
        ...

    @property
    def about(self) -> Sequence[tuple[str, str]]:
        """Which actions there are and what they mean, for the documentation."""
        ...

    def legal(self, space: MoveSpace[Any], view: Any, draft: Draft) -> Iterable[int]:  # noqa: ANN401 -- as the game's types
        """Return the actions that lead to a legal move, after those of the draft."""
        ...

    def move(self, space: MoveSpace[Any], view: Any, draft: Draft) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move that a draft of legal actions makes up; None where more of them are needed."""
        ...

    def draft(self, space: MoveSpace[Any], view: Any, move: Any) -> Draft:  # noqa: ANN401 -- as the game's types
        """Return the actions that make up a legal move; where there are fewer actions than moves, of a near one."""
        ...


class Dial(NamedTuple):
    """A number from -1 to 1 that is part of an action, and what it means."""

    name: str
    about: str
    steps: int = 1
    """How many values it has where actions have to be listed: the middles of so many equal parts."""


class BoxActions(Protocol):
    """Moves as a few numbers from -1 to 1; all of them make up a legal move."""

    @property
    def dials(self) -> Sequence[Dial]:
        """What the numbers mean."""
        ...

    def move(self, view: Any, values: NDArray[np.float64]) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move that these numbers stand for, or the legal one that is near."""
        ...

    def values(self, view: Any, move: Any) -> NDArray[np.float64]:  # noqa: ANN401 -- as the game's types
        """Return the numbers of a legal move."""
        ...

    def used(self, view: Any) -> Sequence[bool]:  # noqa: ANN401 -- as the game's types
        """Return for each dial whether it matters now."""
        ...


AnyActions = DiscreteActions | BoxActions


class ChanceActions(Protocol):
    """Those moves of Nature that are too many to be listed, drawn in parts with exact odds."""

    @property
    def size(self) -> int:
        """How many parts there are to draw from."""
        ...

    def outcomes(self, state: Any, draft: Draft) -> Sequence[tuple[int, Fraction]] | None:  # noqa: ANN401 -- as the game's types
        """Return what can be drawn after the draft, with its odds; None where this move is not drawn in parts."""
        ...

    def move(self, state: Any, draft: Draft) -> Any:  # noqa: ANN401 -- as the game's types
        """Return Nature's move once all of it is drawn; None where more is to be."""
        ...


class ListedActions:
    """The actions of any game whose moves can be listed: the number of a move in the list of legal ones."""

    parts = 1

    def __init__(self, size: int = MOST_LISTED) -> None:
        self.size = size
        self.about = (
            (f"0 to {size - 1}", "the legal move with this number, in the order in which the game lists them"),
        )

    def legal(self, space: MoveSpace[Any], view: Any, draft: Draft) -> Iterable[int]:  # noqa: ANN401 -- any game's
        """Return the numbers of the legal moves, as far as there are actions."""
        del view, draft
        return range(len(self._moves(space, self.size)))

    def move(self, space: MoveSpace[Any], view: Any, draft: Draft) -> Any:  # noqa: ANN401 -- any game's
        """Return the legal move with this number."""
        del view
        return self._moves(space, draft[0] + 1)[draft[0]] if draft else None

    def draft(self, space: MoveSpace[Any], view: Any, move: Any) -> Draft:  # noqa: ANN401 -- any game's
        """Return the number of a legal move."""
        del view
        return (self._moves(space, self.size).index(move),)

    def _moves(self, space: MoveSpace[Any], most: int) -> list[Any]:
        """Return the first legal moves; ValueError where they can't be listed."""
        finite = as_listed(space)
        if finite is None:
            raise ValueError("the moves of this game can't be listed: its entry has to name an encoding of its own")
        return list(islice(iter(finite), most))
