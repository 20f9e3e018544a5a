"""Bots for Ppolf."""

from chabudai.bots.ppolf.levels import LEVELS

__all__ = ["LEVELS"]
