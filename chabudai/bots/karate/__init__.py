"""Bots for Karate."""

from chabudai.bots.karate.levels import LEVELS, Eager, Planning

__all__ = ["LEVELS", "Eager", "Planning"]
