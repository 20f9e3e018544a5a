"""The two numbers of a flick as dials from -1 to 1."""

from typing import Final

from chabudai.core import FASTEST, FULL_TURN, SLOWEST
from chabudai.encoding.actions import Dial

ANGLE: Final = Dial(
    "angle", "the direction, counter-clockwise from east: -1 and 1 are west, -0.5 south, 0 east, 0.5 north", steps=24
)
SPEED: Final = Dial("speed", f"from {SLOWEST:g} to {FASTEST:g} m/s", steps=6)


def angle_of(dial: float) -> float:
    """Return the angle that a dial says, in degrees."""
    return dial * FULL_TURN / 2


def dial_of_angle(angle: float) -> float:
    """Return what the dial says for an angle in degrees."""
    return ((angle + FULL_TURN / 2) % FULL_TURN - FULL_TURN / 2) / (FULL_TURN / 2)


def speed_of(dial: float) -> float:
    """Return the speed that a dial says, in m/s."""
    return SLOWEST + (dial + 1) / 2 * (FASTEST - SLOWEST)


def dial_of_speed(speed: float) -> float:
    """Return what the dial says for a speed in m/s."""
    return 2 * (speed - SLOWEST) / (FASTEST - SLOWEST) - 1
