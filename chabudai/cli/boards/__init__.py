"""How games look in a terminal: one file a game, found by its id; any other game is shown by the text of its view."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, Protocol

from chabudai.cli.names import Names
from chabudai.cli.scene import Scene
from chabudai.core import Struct

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

    def say(self, events: Sequence[Struct], names: Names) -> Sequence[str]:
        """Say what a move did: where it went, then whatever else came of it, a sentence each."""
        ...

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Say what is special about a move that could be made; nothing where nothing is."""
        ...


def _kooshi() -> Board:
    from chabudai.cli.boards.kooshi import KoOshiBoard

    return KoOshiBoard()


def _bossa() -> Board:
    from chabudai.cli.boards.bossa import BossaBoard

    return BossaBoard()


def _karate() -> Board:
    from chabudai.cli.boards.karate import KarateBoard

    return KarateBoard()


def _ppolf() -> Board:
    from chabudai.cli.boards.ppolf import PpolfBoard

    return PpolfBoard()


def _botaoshi() -> Board:
    from chabudai.cli.boards.botaoshi import BotaoshiBoard

    return BotaoshiBoard()


def _text() -> Board:
    from chabudai.cli.boards.text import TextBoard

    return TextBoard()


BOARDS: Final[Mapping[str, Callable[[], Board]]] = {
    "kooshi": _kooshi,
    "bossa": _bossa,
    "karate": _karate,
    "ppolf": _ppolf,
    "botaoshi": _botaoshi,
}


def board_of(name: str) -> Board:
    """Return how a game looks."""
    return BOARDS.get(name, _text)()
