"""What a board in the terminal is given to draw."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from chabudai.core import Result, Seat, Struct
from chabudai.terminal.names import Names


class Scene(NamedTuple):
    """A moment of a match as one viewer may see it."""

    view: Any
    last: Sequence[Struct]
    """What was told of the last move that stands; empty before the first."""
    acting: frozenset[Seat]
    result: Result | None
    names: Names
    near: Seat
    """The seat that the board is seen from."""
    plain: bool
    width: int
