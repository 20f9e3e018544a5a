"""Bots for Karate."""

from chabudai.games.karate.bots.levels import LEVELS, Eager, Planning

__all__ = ["LEVELS", "Eager", "Planning"]
