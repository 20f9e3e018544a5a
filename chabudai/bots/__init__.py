"""The protocol of bots, search that knows no game, and bots that play any game; a game's own bots are in its folder."""

from chabudai.bots.budget import Budget, checked_effort
from chabudai.bots.generic import generic_levels
from chabudai.bots.protocol import AnyBot, Bot, Levels, ViewBot, ask

__all__ = ["AnyBot", "Bot", "Budget", "Levels", "ViewBot", "ask", "checked_effort", "generic_levels"]
