"""Bots for Ko-oshi."""

from chabudai.bots.kooshi.levels import LEVELS, Careful, Reader

__all__ = ["LEVELS", "Careful", "Reader"]
