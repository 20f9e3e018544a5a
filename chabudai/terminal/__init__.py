"""What a game's board in the terminal is given, and a board for games that have none of their own."""

from chabudai.terminal.board import Board
from chabudai.terminal.names import Names, describe
from chabudai.terminal.scene import Scene

__all__ = ["Board", "Names", "Scene", "describe"]
