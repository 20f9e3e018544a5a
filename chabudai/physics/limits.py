"""What all engines refuse, and how they say it."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from chabudai.physics.things import Motion

MOST_SPEED: Final = 10.0
"""Metres a second, of a middle as well as of a rim that spins."""
MASSES: Final = (1e-5, 10.0)
TABLES: Final = (1e-2, 10.0)
FRICTIONS: Final = (1e-2, 2.0)
"""Without friction nothing would ever rest."""
GRAVITIES: Final = (0.1, 100.0)


def check_within(name: str, value: float, bounds: tuple[float, float]) -> None:
    """Raise ValueError where a value is out of its bounds."""
    low, high = bounds
    if not low <= value <= high:
        raise ValueError(f"{name} is {value:g}: it may be from {low:g} to {high:g}")


def check_table(width: float, height: float, bodies: int, most: int) -> None:
    """Raise ValueError where a table is too small or too large, or has too many bodies on it."""
    check_within("the table's width", width, TABLES)
    check_within("the table's height", height, TABLES)
    if bodies > most:
        raise ValueError(f"{bodies} bodies are too many: at most {most}")


def check_motions(reaches: Sequence[float], motions: Mapping[int, Motion]) -> None:
    """Raise ValueError where a body is not there or too fast.

    `reaches` says of each body how far its rim is from its middle.
    """
    for number, motion in motions.items():
        if not 0 <= number < len(reaches):
            raise ValueError(f"there is no body {number}: the scene has {len(reaches)}")
        for speed in (math.hypot(motion.x, motion.y), abs(motion.spin) * reaches[number]):
            if not speed <= MOST_SPEED:
                raise ValueError(f"body {number} is too fast: {speed:g} m/s, at most {MOST_SPEED:g} m/s")
