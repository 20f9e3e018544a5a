"""What a seat may know, and what it is told of a move. Hands are open, and nothing that is hidden has an order."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.bossa.lines import Line
from chabudai.games.bossa.state import Awaits
from chabudai.games.bossa.tiles import Colour, Tile, Tiles


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


class Dealt(Struct, tag="dealt"):
    """Both have their tiles."""

    hands: tuple[Tiles, Tiles]


class Rolled(Struct, tag="rolled"):
    """The dice were cast; nobody starts where they are equal."""

    white: int
    black: int
    starts: Seat | None


class Drew(Struct, tag="drew"):
    """A player has drawn a tile, and so many are left."""

    seat: Seat
    tile: Tile
    left: int


class Placed(Struct, tag="placed"):
    """Tiles lie on a new place."""

    seat: Seat
    line: Colour
    value: int
    tiles: Tiles


class Stacked(Struct, tag="stacked"):
    """Tiles lie on top of a place; `layer` counts from 0, the bottom."""

    seat: Seat
    line: Colour
    value: int
    tiles: Tiles
    layer: int


class Discarded(Struct, tag="discarded"):
    """A tile was discarded for another."""

    seat: Seat
    tile: Tile


class Exchanged(Struct, tag="exchanged"):
    """A player has given a tile and got one."""

    seat: Seat
    gave: Tile
    got: Tile


Event = Dealt | Rolled | Drew | Placed | Stacked | Discarded | Exchanged
