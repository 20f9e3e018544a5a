"""Where the ramp goes for a scoring shot, and why it does not (BT-10, BT-12, BT-13)."""

from itertools import product
from math import atan2, ceil, cos, degrees, floor, hypot, radians, sin
from typing import Final, Literal

from chabudai.core import ANGLE_DIGITS, FULL_TURN, Seat, Struct, held_angle
from chabudai.games.botaoshi.moves import Score
from chabudai.games.botaoshi.pieces import (
    ATTACKERS,
    DISC,
    RADIUS,
    RAMP_LENGTH,
    RAMP_WIDTH,
    TABLE,
    Disc,
    Name,
    Spot,
    other,
)
from chabudai.games.botaoshi.state import State, disc_of, is_on, shooter_and_front

WhyNoRamp = Literal[
    "not-now", "attacker-off", "pole-down", "flicked-last", "gap-too-small", "off-the-table", "disc-in-the-way"
]
ANY_WAY: Final = 180.0
_FIRST_RULES: Final = 1
"""By the first version of the rules, a scoring shot could be aimed anywhere."""
_SLACK: Final = 1e-9
_GRAIN: Final = 10.0**ANGLE_DIGITS


class Ramp(Struct, tag="ramp"):
    """The ramp as it lies: the middle of its low edge, and the direction in which it climbs, towards the front disc."""

    shooter: Name
    front: Name
    x: float
    y: float
    angle: float
    within: float
    """By how many degrees, at most, a shot may be aimed to either side of that: so that it meets the foot (BT-14)."""


class NoRamp(Struct, tag="no-ramp"):
    """Why no scoring shot can be made, and the disc that this is about, if any."""

    code: WhyNoRamp
    disc: Name | None = None


def ramp(state: State) -> Ramp | NoRamp:
    """Return where the ramp lies or would go for the one whose turn it is, or why there is no scoring shot."""
    if isinstance(state.aim, Score):
        return _between(state, *shooter_and_front(state, state.actor))
    return ramp_for(state, state.actor) if state.awaits == "flick" else NoRamp("not-now")


def ramp_for(state: State, seat: Seat) -> Ramp | NoRamp:
    """Return where the ramp would go for a seat if it could flick now, or why not."""
    off = [name for name in ATTACKERS[seat] if not is_on(state, name)]
    if off:
        return NoRamp("attacker-off", off[0])
    if state.poles[other(seat)] is None:
        return NoRamp("pole-down")
    shooter, front = shooter_and_front(state, seat)
    if state.last[seat] == shooter:
        return NoRamp("flicked-last", shooter)
    return _between(state, shooter, front)


def _between(state: State, shooter: Name, front: Name) -> Ramp | NoRamp:
    """Return the ramp with its tall side against the front disc, where it fits (BT-13)."""
    back, ahead = disc_of(state, shooter), disc_of(state, front)
    if back is None or ahead is None:
        return NoRamp("attacker-off")
    away = hypot(ahead.x - back.x, ahead.y - back.y)
    if away < DISC + RAMP_LENGTH - _SLACK:
        return NoRamp("gap-too-small")
    share = (RADIUS + RAMP_LENGTH) / away
    angle = degrees(atan2(ahead.y - back.y, ahead.x - back.x)) % FULL_TURN % FULL_TURN
    within = ANY_WAY if state.setup.rules == _FIRST_RULES else _within(away - RADIUS - RAMP_LENGTH)
    foot = ahead.x - share * (ahead.x - back.x), ahead.y - share * (ahead.y - back.y)
    laid = Ramp(shooter, front, *foot, angle, within)
    if not all(0 <= along <= TABLE for corner in corners(laid) for along in corner):
        return NoRamp("off-the-table")
    between = (disc.name for disc in state.discs if disc.name not in {shooter, front} and _overlaps(laid, disc))
    taken = next(between, None)
    return NoRamp("disc-in-the-way", taken) if taken else laid


def _within(away: float) -> float:
    """Return by how many degrees a disc that is so far from the foot may be aimed beside its middle, rounded down."""
    return floor(degrees(atan2(RAMP_WIDTH / 2, away)) * _GRAIN) / _GRAIN


def off_ramp(laid: Ramp, angle: float) -> float:
    """Return by how many degrees an angle is to the left of a ramp's direction; negative to the right."""
    return (angle - laid.angle + FULL_TURN / 2) % FULL_TURN - FULL_TURN / 2


def meets_foot(laid: Ramp, angle: float) -> bool:
    """Return whether a shot at this angle goes to the ramp's foot (BT-14)."""
    return abs(off_ramp(laid, angle)) <= laid.within + _SLACK


def shot_angles(laid: Ramp) -> tuple[float, float]:
    """Return the rightmost and the leftmost angle of a scoring shot, as they are held."""
    right, left = laid.angle - laid.within - _SLACK, laid.angle + laid.within + _SLACK
    return held_angle(ceil(right * _GRAIN) / _GRAIN), held_angle(floor(left * _GRAIN) / _GRAIN)


def corners(laid: Ramp) -> tuple[Spot, ...]:
    """Return the corners of the ramp on the table."""
    dx, dy = cos(radians(laid.angle)), sin(radians(laid.angle))
    return tuple(
        (laid.x + along * dx - aside * dy, laid.y + along * dy + aside * dx)
        for along, aside in product((0.0, RAMP_LENGTH), (-RAMP_WIDTH / 2, RAMP_WIDTH / 2))
    )


def _overlaps(laid: Ramp, disc: Disc) -> bool:
    dx, dy = cos(radians(laid.angle)), sin(radians(laid.angle))
    along = (disc.x - laid.x) * dx + (disc.y - laid.y) * dy
    aside = abs((disc.y - laid.y) * dx - (disc.x - laid.x) * dy)
    beyond = max(-along, 0.0, along - RAMP_LENGTH), max(aside - RAMP_WIDTH / 2, 0.0)
    return hypot(*beyond) < RADIUS - _SLACK
