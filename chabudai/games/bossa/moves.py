"""The moves of the players and of Nature."""

from typing import ClassVar

from chabudai.core import PlainMove, Struct
from chabudai.games.bossa.tiles import Colour, Tile, Tiles


class _Laying(Struct):
    """Tiles onto a place of a line, written with a sign that tells how."""

    line: Colour
    value: int
    tiles: Tiles

    sign: ClassVar[str]

    def __str__(self) -> str:
        return f"{self.line}{self.value}{self.sign}{'+'.join(self.tiles)}"


class Place(_Laying, tag="place"):
    """Tiles onto the next free place of a line (BO-8)."""

    sign = "="


class Stack(_Laying, tag="stack"):
    """Tiles on top of a place in play (BO-12)."""

    sign = "^"


class Redraw(Struct, tag="redraw"):
    """A tile of one's own away, another from the pile (BO-10)."""

    tile: Tile

    def __str__(self) -> str:
        return f"R{self.tile}"


class Exchange(Struct, tag="exchange"):
    """A tile of one's own for one of the opponent's (BO-11)."""

    mine: Tile
    theirs: Tile

    def __str__(self) -> str:
        return f"X{self.mine}-{self.theirs}"


class Deal(Struct, tag="deal"):
    """Four tiles for each (BO-4)."""

    hands: tuple[Tiles, Tiles]

    def __str__(self) -> str:
        first, second = (" ".join(hand) for hand in self.hands)
        return f"deal {first} | {second}"


class Roll(PlainMove, tag="roll"):
    """The two dice (BO-5)."""

    white: int
    black: int


class Draw(PlainMove, tag="draw"):
    """A tile from the pile (BO-7, BO-10)."""

    tile: Tile


Turn = Place | Stack | Redraw | Exchange
Chance = Deal | Roll | Draw
Move = Turn | Chance
