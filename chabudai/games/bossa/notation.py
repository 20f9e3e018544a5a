"""Moves as text, as the rules page defines them.

>>> read_move("W5=31+23")
Place(line='W', value=5, tiles=('23', '31'))
>>> str(read_move("draw 23"))
'draw 23'
"""

import re
from collections.abc import Callable
from typing import Final, cast

from chabudai.games.bossa.moves import Deal, Draw, Exchange, Move, Place, Redraw, Roll, Stack
from chabudai.games.bossa.tiles import Colour, Tile, Tiles

_TILE = "[0-6][0-6]"
_GROUP = f"([WB])([0-9]{{1,2}})%s({_TILE}(?:\\+{_TILE}){{0,26}})"
_SHOWN = 30


def _colour(letter: str) -> Colour:
    return cast("Colour", letter)


def _group(text: str) -> Tiles:
    return tuple(sorted(map(Tile, text.split("+"))))


def _hands(text: str) -> tuple[Tiles, Tiles]:
    first, _, second = text.partition("|")
    return tuple(map(Tile, first.split())), tuple(map(Tile, second.split()))


_FORMS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Move]], ...]] = (
    (re.compile(_GROUP % "="), lambda found: Place(_colour(found[1]), int(found[2]), _group(found[3]))),
    (re.compile(_GROUP % r"\^"), lambda found: Stack(_colour(found[1]), int(found[2]), _group(found[3]))),
    (re.compile(f"R({_TILE})"), lambda found: Redraw(Tile(found[1]))),
    (re.compile(f"X({_TILE})-({_TILE})"), lambda found: Exchange(Tile(found[1]), Tile(found[2]))),
    (re.compile(f"deal ((?:{_TILE} ){{4}}\\|(?: {_TILE}){{4}})"), lambda found: Deal(_hands(found[1]))),
    (re.compile("roll ([1-6]) ([1-6])"), lambda found: Roll(int(found[1]), int(found[2]))),
    (re.compile(f"draw ({_TILE})"), lambda found: Draw(Tile(found[1]))),
)


def read_move(text: str) -> Move:
    """Read a move; ValueError where it can't be read. A group may be written in any order."""
    written = text.strip()
    for form, made in _FORMS:
        found = form.fullmatch(written)
        if found:
            return made(found)
    forms = "W5=23+31 (place), B4^12+32 (stack), R23 (redraw) or X23-41 (exchange)"
    raise ValueError(f"a move is written {forms}; not {text[:_SHOWN]!r}")
