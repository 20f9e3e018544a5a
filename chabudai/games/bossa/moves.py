"""The moves of the players and of Nature."""

from chabudai.core import Struct
from chabudai.games.bossa.tiles import Colour, Tile, Tiles


class Place(Struct, tag="place"):
    """Tiles onto the next free place of a line (BO-8)."""

    line: Colour
    value: int
    tiles: Tiles

    def __str__(self) -> str:
        return f"{self.line}{self.value}={'+'.join(self.tiles)}"


class Stack(Struct, tag="stack"):
    """Tiles on top of a place in play (BO-12)."""

    line: Colour
    value: int
    tiles: Tiles

    def __str__(self) -> str:
        return f"{self.line}{self.value}^{'+'.join(self.tiles)}"


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


class Roll(Struct, tag="roll"):
    """The two dice (BO-5)."""

    white: int
    black: int

    def __str__(self) -> str:
        return f"roll {self.white} {self.black}"


class Draw(Struct, tag="draw"):
    """A tile from the pile (BO-7, BO-10)."""

    tile: Tile

    def __str__(self) -> str:
        return f"draw {self.tile}"


Turn = Place | Stack | Redraw | Exchange
Chance = Deal | Roll | Draw
Move = Turn | Chance
