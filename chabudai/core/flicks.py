"""The numbers of a flick, how they are rounded, and the error of a human hand. Each game says how large that is.

Angles are in degrees counter-clockwise from east, held to 0.01; speeds in m/s, held to 0.001.
"""

from math import cos, radians, sin
from random import Random
from typing import Final, NamedTuple, NewType, Protocol

from chabudai.core.seats import Seat
from chabudai.core.values import Struct

PieceName = NewType("PieceName", str)

ANGLE_DIGITS: Final = 2
SPEED_DIGITS: Final = 3
SLOWEST: Final = 0.05
FASTEST: Final = 6.0
FULL_TURN: Final = 360.0
LARGEST: Final = 3.0
"""No error is larger than so many standard deviations."""


class Aim(Protocol):
    """A move that is a flick."""

    @property
    def angle(self) -> float:
        """Its direction."""
        ...

    @property
    def speed(self) -> float:
        """Its speed."""
        ...


class HandError(Struct, tag="hand"):
    """The error of a hand: how far a flick misses the angle and the speed that were aimed."""

    da: float
    dv: float

    def __str__(self) -> str:
        return f"hand {self.da!r},{self.dv!r}"


class Erred(Struct, tag="erred"):
    """The event that the hand of a seat has gone astray by so much."""

    seat: Seat
    da: float
    dv: float


class Off(Struct):
    """A piece that has left the table, and the point of the edge where it did."""

    name: PieceName
    x: float
    y: float

    def __str__(self) -> str:
        return f"{self.name}@{self.x!r},{self.y!r}"


class Spread(NamedTuple):
    """The standard deviations of the error, in degrees and m/s."""

    angle: float
    speed: float


def held_angle(angle: float) -> float:
    """Return an angle from 0 up to 360 degrees, rounded as it is held."""
    return round(angle % FULL_TURN, ANGLE_DIGITS) % FULL_TURN


def held_flick(angle: float, speed: float) -> tuple[float, float]:
    """Return the angle and the speed of a flick, rounded as they are held."""
    return held_angle(angle), round(speed, SPEED_DIGITS)


def is_flick(aim: Aim) -> bool:
    """Return whether the angle and the speed are within the bounds of a flick."""
    return 0 <= aim.angle < FULL_TURN and SLOWEST <= aim.speed <= FASTEST


def draw_flick(rng: Random) -> tuple[float, float]:
    """Draw an angle and a speed evenly."""
    return FULL_TURN * rng.random(), rng.uniform(SLOWEST, FASTEST)


def with_error(aim: Aim, error: HandError | None) -> tuple[float, float]:
    """Return the angle and the speed that a flick really has: what was aimed, with the error of the hand."""
    da, dv = (error.da, error.dv) if error else (0.0, 0.0)
    return held_angle(aim.angle + da), round(min(FASTEST, max(SLOWEST, aim.speed + dv)), SPEED_DIGITS)


def velocity(angle: float, speed: float) -> tuple[float, float]:
    """Return a flick's speed to the east and to the north."""
    return speed * cos(radians(angle)), speed * sin(radians(angle))


def is_near_edge(point: tuple[float, float], size: tuple[float, float], within: float) -> bool:
    """Return whether a point of a table is so near to one of its edges; a table has its width and height as size."""
    (x, y), (width, height) = point, size
    inside = 0 <= x <= width and 0 <= y <= height
    return inside and min(x, width - x, y, height - y) <= within


class AnswerProblem(NamedTuple):
    """Why an answer to a flick can't be, for whoever writes an engine."""

    reason: str
    piece: str


class HandErrors:
    """The errors that a hand with this spread can make."""

    def __init__(self, spread: Spread) -> None:
        self.spread = spread

    def contains(self, move: object) -> bool:
        """Return whether the error is no larger than a hand's can be."""
        if not isinstance(move, HandError):
            return False
        most = LARGEST * self.spread.angle, LARGEST * self.spread.speed
        held = move == HandError(round(move.da, ANGLE_DIGITS), round(move.dv, SPEED_DIGITS))
        return held and abs(move.da) <= _up(most[0], ANGLE_DIGITS) and abs(move.dv) <= _up(most[1], SPEED_DIGITS)

    def sample(self, rng: Random) -> HandError:
        """Draw an error by the normal distribution, without its far ends."""
        angle, speed = (_normal(rng) for _ in range(2))
        return HandError(round(angle * self.spread.angle, ANGLE_DIGITS), round(speed * self.spread.speed, SPEED_DIGITS))

    def scaled(self, error: HandError, other: "HandErrors") -> HandError:
        """Return the error of this hand that is as likely as that one is among the other's."""
        angle, speed = error.da / other.spread.angle, error.dv / other.spread.speed
        return HandError(
            round(_bounded(angle) * self.spread.angle, ANGLE_DIGITS),
            round(_bounded(speed) * self.spread.speed, SPEED_DIGITS),
        )


def _bounded(deviation: float) -> float:
    """Return a deviation without the little that rounding may have added at the far ends."""
    return max(-LARGEST, min(LARGEST, deviation))


def _up(most: float, digits: int) -> float:
    """Return a bound that rounding does not pass."""
    return most + 10**-digits


def _normal(rng: Random) -> float:
    while True:
        drawn = rng.gauss(0.0, 1.0)
        if abs(drawn) <= LARGEST:
            return drawn
