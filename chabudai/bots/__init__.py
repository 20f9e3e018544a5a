"""Bots: `search` knows only what any game is; one folder a game holds what is particular to it."""

from chabudai.bots.protocol import AnyBot, Bot, Levels

__all__ = ["AnyBot", "Bot", "Levels"]
