"""Moves as text, as the rules page defines them.

>>> read_move("flick -90,1.5")
Flick(angle=270.0, speed=1.5)
>>> str(read_move("settled touch c0+rn rest c0@3.5,4.25,17.0 off k2@0.0,8.5"))
'settled touch c0+rn rest c0@3.5,4.25,17.0 off k2@0.0,8.5'
"""

import re
from typing import Final

from chabudai.core.flick_notation import (
    NUMBER,
    PLAIN_NUMBER,
    read_hand_error,
    settled_pattern,
    tidied,
    unreadable,
)
from chabudai.games.ppolf.moves import Course, Flick, Move, Off, Settled, Tee, flick, tee
from chabudai.games.ppolf.pieces import Name, Piece

_PLAIN_NAME = "(?:[rbgk][na2345]|c[0-9]|o[1-9][0-9]?)"
_NAME = f"({_PLAIN_NAME})"
_TEE: Final = re.compile(f"tee {NUMBER},{NUMBER} flick {NUMBER},{NUMBER}")
_FLICK: Final = re.compile(f"flick {NUMBER},{NUMBER}")
_TOUCH: Final = re.compile(rf"{_NAME}\+{_NAME}")
_REST: Final = re.compile(f"{_NAME}@{NUMBER},{NUMBER},{NUMBER}")
_OFF: Final = re.compile(f"{_NAME}@{NUMBER},{NUMBER}")
_SETTLED: Final = settled_pattern(
    touch=rf"{_PLAIN_NAME}\+{_PLAIN_NAME}",
    rest=f"{_PLAIN_NAME}@{PLAIN_NUMBER},{PLAIN_NUMBER},{PLAIN_NUMBER}",
    off=f"{_PLAIN_NAME}@{PLAIN_NUMBER},{PLAIN_NUMBER}",
)
_COURSE_NAME: Final = re.compile("[0-9]+-[0-9a-z]+")
_FORMS: Final = "flick 90,1.5 (angle, speed) or tee 10.5,4.2 flick 90,1.5 (place, then angle, speed)"


def read_move(text: str) -> Move:
    """Read a move; ValueError where it can't be read. Players' numbers are rounded as they are held."""
    written = tidied(text)
    move = _turn(written) or read_hand_error(written) or _course(written) or _settled(written)
    if move is None:
        raise unreadable(_FORMS, text)
    return move


def _turn(written: str) -> Tee | Flick | None:
    if found := _TEE.fullmatch(written):
        return tee(*map(float, found.groups()))
    if found := _FLICK.fullmatch(written):
        return flick(*map(float, found.groups()))
    return None


def _course(written: str) -> Course | None:
    first, *words = written.split() or [""]
    if first != "course" or not words:
        return None
    name = words.pop(0) if _COURSE_NAME.fullmatch(words[0]) else ""
    found = [_REST.fullmatch(word) for word in words]
    tiles = tuple(_piece(each) for each in found if each)
    return Course(name, tiles) if len(tiles) == len(words) else None


def _settled(written: str) -> Settled | None:
    found = _SETTLED.fullmatch(written)
    if not found:
        return None
    touches, rests, offs = ((part or "").split() for part in found.groups())
    return Settled(
        tuple((Name(each[1]), Name(each[2])) for each in map(_TOUCH.fullmatch, touches) if each),
        tuple(_piece(each) for each in map(_REST.fullmatch, rests) if each),
        tuple(Off(Name(each[1]), float(each[2]), float(each[3])) for each in map(_OFF.fullmatch, offs) if each),
    )


def _piece(found: re.Match[str]) -> Piece:
    return Piece(Name(found[1]), float(found[2]), float(found[3]), float(found[4]))
