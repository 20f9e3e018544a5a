"""What a game's board in the terminal is given, and a board for games that have none of their own."""

from chabudai.terminal.board import Board
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.labels import fate_label, holder_label, side_label
from chabudai.terminal.names import Names

__all__ = ["Board", "BoardState", "Names", "fate_label", "holder_label", "side_label"]
