"""The numbers of a flick, how they are rounded, and the error of a human hand. Each game says how large that is.

Angles are in degrees counter-clockwise from east, held to 0.01; speeds in m/s, held to 0.001.
"""

from random import Random
from typing import Final, NamedTuple

from chabudai.core.values import Struct

ANGLE_DIGITS: Final = 2
SPEED_DIGITS: Final = 3
SLOWEST: Final = 0.05
FASTEST: Final = 6.0
FULL_TURN: Final = 360.0
LARGEST: Final = 3.0
"""No error is larger than so many standard deviations."""


class HandError(Struct, tag="hand"):
    """The error of a hand: how far a flick misses the angle and the speed that were aimed."""

    da: float
    dv: float

    def __str__(self) -> str:
        return f"hand {self.da!r},{self.dv!r}"


class Spread(NamedTuple):
    """The standard deviations of the error, in degrees and m/s."""

    angle: float
    speed: float


def held_angle(angle: float) -> float:
    """Return an angle from 0 up to 360 degrees, rounded as it is held."""
    return round(angle % FULL_TURN, ANGLE_DIGITS) % FULL_TURN


class HandErrors:
    """The errors that a hand with this spread can make."""

    def __init__(self, spread: Spread) -> None:
        self._spread = spread

    def contains(self, move: object) -> bool:
        """Return whether the error is no larger than a hand's can be."""
        if not isinstance(move, HandError):
            return False
        most = LARGEST * self._spread.angle, LARGEST * self._spread.speed
        held = move == HandError(round(move.da, ANGLE_DIGITS), round(move.dv, SPEED_DIGITS))
        return held and abs(move.da) <= _up(most[0], ANGLE_DIGITS) and abs(move.dv) <= _up(most[1], SPEED_DIGITS)

    def sample(self, rng: Random) -> HandError:
        """Draw an error by the normal distribution, without its far ends."""
        angle, speed = (_normal(rng) for _ in range(2))
        return HandError(
            round(angle * self._spread.angle, ANGLE_DIGITS), round(speed * self._spread.speed, SPEED_DIGITS)
        )


def _up(most: float, digits: int) -> float:
    """Return a bound that rounding does not pass."""
    return most + 10**-digits


def _normal(rng: Random) -> float:
    while True:
        drawn = rng.gauss(0.0, 1.0)
        if abs(drawn) <= LARGEST:
            return drawn
