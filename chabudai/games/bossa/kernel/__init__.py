"""BOSSa in machine code, for bots: the same rules over numbers, proved equal to them by the tests."""

from typing import Final

import numpy as np

from chabudai.games.bossa import TILES, Exchange, Place, Redraw, Stack, State, Turn
from chabudai.games.bossa.kernel.machine import (
    COLOUR,
    ENDS,
    EXCHANGES,
    HANDS,
    KIND,
    LENGTH,
    MARKERS,
    MORE,
    MOST_MOVES,
    PILE,
    PLACES,
    REDRAWS,
    SEVERAL,
    SPOTS,
    TILE_BITS,
    TURN,
    UNSEEN,
    VALUES,
    WAY,
    Numbers,
    list_moves,
)
from chabudai.games.bossa.tiles import COLOURS, Tiles

_BITS: Final = {tile: 1 << number for number, tile in enumerate(TILES)}
_MARKERS: Final = {"R": 1, "X": 2, "S": 4}


def encode(state: State) -> Numbers:
    """Return the numbers of a position, once the dice are rolled."""
    at = np.zeros(LENGTH, np.int64)
    at[TURN], at[PILE], at[UNSEEN] = state.turn, state.pile, _hand(state.unseen)
    at[SEVERAL] = state.stack == "several"
    for seat in (0, 1):
        at[HANDS + seat] = _hand(state.hands[seat])
        at[MARKERS + seat] = sum(_MARKERS[letter] for letter in state.markers[seat])
    for colour, line in enumerate(state.lines):
        for end in line.ends:
            place = ENDS + 4 * colour + 2 * (end.way == "down")
            at[place], at[place + 1] = end.value, end.connects
        for spot in line.spots:
            at[SPOTS + VALUES * colour + spot.value] = spot.size
    return at


def moves(at: Numbers) -> Numbers:
    """Return the numbers of the legal moves of who has drawn."""
    found = np.empty(MOST_MOVES, np.int64)
    return found[: list_moves(at, found)].copy()


def move_of(at: Numbers, number: int) -> Turn:
    """Return the move that a number stands for, in a position."""
    kind, colour, more = number >> KIND & 3, COLOURS[number >> COLOUR & 1], number >> MORE
    tiles = tuple(tile for tile, bit in _BITS.items() if number & TILE_BITS & bit)
    if kind == REDRAWS:
        return Redraw(tiles[0])
    if kind == EXCHANGES:
        return Exchange(tiles[0], TILES[more])
    if kind == PLACES:
        end = ENDS + 4 * (number >> COLOUR & 1) + 2 * (number >> WAY & 1)
        return Place(colour, int(at[end]), tiles)
    return Stack(colour, more, tiles)


def _hand(tiles: Tiles) -> int:
    return sum(_BITS[tile] for tile in tiles)
