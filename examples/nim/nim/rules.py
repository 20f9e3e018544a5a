"""The rules of Nim, as README.md states them.

>>> game = Nim()
>>> state = game.apply(game.start(), Seat(0), game.parse(game.start(), "take 3 5"))
>>> state.heaps
(3, 4, 0)
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

from chabudai.core import NOBODY, IllegalMove, Listed, OpenGame, Result, Seat, Struct, seats


class Options(Struct):
    """What can be chosen before a match."""

    heaps: Literal["3-4-5", "1-3-5-7", "2-2", "5-5-5-5"] = "3-4-5"
    """How many stones each heap begins with."""
    misere: bool = False
    """Whether whoever takes the last stone loses."""


class State(Struct):
    """All that is true at one time."""

    heaps: tuple[int, ...]
    turn: Seat = Seat(0)

    @property
    def board(self) -> str:
        """The heaps as a picture, one a line."""
        return "\n".join(f"{number}  {'o ' * stones}".rstrip() for number, stones in enumerate(self.heaps, 1))


class View(Struct):
    """What everybody sees; what is not listed here is not shown."""

    seat: Seat | None
    board: str
    heaps: tuple[int, ...]
    turn: Seat


class Take(Struct, tag="take"):
    """Take so many stones from one heap; the first heap is 1."""

    heap: int
    count: int


class Took(Struct, tag="took"):
    """Somebody took stones."""

    seat: Seat
    heap: int
    count: int
    left: int


class Nim(OpenGame[State, Take, View]):
    """Nim with its options chosen."""

    id: ClassVar[str] = "nim"
    options_type: ClassVar[type[Struct]] = Options
    event_type: ClassVar[Any] = Took
    options: Options
    sides = ("first", "second")

    def start(self) -> State:
        """Return the heaps that were chosen (NI-1)."""
        return State(tuple(map(int, self.options.heaps.split("-"))))

    def to_act(self, state: State) -> frozenset[Seat]:
        """Return whose turn it is (NI-2); nobody's when all stones are gone."""
        return seats(state.turn) if any(state.heaps) else NOBODY

    def moves(self, state: State, seat: Seat) -> Listed[Take]:
        """Return all ways to take one stone or more from one heap (NI-3)."""
        if seat not in self.to_act(state):
            return Listed()
        sizes = enumerate(state.heaps, 1)
        return Listed(Take(heap, count) for heap, stones in sizes for count in range(1, stones + 1))

    def apply(self, state: State, seat: Seat, move: Take) -> State:
        """Return the heaps after a move; IllegalMove says which rule forbids it."""
        if seat not in self.to_act(state):
            raise IllegalMove("It is not your turn.", rule="NI-2", code="not-your-turn")
        if not self.moves(state, seat).contains(move):
            raise IllegalMove("Take 1 stone or more, all from one heap that has them.", rule="NI-3", code="not-there")
        left = state.heaps[move.heap - 1] - move.count
        return State((*state.heaps[: move.heap - 1], left, *state.heaps[move.heap :]), Seat(1 - seat))

    def events(self, state: State, seat: Seat, move: Take, viewer: Seat | None) -> Sequence[Struct]:
        """Return what happens with a move; everybody sees it."""
        del viewer
        return (Took(seat, move.heap, move.count, state.heaps[move.heap - 1] - move.count),)

    def result(self, state: State) -> Result | None:
        """Return who wins when the last stone is taken (NI-4, NI-5)."""
        if any(state.heaps):
            return None
        last = Seat(1 - state.turn)
        if self.options.misere:
            return Result.of(state.turn, players=2, reason="the other took the last stone", rule="NI-5", code="misere")
        return Result.of(last, players=2, reason="the last stone is taken", rule="NI-4", code="last-stone")
