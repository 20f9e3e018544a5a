"""How a game looks in the terminal."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from chabudai.core import Struct
from chabudai.terminal.names import Names
from chabudai.terminal.scene import Scene

if TYPE_CHECKING:
    from rich.console import RenderableType


class Board(Protocol):
    """What is particular to a game in a terminal."""

    @property
    def hint(self) -> str:
        """How a move is written, in one sentence."""
        ...

    @property
    def unit(self) -> str:
        """What scores count, such as `point`; nothing where a game has none."""
        ...

    def draw(self, scene: Scene) -> "RenderableType":
        """Draw the table."""
        ...

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Say what is special about a move that could be made; nothing where nothing is."""
        ...
