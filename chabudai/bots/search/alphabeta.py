"""Looking ahead in games of two seats without chance or secrets (negamax with alpha-beta pruning)."""

from collections.abc import Callable
from math import inf
from random import Random
from sys import maxsize
from typing import Any, Generic, TypeVar

from chabudai.bots.budget import Budget
from chabudai.core import Game, Seat, listed

S = TypeVar("S")
M = TypeVar("M")

WIN = 1_000_000.0


class _OutOfTime(Exception):
    """The budget is used up."""


class Lookahead(Generic[S, M]):
    """A search through one game. `value` says how good a state that is not over looks to a seat, well within WIN."""

    def __init__(self, game: Game[S, M, Any], value: Callable[[S, Seat], float]) -> None:
        self._game = game
        self._value = value
        self._budget, self._nodes = Budget(maxsize, inf), 0

    def best(self, state: S, rng: Random, *, depth: int, seconds: float, effort: int | None = None) -> M:
        """Return the move that looks best `depth` moves ahead, or fewer when the time is over; equals are drawn.

        With an effort, it is over when so many positions were looked at.
        """
        (seat,) = self._game.to_act(state)
        moves = list(listed(self._game.moves(state, seat)))
        rng.shuffle(moves)
        self._budget, self._nodes = Budget.of(seconds, effort), 0
        try:
            for ahead in range(1, depth + 1):
                best = self._best_of(moves, state, seat, ahead)
                # What was best one move nearer is looked at first, so that the rest is cut off sooner.
                moves.remove(best)
                moves.insert(0, best)
        except _OutOfTime:
            pass
        return moves[0]

    def _best_of(self, moves: list[M], state: S, seat: Seat, depth: int) -> M:
        best, most = moves[0], -inf
        for move in moves:
            worth = -self._worth(self._game.apply(state, seat, move), seat, depth - 1, -inf, -most)
            if worth > most:
                best, most = move, worth
        return best

    def _worth(self, state: S, moved: Seat, depth: int, low: float, high: float) -> float:
        """Return what a state is worth to the seat opposite the one that has just moved."""
        self._nodes += 1
        if self._nodes > self._budget.steps:
            raise _OutOfTime
        result = self._game.result(state)
        if result is not None:
            if not result.winners:
                return 0.0
            return -WIN - depth if moved in result.winners else WIN + depth
        (seat,) = self._game.to_act(state)
        if depth == 0:
            return self._value(state, seat)
        if self._budget.over:
            raise _OutOfTime
        for move in listed(self._game.moves(state, seat)):
            then = self._game.apply(state, seat, move)
            low = max(low, -self._worth(then, seat, depth - 1, -high, -low))
            if low >= high:
                break
        return low
