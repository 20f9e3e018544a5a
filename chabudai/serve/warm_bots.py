"""The bots of a worker process, kept from one move to the next: a bot may build on what it has thought before.

Nothing depends on it. A bot that is not here, because its worker was replaced or another one is asked, is made anew.
"""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from chabudai import catalog
from chabudai.bots import AnyBot
from chabudai.core import Ruleset, Seat

MOST_BOTS = 16
"""How many bots a worker keeps; each may hold a search tree."""
IDLE_SECONDS = 300.0

log = logging.getLogger(__name__)


class BotPlayer(NamedTuple):
    """A bot in a match: whatever makes it another bot when it changes."""

    match: str
    seat: Seat
    ruleset: Ruleset
    level: int
    takebacks: int = 0
    """How many takebacks there were: after each the bot is made anew, so that it never sees a match run backwards."""


class _WarmBot(NamedTuple):
    player: BotPlayer
    bot: AnyBot
    used: float


def make_bot(player: BotPlayer) -> AnyBot:
    """Return a new bot for a match; ValueError where there is no such game or level."""
    return catalog.bot_for(catalog.game_by(player.ruleset), player.level)


class WarmBots:
    """At most so many bots, those that moved last; one that has not moved for a while is dropped."""

    def __init__(
        self,
        make: Callable[[BotPlayer], AnyBot] = make_bot,
        most: int = MOST_BOTS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._make = make
        self._most = most
        self._now = now
        self._bots: OrderedDict[tuple[str, Seat], _WarmBot] = OrderedDict()

    def __len__(self) -> int:
        """Return how many bots are kept."""
        return len(self._bots)

    def choose(self, player: BotPlayer, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- as the game's
        """Return the bot's move; where a bot that was kept raises, a new one is asked."""
        self._drop_idle()
        warm = self._bots.pop((player.match, player.seat), None)
        if warm and warm.player == player:
            try:
                return self._ask(player, warm.bot, view, seed, seconds)
            except Exception:  # noqa: BLE001 -- whatever it has kept was no good; what a new bot raises goes to the caller
                log.warning(
                    "a bot of %s failed that was kept since its last move: a new one is asked", player.ruleset.game
                )
        return self._ask(player, self._make(player), view, seed, seconds)

    def _ask(self, player: BotPlayer, bot: AnyBot, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- likewise
        move = bot.choose(view, Random(seed), seconds)
        self._bots[player.match, player.seat] = _WarmBot(player, bot, self._now())
        if len(self._bots) > self._most:
            self._bots.popitem(last=False)
        return move

    def forget(self, match: str) -> None:
        """Drop the bots of a match that is over or was let go."""
        for key in [key for key in self._bots if key[0] == match]:
            del self._bots[key]

    def _drop_idle(self) -> None:
        long_ago = self._now() - IDLE_SECONDS
        for key in [key for key, warm in self._bots.items() if warm.used < long_ago]:
            del self._bots[key]
