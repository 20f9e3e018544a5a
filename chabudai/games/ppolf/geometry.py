"""Gaps between circles and squares, however they are turned.

Every piece is a convex core (one point for a circle, four corners for a square) with a rim around it. How far two
pieces are apart is then how far one's centre is from the sum of both: the other's shape, grown by the first.
"""

from functools import lru_cache
from math import cos, hypot, inf, radians, sin
from typing import NamedTuple

from chabudai.games.ppolf.pieces import Shape

Point = tuple[float, float]

_REMEMBERED = 20_000


class Outline(NamedTuple):
    """A convex shape around its centre: the corners of its core, counter-clockwise, and the rim around that."""

    corners: tuple[Point, ...]
    rim: float
    reach: float
    """How far its farthest point is from the centre."""
    extent: Point
    """How far it reaches to the east and to the north."""


class Body(NamedTuple):
    """A shape somewhere on the table."""

    x: float
    y: float
    outline: Outline


@lru_cache(_REMEMBERED)
def outline(shape: Shape, angle: float) -> Outline:
    """Return the outline of a shape that is turned by so many degrees."""
    half = shape.size / 2
    if shape.kind == "circle":
        return _outline(((0.0, 0.0),), half)
    east, north = half * cos(radians(angle)), half * sin(radians(angle))
    corner = (east - north, north + east)
    return _outline((corner, (-corner[1], corner[0]), (-corner[0], -corner[1]), (corner[1], -corner[0])), 0.0)


@lru_cache(_REMEMBERED)
def around(fixed: Outline, mover: Outline) -> Outline:
    """Return the shape that the mover's centre must stay out of, so that it does not overlap the fixed one."""
    sums = {(x - dx, y - dy) for x, y in fixed.corners for dx, dy in mover.corners}
    return _outline(_hull(sorted(sums)), fixed.rim + mover.rim)


def gap(one: Body, other: Body) -> float:
    """Return how far two pieces are apart, rim to rim; how deep they overlap as a negative number."""
    return distance((one.x - other.x, one.y - other.y), around(other.outline, one.outline))


def far_apart(one: Body, other: Body, least: float) -> bool:
    """Return whether two pieces are so far apart by their centres alone that the gap is at least this."""
    return hypot(one.x - other.x, one.y - other.y) - one.outline.reach - other.outline.reach >= least


def distance(point: Point, shape: Outline) -> float:
    """Return how far a point is outside a shape, or how deep inside as a negative number."""
    corners = shape.corners
    if len(corners) == 1:
        return hypot(point[0] - corners[0][0], point[1] - corners[0][1]) - shape.rim
    outside, deepest = inf, -inf
    for start, end in edges(corners):
        along_x, along_y = end[0] - start[0], end[1] - start[1]
        off_x, off_y = point[0] - start[0], point[1] - start[1]
        length = hypot(along_x, along_y)
        deepest = max(deepest, (off_x * along_y - off_y * along_x) / length)
        share = min(1.0, max(0.0, (off_x * along_x + off_y * along_y) / length**2))
        outside = min(outside, hypot(off_x - share * along_x, off_y - share * along_y))
    return (deepest if deepest <= 0 else outside) - shape.rim


def edges(corners: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """Return the edges of a polygon, each with its start and end."""
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def _outline(corners: tuple[Point, ...], rim: float) -> Outline:
    reach = max(hypot(x, y) for x, y in corners) + rim
    return Outline(corners, rim, reach, (max(x for x, _ in corners) + rim, max(y for _, y in corners) + rim))


def _hull(points: list[Point]) -> tuple[Point, ...]:
    """Return the corners of the convex hull of sorted points, counter-clockwise."""
    if len(points) == 1:
        return tuple(points)
    lower, upper = _chain(points), _chain(points[::-1])
    return (*lower[:-1], *upper[:-1])


def _chain(points: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for point in points:
        while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= _STRAIGHT:
            chain.pop()
        chain.append(point)
    return chain


_STRAIGHT = 1e-12


def _turn(first: Point, second: Point, third: Point) -> float:
    """Return a positive number where the way through three points turns left."""
    return (second[0] - first[0]) * (third[1] - first[1]) - (second[1] - first[1]) * (third[0] - first[0])
