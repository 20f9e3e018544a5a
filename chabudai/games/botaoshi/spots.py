"""Where a disc may be placed (BT-4), entered from (BT-2) or laid flat (BT-17)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from math import hypot, sqrt
from random import Random
from typing import Final

from chabudai.games.botaoshi.moves import held_place
from chabudai.games.botaoshi.pieces import DISC, INSIDE, RADIUS, TABLE, Disc, Spot

CLEAR: Final = 0.01
"""A disc is clear of another with at least this gap."""
LOW, HIGH = RADIUS, TABLE - RADIUS
_APART: Final = DISC + CLEAR
_SLACK = 1e-6


def in_the_way(discs: Iterable[Disc], spot: Spot) -> Disc | None:
    """Return a disc that one at this spot would touch, or None."""
    return next((disc for disc in discs if _distance((disc.x, disc.y), spot) < _APART - _SLACK), None)


def is_inside(spot: Spot) -> bool:
    """Return whether a disc there lies wholly on the table."""
    return all(LOW - _SLACK <= along <= HIGH + _SLACK for along in spot)


def is_on_edge(point: Spot) -> bool:
    """Return whether this is a point of the table's edge."""
    x, y = point
    return 0 <= x <= TABLE and 0 <= y <= TABLE and (x in {0, TABLE} or y in {0, TABLE})


def is_off_corner(point: Spot) -> bool:
    """Return whether a point of the edge is at least a radius from every corner."""
    return sum(LOW <= along <= HIGH for along in point) == 1


def centre_of(point: Spot) -> Spot:
    """Return the centre of a disc that is to be flicked in from this point of the edge: a quarter of it inside."""
    x, y = (min(TABLE - INSIDE, max(INSIDE, along)) for along in point)
    return x, y


def can_enter(discs: Iterable[Disc], point: Spot) -> bool:
    """Return whether a disc may be flicked in from this point."""
    return is_on_edge(point) and is_off_corner(point) and in_the_way(discs, centre_of(point)) is None


def can_place(discs: Iterable[Disc], spot: Spot) -> bool:
    """Return whether a disc may be placed there."""
    return is_inside(spot) and in_the_way(discs, spot) is None


def some_entry(discs: Sequence[Disc], rng: Random) -> Spot:
    """Draw a point of the edge to flick a disc in from; six discs never fill it."""
    while True:
        along, across = held_place(rng.uniform(LOW, HIGH)), rng.choice((0.0, TABLE))
        point = (along, across) if rng.random() < _HALF else (across, along)
        if can_enter(discs, point):
            return point


def some_place(discs: Sequence[Disc], rng: Random) -> Spot:
    """Draw a spot to place a disc; six discs never fill the table."""
    while True:
        spot = held_place(rng.uniform(LOW, HIGH)), held_place(rng.uniform(LOW, HIGH))
        if can_place(discs, spot):
            return spot


def nearest_free(discs: Sequence[Disc], at: Spot) -> Spot:
    """Return the spot nearest to a point where a disc lies wholly on the table and clear of these.

    It is the point itself, or on a border of what is free, or where two such borders meet.
    """
    free = [spot for spot in _candidates(discs, at) if can_place(discs, spot)]
    return min(free, key=lambda spot: (round(_distance(spot, at), _DIGITS), spot))


_HALF = 0.5
_DIGITS = 9


def _candidates(discs: Sequence[Disc], at: Spot) -> Iterator[Spot]:
    yield _clamped(at)
    centres = [(disc.x, disc.y) for disc in discs]
    for centre in centres:
        yield _towards(centre, at)
        yield from _on_sides(centre)
    for one, two in combinations(centres, 2):
        yield from _crossings(one, two)
    yield from ((x, y) for x in (LOW, HIGH) for y in (LOW, HIGH))
    x, y = _clamped(at)
    yield from ((LOW, y), (HIGH, y), (x, LOW), (x, HIGH))


def _clamped(at: Spot) -> Spot:
    x, y = (min(HIGH, max(LOW, along)) for along in at)
    return x, y


def _towards(centre: Spot, at: Spot) -> Spot:
    """Return the spot just clear of a disc, on the side of a point; east of it where they are the same."""
    away = _distance(centre, at)
    dx, dy = ((at[0] - centre[0]) / away, (at[1] - centre[1]) / away) if away else (1.0, 0.0)
    return centre[0] + _APART * dx, centre[1] + _APART * dy


def _on_sides(centre: Spot) -> Iterator[Spot]:
    """Yield the spots just clear of a disc that lie along a side of the table."""
    x, y = centre
    for side in (LOW, HIGH):
        for sign in (-1, 1):
            if abs(side - y) <= _APART:
                yield x + sign * sqrt(_APART**2 - (side - y) ** 2), side
            if abs(side - x) <= _APART:
                yield side, y + sign * sqrt(_APART**2 - (side - x) ** 2)


def _crossings(one: Spot, two: Spot) -> Iterator[Spot]:
    """Yield the spots just clear of two discs at once."""
    away = _distance(one, two)
    if not 0 < away <= 2 * _APART:
        return
    aside = sqrt(_APART**2 - (away / 2) ** 2) / away
    x, y = (one[0] + two[0]) / 2, (one[1] + two[1]) / 2
    dx, dy = (two[0] - one[0]) * aside, (two[1] - one[1]) * aside
    yield x - dy, y + dx
    yield x + dy, y - dx


def _distance(one: Spot, two: Spot) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])
