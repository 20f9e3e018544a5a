"""BOSSa: two lines grow from two dice; whoever first has no tiles left wins.

The rules with their ids are in README.md beside this file. Where each lives: BO-1 and BO-2 `tiles`, BO-6, BO-8 and
BO-9 `lines`, BO-4, BO-5 and BO-16 `chance`, the rest `state`.

>>> game = Bossa()
>>> state = game.start()
>>> for text in ("deal 10 23 31 40 | 01 12 05 60", "roll 4 2", "draw 50"):
...     state = game.apply(state, NATURE, game.parse(state, text))
>>> [game.text(state, move) for move in game.moves(state, Seat(0))][:3]
['W5=50', 'W5=10+40', 'W5=23+31']
"""

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from chabudai.core import (
    NATURE,
    NOBODY,
    ONLY_NATURE,
    MoveSpace,
    OpenGame,
    Result,
    Seat,
    Struct,
    seats,
    state_of,
)
from chabudai.games.bossa.chance import chances
from chabudai.games.bossa.events import Event, event_of
from chabudai.games.bossa.moves import Deal, Draw, Move, Place, Roll, Turn
from chabudai.games.bossa.notation import read_move
from chabudai.games.bossa.refusal import refuse
from chabudai.games.bossa.state import NO_MOVES, SIDES, StackReading, State, after, dealt, drew, rolled, with_moves
from chabudai.games.bossa.view import View

_ACTING = (seats(0), seats(1))


class Options(Struct):
    """What can be chosen before a game of BOSSa."""

    stack: StackReading = "one"
    """Whether a use of the stack marker lays one layer, or as many as fit (BO-12)."""


class Bossa(OpenGame[State, Move, View]):
    """The rules of BOSSa, BO-1 to BO-16."""

    id: ClassVar[str] = "bossa"
    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = Options
    event_type: ClassVar[Any] = Event
    options: Options
    sides = SIDES

    def start(self) -> State:
        """Return the state before the deal (BO-4)."""
        return State(stack=self.options.stack)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return whose turn it is; Nature deals, rolls and draws."""
        if state.awaits == "turn":
            return _ACTING[state.turn]
        return NOBODY if state.result else ONLY_NATURE

    def moves(self, state: State, seat: Seat) -> MoveSpace[Move]:
        """Return the legal moves of this seat."""
        if seat == NATURE:
            return chances(state)
        return state.moves if seat == state.turn else NO_MOVES

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move; IllegalMove names the rule that forbids it."""
        if seat not in self.to_act(state) or not self.moves(state, seat).contains(move):
            raise refuse(state, seat, move)
        match move:
            case Deal():
                return dealt(state, move)
            case Roll():
                return rolled(state, move)
            case Draw():
                return drew(state, move)
            case _:
                return after(state, move)

    def world(self, view: View, rng: Random | None = None) -> State:
        """Return the one state that fits the view."""
        del rng
        return with_moves(state_of(State, view))

    def result(self, state: State) -> Result | None:
        """Return how it ended (BO-13 to BO-15), or None."""
        return state.result

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Event]:
        """Return what happens with a move; everybody sees all of it."""
        del viewer
        return (event_of(state, seat, move),)

    def parse(self, state: State, text: str) -> Move:
        """Read a move; ValueError where it can't be read."""
        del state
        return read_move(text)

    def default(self, view: View) -> Turn:
        """Return the move that uses the most tiles without a marker, or the first of all where there is none."""
        moves = self.world(view).moves
        return max(moves, key=lambda move: len(move.tiles) if isinstance(move, Place) else 0)
