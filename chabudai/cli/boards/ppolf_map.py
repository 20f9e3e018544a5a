"""The map of a Ppolf table: cells that are twice as tall as wide, on which a tile is as large as its name."""

from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

from rich.text import Text

from chabudai.cli.screen import AI, SHU
from chabudai.core import Seat
from chabudai.games.ppolf import Name, Piece, View, shape_of
from chabudai.games.ppolf.geometry import distance, outline

WOOD: Final = "on #B98D58"
FADED: Final = f"#6A4A26 {WOOD}"
MARK: Final = f"bold #901414 {WOOD}"
PAPER: Final = "#F6F1E5"
SUITS: Final = {"r": "#B3341A", "b": "#24507A", "g": "#3B6B2E", "k": "#1F1B16"}
STONE: Final = "#5A5248"
COIN: Final = "bold #F1E2C8 on #2B211B"
TURN: Final = f"bold #FFFFFF on {SHU}"
LARGEST: Final = 2.0
"""How many columns a tile width has at most: then a tile is as wide as its name."""
TALLEST: Final = 40
STEP: Final = 5
"""Every so many tile widths there is a number at the edge."""
EDGE: Final = 5
"""How many columns the numbers and the frame take."""

Cell = tuple[int, int]
Point = tuple[float, float]


class Signs(NamedTuple):
    """What a map is drawn with."""

    corners: tuple[str, str, str, str]
    across: str
    up: str
    way: str
    stone: str
    spot: str = "+"


FINE: Final = Signs(("┌", "┐", "└", "┘"), "─", "│", "·", "▒")
ASCII: Final = Signs(("+", "+", "+", "+"), "-", "|", ".", "#")


class Plan(NamedTuple):
    """How a table is laid onto cells."""

    width: float
    height: float
    columns: int
    rows: int

    def at(self, x: float, y: float) -> Point:
        """Return a place as a column and a row, with what is left over; the row 0 is the farthest north."""
        return x / self.width * self.columns, (1 - y / self.height) * self.rows

    def place(self, cell: Cell) -> Point:
        """Return the place in the middle of a cell."""
        column, row = cell
        return (column + 0.5) / self.columns * self.width, (1 - (row + 0.5) / self.rows) * self.height


def across(view: View, columns: int) -> float:
    """Return how many columns a tile width gets where there are so many for the whole map."""
    setup = view.setup
    return min(LARGEST, (columns - EDGE) / setup.width, 2 * TALLEST / setup.height)


def planned(view: View, columns: int) -> Plan:
    """Return how the table is laid onto a map that is so many columns wide at most."""
    setup, each = view.setup, across(view, columns)
    return Plan(setup.width, setup.height, max(1, int(setup.width * each)), max(1, round(setup.height * each / 2)))


def sign(seat: Seat) -> str:
    """Return the sign of a seat's coin: its player's number, and 0 for the tenth."""
    return str((seat + 1) % 10)


def drawn(view: View, plan: Plan, start: Point | None, *, plain: bool) -> list[Text]:
    """Draw the table line by line; `start` is from where the next flick goes."""
    signs = ASCII if plain else FINE
    ink = Ink(plan)
    target = next(tile for tile in view.tiles if tile.name == view.target)
    if start:
        _draw_way(ink, start, (target.x, target.y), signs)
    for tile in view.tiles:
        if tile.name[0] == "o":
            _fill(ink, view, tile, signs)
    tiles = {tile.name: ink.write(tile, tile.name, _tile_style(view, tile.name)) for tile in view.tiles}
    for number, coin in enumerate(view.coins):
        if coin:
            ink.write(coin, sign(Seat(number)), TURN if number == view.turn else COIN)
    if start and view.coins[view.turn] is None:
        ink.write(Piece(Name(""), *start, 0.0), signs.spot, MARK)
    for name, (left, right) in ((view.target, "[]"), (view.tee, "()")):
        column, row = tiles[name]
        ink.put((column - 1, row), left, MARK)
        ink.put((column + len(name), row), right, MARK)
    return list(_framed(ink, signs))


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

    def write(self, piece: Piece, word: str, style: str) -> Cell:
        """Write a piece's word where it lies, or in the nearest cells that no other piece has; return where."""
        column, row = self._nearest(self.plan.at(piece.x, piece.y), len(word))
        for number, letter in enumerate(word):
            cell = column + number, row
            self.put(cell, letter, style, over=True)
            self._taken.add(cell)
        return column, row

    def _nearest(self, at: Point, length: int) -> Cell:
        plan = self.plan
        first = round(at[0] - length / 2), int(at[1])
        columns = range(max(0, first[0] - 3), max(1, min(plan.columns - length, first[0] + 3) + 1))
        rows = range(max(0, min(plan.rows, first[1]) - 1), min(plan.rows, first[1] + 2))
        cells = [(column, row) for row in rows for column in columns]
        cells.sort(key=lambda cell: hypot(cell[0] + length / 2 - at[0], 2 * (cell[1] + 0.5 - at[1])))
        free = (cell for cell in cells if not any((cell[0] + part, cell[1]) in self._taken for part in range(length)))
        return next(free, cells[0] if cells else (0, 0))


def _draw_way(ink: Ink, start: Point, end: Point, signs: Signs) -> None:
    """Draw a dotted line."""
    steps = 4 * (ink.plan.columns + ink.plan.rows)
    for number in range(steps):
        part = number / steps
        column, row = ink.plan.at(start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
        ink.put((int(column), int(row)), signs.way, FADED)


def _fill(ink: Ink, view: View, piece: Piece, signs: Signs) -> None:
    """Draw how large an obstacle is."""
    shape = outline(shape_of(view.setup, piece.name), piece.angle)
    for row in range(ink.plan.rows):
        for column in range(ink.plan.columns):
            x, y = ink.plan.place((column, row))
            if distance((x - piece.x, y - piece.y), shape) <= 0:
                ink.put((column, row), signs.stone, f"{STONE} {WOOD}")


def _tile_style(view: View, name: Name) -> str:
    if name[0] == "o":
        return f"bold {PAPER} on {STONE}"
    colour = SUITS[name[0]]
    return f"bold #FFFFFF on {colour}" if name == view.target else f"bold {colour} on {PAPER}"


# The frame and its numbers


def _framed(ink: Ink, signs: Signs) -> Iterator[Text]:
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
    found: dict[int, str] = {}
    for y in range(STEP, int(plan.height) + 1, STEP):
        row = round(plan.at(0, y)[1])
        found[row or -1] = str(y)
    return found | {plan.rows: "0"}


def _numbers_below(plan: Plan) -> str:
    line = [" "] * (plan.columns + EDGE + 1)
    for x in range(0, int(plan.width) + 1, STEP):
        for number, digit in enumerate(str(x)):
            line[min(len(line) - 2, round(plan.at(x, 0)[0]) + 3 + number)] = digit
    return "".join(line).rstrip()
