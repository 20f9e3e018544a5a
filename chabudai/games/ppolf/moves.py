"""The moves of the players and of Nature.

Players' numbers are held rounded: places to 0.001 of a tile width, angles to 0.01 degrees, speeds to 0.001 m/s.
"""

from typing import Final

from chabudai.core import SPEED_DIGITS, HandError, Spread, Struct, held_angle
from chabudai.core.flick_notation import write_settled
from chabudai.games.ppolf.pieces import Name, Piece

PLACE_DIGITS: Final = 3


class Tee(Struct, tag="tee"):
    """The coin is placed beside the last hole and flicked (PP-4)."""

    x: float
    y: float
    angle: float
    speed: float

    def __str__(self) -> str:
        return f"tee {self.x!r},{self.y!r} flick {self.angle!r},{self.speed!r}"


class Flick(Struct, tag="flick"):
    """The coin is flicked from where it lies (PP-7)."""

    angle: float
    speed: float

    def __str__(self) -> str:
        return f"flick {self.angle!r},{self.speed!r}"


class Course(Struct, tag="course"):
    """The lay of all tiles and obstacles (PP-2). It has a name where it was made from a seed, else an empty one."""

    name: str
    tiles: tuple[Piece, ...]

    def __str__(self) -> str:
        words = ("course", self.name, *map(str, self.tiles))
        return " ".join(word for word in words if word)


class Off(Struct):
    """A piece that has left the table, and the point of the edge where it did."""

    name: Name
    x: float
    y: float

    def __str__(self) -> str:
        return f"{self.name}@{self.x!r},{self.y!r}"


class Settled(Struct, tag="settled"):
    """Nature's answer to a flick: which pieces touched, in order, where they came to rest, and what left the table.

    A piece that is named neither among the rests nor among those that left lies where it lay.
    """

    contacts: tuple[tuple[Name, Name], ...] = ()
    rests: tuple[Piece, ...] = ()
    left: tuple[Off, ...] = ()

    def __str__(self) -> str:
        return write_settled(self.contacts, self.rests, self.left)


Turn = Tee | Flick
Chance = Course | HandError | Settled
Move = Turn | Chance


def tee(x: float, y: float, angle: float, speed: float) -> Tee:
    """Return a tee shot with its numbers rounded as they are held."""
    return Tee(round(x, PLACE_DIGITS), round(y, PLACE_DIGITS), held_angle(angle), round(speed, SPEED_DIGITS))


def flick(angle: float, speed: float) -> Flick:
    """Return a flick with its numbers rounded as they are held."""
    return Flick(held_angle(angle), round(speed, SPEED_DIGITS))


def spread(speed: float) -> Spread:
    """Return how far a human hand misses with a flick of this speed."""
    return Spread(angle=0.4 + 0.4 * speed, speed=0.01 + 0.04 * speed)
