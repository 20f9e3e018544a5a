"""Moves as text, as the rules page defines them.

>>> str(read_move("1K1=6 3O4=4 kiai", dice=(4, 6)))
'3O4=4 1K1=6 kiai'
>>> read_move("K O T - Y")
ChooseTechniques(techniques=('K', 'O', 'T', '-', 'Y'))
>>> str(read_move("run 4.2"))
'run 4.20'
"""

import re
from typing import Final, cast

from chabudai.games.karate.moves import (
    ChooseTechniques,
    Mark,
    Move,
    Opponent,
    OpponentRoll,
    Roll,
    Run,
    Share,
    Time,
    Write,
)
from chabudai.games.karate.sheet import INDEX, Box, Code

_MARK = "([1-5][KHOYT][1-9])=([1-6])"
_WRITE: Final = re.compile(f"{_MARK} {_MARK}( kiai)?")
_SETTLE: Final = re.compile("[-KHOYT]( [-KHOYT]){4}")
_ROLL: Final = re.compile("roll ([1-6]) ([1-6])")
_OPPONENT: Final = re.compile("opponent ([-KHOYT])")
_OPPONENT_ROLL: Final = re.compile("opponent ([1-6]) ([1-6])")
_RUN: Final = re.compile(r"run ([0-9]{1,4})(?:\.([0-9]{1,2}))?")
_PLAIN: Final[dict[str, Move]] = {"time": Time(), "share": Share()}
_SHOWN = 30


def read_move(text: str, dice: tuple[int, int] | None = None) -> Move:
    """Read a move; ValueError where it can't be read. A writing is put into the order of the dice."""
    said = " ".join(text.split())
    if found := _WRITE.fullmatch(said):
        marks = Mark(Box(found[1]), int(found[2])), Mark(Box(found[3]), int(found[4]))
        return Write(_in_order(marks, dice), bool(found[5]))
    if _SETTLE.fullmatch(said):
        return ChooseTechniques(tuple(cast("list[Code]", said.split())))
    if found := _RUN.fullmatch(said):
        return Run(100 * int(found[1]) + int((found[2] or "0").ljust(2, "0")))
    move = _PLAIN.get(said) or _read_chance(said)
    if move:
        return move
    forms = "3O4=4 1K1=6 (both dice, with ` kiai` behind it for a kiai), K O T - Y (the fight) or run 4.20 (the race)"
    raise ValueError(f"a move is written {forms}; not {text[:_SHOWN]!r}")


def _read_chance(said: str) -> Move | None:
    """Return the dice that a text says."""
    if found := _ROLL.fullmatch(said):
        return Roll(int(found[1]), int(found[2]))
    if found := _OPPONENT_ROLL.fullmatch(said):
        return OpponentRoll(int(found[1]), int(found[2]))
    found = _OPPONENT.fullmatch(said)
    return Opponent(cast("Code", found[1])) if found else None


def _in_order(marks: tuple[Mark, Mark], dice: tuple[int, int] | None) -> tuple[Mark, Mark]:
    first, second = marks
    if first.number == second.number:
        turned = INDEX.get(first.box, -1) > INDEX.get(second.box, -1)
    else:
        turned = dice == (second.number, first.number)
    return (second, first) if turned else marks
