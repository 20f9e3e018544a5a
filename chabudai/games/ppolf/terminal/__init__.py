"""Ppolf in the terminal."""

from chabudai.games.ppolf.terminal.board import PpolfBoard

__all__ = ["PpolfBoard"]
