"""How the cells of a group follow each other: slots in blocks of eight, pair after pair."""

from typing import Final, NamedTuple, Self

import numpy as np

from chabudai.games.kooshi.kernel.machine import Numbers
from chabudai.games.kooshi.tables.files import AnyValues, Counts, TableError
from chabudai.games.kooshi.tables.geometry import (
    HAS_BLOCKS,
    HAS_COUNTS,
    HAS_VALUES,
    PAIR_SPAN,
    PAIRS,
    slots,
)
from chabudai.games.kooshi.tables.materials import Group

BLOCK: Final = 8
MOST_A_BLOCK: Final = 255


class Layout(NamedTuple):
    """Where the slots of a group's pairs begin, and how many there are."""

    pairs: tuple[int, ...]
    starts: tuple[int, ...]
    sizes: tuple[int, ...]
    total: int

    @classmethod
    def of(cls, group: Group) -> Self:
        """Return the layout of a group; each pair begins with a block of its own."""
        sizes = tuple(slots(pair) for pair in group.pairs)
        ends = np.cumsum([-(-size // BLOCK) * BLOCK for size in sizes])
        return cls(group.pairs, (0, *(int(end) for end in ends[:-1])), sizes, int(ends[-1]))

    def numbers(self) -> Numbers:
        """Return what machine code needs to know of the group: pairs, the first one's slots, all slots."""
        first, second = (*self.pairs, -1)[:2]
        return np.array([first, second, (*self.starts, self.total)[1], self.total], np.int64)


class Table:
    """The cells of a group: how many each slot has, where each block of slots begins, and their values."""

    def __init__(self, group: Group, counts: Counts, values: AnyValues) -> None:
        self.group = group
        self.layout = Layout.of(group)
        if len(counts) != self.layout.total:
            raise TableError(f"the table {group} has not as many slots as it should have")
        self.counts = counts
        blocks = counts.reshape(-1, BLOCK).sum(axis=1, dtype=np.int64)
        if len(blocks) and int(blocks.max()) > MOST_A_BLOCK:
            raise TableError(f"the table {group} has more cells in a block than can be counted")
        self.cells = int(blocks.sum())
        self.blocks: Numbers = np.cumsum(blocks) - blocks
        self.values = values
        if len(values) != self.cells:
            raise TableError(f"the table {group} has not as many values as cells")

    def value(self, pair: int, slot: int, cell: int) -> int:
        """Return the value of one cell."""
        at = self.layout.starts[self.layout.pairs.index(pair)] + slot
        block = at // BLOCK
        before = int(self.counts[block * BLOCK : at].sum(dtype=np.int64))
        return int(self.values[int(self.blocks[block]) + before + cell])


def words(counts: Counts) -> Numbers:
    """Return the counts as machine code reads them: eight to a number."""
    return np.frombuffer(counts.tobytes(), np.int64)


def appended(atlas: Numbers, tables: tuple[Table, ...]) -> Numbers:
    """Return the atlas with tables at its end."""
    parts, at, places = [atlas], len(atlas), dict[int, tuple[int, int, int]]()
    for table in tables:
        blocks = len(table.blocks)
        values = np.zeros(-(-table.cells // 4) * 4, np.int16)
        values[: table.cells] = table.values
        for pair, start in zip(table.layout.pairs, table.layout.starts, strict=True):
            places[pair] = (at + start // BLOCK, at + blocks + start // BLOCK, at + 2 * blocks)
        parts += [table.blocks, words(table.counts), values.view(np.int64)]
        at = sum(len(part) for part in parts)
    found = np.concatenate(parts)
    for pair, place in places.items():
        here = PAIRS + pair * PAIR_SPAN
        found[[here + HAS_BLOCKS, here + HAS_COUNTS, here + HAS_VALUES]] = place
    return found
