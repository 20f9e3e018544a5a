"""A race by dice: as small as a game can be on the base of games with nothing hidden. Only the rules are written.

Whoever is to move goes on by the die, or stays so that the next to move has it. Whoever is first at the goal wins.
"""

from typing import ClassVar

from chabudai.core import NATURE, NOBODY, ONLY_NATURE, Listed, OpenGame, Result, Seat, Struct, seats

GOAL = 12


class Options(Struct):
    players: int = 2


class State(Struct):
    steps: tuple[int, ...]
    turn: Seat = Seat(0)
    die: int | None = None


class Roll(Struct, tag="roll"):
    die: int


class Go(Struct, tag="go"):
    pass


class Stay(Struct, tag="stay"):
    pass


Move = Roll | Go | Stay


class Race(OpenGame[State, Move]):
    id: ClassVar[str] = "race"
    options_type: ClassVar[type[Struct]] = Options

    def start(self) -> State:
        return State((0,) * self.players)

    def to_act(self, state: State) -> frozenset[Seat]:
        if max(state.steps) >= GOAL:
            return NOBODY
        return ONLY_NATURE if state.die is None else seats(state.turn)

    def moves(self, state: State, seat: Seat) -> Listed[Move]:
        if seat not in self.to_act(state):
            return Listed()
        return Listed(Roll(die) for die in range(1, 7)) if seat == NATURE else Listed((Go(), Stay()))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        self.check(state, seat, move)
        after = Seat((state.turn + 1) % self.players)
        match move:
            case Roll(die):
                return State(state.steps, state.turn, die)
            case Go():
                gone = state.steps[seat] + (state.die or 0)
                return State((*state.steps[:seat], gone, *state.steps[seat + 1 :]), after)
            case Stay():
                return State(state.steps, after, state.die)

    def result(self, state: State) -> Result | None:
        if max(state.steps) < GOAL:
            return None
        first = Seat(state.steps.index(max(state.steps)))
        return Result.of(first, players=self.players, reason="the goal is reached")
