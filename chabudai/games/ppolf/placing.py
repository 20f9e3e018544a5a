"""Finding a free spot (PP-4, PP-17): where a piece overlaps none and lies on the table, as near as can be.

The nearest free spot is the place asked for, or lies on the border of what is taken: at its point nearest to that
place, or where two borders cross. All of these are looked at, so the answer is exact and always the same.
"""

from collections.abc import Callable, Sequence
from math import hypot
from typing import Final, NamedTuple

from chabudai.games.ppolf.borders import Border, Line, borders, crossings, nearest_on
from chabudai.games.ppolf.geometry import Body, Outline, Point, around, far_apart, gap

CLEAR: Final = 0.001
"""Pieces that are placed lie at least so far from any other: nobody can tell at the table."""
_SLACK = 1e-6
_DIGITS = 6
_FIRST_LOOK = 6.0
_LARGEST = 4.0
"""No two pieces are in each other's way when their centres are farther apart than this."""


class Room(NamedTuple):
    """A table and what lies on it."""

    width: float
    height: float
    bodies: tuple[Body, ...]

    def holds(self, at: Point, margin: Point) -> bool:
        """Return whether a centre there is at least so far from the edges: as far as its piece reaches, or less."""
        across = margin[0] - _SLACK <= at[0] <= self.width - margin[0] + _SLACK
        return across and margin[1] - _SLACK <= at[1] <= self.height - margin[1] + _SLACK

    def hanging(self, outline: Outline, at: Point) -> Point:
        """Return how far from the edges a centre must be: wholly on the table, or as far over it as at this place."""
        inside = min(at[0], self.width - at[0], at[1], self.height - at[1])
        if inside < 0:
            return outline.extent
        return min(outline.extent[0], inside), min(outline.extent[1], inside)

    def has_centre(self, at: Point) -> bool:
        """Return whether a piece whose centre is there stays on the table."""
        return 0 <= at[0] <= self.width and 0 <= at[1] <= self.height

    def in_the_way(self, outline: Outline, at: Point) -> Body | None:
        """Return a body that a piece there would overlap or touch, or None."""
        placed = Body(*at, outline)
        for body in self.bodies:
            if not far_apart(placed, body, CLEAR) and gap(placed, body) < CLEAR - _SLACK:
                return body
        return None

    def is_free(self, outline: Outline, at: Point, margin: Point | None = None) -> bool:
        """Return whether a piece can lie there, wholly on the table unless a margin is given, clear of all others."""
        return self.holds(at, margin or outline.extent) and self.in_the_way(outline, at) is None


def nearest_free(room: Room, outline: Outline, at: Point) -> Point:
    """Return the free spot that is nearest to a place; ValueError where the table is full.

    A piece that hung over the edge where it lay may hang as far over it again.
    """
    if room.has_centre(at) and room.in_the_way(outline, at) is None:
        return at
    margin = room.hanging(outline, at)
    found = _best(room, outline, at, lambda spot: hypot(spot[0] - at[0], spot[1] - at[1]), margin)
    if found is None:
        raise ValueError("there is no free spot left on the table")
    return found


def nearest_beside(room: Room, outline: Outline, tile: Body, within: float) -> Point:
    """Return a free spot with the smallest gap to a tile, which is itself on the table; ValueError where it is full.

    Where any spot is free within this gap, the one that is returned is.
    """
    near = tile.outline
    limit = around(near._replace(rim=near.rim + within), outline)
    more = borders(limit, (tile.x, tile.y))
    centre = tile.x, tile.y
    found = _best(room, outline, centre, lambda spot: gap(Body(*spot, outline), tile), outline.extent, more)
    if found is None:
        raise ValueError("there is no free spot left on the table")
    return found


def _best(  # noqa: PLR0917 -- what is placed where, at which cost, within which borders
    room: Room,
    outline: Outline,
    at: Point,
    cost: Callable[[Point], float],
    margin: Point,
    more: Sequence[Border] = (),
) -> Point | None:
    """Return the free spot that costs least, looking wider until nothing outside can be better."""
    look, farthest = _FIRST_LOOK, hypot(room.width, room.height) + _LARGEST
    while True:
        around_here = [body for body in room.bodies if hypot(body.x - at[0], body.y - at[1]) <= look]
        taken = [*_table(room, margin), *more]
        for body in around_here:
            shape = around(body.outline, outline)
            taken += borders(shape._replace(rim=shape.rim + CLEAR), (body.x, body.y))
        spots = crossings(taken) + [nearest_on(border, at) for border in taken]
        rounded = {(round(x, _DIGITS), round(y, _DIGITS)) for x, y in spots}
        free = [(round(cost(spot), _DIGITS), spot) for spot in rounded if room.is_free(outline, spot, margin)]
        best = min(free, default=None)
        if look > farthest or (best and best[0] + _LARGEST <= look):
            return best[1] if best else None
        look *= 2


def _table(room: Room, margin: Point) -> list[Line]:
    """Return the border of where a piece's centre may be, so far from the edges."""
    (west, south), east, north = margin, room.width - margin[0], room.height - margin[1]
    corners = ((west, south), (east, south), (east, north), (west, north))
    return [Line(start, end) for start, end in zip(corners, (*corners[1:], corners[0]), strict=True)]
