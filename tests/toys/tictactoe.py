"""Noughts and crosses: three in a row wins. The whole of a small game on the base of games with nothing hidden.

>>> game = TicTacToe()
>>> game.events(game.start(), CROSS, Place(4), viewer=None)
(Placed(seat=0, cell=4),)
"""

from typing import Any, ClassVar

from chabudai.core import NOBODY, IllegalMove, Listed, OpenGame, Result, Seat, Struct, seats

CROSS, NOUGHT = Seat(0), Seat(1)
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class State(Struct):
    cells: tuple[Seat | None, ...] = (None,) * 9
    turn: Seat = CROSS
    winner: Seat | None = None

    @property
    def over(self) -> bool:
        return self.winner is not None or None not in self.cells


class Place(Struct, tag="place"):
    cell: int


class Placed(Struct, tag="placed"):
    seat: Seat
    cell: int


class TicTacToe(OpenGame[State, Place]):
    id: ClassVar[str] = "tictactoe"
    event_type: ClassVar[Any] = Placed

    def start(self) -> State:
        return State()

    def to_act(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.over else seats(state.turn)

    def moves(self, state: State, seat: Seat) -> Listed[Place]:
        free = (Place(number) for number, cell in enumerate(state.cells) if cell is None)
        return Listed(free) if seat in self.to_act(state) else Listed()

    def apply(self, state: State, seat: Seat, move: Place) -> State:
        if seat not in self.to_act(state):
            raise IllegalMove("it is not your turn", rule="TT-2")
        if move not in self.moves(state, seat):
            raise IllegalMove("this cell is taken or off the board", rule="TT-3")
        cells = (*state.cells[: move.cell], seat, *state.cells[move.cell + 1 :])
        won = any(all(cells[cell] == seat for cell in line) for line in LINES)
        return State(cells, turn=NOUGHT if seat == CROSS else CROSS, winner=seat if won else None)

    def events(self, state: State, seat: Seat, move: Place, viewer: Seat | None) -> tuple[Placed, ...]:
        del state, viewer
        return (Placed(seat, move.cell),)

    def result(self, state: State) -> Result | None:
        reason = "three in a row" if state.winner is not None else "no cell is free"
        return Result.of(state.winner, players=2, reason=reason) if state.over else None
