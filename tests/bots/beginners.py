"""Stand-ins for somebody who plays for the first time: they take what one move gives, and err often."""

from random import Random
from typing import Final

from chabudai.games.karate import BOXES, Box, Run, Sheet, Turn, View, marked, missing
from chabudai.games.karate.bots.sheets import PLACES, writing
from chabudai.games.karate.spaces import TechniqueChoices, Writings, written

ERRS: Final = 0.35
"""How often a beginner just does something."""


class KarateBeginner:
    """Writes a number where most of it stand already, completing what it can, and calls as soon as it may."""

    def __init__(self, errs: float = ERRS) -> None:
        self._errs = errs

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        del seconds, effort
        own = view.own
        assert own
        if view.awaits == "race":
            return Run(round(rng.gauss(550, 80)))
        erring = rng.random() < self._errs
        if view.awaits == "settle" or view.dice is None:
            some = TechniqueChoices(own.sheet)
            return (
                some.sample(rng)
                if erring
                else max(some, key=lambda move: [_strength(code) for code in move.techniques])
            )
        if erring:
            return Writings(view.dice, own.sheet, view.kiai).sample(rng)
        first = _box(own.sheet, view.dice[0], None, rng)
        second = _box(marked(own.sheet, first, view.dice[0]), view.dice[1], first, rng)
        plain = writing(view.dice, (first, second), kiai=False)
        may = view.kiai is not None and missing(written(own.sheet, plain), view.kiai) is None
        return writing(view.dice, (first, second), kiai=may)


def _strength(code: str) -> int:
    return "-KHOYT".index(code)


def _box(sheet: Sheet, number: int, taken: Box | None, rng: Random) -> Box:
    """Return a box where the number completes a technique, else where most of it stand; never over another number."""
    ranked: list[tuple[bool, int, float, Box]] = []
    for place in PLACES:
        row = place.read(sheet)
        for at, stands in enumerate(row):
            box = BOXES[place.first + at]
            if box != taken and stands == ".":
                same = row.count(str(number))
                ranked.append((same + 1 == len(row), same, rng.random(), box))
    return max(ranked)[-1] if ranked else rng.choice([box for box in BOXES if box != taken])
