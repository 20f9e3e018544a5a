"""Points: what a technique is worth against another (KA-8)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, Literal

from chabudai.core import Struct
from chabudai.games.karate.sheet import HESITATE, Code

BEATS: Final[Mapping[Code, str]] = {"-": "", "K": "O", "H": "Y", "O": "-HY", "Y": "-KO", "T": "-KHOY"}
"""Against which techniques one has a point."""
ATTACKS: Final = "OYT"
"""What costs a point if one hesitates."""
BEATS_ALL: Final = "T"
"""What no other attack reaches."""
Why = Literal["hit", "open", "block", "struck", "blocked", "even", "beaten", "late", "idle", "pause"]
"""Why a technique has the points that it has: the end of the message that says it, `why-hit`."""


class Pairing(Struct):
    """What a technique gives against another, and why."""

    points: int
    why: Why


Pairings = tuple[tuple[tuple[Pairing | None, ...], ...], ...]
"""By step, side and other side; None against oneself."""


def points(mine: Code, theirs: Code) -> int:
    """Return the points of a technique against one opponent's."""
    if mine == HESITATE:
        return -1 if theirs in ATTACKS else 0
    return int(theirs in BEATS[mine])


def pairings(techniques: Sequence[Code]) -> tuple[tuple[int, ...], ...]:
    """Return the points of each against each, in one step; nobody fights with oneself."""
    return tuple(
        tuple(0 if me == other else points(mine, theirs) for other, theirs in enumerate(techniques))
        for me, mine in enumerate(techniques)
    )


def why(mine: Code, theirs: Code) -> Why:
    """Return why a technique has its points against another."""
    if points(mine, theirs) > 0:
        return _why_it_scores(mine, theirs)
    if mine == HESITATE:
        return "struck" if theirs in ATTACKS else "pause"
    if mine not in ATTACKS:
        return "late" if theirs in ATTACKS else "idle"
    if mine == theirs:
        return "even"
    return "beaten" if theirs in BEATS_ALL else "blocked"


def _why_it_scores(mine: Code, theirs: Code) -> Why:
    if mine not in ATTACKS:
        return "block"
    return "open" if theirs == HESITATE else "hit"


@lru_cache
def fight_pairings(techniques: tuple[tuple[Code, ...], ...]) -> Pairings:
    """Return what each has against each, step by step, and why."""
    return tuple(_step_pairings(codes) for codes in zip(*techniques, strict=True))


def _step_pairings(techniques: Sequence[Code]) -> tuple[tuple[Pairing | None, ...], ...]:
    return tuple(
        tuple(
            None if me == other else Pairing(points(mine, theirs), why(mine, theirs))
            for other, theirs in enumerate(techniques)
        )
        for me, mine in enumerate(techniques)
    )


def step_scores(techniques: Sequence[Code]) -> tuple[int, ...]:
    """Return what each scores in a step: the points against all others together."""
    return tuple(map(sum, pairings(techniques)))
