"""Bots for Ko-oshi, in five levels."""

from chabudai.games.kooshi.bots.levels import LEVELS, Reader, Scatterbrain

__all__ = ["LEVELS", "Reader", "Scatterbrain"]
