"""Which pieces can be left in a game that goes on: the materials, and the groups of positions made of two of them.

A side that has lost 4 points has lost the game, so of its 7 points each side has at least 4 on the board: six
materials, from two doubles to all five pieces. The points that were claimed follow from what is missing.
"""

from itertools import combinations_with_replacement
from math import comb, prod
from typing import Final, NamedTuple

from chabudai.games.kooshi.board import HAS, SIZE

SQUARES: Final = SIZE * SIZE


class Material(NamedTuple):
    """How many singles and doubles a side has on the board."""

    singles: int
    doubles: int

    @property
    def pieces(self) -> int:
        """How many pieces these are."""
        return self.singles + self.doubles

    @property
    def points(self) -> int:
        """What they are worth."""
        return self.singles + 2 * self.doubles

    def __str__(self) -> str:
        return "A" * self.singles + "B" * self.doubles


ALL: Final = Material(HAS["A"], HAS["B"])
MATERIALS: Final = tuple(Material(*each) for each in ((0, 2), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)))
"""All that a side can have in a game that is not over."""
LEAST, MOST = 2 * MATERIALS[0].pieces, 2 * ALL.pieces
"""The fewest and the most pieces on the board."""
LARGEST: Final = 7
"""Beyond so many pieces tables have more positions than a machine of today has room for."""


class Group(NamedTuple):
    """The positions of two materials, whichever of the two sides is to move: moves that claim nothing stay in it."""

    one: Material
    other: Material

    @property
    def pieces(self) -> int:
        """How many pieces are on the board."""
        return self.one.pieces + self.other.pieces

    @property
    def pairs(self) -> tuple[int, ...]:
        """The numbers of its pairs: who is to move has the first material, then the second."""
        there, back = pair_number(self.one, self.other), pair_number(self.other, self.one)
        return (there,) if there == back else (there, back)

    def __str__(self) -> str:
        return f"{self.one}-{self.other}"


def pair_number(mine: Material, theirs: Material) -> int:
    """Return the number of a pair of materials, that of the side to move first."""
    return MATERIALS.index(mine) * len(MATERIALS) + MATERIALS.index(theirs)


def pair_of(number: int) -> tuple[Material, Material]:
    """Return the pair of materials with this number."""
    mine, theirs = divmod(number, len(MATERIALS))
    return MATERIALS[mine], MATERIALS[theirs]


def groups(pieces: int) -> tuple[Group, ...]:
    """Return the groups with so many pieces on the board."""
    found = (Group(*each) for each in combinations_with_replacement(MATERIALS, 2))
    return tuple(group for group in found if group.pieces == pieces)


GROUPS: Final = tuple(group for pieces in range(LEAST, MOST + 1) for group in groups(pieces))


def boards(group: Group) -> int:
    """Return how many boards a group has, each with either side to move, before symmetry."""
    left, ways = SQUARES, 1
    for count in (*group.one, *group.other):
        ways, left = ways * comb(left, count), left - count
    return ways * 2


def sizes_of_sets(pair: int) -> tuple[int, int, int, int]:
    """Return how many pieces the four sets have: my singles, my doubles, their singles, their doubles."""
    mine, theirs = pair_of(pair)
    return (mine.singles, mine.doubles, theirs.singles, theirs.doubles)


def leading_set(pair: int) -> int:
    """Return the set by which the board is turned: the largest, which fewest symmetries leave where it is."""
    sizes = sizes_of_sets(pair)
    return sizes.index(max(sizes))


def ranks_of_sets(pair: int) -> list[tuple[int, int, int]]:
    """Return for the three sets beside the leading one its number, its pieces, and in how many ways they can stand."""
    sizes, lead = sizes_of_sets(pair), leading_set(pair)
    left = SQUARES - sizes[lead]
    found: list[tuple[int, int, int]] = []
    for number, size in enumerate(sizes):
        if number != lead:
            found.append((number, size, comb(left, size)))
            left -= size
    return found


def ways_beside(pair: int) -> int:
    """Return in how many ways all sets but the leading one can stand."""
    return prod(ways for _, _, ways in ranks_of_sets(pair))
