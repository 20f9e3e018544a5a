"""How good a scoring shot is, in closed form: what the engine says of many, in a few lines (BT-13, BT-14)."""

from math import erf, radians, sqrt
from typing import Final

from chabudai.core import Seat
from chabudai.games.botaoshi.bots.lie import Lie, apart, attackers, on_way, target_of
from chabudai.games.botaoshi.bots.slide import BRAKE
from chabudai.games.botaoshi.pieces import (
    DISC,
    LEAP,
    LEAP_MORE,
    POLE,
    RADIUS,
    RAMP_LENGTH,
    RAMP_WIDTH,
    TABLE,
    Spot,
    spread,
)

FITS: Final = DISC + RAMP_LENGTH
"""The ramp fits where the two discs are so far apart."""
STRIKES: Final = RADIUS + POLE / 2
"""A disc strikes a pole whose centre it passes by no more than this."""
SURE: Final = 0.95
"""Even a shot that is aimed well fails now and then."""
_SCATTER: Final = 2.0
"""How far the ramp itself throws a disc aside, in millimetres."""
_IN_FLIGHT: Final = 0.5
"""How much of its chance a shot keeps with a disc on the ground below its flight."""


def usual_speed(behind: float, near: float) -> float:
    """Return the speed of a shot from so far behind the front disc, which lies so near to the pole."""
    return sqrt((LEAP + LEAP_MORE * near) ** 2 + BRAKE * max(0.0, behind - FITS))


def odds(lie: Lie, shooter: int, front: int, pole: Spot) -> float:
    """Return how likely a shot is to score, whoever may make it."""
    start, ramp = lie.spots[shooter], lie.spots[front]
    if start is None or ramp is None:
        return 0.0
    behind, near = apart(start, ramp), apart(ramp, pole)
    if behind < FITS:
        return 0.0
    east, north = (ramp[0] - start[0]) / behind, (ramp[1] - start[1]) / behind
    along = (pole[0] - ramp[0]) * east + (pole[1] - ramp[1]) * north
    aside = abs((pole[1] - ramp[1]) * east - (pole[0] - ramp[0]) * north)
    if along < RADIUS or aside > 3 * STRIKES:
        return 0.0
    error = 0.0 if lie.steady else radians(spread(usual_speed(behind, near)).angle)
    wide = (_SCATTER + error * (behind + along)) * sqrt(2)
    hits = (erf((STRIKES - aside) / wide) + erf((STRIKES + aside) / wide)) / 2
    return SURE * hits * _free(lie, {shooter, front}, start, ramp, pole)


def chances(lie: Lie, seat: Seat) -> tuple[float, float]:
    """Return how likely a seat's next shot is to score: if it may be made now, and with the last disc set aside."""
    pole = target_of(lie, seat)
    one, two = attackers(seat)
    spots = lie.spots[one], lie.spots[two]
    if pole is None or spots[0] is None or spots[1] is None:
        return 0.0, 0.0
    shooter, front = (one, two) if apart(spots[0], pole) > apart(spots[1], pole) else (two, one)
    line = odds(lie, shooter, front, pole)
    return (0.0 if lie.last[seat] == shooter else line), line


def _free(lie: Lie, own: set[int], start: Spot, ramp: Spot, pole: Spot) -> float:
    """Return 0 where something lies in the way or the ramp would not be on the table, less than 1 below the flight."""
    low = on_way(ramp, start, (RADIUS + RAMP_LENGTH) / apart(start, ramp))
    if not all(RAMP_WIDTH / 2 < along < TABLE - RAMP_WIDTH / 2 for along in low):
        return 0.0
    free = 1.0
    for number, spot in enumerate(lie.spots):
        if spot is None or number in own or spot == pole:
            continue
        if gap(spot, start, ramp) < (RAMP_WIDTH / 2 + RADIUS if gap(spot, low, ramp) < DISC else DISC):
            return 0.0
        if gap(spot, ramp, pole) < DISC:
            free = _IN_FLIGHT
    return free


def gap(spot: Spot, start: Spot, end: Spot) -> float:
    """Return how far a spot is from the straight way between two others."""
    long = apart(start, end)
    if not long:
        return apart(spot, start)
    share = ((spot[0] - start[0]) * (end[0] - start[0]) + (spot[1] - start[1]) * (end[1] - start[1])) / long**2
    return apart(spot, on_way(start, end, min(1.0, max(0.0, share))))
