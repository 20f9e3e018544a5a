"""Bots for Bo-taoshi."""

from chabudai.games.botaoshi.bots.levels import LEVELS

__all__ = ["LEVELS"]
