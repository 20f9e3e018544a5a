"""Bots for Ppolf."""

from chabudai.games.ppolf.bots.levels import LEVELS

__all__ = ["LEVELS"]
