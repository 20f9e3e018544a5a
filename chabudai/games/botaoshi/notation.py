"""Moves as text, as the rules page defines them.

>>> read_move("flick w1 -90,1.5")
Flick(disc='w1', angle=270.0, speed=1.5)
>>> str(read_move("settled touch w1+bp bp+down rest w1@3.5,4.25~ off b2@0.0,8.5"))
'settled touch w1+bp bp+down rest w1@3.5,4.25~ off b2@0.0,8.5'
"""

import re
from typing import Final

from chabudai.core import HandError
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

_PLAIN_NUMBER = r"-?[0-9]{1,6}(?:\.[0-9]{1,20})?(?:e-?[0-9]{1,2})?"
_PLAIN_DISC, _PLAIN_PIECE = "[wb][123]", "[wb][123p]"
_NUMBER, _DISC, _PIECE = f"({_PLAIN_NUMBER})", f"({_PLAIN_DISC})", f"({_PLAIN_PIECE})"
_PLAIN_TOUCH = rf"{_PLAIN_PIECE}\+(?:{_PLAIN_PIECE}|table|down)"
_PLAIN_PLACE = f"@{_PLAIN_NUMBER},{_PLAIN_NUMBER}"
_ENTER: Final = re.compile(f"enter {_DISC} {_NUMBER},{_NUMBER} flick {_NUMBER},{_NUMBER}")
_FLICK: Final = re.compile(f"flick {_DISC} {_NUMBER},{_NUMBER}")
_SCORE: Final = re.compile(f"score {_NUMBER},{_NUMBER}")
_PLACE: Final = re.compile(f"place {_DISC} {_NUMBER},{_NUMBER}")
_HAND: Final = re.compile(f"hand {_NUMBER},{_NUMBER}")
_REST: Final = re.compile(f"{_PIECE}@{_NUMBER},{_NUMBER}(~?)")
_SETTLED: Final = re.compile(
    "settled"
    f"(?: touch((?: {_PLAIN_TOUCH})+))?"
    f"(?: rest((?: {_PLAIN_PIECE}{_PLAIN_PLACE}~?)+))?"
    f"(?: off((?: {_PLAIN_DISC}{_PLAIN_PLACE})+))?"
)
_FORMS: Final = (
    "flick w1 90,1.5 (angle, speed), enter w1 100,0 flick 90,1.5, score 90,4, place b1 100,200, raise or skip"
)
_SHOWN = 40


def read_move(text: str) -> Move:
    """Read a move; ValueError where it can't be read. Players' numbers are rounded as they are held."""
    written = re.sub(r"\s*,\s*", ",", " ".join(text.split()))
    move = _turn(written) or _hand(written) or _settled(written)
    if move is None:
        raise ValueError(f"a move is written {_FORMS}; not {text[:_SHOWN]!r}")
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


def _hand(written: str) -> HandError | None:
    found = _HAND.fullmatch(written)
    return HandError(float(found[1]), float(found[2])) if found else None


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
