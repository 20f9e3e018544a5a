"""Bots for BOSSa."""

from chabudai.games.bossa.bots.levels import LEVELS, Farsighted, Habitual

__all__ = ["LEVELS", "Farsighted", "Habitual"]
