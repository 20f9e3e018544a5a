"""Where discs might go: spots worth coming to rest at, and discs worth striking."""

from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin
from typing import Final, NamedTuple

from chabudai.core import Seat
from chabudai.games.botaoshi.bots.lie import Lie, apart, attackers, bearer, on_way, target_of
from chabudai.games.botaoshi.bots.outlook import CENTRE, front_spot, shooter_spot
from chabudai.games.botaoshi.bots.slide import speed_for
from chabudai.games.botaoshi.pieces import DISC, RADIUS, TABLE, Spot, other

ROOM: Final = 45.0
"""So far from the edge a disc is aimed at least."""
NEARS: Final = (45.0, 60.0, 80.0)
BEHINDS: Final = (92.0, 115.0, 150.0)
RING: Final = 145.0
HOME: Final = 110.0
"""A bearer is at home so near to an edge."""
HOMES: Final = (60.0, HOME, TABLE / 2, TABLE - HOME, TABLE - 60.0)
MIDDLE: Final = (TABLE / 2 - 120.0, TABLE / 2, TABLE / 2 + 120.0)
GRID: Final = tuple(RADIUS + 4 + number * (TABLE - 2 * RADIUS - 8) / 12 for number in range(13))


class Way(NamedTuple):
    """Towards which spot a disc is flicked, and with which speed for each distance: to rest there, or to strike."""

    spot: Spot
    arriving: float = 0.0
    aside: float = 0.0
    """By how much it aims beside the spot, to the left."""

    def speed(self, distance: float) -> float:
        """Return the speed of a flick from so far."""
        return speed_for(distance - (DISC if self.arriving else 0.0), self.arriving)


def attacks(lie: Lie, disc: int, seat: Seat) -> list[Way]:
    """Return what one of a seat's attackers might do."""
    rests = [Way(spot) for spot in _lines(lie, disc, seat)]
    return [way for way in rests if _inside(way.spot)] + [*_strikes(lie, disc, seat)]


def homes() -> list[Way]:
    """Return where the own bearer might go: not far from an edge."""
    return [Way(spot) for spot in product(HOMES, HOMES) if min(_to_edge(spot)) <= HOME]


def before(lie: Lie, seat: Seat) -> list[Way]:
    """Return where a seat would like to have the opponent's bearer: before its own two discs."""
    one, two = (lie.spots[number] for number in attackers(seat))
    if one is None or two is None:
        return [Way(CENTRE), *(Way(spot) for spot in (one, two) if spot)]
    away = max(1.0, apart(one, two))
    spots = [on_way(back, front, 1 + near / away) for back, front in ((one, two), (two, one)) for near in NEARS]
    return [Way(spot) for spot in (*spots, CENTRE) if _inside(spot)]


def grid() -> list[Spot]:
    """Return spots all over the table."""
    return [*product(GRID, GRID)]


def _lines(lie: Lie, disc: int, seat: Seat) -> Iterator[Spot]:
    """Yield spots where a disc makes a line with the other attacker, or lies ready for one."""
    pole = target_of(lie, seat)
    if pole is None:
        yield from product(MIDDLE, MIDDLE)
        return
    partner = lie.spots[sum(attackers(seat)) - disc]
    if partner is not None:
        away = max(1.0, apart(partner, pole))
        yield front_spot(partner, pole)
        yield from (on_way(pole, partner, near / away) for near in NEARS if near < away)
        yield from (shooter_spot(partner, pole, behind) for behind in BEHINDS)
    turns = (number * pi / 4 for number in range(8))
    yield from ((pole[0] + RING * cos(turn), pole[1] + RING * sin(turn)) for turn in turns)
    yield from _blocks(lie, seat)


def _blocks(lie: Lie, seat: Seat) -> Iterator[Spot]:
    """Yield the spot between the opponent's two attackers, where their ramp would lie."""
    one, two = (lie.spots[number] for number in attackers(other(seat)))
    if one and two:
        yield on_way(one, two, 0.5)


def _strikes(lie: Lie, disc: int, seat: Seat) -> Iterator[Way]:
    """Yield ways to strike the opponent's bearer and attackers, and to nudge the own other attacker."""
    kinds = [(bearer(other(seat)), (0.45, 0.6, 0.8, 1.1, 1.6), (-22.0, -11.0, 0.0, 11.0, 22.0))]
    kinds += [(number, (0.5, 1.2, 2.0), (-15.0, 0.0, 15.0)) for number in attackers(other(seat))]
    kinds += [(sum(attackers(seat)) - disc, (0.3, 0.6, 0.9), (-12.0, 0.0, 12.0))]
    for struck, speeds, asides in kinds:
        spot = lie.spots[struck]
        if spot is not None:
            yield from (Way(spot, arriving, aside) for arriving, aside in product(speeds, asides))


def _inside(spot: Spot) -> bool:
    return min(_to_edge(spot)) >= ROOM


def _to_edge(spot: Spot) -> tuple[float, float, float, float]:
    return spot[0], spot[1], TABLE - spot[0], TABLE - spot[1]
