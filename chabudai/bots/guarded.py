"""A bot from outside, guarded: where it fails or cheats, the game's default move is made for it."""

import logging
from random import Random
from typing import Any

from chabudai.bots.protocol import AnyBot, ask
from chabudai.bots.search.tree import seat_of
from chabudai.core import AnyGame

log = logging.getLogger(__name__)


class GuardedBot:
    """Asks another bot, and makes the game's default move where that raises or answers no legal move."""

    def __init__(self, game: AnyGame, bot: AnyBot, name: str) -> None:
        self._game, self._bot, self._name = game, bot, name

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the bot's move, or the game's default."""
        try:
            move = ask(self._bot, view, rng, seconds, effort)
            world = self._game.world(view, rng)
            if self._game.moves(world, seat_of(self._game, view, world)).contains(move):
                return move
            log.warning("%s answered an illegal move; the default is made", self._name)
        except Exception:
            log.exception("%s failed; the default move is made", self._name)
        return self._game.default(view)
