"""Bots for Ko-oshi."""

from chabudai.games.kooshi.bots.levels import LEVELS, Careful, Reader

__all__ = ["LEVELS", "Careful", "Reader"]
