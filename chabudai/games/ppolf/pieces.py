"""What lies on the table: tiles, coins and further obstacles, with their names and sizes (PP-1 to PP-3, PP-15).

Lengths are in tile widths from the table's south-west corner, angles in degrees counter-clockwise from east.
"""

from typing import Final, Literal

from chabudai.core import PieceName, Seat, Struct

Name = PieceName
"""A tile is its suit and rank (`rn`, `b5`), a further obstacle `o1`, a coin `c0` with the number of its seat."""

TILE_WIDTH_M: Final = 0.0508
COIN_WIDTH: Final = 19 / 50.8
RANKS: Final = "na2345"
SUITS: Final = "rbg"
HOLES: Final = tuple(Name(suit + rank) for suit in SUITS for rank in RANKS)
"""The holes in the order in which they are played (PP-3)."""
FIRST_TEE: Final = Name("ka")
BLACK: Final = tuple(Name(f"k{rank}") for rank in RANKS if rank != "a")
"""The other black tiles, which may join as obstacles (PP-15)."""
FACES: Final = ("red", "blue", "black", "green", "null", "ace", "2", "3", "4", "5")
"""What the coins show, by seat (PP-1)."""


class Shape(Struct):
    """A circle of this diameter, or a square of this width."""

    kind: Literal["circle", "square"]
    size: float


TILE: Final = Shape("square", 1.0)
COIN: Final = Shape("circle", COIN_WIDTH)


class Piece(Struct):
    """A piece and where it lies: its centre and how it is turned."""

    name: Name
    x: float
    y: float
    angle: float

    def __str__(self) -> str:
        return f"{self.name}@{self.x!r},{self.y!r},{self.angle!r}"


def coin_of(seat: int) -> Name:
    """Return the name of a seat's coin."""
    return Name(f"c{seat}")


def seat_of(name: Name) -> Seat | None:
    """Return whose coin this is, or None where it is no coin."""
    return Seat(int(name[1:])) if name[:1] == "c" and name[1:].isdecimal() else None
