"""How a game looks in the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from chabudai.core import Struct, phrasebook
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.names import Names

if TYPE_CHECKING:
    from rich.console import RenderableType


def hint_of(package: str) -> str:
    """Return how a move is written, in the English words of a game's messages."""
    return phrasebook((package,), "en").text("terminal-hint")


class Board(Protocol):
    """Draws a game in the terminal."""

    @property
    def hint(self) -> str:
        """How a move is written, in one sentence."""
        ...

    @property
    def unit(self) -> str:
        """What scores count, such as `point`; nothing where a game has none."""
        ...

    def draw(self, now: BoardState) -> "RenderableType":
        """Return the board as something that Rich can print."""
        ...

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return what is special about a legal move with these events, in a few words; empty where nothing is."""
        ...
