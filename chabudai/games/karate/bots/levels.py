"""The levels: 1 collects greedily and calls by a simple rule, 2 plans, guesses and weighs."""

from collections.abc import Callable
from random import Random
from typing import Final, cast

from chabudai.bots import Levels, ViewBot
from chabudai.games.karate import (
    BLANK,
    Box,
    ChooseTechniques,
    Code,
    Own,
    Sheet,
    Turn,
    View,
    Write,
    learned,
    marked,
    missing,
)
from chabudai.games.karate.bots.kiai import calls, others, together
from chabudai.games.karate.bots.outlook import BY_DICE, mean, weights
from chabudai.games.karate.bots.plan import Planner, Worths, worths
from chabudai.games.karate.bots.race import run
from chabudai.games.karate.bots.sheets import numbers, spare, targets, writing
from chabudai.games.karate.scoring import ATTACKS
from chabudai.games.karate.sheet import choices
from chabudai.games.karate.spaces import written

ENOUGH: Final = 3
"""With attacks in so many steps level 1 calls the kiai."""
HORIZON: Final = 6
"""How many more rolls level 2 reckons with, where nobody knows."""
ROLLS_A_NUMBER: Final = 3
"""How many rolls it takes, on average, until a certain number comes."""


class Eager(ViewBot):
    """Level 1: collects for one technique after the other, and calls the kiai with attacks in three steps.

    Where a kiai needs a technique for each step, it first sees to that, and calls as soon as it may.
    Any effort is enough for it.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        if _is_running(view):
            return run(1, rng)
        own, dice = _to_do(view)
        if dice is None:
            return ChooseTechniques(tuple(_codes(among)[-1] for among in choices(own.sheet)))
        first = _greedy(own.sheet, dice[0], None, rng)
        second = _greedy(marked(own.sheet, first, dice[0]), dice[1], first, rng)
        plain = writing(dice, (first, second), kiai=False)
        return writing(dice, (first, second), kiai=_is_called(view, plain, _has_attacks))


class Planning(ViewBot):
    """Level 2: plans by what opponents are likely to have, and weighs when to fight. Any effort is enough for it."""

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the move that promises most."""
        del seconds, effort
        if _is_running(view):
            return run(2, rng)
        own, dice = _to_do(view)
        if dice is None:
            worth = _worths(view, 0)
            return ChooseTechniques(tuple(max(_codes(among), key=worth.__getitem__) for among in choices(own.sheet)))
        left = max(1, view.last_roll - view.rolls) if view.players == 1 else HORIZON
        boxes = Planner(_worths(view, left), left / (left + ROLLS_A_NUMBER), rng).best(own.sheet, dice)
        return writing(dice, boxes, kiai=_is_called(view, writing(dice, boxes, kiai=False), calls))


LEVELS: Final[Levels] = {1: Eager, 2: Planning}


def _is_running(view: View) -> bool:
    """Tell whether the seat is to run a foot race."""
    return view.awaits == "race" and view.seat in view.runners and view.own is not None and view.own.run is None


def _is_called(view: View, plain: Write, wants: Callable[[View, Sheet], bool]) -> bool:
    """Tell whether the kiai is called with a writing: where it may be, and the bot wants it."""
    if view.own is None or view.kiai is None:
        return False
    sheet = written(view.own.sheet, plain)
    return missing(sheet, view.kiai) is None and wants(view, sheet)


def _has_attacks(view: View, sheet: Sheet) -> bool:
    attacks = [step for step in learned(sheet) if set(step) & set(ATTACKS)]
    return len(attacks) >= (ENOUGH if view.kiai in {"any", "some"} else 0)


def _to_do(view: View) -> tuple[Own, tuple[int, int] | None]:
    """Return what the seat has, and the dice that it is to write; none in a fight."""
    own = view.own
    if own is None or own.writing or own.chosen or view.awaits not in {"write", "settle"}:
        raise ValueError("there is no move to choose from")
    return own, view.dice if view.awaits == "write" else None


def _codes(among: str) -> tuple[Code, ...]:
    """Return the techniques that can be chosen in a step, in the order of the sheet."""
    return cast("tuple[Code, ...]", tuple(among))


def _greedy(sheet: Sheet, number: int, taken: Box | None, rng: Random) -> Box:
    """Return a box of what has most of this number already, else of a technique that is yet untouched."""
    ranked = [
        (boxes.count(str(number)), boxes.count(".") == place.boxes, place.code in ATTACKS, rng.random(), box)
        for place, box in targets(sheet, number, taken)
        for boxes in (place.read(sheet),)
    ]
    return max(ranked)[-1] if ranked else spare(sheet, number, taken)


def _worths(view: View, more: int) -> Worths:
    """Return what techniques are worth against all opponents together, after so many more rolls."""
    if view.players == 1:
        return worths(BY_DICE, 1.0)
    had = numbers(view.own.sheet if view.own else BLANK)
    each = [mean(weights(view, seat), had, more) for seat in others(view)]
    return worths(together(each), 1 / len(each))
