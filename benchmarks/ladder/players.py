"""Who plays on the ladder: the levels of a game, and stand-ins for people, by their names."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from benchmarks.earlier.karate import Planning
from benchmarks.earlier.ppolf import Solid
from benchmarks.ladder.beginners import BossaBeginner, BotaoshiBeginner, KarateBeginner, PpolfBeginner
from benchmarks.ladder.rivals import RIVALS
from chabudai import catalog
from chabudai.bots import AnyBot
from chabudai.core import NATURE, AnyGame, Seat, as_listed, needs_engine

BEGINNER: Final = "beginner"
ERRS: Final = 0.35
"""How often a beginner plays whatever comes to mind."""
LOOKED_AT: Final = 200
"""Of how many moves at most a beginner sees what they give."""


class Beginner:
    """Takes what one move gives, sees nothing beyond it, and errs often: a person in their first games.

    What a move gives is what it does to the scores; where those say nothing it plays any move that does not lose at
    once.
    """

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return a legal move."""
        del seconds, effort
        game, world = self._game, self._game.world(view, rng)
        seat = Seat(view.seat) if getattr(view, "seat", None) is not None else min(game.to_act(world) - {NATURE})
        space = game.moves(world, seat)
        if rng.random() < ERRS:
            return space.sample(rng)
        finite = as_listed(space)
        if finite is not None and len(finite) <= LOOKED_AT:
            moves = list(finite)
        else:
            moves = [space.sample(rng) for _ in range(LOOKED_AT)]
        rng.shuffle(moves)
        return max(moves, key=lambda move: self._gives(world, seat, move))

    def _gives(self, world: Any, seat: Seat, move: Any) -> float:  # noqa: ANN401 -- as the game's types
        game = self._game
        after = game.apply(world, seat, move)
        result = None if needs_engine(game, after) else game.result(after)
        if result is not None:
            return 1000.0 if result.winners == (seat,) else -1000.0 if result.winners else 0.0
        scores = game.scores(after)
        return scores[seat] - max(score for side, score in enumerate(scores) if side != seat) if len(scores) > 1 else 0


OTHERS: Final[Mapping[str, Mapping[str, Callable[[AnyGame], AnyBot]]]] = {
    "kooshi": {BEGINNER: Beginner, **RIVALS},
    "bossa": {BEGINNER: BossaBeginner},
    "karate": {BEGINNER: KarateBeginner, "earlier": Planning},
    "botaoshi": {BEGINNER: BotaoshiBeginner},
    "ppolf": {BEGINNER: PpolfBeginner, "earlier": Solid},
}
"""The stand-ins of each game, by name."""


def make_player(game: AnyGame, name: str) -> AnyBot:
    """Return a new player: `3` is level 3, anything else the name of a stand-in; ValueError where there is none."""
    if name.isdigit():
        return catalog.bot_for(game, int(name))
    known = OTHERS.get(game.id, {})
    if name not in known:
        raise ValueError(f"nobody is called {name!r} in {game.id}; there are: {', '.join(known) or 'levels only'}")
    return known[name](game)
