"""Morra with a die: a small game with all that Ko-oshi lacks, to try the foundation on.

Nature rolls; everybody secretly shows one to three fingers at once; the die and all fingers, counted round the table,
name who scores. Two rounds.
"""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import ClassVar

from chabudai.core import (
    NATURE,
    NOBODY,
    ONLY_NATURE,
    IllegalMove,
    Listed,
    Result,
    Seat,
    Struct,
    Wire,
    checked,
)

ROUNDS = 2


class Roll(Struct, tag="roll"):
    die: int


class Show(Struct, tag="show"):
    fingers: int


Move = Roll | Show


class State(Struct):
    points: tuple[int, ...]
    hands: tuple[int | None, ...]
    die: int | None = None
    round: int = 0


class View(Struct):
    seat: Seat | None
    points: tuple[int, ...]
    hand: int | None
    ready: tuple[bool, ...]
    die: int | None
    round: int


class Rolled(Struct, tag="rolled"):
    die: int


class Ready(Struct, tag="ready"):
    seat: Seat
    fingers: int | None


class Scored(Struct, tag="scored"):
    hands: tuple[int, ...]
    seat: Seat


class Options(Struct):
    players: int = 3


@checked
class Morra:
    id: ClassVar[str] = "morra"
    version: ClassVar[int] = 1
    options_type: ClassVar[type[Struct]] = Options
    wire: ClassVar[Wire] = Wire(move=Move, view=View, event=Rolled | Ready | Scored)

    def __init__(self, options: Options | None = None) -> None:
        self.options = options or Options()
        self.players = self.options.players
        self.sides = tuple(f"player {number + 1}" for number in range(self.players))

    def start(self) -> State:
        return State((0,) * self.players, (None,) * self.players)

    def to_act(self, state: State) -> frozenset[Seat]:
        if state.round == ROUNDS:
            return NOBODY
        if state.die is None:
            return ONLY_NATURE
        return frozenset(Seat(seat) for seat, hand in enumerate(state.hands) if hand is None)

    def moves(self, state: State, seat: Seat) -> Listed[Move]:
        if seat not in self.to_act(state):
            return Listed()
        return Listed(Roll(die) for die in range(1, 7)) if seat == NATURE else Listed(Show(n) for n in (1, 2, 3))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if not self.moves(state, seat).contains(move):
            raise IllegalMove("that can't be played now", rule="MO-1")
        if isinstance(move, Roll):
            return State(state.points, state.hands, move.die, state.round)
        hands = (*state.hands[:seat], move.fingers, *state.hands[seat + 1 :])
        if None in hands:
            return State(state.points, hands, state.die, state.round)
        lucky = self._lucky(state, hands)
        points = tuple(had + (number == lucky) for number, had in enumerate(state.points))
        return State(points, (None,) * self.players, None, state.round + 1)

    def _lucky(self, state: State, hands: tuple[int | None, ...]) -> Seat:
        return Seat((sum(hand or 0 for hand in hands) + (state.die or 0)) % self.players)

    def nature(self, state: State, rng: Random) -> Move:
        del state
        return Roll(rng.randint(1, 6))

    def outcomes(self, state: State) -> Sequence[tuple[Move, Fraction]] | None:
        del state
        return [(Roll(die), Fraction(1, 6)) for die in range(1, 7)]

    def view(self, state: State, seat: Seat | None) -> View:
        hand = None if seat is None else state.hands[seat]
        ready = tuple(hand is not None for hand in state.hands)
        return View(seat, state.points, hand, ready, state.die, state.round)

    def world(self, view: View, rng: Random) -> State:
        hands = [rng.randint(1, 3) if ready else None for ready in view.ready]
        if view.seat is not None:
            hands[view.seat] = view.hand
        return State(view.points, tuple(hands), view.die, view.round)

    def result(self, state: State) -> Result | None:
        if state.round < ROUNDS:
            return None
        best = max(state.points)
        winners = tuple(Seat(seat) for seat, points in enumerate(state.points) if points == best)
        return Result(state.points, winners, "both rounds are played")

    def scores(self, state: State) -> tuple[int, ...]:
        return state.points

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Struct]:
        if isinstance(move, Roll):
            return (Rolled(move.die),)
        ready = Ready(seat, move.fingers if viewer == seat else None)
        if not self.reveals(state, seat, move):
            return (ready,)
        hands = tuple(hand or move.fingers for hand in state.hands)
        return (ready, Scored(hands, self._lucky(state, hands)))

    def reveals(self, state: State, seat: Seat, move: object) -> bool:
        del move
        return self.to_act(state) == frozenset({seat})

    def text(self, state: State, move: Move) -> str:
        del state
        return f"roll {move.die}" if isinstance(move, Roll) else str(move.fingers)

    def parse(self, state: State, text: str) -> Move:
        del state
        return Roll(int(text.removeprefix("roll "))) if text.startswith("roll ") else Show(int(text))

    def default(self, view: View) -> Move:
        del view
        return Show(1)
