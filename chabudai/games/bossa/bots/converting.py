"""Converts states of the rules into shorthand, and moves in shorthand into moves of the rules."""

from typing import Final

from chabudai.core import Result
from chabudai.games.bossa import TILES, Exchange, Line, Place, Redraw, Stack, State, Tile, Tiles, Turn
from chabudai.games.bossa.bots.hands import COLOURS, SIZE, OpenEnd, OpenEnds, tiles_of
from chabudai.games.bossa.bots.shorthand import (
    DRAWN,
    EXCHANGE,
    REDRAW,
    STACK,
    WON,
    Discard,
    DrawTile,
    Groups,
    Lay,
    Move,
    Phase,
    SearchState,
    Swap,
)

_BITS: Final = {tile: 1 << number for number, tile in enumerate(TILES)}
_MARKERS: Final = {"R": REDRAW, "X": EXCHANGE, "S": STACK}


def to_shorthand(state: State) -> SearchState:
    """Return a state in shorthand; ValueError before the dice are rolled."""
    return SearchState(
        _phase(state),
        state.turn,
        (_hand(state.hands[0]), _hand(state.hands[1])),
        (_markers(state.markers[0]), _markers(state.markers[1])),
        (_ends(state.lines[0]), _ends(state.lines[1])),
        (_spots(state.lines[0]), _spots(state.lines[1])),
        _hand(state.unseen),
        state.pile,
        _result(state.result),
        state.stack == "several",
    )


def from_shorthand(move: Move) -> Turn:
    """Return a player's move as the rules know it; ValueError for a draw."""
    match move:
        case Lay(colour, end, group, tiles):
            kind = Stack if end is None else Place
            return kind(COLOURS[colour], group % SIZE, tuple(map(_tile, tiles_of(tiles))))
        case Discard(tile):
            return Redraw(_tile(tile))
        case Swap(mine, theirs):
            return Exchange(_tile(mine), _tile(theirs))
        case DrawTile():
            raise ValueError("a draw is not a player's move")


def _phase(state: State) -> Phase:
    match state.awaits:
        case "deal" | "roll":
            raise ValueError("before the dice are rolled there is no shorthand")
        case "nothing":
            return "over"
        case phase:
            return phase


def _result(result: Result | None) -> Result | None:
    if result is None:
        return None
    return WON[result.winners[0]] if result.winners else DRAWN


def _hand(tiles: Tiles) -> int:
    return sum(_BITS[tile] for tile in tiles)


def _markers(letters: str) -> int:
    return sum(_MARKERS[letter] for letter in letters)


def _ends(line: Line) -> OpenEnds:
    return tuple(OpenEnd(end.value, end.connects, 1 if end.way == "up" else -1) for end in line.ends)


def _spots(line: Line) -> Groups:
    return tuple(sorted(spot.size * SIZE + spot.value for spot in line.spots))


def _tile(bit: int) -> Tile:
    return TILES[bit.bit_length() - 1]
