"""Karate in the terminal."""

from chabudai.games.karate.terminal.board import KarateBoard

__all__ = ["KarateBoard"]
