"""Bots for BOSSa."""

from chabudai.bots.bossa.levels import LEVELS, Farsighted, Hasty

__all__ = ["LEVELS", "Farsighted", "Hasty"]
