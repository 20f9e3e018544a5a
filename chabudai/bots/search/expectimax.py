"""Looking ahead in games of two seats with chance but without secrets (expectimax with Star1 pruning).

The pruning is Bruce Ballard's ("The *-minimax search procedure for trees containing chance nodes", Artificial
Intelligence 21, 1983): values have bounds, so the outcomes still to come can lift or lower an average only so far.
"""

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import inf
from random import Random
from time import perf_counter
from typing import Final, Generic, Protocol, TypeVar

from chabudai.core import NATURE, ONLY_NATURE, MoveSpace, Result, Seat, listed

S = TypeVar("S")
M = TypeVar("M")

WIN: Final = 1.0
"""What a won game is worth; a draw is worth 0, a lost game as much less."""
_HAIR: Final = 1e-12
"""Averages that differ by less are equal: they differ by rounding."""
_GLANCE: Final = 64
"""How many states are visited from one look at the clock to the next."""


class UnlistedChance(ValueError):
    """Nature's moves can't be listed, so they can't be averaged."""


class Tree(Protocol[S, M]):
    """What this search asks of a game; every `Game` has it."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who moves."""
        ...

    def moves(self, state: S, seat: Seat) -> MoveSpace[M]:
        """Return what the seat may do."""
        ...

    def apply(self, state: S, seat: Seat, move: M) -> S:
        """Return the state after the move."""
        ...

    def outcomes(self, state: S) -> Sequence[tuple[M, Fraction]] | None:
        """Return Nature's moves with their exact odds, or None where they can't be listed."""
        ...

    def result(self, state: S) -> Result | None:
        """Return how it ended, or None."""
        ...


class _Enough(Exception):
    """The budget, of time or of visits, is used up."""


class Expectimax(Generic[S, M]):
    """A search through one game. `value` says how good a state looks to a seat, from -WIN to WIN.

    It is asked after a player's move or between two moves by Nature, so mostly Nature is to act next. The depth counts
    players' moves; where Nature moves twice in a row the second move counts too, or the tree would grow too wide.
    """

    def __init__(self, game: Tree[S, M], value: Callable[[S, Seat], float]) -> None:
        self._game = game
        self._value = value
        self._seat = Seat(0)
        self._deadline = inf
        self._visits = inf
        self._visited = 0

    def best(self, state: S, rng: Random, *, depth: int, width: int, visits: int, seconds: float) -> M:
        """Return the move that looks best `depth` moves ahead; equals are drawn.

        Only the `width` moves that look best at first are followed further. It looks less far where that would visit
        more than `visits` states, or the time is over; the first look is always finished.
        """
        (self._seat,) = self._game.to_act(state)
        moves = list(listed(self._game.moves(state, self._seat)))
        rng.shuffle(moves)
        ends = perf_counter() + seconds
        self._deadline, self._visits, self._visited, before = inf, inf, 0, len(moves)
        try:
            for ahead in range(1, depth + 1):
                start = self._visited
                moves = self._ordered(moves, state, ahead)[:width]
                look = max(self._visited - start, 1)
                # The next look is not begun where it is too long if it grows as much as the last one did.
                if len(moves) == 1 or look * look / before > visits - self._visited:
                    break
                self._deadline, self._visits, before = ends, visits, look
        except _Enough:
            pass
        return moves[0]

    def worth(self, state: S, seat: Seat, *, depth: int) -> float:
        """Return what a state is worth to a seat, so many moves ahead."""
        self._seat, self._deadline, self._visits = seat, inf, inf
        return self._worth(state, depth, -WIN, WIN)

    def _ordered(self, moves: list[M], state: S, depth: int) -> list[M]:
        """Return the moves with the best first; where the others were cut off, by the bounds found for them."""
        most = -inf
        found: list[tuple[float, M]] = []
        for move in moves:
            worth = self._worth(self._game.apply(state, self._seat, move), depth - 1, max(most, -WIN), WIN)
            if worth <= most + _HAIR:
                worth = min(worth, most)
            most = max(most, worth)
            found.append((worth, move))
        return [move for _, move in sorted(found, key=lambda pair: -pair[0])]

    def _worth(self, state: S, depth: int, low: float, high: float) -> float:
        """Return what a state is worth to our seat: exact between `low` and `high`, beyond them only a bound."""
        result = self._game.result(state)
        if result is not None:
            return _points(result, self._seat)
        self._visited += 1
        if self._visited > self._visits or (self._visited % _GLANCE == 0 and perf_counter() > self._deadline):
            raise _Enough
        if depth == 0:
            return self._value(state, self._seat)
        (seat,) = self._game.to_act(state)
        if seat == NATURE:
            return self._average(state, depth, low, high)
        if seat == self._seat:
            return self._most(state, seat, depth, low, high)
        return self._least(state, seat, depth, low, high)

    def _most(self, state: S, seat: Seat, depth: int, low: float, high: float) -> float:
        most = -WIN
        for move in listed(self._game.moves(state, seat)):
            worth = self._worth(self._game.apply(state, seat, move), depth - 1, max(low, most), high)
            most = max(most, worth)
            if most >= high:
                break
        return most

    def _least(self, state: S, seat: Seat, depth: int, low: float, high: float) -> float:
        least = WIN
        for move in listed(self._game.moves(state, seat)):
            worth = self._worth(self._game.apply(state, seat, move), depth - 1, low, min(high, least))
            least = min(least, worth)
            if least <= low:
                break
        return least

    def _average(self, state: S, depth: int, low: float, high: float) -> float:
        """Star1: an outcome need be known only as far as it matters, whatever those after it bring."""
        outcomes = self._game.outcomes(state)
        if outcomes is None:
            raise UnlistedChance("what chance may bring can't be listed here, so it can't be weighed")
        total, left = 0.0, 1.0
        for move, odds in outcomes:
            share = float(odds)
            left -= share
            then = self._game.apply(state, NATURE, move)
            ahead = depth - 1 if self._game.to_act(then) == ONLY_NATURE else depth
            lowest, highest = (low - total - left * WIN) / share, (high - total + left * WIN) / share
            total += share * self._worth(then, ahead, max(lowest, -WIN), min(highest, WIN))
            if total + left * WIN <= low:
                return total + left * WIN
            if total - left * WIN >= high:
                return total - left * WIN
        return total


def _points(result: Result, seat: Seat) -> float:
    if not result.winners:
        return 0.0
    return WIN if seat in result.winners else -WIN
