"""Ko-oshi in the terminal."""

from chabudai.games.kooshi.terminal.board import KoOshiBoard

__all__ = ["KoOshiBoard"]
