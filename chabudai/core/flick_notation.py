"""How flicks and Nature's answers to them are written, in all games with flicks."""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from chabudai.core.flicks import HandError
from chabudai.core.values import Struct

PLAIN_NUMBER: Final = r"-?[0-9]{1,6}(?:\.[0-9]{1,20})?(?:e-?[0-9]{1,2})?"
"""A pattern of a number that is no group."""
NUMBER: Final = f"({PLAIN_NUMBER})"
"""A pattern of a number that is a group."""
_HAND: Final = re.compile(f"hand {NUMBER},{NUMBER}")
_SHOWN: Final = 40


class TableMove(Struct):
    """A move on a table with flicks. It is written as its tag and what it has of a disc, a place and a flick.

    Such as `enter w1 100.0,0.0 flick 90.0,1.5`, or `place w1 100.0,200.0`, or `score 90.0,4.0`.
    """

    def __str__(self) -> str:
        has = msgspec.structs.asdict(self)
        words = [str(self.__struct_config__.tag), *([has["disc"]] if "disc" in has else [])]
        if "x" in has:
            words += [f"{has['x']!r},{has['y']!r}", *(["flick"] if "angle" in has else [])]
        if "angle" in has:
            words += [f"{has['angle']!r},{has['speed']!r}"]
        return " ".join(words)


def tidied(text: str) -> str:
    """Return a move's text with one space between words, and none around commas."""
    return re.sub(r"\s*,\s*", ",", " ".join(text.split()))


def unreadable(forms: str, text: str) -> ValueError:
    """Return the error for a text that is no move; `forms` says how moves are written."""
    return ValueError(f"a move is written {forms}; not {text[:_SHOWN]!r}")


def read_hand_error(text: str) -> HandError | None:
    """Read the error of a hand, such as `hand -0.5,0.012`; None where it is something else."""
    found = _HAND.fullmatch(text)
    return HandError(float(found[1]), float(found[2])) if found else None


def settled_pattern(touch: str, rest: str, off: str) -> re.Pattern[str]:
    """Return the pattern of Nature's answer to a flick; its groups are the touches, the rests, and what left."""
    return re.compile(f"settled(?: touch((?: {touch})+))?(?: rest((?: {rest})+))?(?: off((?: {off})+))?")


def write_settled(touches: Iterable[tuple[str, str]], rests: Iterable[object], left: Iterable[object]) -> str:
    """Write Nature's answer to a flick, such as `settled touch c0+rn rest c0@3.5,4.25,17.0`."""
    words = ["settled"]
    for title, parts in (
        ("touch", [f"{one}+{other}" for one, other in touches]),
        ("rest", list(map(str, rests))),
        ("off", list(map(str, left))),
    ):
        words += [title, *parts] if parts else []
    return " ".join(words)
