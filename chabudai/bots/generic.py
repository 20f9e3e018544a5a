"""Bots for any game, in three levels. They know nothing of a game but its rules, and of a match only a view.

They are stand-ins for bots that somebody has yet to write. Given the same generator they choose the same move, unless
the time ends their search before its playouts are made; with an effort no time does.
"""

from functools import partial
from itertools import islice
from random import Random
from typing import Any, Final

from chabudai.bots.budget import Budget
from chabudai.bots.protocol import Levels
from chabudai.bots.search.tree import MOST_MOVES, TreeSearch, seat_of
from chabudai.core import AnyGame, as_listed, needs_engine

FEW_PLAYOUTS: Final = 60
MANY_PLAYOUTS: Final = 20_000
DEEPEST: Final = 200


class OneMoveBot:
    """Makes a move that wins at once, if it sees one, else any. Its effort is moves looked at."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return a legal move; ValueError where there is none."""
        budget = Budget.of(seconds, effort, MOST_MOVES)
        game, world = self._game, self._game.world(view, rng)
        seat = seat_of(game, view, world)
        space = game.moves(world, seat)
        for move in islice(as_listed(space) or (), budget.steps):
            after = game.apply(world, seat, move)
            result = None if needs_engine(game, after) else game.result(after)
            if result and result.winners == (seat,):
                return move
            if budget.over:
                break
        return space.sample(rng)


class PlayoutBot:
    """Tries moves by random playouts, drawing a new world that fits the view for each.

    The moves it tries first are chosen `depth` deep with care; with a depth of 1 only its own next move is.
    Its effort is playouts.
    """

    def __init__(self, game: AnyGame, playouts: int, depth: int = DEEPEST) -> None:
        self._game = game
        self._playouts = playouts
        self._depth = depth

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move that did best; ValueError where there is none."""
        budget = Budget.of(seconds, effort, self._playouts)
        return TreeSearch(self._game, view, rng, self._depth).choose(budget)


def generic_levels() -> Levels:
    """Return three levels that play any game: one looks one move ahead, one tries a little, one searches."""
    return {
        1: OneMoveBot,
        2: partial(PlayoutBot, playouts=FEW_PLAYOUTS, depth=1),
        3: partial(PlayoutBot, playouts=MANY_PLAYOUTS),
    }
