"""What can be chosen before a match; a ValueError says what is allowed."""

import re
from functools import partial
from math import isfinite
from typing import Annotated, Final, Literal

from msgspec import Meta

from chabudai.core import BadValue, Narrator, Struct
from chabudai.games.ppolf.pieces import BLACK, COIN, FIRST_TEE, HOLES, TILE, Name, Shape, seat_of

MOST_PLAYERS: Final = 10
MOST_LIMIT: Final = 99
MOST_OBSTACLES: Final = 10
SMALLEST_TABLE, LARGEST_TABLE = 10.0, 100.0
SMALLEST_OBSTACLE, LARGEST_OBSTACLE = 0.2, 3.0
COURSE_VERSION: Final = 2
"""The version of what makes a course from a seed; the names of courses begin with it."""
FIRST_COURSES: Final = 1
"""Courses of this version can still be asked for where they are known to be laid soon: on the tables with a name."""

Table = Literal["standard", "small", "large"]
HandKind = Literal["steady", "human"]
SecondRun = Literal["same", "as it lies"]

TABLES: Final[dict[Table, tuple[float, float]]] = {
    "standard": (20.0, 30.0),
    "small": (22.0, 22.0),
    "large": (24.0, 36.0),
}
_COURSE: Final = re.compile(r"(?:([1-9][0-9]{0,3})-)?([0-9a-z]{1,20})")


class _Words(Narrator):
    """Says in the game's own messages what an option may be."""

    package = "chabudai.games.ppolf"


WORDS: Final = _Words()
_bad = partial(BadValue, narrator=WORDS)


class Options(Struct):
    """What can be chosen before a match of Ppolf."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    table: Table | tuple[float, float] = "standard"
    """How large the table is: by name, or its width and height in tile widths."""
    obstacles: bool = False
    """Whether the other black tiles join as obstacles (PP-15)."""
    own_obstacles: Annotated[tuple[Shape, ...], Meta(extra={"form": "own"})] = ()
    """Further obstacles, with or without the black tiles (PP-15)."""
    hand: HandKind = "human"
    """Whether a flick misses what was aimed by a little, as a human hand does, or never (PP-19)."""
    practice: bool = False
    """Whether a player may ask for an aim line (PP-20)."""
    course: str | int | None = None
    """The seed or the name of a course; without one, any may come."""
    second_run: Annotated[SecondRun, Meta(extra={"players": 1})] = "same"
    """Where the second run of one who plays alone starts from (PP-16)."""
    limit: Annotated[int, Meta(ge=1, le=MOST_LIMIT)] | None = None
    """At how many flicks a hole is given up (PP-18)."""


class Setup(Struct):
    """The options as the rules need them."""

    players: int
    width: float
    height: float
    black: bool
    """Whether the other black tiles are obstacles."""
    obstacles: tuple[Shape, ...]
    hand: HandKind
    practice: bool
    course: str | None
    """The full name of the course, with the version of what makes it."""
    second_run: SecondRun
    limit: int | None


def setup_of(options: Options) -> Setup:
    """Return the options as the rules need them; ValueError says what is allowed."""
    if not 1 <= options.players <= MOST_PLAYERS:
        raise _bad(code="bad-players", least=1, most=MOST_PLAYERS)
    if options.limit is not None and not 1 <= options.limit <= MOST_LIMIT:
        raise _bad(code="bad-limit", least=1, most=MOST_LIMIT)
    width, height = _table(options.table)
    return Setup(
        players=options.players,
        width=width,
        height=height,
        black=options.obstacles,
        obstacles=_obstacles(options.own_obstacles),
        hand=options.hand,
        practice=options.practice,
        course=_course(options),
        second_run=options.second_run,
        limit=options.limit,
    )


def on_course(setup: Setup) -> tuple[Name, ...]:
    """Return the names of everything that is laid out: the holes, the black ace, and the obstacles."""
    further = (Name(f"o{number}") for number in range(1, len(setup.obstacles) + 1))
    return (*HOLES, FIRST_TEE, *(BLACK if setup.black else ()), *further)


def shape_of(setup: Setup, name: Name) -> Shape:
    """Return the shape of a piece of this match."""
    if name[0] == "o":
        return setup.obstacles[int(name[1:]) - 1]
    return TILE if seat_of(name) is None else COIN


def _table(table: Table | tuple[float, float]) -> tuple[float, float]:
    if not isinstance(table, str):
        if not all(isfinite(side) and SMALLEST_TABLE <= side <= LARGEST_TABLE for side in table):
            raise _bad(code="bad-table-size", least=f"{SMALLEST_TABLE:g}", most=f"{LARGEST_TABLE:g}")
        return table
    if table not in TABLES:
        raise _bad(code="bad-table", tables=", ".join(TABLES))
    return TABLES[table]


def _obstacles(shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
    if len(shapes) > MOST_OBSTACLES:
        raise _bad(code="many-obstacles", most=MOST_OBSTACLES)
    for shape in shapes:
        if not SMALLEST_OBSTACLE <= shape.size <= LARGEST_OBSTACLE:
            raise _bad(code="bad-obstacle", least=f"{SMALLEST_OBSTACLE:g}", most=f"{LARGEST_OBSTACLE:g}")
    return shapes


def _course(options: Options) -> str | None:
    """Return the full name of the course that was asked for; those of version 1 only where they are laid soon."""
    named = options.course
    if named is None:
        return None
    name = course_name(named, COURSE_VERSION)
    usual = isinstance(options.table, str) and not options.own_obstacles
    known = (COURSE_VERSION, FIRST_COURSES) if usual else (COURSE_VERSION,)
    if int(name.partition("-")[0]) not in known:
        raise _bad(code="other-course", version=COURSE_VERSION)
    return name


def course_name(named: str | int, version: int) -> str:
    """Return the full name of a course that may have been named without the version of what makes it."""
    found = _COURSE.fullmatch(str(named))
    if not found:
        raise _bad(code="bad-course")
    return f"{found[1] or version}-{found[2]}"
