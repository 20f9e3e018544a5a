"""What the terminal boards of flicking games share: a map of the table, and words beside it.

Cells of a map are twice as tall as wide, so that a table keeps its shape.
"""

from collections.abc import Callable, Iterator, Sequence
from math import atan2, degrees, hypot
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.core import FULL_TURN, Phrasebook
from chabudai.terminal.colours import AI

WOOD: Final = "on #B98D58"
FADED: Final = f"#6A4A26 {WOOD}"
MARK: Final = f"bold #901414 {WOOD}"
PAPER: Final = "#F6F1E5"
SUMI: Final = "#1F1B16"
TALLEST: Final = 40
"""How many rows a map has at most."""
EDGE: Final = 5
"""How many columns the numbers and the frame take."""
WHOLE: Final = 80
"""From how many columns on words stand beside the map."""
PANEL: Final = 31
"""How many columns those words take."""
GAP: Final = 2

Cell = tuple[int, int]
Point = tuple[float, float]


class Signs(NamedTuple):
    """The characters that a map is drawn with."""

    corners: tuple[str, str, str, str]
    across: str
    up: str
    way: str
    stone: str
    spot: str = "+"


FINE: Final = Signs(("┌", "┐", "└", "┘"), "─", "│", "·", "▒")
ASCII: Final = Signs(("+", "+", "+", "+"), "-", "|", ".", "#")


def signs_of(*, plain: bool) -> Signs:
    """Return the characters that a map is drawn with: with `plain` only ASCII."""
    return ASCII if plain else FINE


class Plan(NamedTuple):
    """How a table is laid onto cells."""

    width: float
    height: float
    columns: int
    rows: int
    step: int
    """Every so many units of length there is a number at the edge."""

    @classmethod
    def of(cls, size: Point, each: float, step: int) -> "Plan":
        """Return how a table of this size is laid onto cells where a unit of length has so many columns."""
        width, height = size
        return cls(width, height, max(1, int(width * each)), max(1, round(height * each / 2)), step)

    def at(self, x: float, y: float) -> Point:
        """Return a place as a column and a row, not rounded; the row 0 is the farthest north."""
        return x / self.width * self.columns, (1 - y / self.height) * self.rows

    def place(self, cell: Cell) -> Point:
        """Return the place in the middle of a cell."""
        column, row = cell
        return (column + 0.5) / self.columns * self.width, (1 - (row + 0.5) / self.rows) * self.height


def across(size: Point, columns: int, largest: float) -> float:
    """Return how many columns a unit of length gets where there are so many for the whole map."""
    width, height = size
    return min(largest, (columns - EDGE) / width, 2 * TALLEST / height)


