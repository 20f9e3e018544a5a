"""What a seat may know: all of it. Hands are open, and the tiles that nobody has seen have no order."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.bossa.lines import Line
from chabudai.games.bossa.state import Awaits
from chabudai.games.bossa.tiles import Tile, Tiles


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    awaits: Awaits
    turn: Seat
    """Whose turn it is; before the dice are cast it says nothing."""
    hands: tuple[Tiles, Tiles]
    markers: tuple[str, str]
    """The markers not used yet, by seat: `R` redraw, `X` exchange, `S` stack."""
    lines: tuple[Line, ...]
    """White's and black's, once the dice are cast."""
    unseen: Tiles
    """What nobody has seen: the pile, and the one tile that was removed."""
    pile: int
    """How many tiles can still be drawn."""
    discarded: Tiles
    drawn: Tile | None
    """The tile that this turn began with."""
    result: Result | None
