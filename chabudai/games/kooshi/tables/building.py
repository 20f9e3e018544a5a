"""Builds the tables of a size, group after group: in slices, on all cores, and on from where it was stopped."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import numpy as np

from chabudai.games.kooshi.kernel.machine import Numbers, table_of_lines
from chabudai.games.kooshi.kernel.machine import Table as LineTable
from chabudai.games.kooshi.tables.files import Counts, TableError, TableFile, write_table
from chabudai.games.kooshi.tables.geometry import atlas
from chabudai.games.kooshi.tables.layout import BLOCK, Layout, Table, appended, words
from chabudai.games.kooshi.tables.materials import LEAST, Group, groups
from chabudai.games.kooshi.tables.retrograde import Values, begin_slots, count_slots, spread_slots
from chabudai.games.kooshi.tables.shelf import SHIPPED, Shelf, file_name

SLICES: Final = 64
"""How many slices a pass over a group has at least."""
LARGEST_SLICE: Final = 1 << 17
KEEP_EVERY: Final = 30.0
"""After so many seconds it is kept how far a table has come."""

Slice = tuple[int, int]


class Arrays(NamedTuple):
    """What machine code works on."""

    group: Numbers
    blocks: Numbers
    words: Numbers
    values: Values
    lines: LineTable
    below: Numbers
    """The atlas with the smaller tables."""


class Step(NamedTuple):
    """How far building has come, for whoever looks on."""

    group: Group
    distance: int | None
    """Which distance is being looked at; None while boards are counted and the first values found."""
    done: int
    total: int


Watch = Callable[[Step], None]


class Stage(NamedTuple):
    """How far a table has come: the value that is looked at (0 before the first), slices done, the largest value."""

    known: int = 0
    slices: int = 0
    largest: int = 0


def build(pieces: int, folder: Path, watch: Watch, shelf: Shelf | None = None) -> list[Table]:
    """Build the tables with so many pieces, and first those with fewer that are missing; return those built."""
    shelf = shelf or Shelf(SHIPPED, folder)
    built: list[Table] = []
    for count in range(LEAST, pieces + 1):
        missing = [group for group in groups(count) if not shelf.table(group)]
        if missing:
            below = appended(atlas(), shelf.up_to(count - 1))
            built += [Builder(group, below, folder, watch).build() for group in missing]
            shelf = Shelf(*shelf.folders)
    return built


class Builder:
    """Builds the table of one group. It is stopped by any exception, and another one goes on from there."""

    def __init__(self, group: Group, below: Numbers, folder: Path, watch: Watch) -> None:
        self._group = group
        self._below = below
        self._path = folder / file_name(group)
        self._part = folder / f"{group}.part"
        self._watch = watch
        self._layout = Layout.of(group)
        self._numbers = self._layout.numbers()
        self._threads = os.cpu_count() or 1
        self._kept = monotonic()
        self._stage = Stage()

    def build(self) -> Table:
        """Build the table, write it, and return it."""
        counts, values, self._stage = self._resumed() or self._begun()
        table = Table(self._group, counts, values)
        arrays = Arrays(self._numbers, table.blocks, words(counts), values, table_of_lines(), self._below)
        try:
            while self._stage.known <= self._stage.largest:
                self._go_over(table, arrays)
            write_table(self._path, self._group, counts, values)
        except KeyboardInterrupt:
            self._keep(table, values)
            raise
        self._part.unlink(missing_ok=True)
        return table

    def _begun(self) -> tuple[Counts, Values, Stage]:
        counts = np.zeros(self._layout.total, np.uint8)
        with ThreadPoolExecutor(self._threads) as pool:
            for number, _ in enumerate(pool.map(partial(self._count, counts=counts), self._slices()), 1):
                self._tell(None, number, 2 * len(self._slices()))
        values = np.zeros(int(counts.sum(dtype=np.int64)), np.int16)
        return counts, values, Stage()

    def _count(self, part: Slice, counts: Counts) -> None:
        for start, size in zip(self._layout.starts, self._layout.sizes, strict=True):
            first, last = max(part[0], start), min(part[1], start + size)
            if first < last:
                count_slots(first, last, counts, self._numbers, self._below)

    def _go_over(self, table: Table, arrays: Arrays) -> None:
        """Go over the slices that are left at this stage."""
        slices, known = self._slices(), self._stage.known

        def work(part: Slice) -> int:
            return spread_slots(*part, known, *arrays) if known else begin_slots(*part, *arrays)

        with ThreadPoolExecutor(self._threads) as pool:
            for first in range(self._stage.slices, len(slices), 4 * self._threads):
                batch = slices[first : first + 4 * self._threads]
                largest = max(pool.map(work, batch))
                self._stage = Stage(known, first + len(batch), max(self._stage.largest, largest))
                self._tell(known - 1 if known else None, first + len(batch), len(slices))
                if monotonic() - self._kept > KEEP_EVERY:
                    self._keep(table, arrays.values)
        self._stage = Stage(known + 1, 0, self._stage.largest)

    def _slices(self) -> list[Slice]:
        size = max(BLOCK, min(LARGEST_SLICE, self._layout.total // SLICES // BLOCK * BLOCK))
        return [(first, min(first + size, self._layout.total)) for first in range(0, self._layout.total, size)]

    def _tell(self, distance: int | None, done: int, total: int) -> None:
        self._watch(Step(self._group, distance, done, total))

    def _keep(self, table: Table, values: Values) -> None:
        write_table(self._part, self._group, table.counts, values, stage=self._stage)
        self._kept = monotonic()

    def _resumed(self) -> tuple[Counts, Values, Stage] | None:
        """Return what an earlier builder has kept, if it can be used."""
        try:
            file = TableFile(self._part, self._group)
        except TableError:
            return None
        if file.header.stage is None or file.values.dtype != np.int16 or len(file.counts) != self._layout.total:
            return None
        return file.counts.copy(), file.values.astype(np.int16), Stage(*file.header.stage)
