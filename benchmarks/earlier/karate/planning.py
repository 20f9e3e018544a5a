"""A bot that plans by what opponents are likely to have, guesses their style, and weighs when to fight."""

from random import Random
from typing import Final, cast

from benchmarks.earlier.karate.kiai import calls, others, together
from benchmarks.earlier.karate.outlook import BY_DICE, mean, weights
from benchmarks.earlier.karate.plan import Planner, Worths, worths
from chabudai.bots import ViewBot
from chabudai.games.karate import BLANK, ChooseTechniques, Code, Run, Turn, View, missing
from chabudai.games.karate.bots.sheets import numbers, writing
from chabudai.games.karate.bots.turns import is_running, to_do
from chabudai.games.karate.race import FASTEST, SLOWEST
from chabudai.games.karate.sheet import choices
from chabudai.games.karate.spaces import written

HORIZON: Final = 6
"""How many more rolls it reckons with, where nobody knows."""
ROLLS_A_NUMBER: Final = 3
"""How many rolls it takes, on average, until a certain number comes."""


class Planning(ViewBot):
    """Plans by what opponents are likely to have, and weighs when to fight. Any effort is enough for it."""

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the move that promises most."""
        del seconds, effort
        if is_running(view):
            return Run(max(FASTEST, min(SLOWEST, round(rng.gauss(450, 54)))))
        own, dice = to_do(view)
        if dice is None:
            worth = _worths(view, 0)
            return ChooseTechniques(
                tuple(
                    max(cast("tuple[Code, ...]", tuple(among)), key=worth.__getitem__) for among in choices(own.sheet)
                )
            )
        left = max(1, view.last_roll - view.rolls) if view.players == 1 else HORIZON
        boxes = Planner(_worths(view, left), left / (left + ROLLS_A_NUMBER), rng).best(own.sheet, dice)
        sheet = written(own.sheet, writing(dice, boxes, kiai=False))
        may = view.kiai is not None and missing(sheet, view.kiai) is None
        return writing(dice, boxes, kiai=may and calls(view, sheet))


def _worths(view: View, more: int) -> Worths:
    """Return what techniques are worth against all opponents together, after so many more rolls."""
    if view.players == 1:
        return worths(BY_DICE, 1.0)
    had = numbers(view.own.sheet if view.own else BLANK)
    each = [mean(weights(view, seat), had, more) for seat in others(view)]
    return worths(together(each), 1 / len(each))
