"""Bo-taoshi: topple the opponent's pole with a disc that flies off a ramp. Physics reports, these rules judge.

The rules with their ids are in README.md beside this file. Where each lives: BT-1 `pieces` and `rounds`, BT-2 and BT-4
`spots`, BT-3 to BT-11 `flow`, BT-12 and BT-13 `ramps`, BT-14 to BT-17 `judging`, BT-18 `rounds`.

>>> game = Botaoshi(Options(hand="steady"))
>>> state = game.apply(game.start(), Seat(0), game.parse(game.start(), "enter w1 228.0,0.0 flick 90.0,1.1"))
>>> state = game.apply(state, NATURE, game.parse(state, "settled rest w1@228.0,250.5"))
>>> state.entered, sorted(game.to_act(state))
((1, 0), [1])
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from chabudai.core import NATURE, AimLine, Engine, Film, Flicking, HandError, MoveSpace, Seat, Struct, Wire
from chabudai.games.botaoshi.advice import gentle
from chabudai.games.botaoshi.events import Event, events_of
from chabudai.games.botaoshi.flow import after_flick, aimed, erred, placed, raised, skipped
from chabudai.games.botaoshi.moves import Aim, Enter, Flick, Move, Place, Raise, Score, Settled, Skip, Turn
from chabudai.games.botaoshi.notation import read_move
from chabudai.games.botaoshi.options import RULES, Options, Setup, setup_of
from chabudai.games.botaoshi.pieces import (
    HAND_ANGLE,
    HAND_ANGLE_MORE,
    HAND_SPEED,
    HAND_SPEED_MORE,
    LEAP,
    LEAP_MORE,
    SIDES,
    WOOD,
)
from chabudai.games.botaoshi.refusal import refuse
from chabudai.games.botaoshi.rounds import first_state
from chabudai.games.botaoshi.spaces import NO_MOVES, chances, turns
from chabudai.games.botaoshi.state import State
from chabudai.games.botaoshi.view import View, make_state, make_view
from chabudai.physics.solid import Track

Point = tuple[float, float, float]
"""A point of an aim line, in metres."""


_CONSTANTS: Final = {
    "SLIDE": 2 * WOOD.table_friction * WOOD.gravity,  # a disc slides v * v / this many metres
    "HAND_ANGLE": HAND_ANGLE,
    "HAND_ANGLE_MORE": HAND_ANGLE_MORE,
    "HAND_SPEED": HAND_SPEED,
    "HAND_SPEED_MORE": HAND_SPEED_MORE,
    "LEAP": LEAP,
    "LEAP_MORE": LEAP_MORE,
}


class Botaoshi(Flicking[State, Move, View, Aim, Point]):
    """The rules of Bo-taoshi, BT-1 to BT-18."""

    id: ClassVar[str] = "botaoshi"
    version: ClassVar[int] = RULES
    options_type: ClassVar[type[Struct]] = Options
    flicks: ClassVar[tuple[type, ...]] = (Enter, Flick, Score)
    wire: ClassVar[Wire] = Wire(
        move=Move, view=View, event=Event, film=Film[Track], line=AimLine[Point], constants=_CONSTANTS
    )
    options: Options
    sides = SIDES

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self._setup = self.setup()

    def setup(self) -> Setup:
        """Return the options as the rules need them."""
        return setup_of(self.options)

    def start(self) -> State:
        """Return the state before white's first disc."""
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
            case Enter() | Flick() | Score():
                after = aimed(state, move)
            case Place():
                after = placed(state, move)
            case Raise():
                after = raised(state)
            case Skip():
                after = skipped(state)
            case HandError():
                after = erred(state, move)
            case Settled():
                after = after_flick(state, move)
        return after

    def engine(self) -> Engine[State, Aim, Point]:
        """Return the module that asks the solid engine."""
        from chabudai.games.botaoshi import engine

        return engine

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what this seat may know: all of it."""
        return make_view(state, seat)

    def world(self, view: View, rng: Random | None = None) -> State:
        """Return the one state that fits the view."""
        del rng
        return make_state(view)

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the rounds won so far, by seat."""
        return state.won

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Event]:
        """Return what happens with a move; everybody sees all of it."""
        del viewer
        return events_of(state, seat, move)

    def parse(self, state: State, text: str) -> Move:
        """Read a move; ValueError where it can't be read."""
        del state
        return read_move(text)

    def default(self, view: View) -> Turn:
        """Return a gentle move."""
        return gentle(self.world(view))
