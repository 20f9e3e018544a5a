"""The protocol of bots, search that knows no game, and bots that play any game; a game's own bots are in its folder."""

from chabudai.bots.generic import generic_levels
from chabudai.bots.protocol import AnyBot, Bot, Levels, ViewBot

__all__ = ["AnyBot", "Bot", "Levels", "ViewBot", "generic_levels"]
