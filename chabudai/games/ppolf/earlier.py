"""Version 1 of the rules, for logs that were played under it.

Further obstacles brought the other black tiles with them, hands were steady unless asked otherwise, and a course that
found no room by chance was not packed. How a match is played is the same.
"""

from typing import Annotated, ClassVar, Final, cast

from msgspec import Meta, structs

from chabudai.core import NATURE, MoveSpace, Seat, Struct
from chabudai.games.ppolf.course import Courses
from chabudai.games.ppolf.moves import Move
from chabudai.games.ppolf.options import (
    FIRST_COURSES,
    MOST_LIMIT,
    MOST_PLAYERS,
    HandKind,
    Options,
    SecondRun,
    Setup,
    Table,
    course_name,
    setup_of,
)
from chabudai.games.ppolf.pieces import Shape
from chabudai.games.ppolf.rules import Ppolf
from chabudai.games.ppolf.state import State


class FirstOptions(Struct):
    """What could be chosen under version 1."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    table: Table | tuple[float, float] = "standard"
    obstacles: bool | tuple[Shape, ...] = False
    """Whether the other black tiles join as obstacles; shapes are further obstacles besides these."""
    hand: HandKind = "steady"
    practice: bool = False
    course: str | int | None = None
    second_run: SecondRun = "same"
    limit: Annotated[int, Meta(ge=1, le=MOST_LIMIT)] | None = None


class FirstPpolf(Ppolf):
    """The rules of Ppolf, version 1."""

    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = FirstOptions

    def _set_up(self) -> Setup:
        """Return the options as the rules need them; what a log was played on had room."""
        options = cast("FirstOptions", cast("object", self.options))
        shapes = () if isinstance(options.obstacles, bool) else options.obstacles
        now = Options(
            players=options.players,
            table=options.table,
            obstacles=options.obstacles is not False,
            own_obstacles=shapes,
            hand=options.hand,
            practice=options.practice,
            second_run=options.second_run,
            limit=options.limit,
        )
        course = None if options.course is None else course_name(options.course, FIRST_COURSES)
        return structs.replace(setup_of(now), course=course)

    def moves(self, state: State, seat: Seat) -> MoveSpace[Move]:
        """Return the legal moves of this seat; a named course is known by its name, and is not laid again."""
        if seat == NATURE and state.awaits == "course":
            return Courses(state.setup)
        return super().moves(state, seat)


EARLIER: Final = {1: FirstPpolf}
