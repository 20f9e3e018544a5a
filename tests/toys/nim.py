"""One heap of stones: take one to three; whoever takes the last one wins. The smallest game that is one."""

from collections.abc import Sequence
from typing import Annotated, Any, ClassVar

from msgspec import Meta

from chabudai.core import NOBODY, IllegalMove, Listed, OpenGame, Result, Seat, Struct, seats


class Take(Struct, tag="take"):
    count: int


class Took(Struct, tag="took"):
    seat: Seat
    count: int


class State(Struct):
    stones: int
    turn: Seat


class Options(Struct):
    stones: Annotated[int, Meta(ge=1, le=40)] = 10


class Nim(OpenGame[State, Take]):
    id: ClassVar[str] = "toynim"
    options_type: ClassVar[type[Struct]] = Options
    event_type: ClassVar[Any] = Took
    options: Options
    sides = ("first", "second")

    def start(self) -> State:
        return State(self.options.stones, Seat(0))

    def to_act(self, state: State) -> frozenset[Seat]:
        return seats(state.turn) if state.stones else NOBODY

    def moves(self, state: State, seat: Seat) -> Listed[Take]:
        if seat not in self.to_act(state):
            return Listed()
        return Listed(Take(count) for count in range(1, min(3, state.stones) + 1))

    def apply(self, state: State, seat: Seat, move: Take) -> State:
        if not self.moves(state, seat).contains(move):
            raise IllegalMove("that can't be taken now", rule="TN-1")
        return State(state.stones - move.count, Seat(1 - seat))

    def result(self, state: State) -> Result | None:
        if state.stones:
            return None
        winner = Seat(1 - state.turn)
        return Result((int(winner == 0), int(winner == 1)), (winner,), "the last stone is taken", "TN-2")

    def events(self, state: State, seat: Seat, move: Take, viewer: Seat | None) -> Sequence[Struct]:
        del state, viewer
        return (Took(seat, move.count),)

    def text(self, state: State, move: Take) -> str:
        del state
        return str(move.count)

    def parse(self, state: State, text: str) -> Take:
        del state
        return Take(int(text))
