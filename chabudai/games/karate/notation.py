"""Moves as text, as the rules page defines them.

>>> str(read_move("1K1=6 3O4=4 kiai", dice=(4, 6)))
'3O4=4 1K1=6 kiai'
>>> read_move("K O T - Y")
ChooseTechniques(techniques=('K', 'O', 'T', '-', 'Y'))
"""

import re
from typing import Final, cast

from chabudai.games.karate.moves import ChooseTechniques, Mark, Move, Opponent, Roll, Time, Write
from chabudai.games.karate.sheet import INDEX, Box, Code

_MARK = "([1-5][KHOYT][1-9])=([1-6])"
_WRITE: Final = re.compile(f"{_MARK} {_MARK}( kiai)?")
_SETTLE: Final = re.compile("[-KHOYT]( [-KHOYT]){4}")
_ROLL: Final = re.compile("roll ([1-6]) ([1-6])")
_OPPONENT: Final = re.compile("opponent ([-KHOYT])")
_SHOWN = 30


def read_move(text: str, dice: tuple[int, int] | None = None) -> Move:
    """Read a move; ValueError where it can't be read. A writing is put into the order of the dice."""
    written = " ".join(text.split())
    if found := _WRITE.fullmatch(written):
        marks = Mark(Box(found[1]), int(found[2])), Mark(Box(found[3]), int(found[4]))
        return Write(_in_order(marks, dice), bool(found[5]))
    if _SETTLE.fullmatch(written):
        return ChooseTechniques(tuple(cast("list[Code]", written.split())))
    if found := _ROLL.fullmatch(written):
        return Roll(int(found[1]), int(found[2]))
    if found := _OPPONENT.fullmatch(written):
        return Opponent(cast("Code", found[1]))
    if written == "time":
        return Time()
    forms = "3O4=4 1K1=6 (both dice, with ` kiai` behind it for a kiai) or K O T - Y (the fight)"
    raise ValueError(f"a move is written {forms}; not {text[:_SHOWN]!r}")


def _in_order(marks: tuple[Mark, Mark], dice: tuple[int, int] | None) -> tuple[Mark, Mark]:
    first, second = marks
    if first.number == second.number:
        turned = INDEX.get(first.box, -1) > INDEX.get(second.box, -1)
    else:
        turned = dice == (second.number, first.number)
    return (second, first) if turned else marks
