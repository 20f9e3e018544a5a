"""What a move brings about: for animation, sound and the move list."""

from chabudai.core import Seat, Struct
from chabudai.games.bossa.moves import Deal, Draw, Exchange, Move, Place, Redraw, Roll, Stack
from chabudai.games.bossa.state import State, dealt, layers_laid, line_of
from chabudai.games.bossa.tiles import Colour, Tile, Tiles


class Dealt(Struct, tag="dealt"):
    """Both have their tiles."""

    hands: tuple[Tiles, Tiles]


class Rolled(Struct, tag="rolled"):
    """The dice were rolled; nobody starts where they are equal."""

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
    """Tiles lie on top of a place, in one layer or more; `layer` is the lowest of them, counted from 0."""

    seat: Seat
    line: Colour
    value: int
    tiles: Tiles
    layer: int
    layers: int = 1


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


def event_of(state: State, seat: Seat, move: Move) -> Event:
    """Return what happens with a move; everybody sees all of it."""
    match move:
        case Deal():
            event: Event = Dealt(dealt(state, move).hands)
        case Roll(white, black):
            event = Rolled(white, black, None if white == black else Seat(0) if white > black else Seat(1))
        case Draw(tile):
            event = Drew(state.turn, tile, state.pile - 1)
        case Place(line, value, tiles):
            event = Placed(seat, line, value, tiles)
        case Stack(line, value, tiles):
            spot = line_of(state, line).spot(value)
            event = Stacked(seat, line, value, tiles, len(spot.layers) if spot else 0, len(layers_laid(state, move)))
        case Redraw(tile):
            event = Discarded(seat, tile)
        case Exchange(mine, theirs):
            event = Exchanged(seat, mine, theirs)
    return event
