"""The tiles (BO-1, BO-2) and the groups that a hand can make of them.

A tile is written with two digits, white dots and black dots: `23` is white 2, black 3.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NewType

Tile = NewType("Tile", str)
Tiles = tuple[Tile, ...]
Colour = Literal["W", "B"]

MOST_DOTS: Final = 6
COLOURS: Final[tuple[Colour, Colour]] = ("W", "B")
COLOUR_NAMES: Final[Mapping[Colour, str]] = {"W": "white", "B": "black"}
TILES: Final[Tiles] = tuple(
    Tile(f"{white}{black}")
    for white in range(MOST_DOTS + 1)
    for black in range(MOST_DOTS + 1)
    if 1 <= white + black <= MOST_DOTS
)
"""One tile for every pair of counts that add up to 1 to 6."""

_REMEMBERED = 50_000


def dots(tile: Tile, colour: Colour) -> int:
    """Return the dots of one colour; none at all is 0, and can't be used (BO-2)."""
    return int(tile[0] if colour == "W" else tile[1])


def value(tiles: Tiles, colour: Colour) -> int | None:
    """Return what these tiles are worth in a line, or None where one of them does not show its colour."""
    shown = [dots(tile, colour) for tile in tiles]
    return sum(shown) if all(shown) else None


@lru_cache(_REMEMBERED)
def groups(hand: Tiles, colour: Colour) -> Mapping[tuple[int, int], tuple[Tiles, ...]]:
    """Return every group of tiles that can be used in a line of this colour, by its value and its size."""
    usable = [tile for tile in hand if dots(tile, colour)]
    found: dict[tuple[int, int], tuple[Tiles, ...]] = {}
    for size in range(1, len(usable) + 1):
        for group in combinations(usable, size):
            worth = sum(dots(tile, colour) for tile in group)
            found[worth, size] = (*found.get((worth, size), ()), group)
    return found


@lru_cache(_REMEMBERED)
def layers_of(tiles: Tiles, colour: Colour, size: int, worth: int) -> tuple[Tiles, ...] | None:
    """Return tiles as layers of so many tiles that are each worth so much, or None where they can't be divided so.

    Of several ways to divide them it is the first: it makes no difference to what may follow.
    """
    if not tiles:
        return ()
    first, *others = tiles
    for rest in combinations(others, size - 1):
        layer = (first, *rest)
        if value(layer, colour) == worth:
            above = layers_of(without(tiles, layer), colour, size, worth)
            if above is not None:
                return (layer, *above)
    return None


def without(hand: Tiles, removed: Tiles) -> Tiles:
    """Return a hand without these tiles."""
    return tuple(tile for tile in hand if tile not in removed)


def with_tile(hand: Tiles, tile: Tile) -> Tiles:
    """Return a hand with one more tile, in order."""
    return tuple(sorted((*hand, tile)))
