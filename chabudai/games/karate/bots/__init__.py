"""Bots for Karate."""

from chabudai.games.karate.bots.levels import LEVELS, Master, Student

__all__ = ["LEVELS", "Master", "Student"]
