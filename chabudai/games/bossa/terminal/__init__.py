"""BOSSa in the terminal."""

from chabudai.games.bossa.terminal.board import BossaBoard

__all__ = ["BossaBoard"]
