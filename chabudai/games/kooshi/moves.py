"""The one kind of move that Ko-oshi has."""

from chabudai.core import Struct
from chabudai.games.kooshi.board import Direction, Square


class Move(Struct, tag="move"):
    """One own piece goes one way, as far as its value (KO-4)."""

    square: Square
    direction: Direction

    def __str__(self) -> str:
        return f"{self.square}{self.direction}"
