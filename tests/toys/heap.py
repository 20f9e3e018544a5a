"""A heap of stones and a coin: a small game of chance whose worth can be worked out by hand.

Nature tosses a coin that shows one (two times in three) or two; who is to move takes so many stones, or one more.
Whoever takes the last stone wins.
"""

from fractions import Fraction

from chabudai.core import NATURE, NOBODY, ONLY_NATURE, Listed, Result, Seat, Struct, seats

COIN = ((1, Fraction(2, 3)), (2, Fraction(1, 3)))
WORTH = (Fraction(-1), Fraction(1), Fraction(1), Fraction(-1, 3), Fraction(-1, 9), Fraction(1, 3))
"""What a heap of so many stones is worth before the toss to who is to move.

Three: with one, two or one stone stay, and both are won for the other; with two, all are taken: 1/3 - 2/3.
Four: with one, best leave three; with two, leave two or one, which is lost: 2/3 * 1/3 - 1/3.
Five: either way three can be left: 1/3.
"""


class State(Struct):
    stones: int
    turn: Seat = Seat(0)
    coin: int | None = None


class Heap:
    def to_act(self, state: State) -> frozenset[Seat]:
        if not state.stones:
            return NOBODY
        return ONLY_NATURE if state.coin is None else seats(state.turn)

    def moves(self, state: State, seat: Seat) -> Listed[int]:
        if seat == NATURE:
            return Listed(coin for coin, _ in COIN)
        coin = state.coin or 0
        return Listed(sorted({min(coin, state.stones), min(coin + 1, state.stones)}))

    def apply(self, state: State, seat: Seat, move: int) -> State:
        if seat == NATURE:
            return State(state.stones, state.turn, move)
        return State(state.stones - move, Seat(1 - state.turn))

    def outcomes(self, state: State) -> tuple[tuple[int, Fraction], ...]:
        del state
        return COIN

    def result(self, state: State) -> Result | None:
        if state.stones:
            return None
        winner = Seat(1 - state.turn)
        return Result((int(winner == 0), int(winner == 1)), (winner,), "the last stone is taken")
