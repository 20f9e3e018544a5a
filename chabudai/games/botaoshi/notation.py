"""Moves as text, as the rules page defines them.

>>> read_move("flick w1 -90,1.5")
Flick(disc='w1', angle=270.0, speed=1.5)
>>> str(read_move("settled touch w1+bp bp+down rest w1@3.5,4.25~ off b2@0.0,8.5"))
'settled touch w1+bp bp+down rest w1@3.5,4.25~ off b2@0.0,8.5'
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
from chabudai.games.botaoshi.moves import (
    Move,
    Off,
    Raise,
    Rest,
    Settled,
    Skip,
    Turn,
    enter,
    flick,
    place,
    score,
)
from chabudai.games.botaoshi.pieces import Name

_PLAIN_DISC, _PLAIN_PIECE = "[wb][123]", "[wb][123p]"
_DISC, _PIECE = f"({_PLAIN_DISC})", f"({_PLAIN_PIECE})"
_PLAIN_TOUCH = rf"{_PLAIN_PIECE}\+(?:{_PLAIN_PIECE}|ramp|table|down)"
_PLAIN_PLACE = f"@{PLAIN_NUMBER},{PLAIN_NUMBER}"
_ENTER: Final = re.compile(f"enter {_DISC} {NUMBER},{NUMBER} flick {NUMBER},{NUMBER}")
_FLICK: Final = re.compile(f"flick {_DISC} {NUMBER},{NUMBER}")
_SCORE: Final = re.compile(f"score {NUMBER},{NUMBER}")
_PLACE: Final = re.compile(f"place {_DISC} {NUMBER},{NUMBER}")
_REST: Final = re.compile(f"{_PIECE}@{NUMBER},{NUMBER}(~?)")
_SETTLED: Final = settled_pattern(
    touch=_PLAIN_TOUCH, rest=f"{_PLAIN_PIECE}{_PLAIN_PLACE}~?", off=f"{_PLAIN_DISC}{_PLAIN_PLACE}"
)
_FORMS: Final = (
    "flick w1 90,1.5 (angle, speed), enter w1 100,0 flick 90,1.5, score 90,4, place b1 100,200, raise or skip"
)


def read_move(text: str) -> Move:
    """Read a move; ValueError where it can't be read. Players' numbers are rounded as they are held."""
    written = tidied(text)
    move = _turn(written) or read_hand_error(written) or _settled(written)
    if move is None:
        raise unreadable(_FORMS, text)
    return move


def _turn(written: str) -> Turn | None:
    if found := _ENTER.fullmatch(written):
        return enter(Name(found[1]), *map(float, found.groups()[1:]))
    if found := _FLICK.fullmatch(written):
        return flick(Name(found[1]), float(found[2]), float(found[3]))
    if found := _SCORE.fullmatch(written):
        return score(float(found[1]), float(found[2]))
    if found := _PLACE.fullmatch(written):
        return place(Name(found[1]), float(found[2]), float(found[3]))
    return {"raise": Raise(), "skip": Skip()}.get(written)


def _settled(written: str) -> Settled | None:
    found = _SETTLED.fullmatch(written)
    if not found:
        return None
    touches, rests, offs = ((part or "").split() for part in found.groups())
    pairs = (touch.split("+") for touch in touches)
    return Settled(
        tuple((Name(one), Name(other)) for one, other in pairs),
        tuple(map(_rest, rests)),
        tuple(Off(rest.name, rest.x, rest.y) for rest in map(_rest, offs)),
    )


def _rest(word: str) -> Rest:
    found = _REST.fullmatch(word)
    if not found:
        raise ValueError(f"a rest is written w1@123.4,56.7; not {word!r}")
    return Rest(Name(found[1]), float(found[2]), float(found[3]), flat=not found[4])
