"""Where the ramp goes for a scoring shot, and why it does not (BT-10, BT-12, BT-13)."""

from itertools import product
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final, Literal

from chabudai.core import FULL_TURN, Seat, Struct
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
_SLACK: Final = 1e-9


class Ramp(Struct, tag="ramp"):
    """The ramp as it lies: the middle of its low edge, and the direction in which it climbs, towards the front disc."""

    shooter: Name
    front: Name
    x: float
    y: float
    angle: float


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
    laid = Ramp(shooter, front, ahead.x - share * (ahead.x - back.x), ahead.y - share * (ahead.y - back.y), angle)
    if not all(0 <= along <= TABLE for corner in corners(laid) for along in corner):
        return NoRamp("off-the-table")
    between = (disc.name for disc in state.discs if disc.name not in {shooter, front} and _overlaps(laid, disc))
    taken = next(between, None)
    return NoRamp("disc-in-the-way", taken) if taken else laid


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
