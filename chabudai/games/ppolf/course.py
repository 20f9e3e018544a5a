"""The course (PP-2, PP-15): tiles scattered at random by a seed, and whether a lay keeps to the rules.

A course is named by the version of this maker and its seed, such as `1-7`: on the same table with the same obstacles
the same name gives the same course.
"""

from functools import lru_cache
from math import pi
from random import Random
from typing import Final, NamedTuple

from chabudai.core import FULL_TURN, Listed, MoveSpace
from chabudai.games.ppolf.geometry import Body, distance, far_apart, gap, outline
from chabudai.games.ppolf.moves import Course
from chabudai.games.ppolf.options import COURSE_VERSION, Setup, on_course, shape_of
from chabudai.games.ppolf.pieces import TILE, Name, Piece, Shape

TO_EDGE: Final = 3.0
TO_OTHERS: Final = 2.0
TRIES: Final = 400
"""How many places are tried for one tile before all is begun anew."""
BEGINNINGS: Final = 150
"""How often all is begun anew before the table is found too small."""
_DRAWS = 20
_SLACK = 1e-9
_REMEMBERED = 512
_PLACE_DIGITS, _ANGLE_DIGITS = 3, 2


class Courses:
    """Every lay of the tiles that keeps to the rules."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def contains(self, move: object) -> bool:
        """Return whether everything lies on the table, far enough from the edge and from each other."""
        return isinstance(move, Course) and keeps_to_the_rules(self._setup, move)

    def sample(self, rng: Random) -> Course:
        """Draw a course by its seed."""
        for _ in range(_DRAWS):
            try:
                return lay(self._setup, _drawn_name(rng))
            except NoRoom:
                continue
        return lay(self._setup, _drawn_name(rng))


class NoRoom(ValueError):
    """A table can't hold the course."""


class Ground(NamedTuple):
    """A table and what is to be laid out on it."""

    width: float
    height: float
    pieces: tuple[tuple[Name, Shape], ...]


def courses(setup: Setup) -> MoveSpace[Course]:
    """Return the courses that may come: only one where it was named."""
    return Courses(setup) if setup.course is None else Listed((lay(setup, setup.course),))


def _drawn_name(rng: Random) -> str:
    return f"{COURSE_VERSION}-{rng.getrandbits(32)}"


def check_room(setup: Setup) -> None:
    """Refuse a table that can't hold the course, and a named course that can't be laid; NoRoom says so."""
    lay(setup, setup.course or f"{COURSE_VERSION}-0")


def lay(setup: Setup, name: str) -> Course:
    """Return the course of this name on a table; NoRoom where it can't be laid."""
    pieces = tuple((piece, shape_of(setup, piece)) for piece in on_course(setup))
    tiles = _tiles(Ground(setup.width, setup.height, pieces), name)
    if not tiles:
        table = f"a table of {setup.width:g} x {setup.height:g} tile widths"
        raise NoRoom(f"{table} can't hold this course of {len(pieces)} pieces; take a larger one")
    return Course(name, tiles)


def keeps_to_the_rules(setup: Setup, course: Course) -> bool:
    """Return whether a lay has every piece once, far enough from the edge and from the others."""
    if tuple(tile.name for tile in course.tiles) != on_course(setup) or setup.course not in {None, course.name}:
        return False
    ground = Ground(setup.width, setup.height, ())
    laid: list[Body] = []
    for tile in course.tiles:
        body = Body(tile.x, tile.y, outline(shape_of(setup, tile.name), tile.angle))
        if not (0 <= tile.angle < FULL_TURN and _is_inside(ground, body) and _is_apart(body, laid)):
            return False
        laid.append(body)
    return True


@lru_cache(_REMEMBERED)
def _tiles(ground: Ground, name: str) -> tuple[Piece, ...]:
    """Return the tiles of the course of this name; nothing where they find no room."""
    if _is_hopeless(ground):
        return ()
    rng = Random(name)
    return next(filter(None, (_scattered(ground, rng) for _ in range(BEGINNINGS))), ())


def _is_hopeless(ground: Ground) -> bool:
    """Return whether the tiles alone, each with half of the gap to others around it, are larger than what they have."""
    taken = TILE.size**2 + 2 * TILE.size * TO_OTHERS + pi * (TO_OTHERS / 2) ** 2
    margin = 2 * TO_EDGE - TO_OTHERS
    tiles = sum(shape == TILE for _, shape in ground.pieces)
    return (ground.width - margin) * (ground.height - margin) < taken * tiles


def _scattered(ground: Ground, rng: Random) -> tuple[Piece, ...]:
    """Return all pieces, each at a random place; nothing where one of them finds none."""
    pieces: list[Piece] = []
    bodies: list[Body] = []
    for name, shape in ground.pieces:
        placed = _placed(ground, rng, shape, bodies)
        if placed is None:
            return ()
        body, angle = placed
        pieces.append(Piece(name, body.x, body.y, angle))
        bodies.append(body)
    return tuple(pieces)


def _placed(ground: Ground, rng: Random, shape: Shape, bodies: list[Body]) -> tuple[Body, float] | None:
    """Return a random place for a piece, and how it is turned; None where none was found."""
    half = shape.size / 2
    margin = TO_EDGE + half
    too_near = [(body.x, body.y, TO_OTHERS + half - distance((0.0, 0.0), body.outline)) for body in bodies]
    for _ in range(TRIES):
        x = round(margin + rng.random() * (ground.width - 2 * margin), _PLACE_DIGITS)
        y = round(margin + rng.random() * (ground.height - 2 * margin), _PLACE_DIGITS)
        angle = round(rng.random() * FULL_TURN, _ANGLE_DIGITS) % FULL_TURN
        if any((x - other_x) ** 2 + (y - other_y) ** 2 < least**2 for other_x, other_y, least in too_near):
            continue
        body = Body(x, y, outline(shape, angle))
        if _is_inside(ground, body) and _is_apart(body, bodies):
            return body, angle
    return None


def _is_inside(ground: Ground, body: Body) -> bool:
    east, north = body.outline.extent
    inside = body.x - east >= TO_EDGE - _SLACK and body.x + east <= ground.width - TO_EDGE + _SLACK
    return inside and body.y - north >= TO_EDGE - _SLACK and body.y + north <= ground.height - TO_EDGE + _SLACK


def _is_apart(body: Body, others: list[Body]) -> bool:
    return all(far_apart(body, other, TO_OTHERS) or gap(body, other) >= TO_OTHERS - _SLACK for other in others)
