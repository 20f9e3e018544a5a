"""Points: what a technique is worth against another (KA-8)."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from chabudai.games.karate.sheet import Code

BEATS: Final[Mapping[Code, str]] = {"-": "", "K": "O", "H": "Y", "O": "-HY", "Y": "-KO", "T": "-KHOY"}
"""Against which techniques one has a point."""
Pairings = tuple[tuple[tuple[int, ...], ...], ...]
"""By step, side and other side."""
ATTACKS: Final = "OYT"
"""What costs a point if one hesitates."""


def points(mine: Code, theirs: Code) -> int:
    """Return the points of a technique against one opponent's."""
    if mine == "-":
        return -1 if theirs in ATTACKS else 0
    return int(theirs in BEATS[mine])


def pairings(techniques: Sequence[Code]) -> tuple[tuple[int, ...], ...]:
    """Return the points of each against each, in one step; nobody fights with oneself."""
    return tuple(
        tuple(0 if me == other else points(mine, theirs) for other, theirs in enumerate(techniques))
        for me, mine in enumerate(techniques)
    )


@lru_cache
def fight_pairings(techniques: tuple[tuple[Code, ...], ...]) -> Pairings:
    """Return the points of each against each, step by step."""
    return tuple(pairings(codes) for codes in zip(*techniques, strict=True))


def step_scores(techniques: Sequence[Code]) -> tuple[int, ...]:
    """Return what each scores in a step: the points against all others together."""
    return tuple(map(sum, pairings(techniques)))
