"""Hands for search: a hand is the bits of a number, and so are the groups that it can make.

The tile of number n in `TILES` is the bit n. The group of s tiles worth v is the bit s * SIZE + v.
"""

from functools import lru_cache
from itertools import combinations
from typing import Final, Literal, NamedTuple

from chabudai.games.bossa import TILES, Colour, dots

COLOURS: Final[tuple[Colour, Colour]] = ("W", "B")
SIZE: Final = 64
MOST_DOTS: Final = 6
REMEMBERED: Final = 20_000
"""How many hands are remembered; with many more, Python's own tidying up makes pauses that a player feels."""

_SHOWN: Final = tuple(tuple(dots(tile, colour) for tile in TILES) for colour in COLOURS)
WITH_DOTS: Final = tuple(
    tuple(sum(1 << number for number, count in enumerate(shown) if count == asked) for asked in range(MOST_DOTS + 1))
    for shown in _SHOWN
)
"""The tiles with so many dots, by colour."""


class OpenEnd(NamedTuple):
    """A free place: its value, how many tiles it connects to, and where the line goes on from it."""

    value: int
    connects: int
    step: Literal[1, -1]

    @property
    def groups(self) -> tuple[int, int]:
        """The groups that may be laid there (BO-9)."""
        return self.connects * SIZE + self.value, (self.connects + 1) * SIZE + self.value


OpenEnds = tuple[OpenEnd, ...]
"""The free places of one line."""


@lru_cache(REMEMBERED)
def tiles_of(hand: int) -> tuple[int, ...]:
    """Return the tiles of a hand, each as its bit."""
    found: list[int] = []
    while hand:
        tile = hand & -hand
        found.append(tile)
        hand ^= tile
    return tuple(found)


@lru_cache(REMEMBERED)
def makes(hand: int, colour: int) -> int:
    """Return the groups that a hand can make, the empty one included."""
    groups = 1
    for tile in tiles_of(hand):
        shown = _dots(tile, colour)
        if shown:
            groups |= groups << (SIZE + shown)
    return groups


@lru_cache(REMEMBERED)
def ways(hand: int, colour: int, group: int) -> tuple[int, ...]:
    """Return each way to make a group from a hand."""
    size, value = divmod(group, SIZE)
    usable = [tile for tile in tiles_of(hand) if _dots(tile, colour)]
    return tuple(
        sum(tiles) for tiles in combinations(usable, size) if sum(_dots(tile, colour) for tile in tiles) == value
    )


@lru_cache(REMEMBERED)
def layered(hand: int, colour: int, group: int) -> tuple[int, ...]:
    """Return each way to make one or more layers of a group from a hand."""
    single = ways(hand, colour, group)
    found, last = dict.fromkeys(single), set(single)
    while last:
        last = {below | above for below in last for above in single if not below & above}
        found.update(dict.fromkeys(sorted(last)))
    return tuple(found)


@lru_cache(REMEMBERED)
def fits(end: OpenEnd) -> int:
    """Return the groups that may be laid on a free place, as bits."""
    few, more = end.groups
    return 1 << few | 1 << more


@lru_cache(REMEMBERED)
def grown(ends: OpenEnds, number: int, size: int) -> OpenEnds:
    """Return the free places of a line after so many tiles were laid on one of them; below 1 there is none."""
    end = ends[number]
    after = (*ends[:number], OpenEnd(end.value + end.step, size, end.step), *ends[number + 1 :])
    return tuple(end for end in after if end.value)


def _dots(tile: int, colour: int) -> int:
    return _SHOWN[colour][tile.bit_length() - 1]
