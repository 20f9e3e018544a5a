"""What a board in the terminal is given to draw."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from chabudai.core import Language, Result, Seat, Struct
from chabudai.terminal.names import Names


class BoardState(NamedTuple):
    """What the board shows now, and with whose eyes: a match at one time, as one viewer may see it."""

    view: Any
    last: Sequence[Struct]
    """The events of the last move that was not taken back, as the viewer may see them; empty before the first move."""
    acting: frozenset[Seat]
    result: Result | None
    names: Names
    near: Seat
    """The seat that the board is seen from."""
    plain: bool
    width: int
    language: Language = "en"
