"""Bots for any game: random playouts from worlds that fit the view, the most promising moves tried most.

They know nothing of a game but its rules, so they are stand-ins for bots that somebody has yet to write.
"""

from collections.abc import Sequence
from functools import partial
from math import inf, log, sqrt
from random import Random
from time import perf_counter
from typing import Any, Final

from chabudai.bots.protocol import Levels
from chabudai.core import NATURE, AnyGame, Result, Seat, as_listed

MOST_MOVES: Final = 400
"""Of more moves than these, or of moves that can't be listed, a sample is looked at."""
SAMPLED: Final = 60
EXPLORE: Final = 0.8
LONGEST: Final = 400
"""After so many moves a playout is given up, and counts as half a win."""
PLAYOUTS: Final = {1: 12, 2: 120, 3: 100_000}
"""How many playouts each level makes at most; the time may end them sooner."""


class PlayoutBot:
    """Tries moves by random playouts to the end, drawing a new world that fits the view for each."""

    def __init__(self, game: AnyGame, playouts: int) -> None:
        self._game = game
        self._playouts = playouts

    def choose(self, view: Any, rng: Random, seconds: float = 1.0) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move that won most of its playouts; ValueError where there is none."""
        deadline = perf_counter() + seconds
        world = self._game.world(view, rng)
        seat = self._seat(view, world)
        moves = self._candidates(world, seat, rng)
        if len(moves) == 1:
            return moves[0]
        tried, won = [0] * len(moves), [0.0] * len(moves)
        for count in range(max(self._playouts, 1)):
            if count and perf_counter() > deadline:
                break
            index = _most_promising(tried, won, count)
            tried[index] += 1
            won[index] += self._played_out(self._game.world(view, rng), seat, moves[index], rng, deadline)
        return moves[max(range(len(moves)), key=lambda index: (tried[index], won[index]))]

    def _seat(self, view: Any, world: Any) -> Seat:  # noqa: ANN401 -- as the game's types
        acting = self._game.to_act(world) - {NATURE}
        seat = getattr(view, "seat", None)
        if seat is None and len(acting) == 1:
            return min(acting)
        if seat is None or seat not in acting:
            raise ValueError("there is no move to choose: it is not this seat's turn")
        return Seat(seat)

    def _candidates(self, world: Any, seat: Seat, rng: Random) -> Sequence[Any]:  # noqa: ANN401 -- likewise
        space = self._game.moves(world, seat)
        finite = as_listed(space)
        if finite is None or len(finite) > MOST_MOVES:
            return [space.sample(rng) for _ in range(SAMPLED)]
        moves = list(finite)
        if not moves:
            raise ValueError("there is no move to choose from")
        rng.shuffle(moves)
        return moves

    def _played_out(self, state: Any, seat: Seat, move: Any, rng: Random, deadline: float) -> float:  # noqa: ANN401 -- likewise
        """Return what a move came to when all then moved at random: 1 for a win, 0 for a loss."""
        game = self._game
        if not game.moves(state, seat).contains(move):  # what can be done may depend on what is hidden
            return 0.0
        state = game.apply(state, seat, move)
        for _ in range(LONGEST):
            result = game.result(state)
            if result is not None:
                return _share(result, seat)
            if perf_counter() > deadline:
                break
            actor = min(game.to_act(state))
            chosen = game.nature(state, rng) if actor == NATURE else game.moves(state, actor).sample(rng)
            state = game.apply(state, actor, chosen)
        return 0.5


def generic_levels() -> Levels:
    """Return three levels that play any game."""
    return {level: partial(PlayoutBot, playouts=playouts) for level, playouts in PLAYOUTS.items()}


def _most_promising(tried: Sequence[int], won: Sequence[float], count: int) -> int:
    """Choose by the upper confidence bound (UCB1): what won often, or was tried seldom."""

    def bound(index: int) -> float:
        if not tried[index]:
            return inf
        return won[index] / tried[index] + EXPLORE * sqrt(log(count + 1) / tried[index])

    return max(range(len(tried)), key=bound)


def _share(result: Result, seat: Seat) -> float:
    if not result.winners:
        return 0.5
    return 1 / len(result.winners) if seat in result.winners else 0.0