class Ink:
    """What is drawn on the cells of a map."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.cells: dict[Cell, tuple[str, str]] = {}
        self._taken: set[Cell] = set()

    def put(self, cell: Cell, letter: str, style: str, *, over: bool = False) -> None:
        """Draw a letter, unless a piece is there."""
        column, row = cell
        inside = 0 <= column < self.plan.columns and 0 <= row < self.plan.rows
        if inside and (over or cell not in self._taken):
            self.cells[cell] = letter, style

    def write(self, place: Point, word: str, style: str) -> Cell:
        """Write a piece's word where it lies, or in the nearest cells that no other piece has; return where."""
        column, row = self._nearest(self.plan.at(*place), len(word))
        for number, letter in enumerate(word):
            cell = column + number, row
            self.put(cell, letter, style, over=True)
            self._taken.add(cell)
        return column, row

    def draw_way(self, start: Point, end: Point, letter: str) -> None:
        """Draw a dotted line."""
        steps = 4 * (self.plan.columns + self.plan.rows)
        for number in range(steps):
            part = number / steps
            column, row = self.plan.at(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            self.put((int(column), int(row)), letter, FADED)

    def fill(self, is_within: Callable[[Point], bool], letter: str, style: str) -> None:
        """Draw all cells whose middle is within something."""
        for row in range(self.plan.rows):
            for column in range(self.plan.columns):
                if is_within(self.plan.place((column, row))):
                    self.put((column, row), letter, style)

    def _nearest(self, at: Point, length: int) -> Cell:
        plan = self.plan
        first = round(at[0] - length / 2), int(at[1])
        columns = range(max(0, first[0] - 3), max(1, min(plan.columns - length, first[0] + 3) + 1))
        rows = range(max(0, min(plan.rows, first[1]) - 1), min(plan.rows, first[1] + 2))
        cells = [(column, row) for row in rows for column in columns]
        cells.sort(key=lambda cell: hypot(cell[0] + length / 2 - at[0], 2 * (cell[1] + 0.5 - at[1])))
        free = (cell for cell in cells if not any((cell[0] + part, cell[1]) in self._taken for part in range(length)))
        return next(free, cells[0] if cells else (0, 0))


# The frame and its numbers


def framed(ink: Ink, signs: Signs) -> Iterator[Text]:
    """Yield the lines of a map in its frame."""
    plan = ink.plan
    edge = signs.across * plan.columns
    north_west, north_east, south_west, south_east = signs.corners
    labels = _labels(plan)
    yield Text(f"{labels.get(-1, ''):>3}{north_west}{edge}{north_east}", AI)
    for row in range(plan.rows):
        line = Text(f"{labels.get(row, ''):>3}{signs.up}", AI)
        for column in range(plan.columns):
            line.append(*ink.cells.get((column, row), (" ", WOOD)))
        yield line.append(signs.up, AI)
    yield Text(f"{labels.get(plan.rows, ''):>3}{south_west}{edge}{south_east}", AI)
    yield Text(_numbers_below(plan), AI)


def _labels(plan: Plan) -> dict[int, str]:
    """Return the numbers at the left, by row: the line that a number belongs to is the upper edge of its row."""
    found = {-1: f"{plan.height:g}"} if plan.height.is_integer() else {}
    for y in range(plan.step, int(plan.height) + 1, plan.step):
        row = round(plan.at(0, y)[1])
        found[row or -1] = str(y)
    return found | {plan.rows: "0"}


def _numbers_below(plan: Plan) -> str:
    line = [" "] * (plan.columns + EDGE + 1)
    for x in range(0, int(plan.width) + 1, plan.step):
        for number, digit in enumerate(str(x)):
            line[min(len(line) - 2, round(plan.at(x, 0)[0]) + 3 + number)] = digit
    return "".join(line).rstrip()


# The words beside it


def laid_out(lines: Sequence[Text], top: Sequence[Text], bottom: Sequence[Text], columns: int | None) -> RenderableType:
    """Return a map of so many columns with words beside its top and its bottom; or, with None, below it."""
    if columns is None:
        return Group(*lines, Text(), *top, Text(), *bottom)
    between = [Text()] * max(1, len(lines) - len(top) - len(bottom))
    table = Table.grid(padding=(0, GAP, 0, 0))
    table.add_column(width=columns + EDGE, no_wrap=True)
    table.add_row(Text("\n").join(lines), Text("\n").join([*top, *between, *bottom]))
    return table


def compass(book: Phrasebook, *, plain: bool) -> Iterator[Text]:
    """Yield how directions are counted."""
    up, level = ("|", "--+--") if plain else ("│", "──┼──")
    east = book.text("terminal-degrees", n=0)
    for line in ("       90", f"       {up}", f" 180 {level} {east}", f"       {up}", "      270"):
        yield Text(line, AI)


def bearing(start: Point, end: Point) -> float:
    """Return the angle from a place to another."""
    return round(degrees(atan2(end[1] - start[1], end[0] - start[0])), 1) % FULL_TURN


def written(x: float, y: float, digits: int) -> str:
    """Return a place as it is written: `12.35,4.1`."""
    return f"{round(x, digits):g},{round(y, digits):g}"
