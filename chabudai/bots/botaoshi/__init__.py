"""Bots for Bo-taoshi."""

from chabudai.bots.botaoshi.levels import LEVELS

__all__ = ["LEVELS"]
