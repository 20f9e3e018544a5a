"""The moves of the players and of Nature.

Players' numbers are held rounded: places to 0.001 of a tile width, angles to 0.01 degrees, speeds to 0.001 m/s.
"""

from typing import Final

from chabudai.core import HandError, Off, Spread, Struct, held_flick
from chabudai.core.flick_notation import TableMove, write_settled
from chabudai.games.ppolf.pieces import Name, Piece

PLACE_DIGITS: Final = 3
HAND_ANGLE, HAND_ANGLE_MORE = 0.4, 0.4
HAND_SPEED, HAND_SPEED_MORE = 0.01, 0.04
"""The standard deviations of a human hand's error, in degrees and m/s, and how much more they are for each m/s."""


class Tee(TableMove, tag="tee"):
    """The coin is placed beside the last hole and flicked (PP-4)."""

    x: float
    y: float
    angle: float
    speed: float


class Flick(TableMove, tag="flick"):
    """The coin is flicked from where it lies (PP-7)."""

    angle: float
    speed: float


class Course(Struct, tag="course"):
    """The lay of all tiles and obstacles (PP-2). It has a name where it was made from a seed, else an empty one."""

    name: str
    tiles: tuple[Piece, ...]

    def __str__(self) -> str:
        words = ("course", self.name, *map(str, self.tiles))
        return " ".join(word for word in words if word)


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
    return Tee(round(x, PLACE_DIGITS), round(y, PLACE_DIGITS), *held_flick(angle, speed))


def flick(angle: float, speed: float) -> Flick:
    """Return a flick with its numbers rounded as they are held."""
    return Flick(*held_flick(angle, speed))


def spread(speed: float) -> Spread:
    """Return how far a human hand misses with a flick of this speed."""
    return Spread(angle=HAND_ANGLE + HAND_ANGLE_MORE * speed, speed=HAND_SPEED + HAND_SPEED_MORE * speed)
