"""Bots for BOSSa."""

from chabudai.games.bossa.bots.levels import LEVELS, Farsighted, Hasty

__all__ = ["LEVELS", "Farsighted", "Hasty"]
