"""Ppolf: flick a coin from tile to tile, with the fewest flicks. Physics reports, these rules judge.

The rules with their ids are in README.md beside this file. Where each lives: PP-1 and PP-3 `pieces`, PP-2 and PP-15
`course`, PP-4 `tees`, PP-9 to PP-13 `judging`, PP-17 `placing`, the rest `flow`.

>>> from random import Random
>>> game = Ppolf(Options(course=7, hand="steady"))
>>> state = game.apply(game.start(), NATURE, game.nature(game.start(), Random(0)))
>>> state = game.apply(state, Seat(0), game.default(game.view(state, Seat(0))))
>>> state = game.apply(state, NATURE, game.parse(state, "settled touch c0+rn"))
>>> state.card, sorted(game.to_act(state))
(((1,), ()), [1])
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from chabudai.core import NATURE, AimLine, Engine, Film, Flicking, HandError, MoveSpace, Seat, Struct, Wire, view_of
from chabudai.games.ppolf.advice import towards_the_hole
from chabudai.games.ppolf.course import check_room
from chabudai.games.ppolf.events import Event, events_of
from chabudai.games.ppolf.flow import after_flick, aimed, erred, first_state, laid
from chabudai.games.ppolf.moves import (
    HAND_ANGLE,
    HAND_ANGLE_MORE,
    HAND_SPEED,
    HAND_SPEED_MORE,
    Course,
    Flick,
    Move,
    Settled,
    Tee,
    Turn,
)
from chabudai.games.ppolf.notation import read_move
from chabudai.games.ppolf.options import Options, Setup, setup_of
from chabudai.games.ppolf.pieces import FIRST_TEE, HOLES
from chabudai.games.ppolf.refusal import refuse
from chabudai.games.ppolf.spaces import NO_MOVES, chances, turns
from chabudai.games.ppolf.state import (
    State,
    closeness,
    flicks_so_far,
    has_finished,
    is_solo,
    suit_totals,
    totals,
)
from chabudai.games.ppolf.tees import TeeSpots
from chabudai.games.ppolf.view import View, Why
from chabudai.physics.planar import WOOD, Track

Point = tuple[float, float]
"""A point of an aim line, in metres."""
PAR: Final = 36
RUN_NAMES: Final = ("first run", "second run")
_CONSTANTS: Final = {
    "SLIDE": 2 * WOOD.table_friction * WOOD.gravity,  # a coin slides v * v / this many metres
    "HAND_ANGLE": HAND_ANGLE,
    "HAND_ANGLE_MORE": HAND_ANGLE_MORE,
    "HAND_SPEED": HAND_SPEED,
    "HAND_SPEED_MORE": HAND_SPEED_MORE,
}


class Ppolf(Flicking[State, Move, View, Turn, Point]):
    """The rules of Ppolf, PP-1 to PP-20."""

    id: ClassVar[str] = "ppolf"
    version: ClassVar[int] = 2
    options_type: ClassVar[type[Struct]] = Options
    chances: ClassVar[frozenset[str]] = Flicking.chances | {"course"}
    flicks: ClassVar[tuple[type, ...]] = (Tee, Flick)
    wire: ClassVar[Wire] = Wire(
        move=Move, view=View, event=Event, film=Film[Track], line=AimLine[Point], constants=_CONSTANTS
    )
    options: Options

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self._setup = self._set_up()
        if self.players == 1:
            self.sides = RUN_NAMES

    def _set_up(self) -> Setup:
        """Return the options as the rules need them; ValueError says what is allowed."""
        setup = setup_of(self.options)
        check_room(setup)
        return setup

    def start(self) -> State:
        """Return the state before the course is laid out."""
        return first_state(self._setup)

    def moves(self, state: State, seat: Seat) -> MoveSpace[Move]:
        """Return the legal moves of this seat."""
        if seat not in self.to_act(state):
            return NO_MOVES
        return chances(state) if seat == NATURE else turns(state)

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move; IllegalMove names the rule that forbids it."""
        if seat not in self.to_act(state) or not self.moves(state, seat).contains(move):
            raise refuse(state, seat, move)
        match move:
            case Tee() | Flick():
                after = aimed(state, move)
            case Course():
                after = laid(state, move)
            case HandError():
                after = erred(state, move)
            case Settled():
                after = after_flick(state, move)
        return after

    def engine(self) -> Engine[State, Turn, Point]:
        """Return the module that asks the planar engine."""
        from chabudai.games.ppolf import engine

        return engine

    def owner(self, side: int) -> Seat:
        """Return whose side this is: both runs belong to one who plays alone (PP-16)."""
        return Seat(side if self.players > 1 else 0)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what this seat may know: all of it."""
        spots = TeeSpots(state) if state.awaits == "tee" else None
        return view_of(
            View,
            state,
            seat,
            target=HOLES[state.hole],
            tee=HOLES[state.hole - 1] if state.hole else FIRST_TEE,
            tee_within=spots and spots.reach(),
            tee_spot=spots and spots.best(),
            closeness=closeness(state),
            why=_why(state),
            finished=tuple(has_finished(state, Seat(number)) for number in range(state.setup.players)),
            suits=suit_totals(state.card),
            totals=totals(state.card),
            par=PAR if is_solo(state) else None,
        )

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the flicks and penalties so far, by side."""
        return flicks_so_far(state)

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Event]:
        """Return what happens with a move; everybody sees all of it."""
        del viewer
        return events_of(state, seat, move)

    def parse(self, state: State, text: str) -> Move:
        """Read a move; ValueError where it can't be read."""
        del state
        return read_move(text)

    def default(self, view: View) -> Turn:
        """Return a soft flick towards the hole."""
        return towards_the_hole(self.world(view))


def _why(state: State) -> Why:
    if state.teeing:
        return "tee-order"
    return "putting-out" if state.putting else "closeness"
