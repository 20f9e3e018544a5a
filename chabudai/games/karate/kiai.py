"""When a kiai may be called: the readings of KA-5.

>>> missing(Sheet("." * 105), "all")
Missing(steps=(1, 2, 3, 4, 5), attack=False)
>>> missing(Sheet("." * 105), "any") is None
True
"""

from typing import Literal, NamedTuple

from chabudai.games.karate.scoring import ATTACKS
from chabudai.games.karate.sheet import STEPS, Sheet, learned

Reading = Literal["any", "some", "all", "attack"]
"""What the caller of a kiai has learned this round: anything or nothing, something, a technique for each step, or that
with an attack among them."""


class Missing(NamedTuple):
    """What is still to be learned before a kiai."""

    steps: tuple[int, ...]
    """The steps without a technique, from 1; where one technique is enough, none is named."""
    attack: bool
    """Whether it is an attack that is missing."""


NOTHING_LEARNED = Missing((), attack=False)
"""What is missing where one technique, whichever it is, would be enough."""


def missing(sheet: Sheet, reading: Reading) -> Missing | None:
    """Return what a sheet lacks for a kiai; None where it may be called."""
    if reading == "any":
        return None
    known = learned(sheet)
    if reading == "some":
        return None if any(known) else NOTHING_LEARNED
    steps = tuple(number for number, codes in enumerate(known, 1) if not codes)
    attack = reading == "attack" and not any(code in ATTACKS for codes in known for code in codes)
    return Missing(steps, attack) if steps or attack else None


def is_out_of_reach(sheet: Sheet, reading: Reading) -> bool:
    """Tell whether no writing of two dice can be enough: it learns a technique in two steps at most."""
    lacks = missing(sheet, reading)
    return lacks is not None and len(lacks.steps) > STEPS - 3
