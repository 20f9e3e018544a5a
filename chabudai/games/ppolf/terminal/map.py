"""The map of a Ppolf table, on which a tile is as large as its name."""

from typing import Final

from rich.text import Text

from chabudai.core import Seat
from chabudai.games.ppolf import Name, Piece, View, shape_of
from chabudai.games.ppolf.geometry import distance, outline
from chabudai.terminal import flick_map
from chabudai.terminal.colours import SHU
from chabudai.terminal.flick_map import MARK, PAPER, SUMI, WOOD, Ink, Plan, Point, framed, signs_of

SUITS: Final = {"r": "#B3341A", "b": "#24507A", "g": "#3B6B2E", "k": SUMI}
STONE: Final = "#5A5248"
COIN: Final = "bold #F1E2C8 on #2B211B"
TURN: Final = f"bold #FFFFFF on {SHU}"
LARGEST: Final = 2.0
"""How many columns a tile width has at most: then a tile is as wide as its name."""
STEP: Final = 5
"""Every so many tile widths there is a number at the edge."""


def across(view: View, columns: int) -> float:
    """Return how many columns a tile width gets where there are so many for the whole map."""
    return flick_map.across((view.setup.width, view.setup.height), columns, LARGEST)


def planned(view: View, columns: int) -> Plan:
    """Return how the table is laid onto a map that is so many columns wide at most."""
    return Plan.of((view.setup.width, view.setup.height), across(view, columns), STEP)


def sign(seat: Seat) -> str:
    """Return the sign of a seat's coin: its player's number, and 0 for the tenth."""
    return str((seat + 1) % 10)


def drawn(view: View, plan: Plan, start: Point | None, *, plain: bool) -> list[Text]:
    """Draw the table line by line; `start` is from where the next flick goes."""
    signs = signs_of(plain=plain)
    ink = Ink(plan)
    target = next(tile for tile in view.tiles if tile.name == view.target)
    if start:
        ink.draw_way(start, (target.x, target.y), signs.way)
    for tile in view.tiles:
        if tile.name[0] == "o":
            _fill(ink, view, tile, signs.stone)
    tiles = {tile.name: ink.write((tile.x, tile.y), tile.name, _tile_style(view, tile.name)) for tile in view.tiles}
    for number, coin in enumerate(view.coins):
        if coin:
            ink.write((coin.x, coin.y), sign(Seat(number)), TURN if number == view.turn else COIN)
    if start and view.coins[view.turn] is None:
        ink.write(start, signs.spot, MARK)
    for name, (left, right) in ((view.target, "[]"), (view.tee, "()")):
        column, row = tiles[name]
        ink.put((column - 1, row), left, MARK)
        ink.put((column + len(name), row), right, MARK)
    return list(framed(ink, signs))


def _fill(ink: Ink, view: View, piece: Piece, letter: str) -> None:
    """Draw how large an obstacle is."""
    shape = outline(shape_of(view.setup, piece.name), piece.angle)
    ink.fill(lambda at: distance((at[0] - piece.x, at[1] - piece.y), shape) <= 0, letter, f"{STONE} {WOOD}")


def _tile_style(view: View, name: Name) -> str:
    if name[0] == "o":
        return f"bold {PAPER} on {STONE}"
    colour = SUITS[name[0]]
    return f"bold #FFFFFF on {colour}" if name == view.target else f"bold {colour} on {PAPER}"
