"""The course (PP-2, PP-15): what may be laid out, by which name, and whether a lay keeps to the rules.

A course is named by the version of what makes courses and a seed, such as `2-7`: on the same table with the same
obstacles the same name gives the same course.
"""

from functools import lru_cache
from random import Random

from chabudai.core import FULL_TURN, BadValue, Listed, MoveSpace
from chabudai.games.ppolf.geometry import Body, outline
from chabudai.games.ppolf.laying import Ground, has_room, is_apart, is_inside, made_course
from chabudai.games.ppolf.moves import Course
from chabudai.games.ppolf.options import COURSE_VERSION, WORDS, Setup, on_course, shape_of
from chabudai.games.ppolf.pieces import Piece

_REMEMBERED = 512


class Courses:
    """Every lay of the tiles that keeps to the rules; of a named course, with that name."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def contains(self, move: object) -> bool:
        """Return whether everything lies on the table, far enough from the edge and from each other."""
        return isinstance(move, Course) and keeps_to_the_rules(self._setup, move)

    def sample(self, rng: Random) -> Course:
        """Draw a course by its seed, or lay out the one that was named."""
        return lay(self._setup, self._setup.course or f"{COURSE_VERSION}-{rng.getrandbits(32)}")


class NoRoom(BadValue):
    """A table can't hold the course."""


def courses(setup: Setup) -> MoveSpace[Course]:
    """Return the courses that may come: only one where it was named."""
    return Courses(setup) if setup.course is None else Listed((lay(setup, setup.course),))


def check_room(setup: Setup) -> None:
    """Refuse a table that can't hold the course; NoRoom says so. No course is laid for that."""
    if not has_room(_ground(setup)):
        raise _no_room(setup)


def lay(setup: Setup, name: str) -> Course:
    """Return the course of this name on a table; NoRoom where it can't be laid."""
    tiles = _tiles(_ground(setup), name)
    if not tiles:
        raise _no_room(setup)
    return Course(name, tiles)


def keeps_to_the_rules(setup: Setup, course: Course) -> bool:
    """Return whether a lay has every piece once, far enough from the edge and from the others."""
    if tuple(tile.name for tile in course.tiles) != on_course(setup) or setup.course not in {None, course.name}:
        return False
    ground = Ground(setup.width, setup.height, ())
    laid: list[Body] = []
    for tile in course.tiles:
        body = Body(tile.x, tile.y, outline(shape_of(setup, tile.name), tile.angle))
        if not (0 <= tile.angle < FULL_TURN and is_inside(ground, body) and is_apart(body, laid)):
            return False
        laid.append(body)
    return True


def _ground(setup: Setup) -> Ground:
    return Ground(setup.width, setup.height, tuple((name, shape_of(setup, name)) for name in on_course(setup)))


def _no_room(setup: Setup) -> NoRoom:
    size = {"width": f"{setup.width:g}", "height": f"{setup.height:g}"}
    return NoRoom(code="no-room", narrator=WORDS, pieces=len(on_course(setup)), **size)


@lru_cache(_REMEMBERED)
def _tiles(ground: Ground, name: str) -> tuple[Piece, ...]:
    """Return the tiles of the course of this name; nothing where they find no room."""
    version, _, seed = name.partition("-")
    return made_course(ground, int(version), seed)
