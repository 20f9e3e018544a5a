"""What a seat may know: all of it. Hands are open, and the tiles that nobody has seen have no order."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.bossa.lines import Line
from chabudai.games.bossa.state import Awaits, StackReading
from chabudai.games.bossa.stuck import Stuck
from chabudai.games.bossa.tiles import Tile, Tiles


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    awaits: Awaits
    turn: Seat
    """Whose turn it is; before the dice are rolled it says nothing."""
    hands: tuple[Tiles, Tiles]
    markers: tuple[str, str]
    """The markers not used yet, by seat: `R` redraw, `X` exchange, `S` stack."""
    lines: tuple[Line, ...]
    """The white one and the black one, once the dice are rolled."""
    unseen: Tiles
    """What nobody has seen: the pile, and the one tile that was removed."""
    pile: int
    """How many tiles can still be drawn."""
    discarded: Tiles
    drawn: Tile | None
    """The tile that this turn began with."""
    stack: StackReading
    """How many layers one use of the stack marker lays."""
    stuck: Stuck | None
    """Why a player could do nothing, where that has ended the game."""
    result: Result | None
