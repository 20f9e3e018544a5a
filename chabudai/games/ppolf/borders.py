"""Borders of what a piece must stay out of, as lines and circles, and where they cross."""

from itertools import combinations
from math import hypot, sqrt
from typing import NamedTuple

from chabudai.games.ppolf.geometry import Outline, Point, edges


class Line(NamedTuple):
    """A straight piece of a border."""

    start: Point
    end: Point


class Circle(NamedTuple):
    """A round piece of a border; what of it is no border lies inside the shape."""

    centre: Point
    radius: float


Border = Line | Circle


def borders(shape: Outline, at: Point) -> list[Border]:
    """Return the border of a shape around a point: its edges, moved out by the rim, and a circle at each corner."""
    placed = tuple((at[0] + x, at[1] + y) for x, y in shape.corners)
    found: list[Border] = [Circle(corner, shape.rim) for corner in placed]
    if len(placed) > 1:
        found += [_moved_out(start, end, shape.rim) for start, end in edges(placed)]
    return found


def crossings(found: list[Border]) -> list[Point]:
    """Return every point where two of these borders meet."""
    return [point for one, other in combinations(found, 2) for point in _crossing(one, other)]


def nearest_on(border: Border, point: Point) -> Point:
    """Return the point of a border that is nearest to a point."""
    if isinstance(border, Line):
        return _at(border, min(1.0, max(0.0, _share(border, point))))
    away = _away(border.centre, point)
    return border.centre[0] + border.radius * away[0], border.centre[1] + border.radius * away[1]


def _moved_out(start: Point, end: Point, by: float) -> Line:
    """Return an edge of a counter-clockwise polygon moved outwards, which is to the right."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    dx, dy = by * (end[1] - start[1]) / length, -by * (end[0] - start[0]) / length
    return Line((start[0] + dx, start[1] + dy), (end[0] + dx, end[1] + dy))


def _away(start: Point, end: Point) -> Point:
    """Return the direction from one point to another; east where they are the same."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    return ((end[0] - start[0]) / length, (end[1] - start[1]) / length) if length else (1.0, 0.0)


def _share(line: Line, point: Point) -> float:
    """Return how far along a line the foot of a point is: 0 at its start, 1 at its end."""
    dx, dy = line.end[0] - line.start[0], line.end[1] - line.start[1]
    return ((point[0] - line.start[0]) * dx + (point[1] - line.start[1]) * dy) / (dx * dx + dy * dy)


def _at(line: Line, share: float) -> Point:
    return (
        line.start[0] + share * (line.end[0] - line.start[0]),
        line.start[1] + share * (line.end[1] - line.start[1]),
    )


def _crossing(one: Border, other: Border) -> list[Point]:
    if isinstance(one, Line):
        return _of_lines(one, other) if isinstance(other, Line) else _of_line_and_circle(one, other)
    return _of_line_and_circle(other, one) if isinstance(other, Line) else _of_circles(one, other)


def _of_lines(one: Line, other: Line) -> list[Point]:
    ax, ay = one.end[0] - one.start[0], one.end[1] - one.start[1]
    bx, by = other.end[0] - other.start[0], other.end[1] - other.start[1]
    cross = ax * by - ay * bx
    if not cross:
        return []
    dx, dy = other.start[0] - one.start[0], other.start[1] - one.start[1]
    share, across = (dx * by - dy * bx) / cross, (dx * ay - dy * ax) / cross
    return [_at(one, share)] if 0 <= share <= 1 and 0 <= across <= 1 else []


def _of_line_and_circle(line: Line, circle: Circle) -> list[Point]:
    foot = _share(line, circle.centre)
    near = _at(line, foot)
    length = hypot(line.end[0] - line.start[0], line.end[1] - line.start[1])
    left = circle.radius**2 - (near[0] - circle.centre[0]) ** 2 - (near[1] - circle.centre[1]) ** 2
    if left < 0:
        return []
    half = sqrt(left) / length
    return [_at(line, share) for share in (foot - half, foot + half) if 0 <= share <= 1]


def _of_circles(one: Circle, other: Circle) -> list[Point]:
    dx, dy = other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]
    apart = hypot(dx, dy)
    if not apart or not abs(one.radius - other.radius) <= apart <= one.radius + other.radius:
        return []
    along = (apart**2 + one.radius**2 - other.radius**2) / (2 * apart)
    aside = sqrt(max(0.0, one.radius**2 - along**2))
    x, y = one.centre[0] + along * dx / apart, one.centre[1] + along * dy / apart
    return [(x - aside * dy / apart, y + aside * dx / apart), (x + aside * dy / apart, y - aside * dx / apart)]
