"""What can be seen of a hole from a spot: how wide it looks past whatever lies in the way, and how likely it is hit."""

from collections.abc import Iterable
from math import asin, atan2, cos, degrees, erf, hypot, pi, sin, sqrt
from typing import Final, NamedTuple

from chabudai.games.ppolf.geometry import Body
from chabudai.games.ppolf.moves import spread
from chabudai.games.ppolf.pieces import COIN_WIDTH

Spot = tuple[float, float]

SLIDE: Final = 0.3
"""A coin slides about v * v / this many tile widths."""
FIRM: Final = 1.2
"""How much faster than just to reach the hole a sure flick is."""
AGAIN: Final = 1.15
"""How many more flicks it takes, about, when the next one misses."""
FARTHER: Final = 0.006
"""What each tile width to the hole costs besides: among spots without a free line the nearer is the better."""
WIDEST: Final = 1.3
"""Half the angle that a piece takes in at most, where the coin lies right beside it."""


class Gap(NamedTuple):
    """Directions that are free, in radians from the line to the hole's centre, from the right to the left."""

    right: float
    left: float

    @property
    def middle(self) -> float:
        """The direction in its middle."""
        return (self.right + self.left) / 2


class Hole(NamedTuple):
    """A hole as it looks from a spot."""

    bearing: float
    away: float
    gaps: tuple[Gap, ...]
    """Through which it is hit straight, the widest first."""

    @property
    def reach(self) -> float:
        """The speed that just reaches it."""
        return sqrt(SLIDE * self.away)


def look(spot: Spot, hole: Body, others: Iterable[Body]) -> Hole:
    """Return how a hole looks from a spot, with other pieces in the way."""
    bearing, away = _towards(spot, hole)
    gaps = [_width(spot, hole, bearing)]
    for other in others:
        aside, there = _towards(spot, other)
        if there < away and abs(_turn(aside - bearing)) < pi / 2:
            blocked = _width(spot, other, bearing)
            gaps = [part for gap in gaps for part in _without(gap, blocked)]
    return Hole(bearing, away, tuple(sorted(gaps, key=lambda gap: gap.right - gap.left)))


def odds(hole: Hole, *, steady: bool) -> float:
    """Return how likely a firm flick through the widest gap hits."""
    if not hole.gaps:
        return 0.0
    if steady:
        return 1.0
    gap = hole.gaps[-1]
    half = degrees(gap.left - gap.right) / 2
    return erf(half / (sqrt(2) * spread(FIRM * hole.reach).angle))


def flicks_left(spot: Spot, hole: Body, others: Iterable[Body], *, steady: bool) -> float:
    """Return how many flicks it takes from a spot, about."""
    seen = look(spot, hole, others)
    return 1.0 + AGAIN * (1.0 - odds(seen, steady=steady)) + FARTHER * seen.away


def around(spot: Spot, away: float, turn: float) -> Spot:
    """Return the spot so far from another, in this direction."""
    return spot[0] + away * cos(turn), spot[1] + away * sin(turn)


def _towards(spot: Spot, body: Body) -> tuple[float, float]:
    east, north = body.x - spot[0], body.y - spot[1]
    return atan2(north, east), hypot(east, north)


def _width(spot: Spot, body: Body, bearing: float) -> Gap:
    """Return in which directions a coin touches a body, whatever else is there."""
    right, left = pi, -pi
    rim = body.outline.rim + COIN_WIDTH / 2
    for x, y in body.outline.corners:
        east, north = body.x + x - spot[0], body.y + y - spot[1]
        off = _turn(atan2(north, east) - bearing)
        half = asin(min(1.0, rim / max(1e-9, hypot(east, north))))
        right, left = min(right, off - half), max(left, off + half)
    return Gap(right, left) if left - right < 2 * WIDEST else Gap(-WIDEST, WIDEST)


def _without(gap: Gap, blocked: Gap) -> list[Gap]:
    parts = (Gap(gap.right, min(gap.left, blocked.right)), Gap(max(gap.right, blocked.left), gap.left))
    return [part for part in parts if part.left > part.right]


def _turn(angle: float) -> float:
    return (angle + pi) % (2 * pi) - pi
