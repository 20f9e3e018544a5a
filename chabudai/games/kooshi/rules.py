"""Ko-oshi, "small push": claim 4 points of the other's pieces by pushing them off the board.

The rules with their ids are in README.md beside this file. Where each lives: KO-1 `board`, KO-2 and the strings
`notation`, KO-4 to KO-9 `slide`, KO-10 to KO-13 `state`. What a move is refused for is in `refusal`.

>>> game = KoOshi()
>>> state = game.apply(game.start(), Seat(0), game.parse(game.start(), "b1n"))
>>> game.position(state)
'ba1ab/2a2/5/1AA2/B2AB d 0-0 b2>b1'
"""

from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from chabudai.core import NOBODY, Listed, OpenGame, Result, Seat, Struct, seats, view_of
from chabudai.games.kooshi.board import CUTS, NAMES, line_of, other
from chabudai.games.kooshi.events import Ended, Event, events_of
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.notation import START, read_move, read_position, write_position
from chabudai.games.kooshi.refusal import closed_moves, refuse
from chabudai.games.kooshi.state import NO_MOVES, State, after, arrive, effect_of, result_after
from chabudai.games.kooshi.view import View

_ACTING = (seats(0), seats(1))


class Options(Struct):
    """What can be chosen before a game of Ko-oshi."""

    setup: Annotated[str, Meta(extra={"decides_first": True})] = START
    """The position to start from (KO-2)."""


class KoOshi(OpenGame[State, Move, View]):
    """The rules of Ko-oshi, KO-1 to KO-13."""

    id: ClassVar[str] = "kooshi"
    version: ClassVar[int] = 2
    options_type: ClassVar[type[Struct]] = Options
    event_type: ClassVar[Any] = Event
    options: Options
    sides = NAMES

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self._start = self.from_position(self.options.setup)

    def start(self) -> State:
        """Return the first state (KO-2, KO-3)."""
        return self._start

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return whose turn it is."""
        return NOBODY if state.result else _ACTING[state.turn]

    def moves(self, state: State, seat: Seat) -> Listed[Move]:
        """Return the legal moves of this seat."""
        return state.moves if seat == state.turn else NO_MOVES

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        """Return the state after the move; IllegalMove names the rule that forbids it."""
        if seat != state.turn or move not in state.moves:
            raise refuse(state, seat, move)
        return after(state, move)

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what everybody sees, and to the side to move why some of its moves are not legal."""
        return view_of(View, state, seat, closed=closed_moves(state) if seat == state.turn else ())

    def world(self, view: View, rng: Random | None = None) -> State:
        """Return the one state that fits the view."""
        del rng
        return arrive(view.board, view.turn, view.claimed, view.ban, view.seen[:-1], view.older)

    def board_view(self, view: View) -> View:
        """Return the view without the positions that were there before."""
        return View(view.seat, view.board, view.turn, view.claimed, view.ban, view.result, view.closed)

    def result(self, state: State) -> Result | None:
        """Return how it ended (KO-11 to KO-13), or None."""
        return state.result

    def scores(self, state: State) -> tuple[int, ...]:
        """Return the points claimed by light and dark."""
        return state.claimed

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Event]:
        """Return the steps of a move, each piece that falls with who claims it, and how it ends the game if it does."""
        del seat, viewer
        steps = events_of(move, state.board[CUTS[line_of(move.square, move.direction)]])
        result = result_after(state, move) if move in state.moves else None
        return (*steps, Ended(result.winners, result.code, result.rule)) if result else steps

    def parse(self, state: State, text: str) -> Move:
        """Read a move; ValueError where it can't be read."""
        del state
        return read_move(text)

    def position(self, state: State) -> str:
        """Write the position string; what was seen before is not part of it."""
        return write_position(state)

    def from_position(self, text: str) -> State:
        """Read a position string; BadValue, a ValueError, says why it can't be."""
        return read_position(text)

    def default(self, view: View) -> Move:
        """Return the first move that hands over no own piece, or the first of all where each one does."""
        state = self.world(view)
        handed = other(state.turn)
        return min(state.moves, key=lambda move: effect_of(state, move).claimed[handed])
