"""A player by the book: it draws a plan from a mixture, keeps to it while the dice fit, and calls by the score.

It keeps nothing from one move to the next: which plan it follows is read from its own sheet, which nobody else sees.
"""

from collections.abc import Mapping
from math import exp, log
from random import Random
from typing import Final

from chabudai.games.karate import ChooseTechniques, Code, Own, View, Write
from chabudai.games.karate.bots.fists import BY_DICE, CODES, against
from chabudai.games.karate.bots.mixing import Mixture
from chabudai.games.karate.bots.odds import ATTEMPTED, done, promise
from chabudai.games.karate.bots.placing import Placer, rows_of
from chabudai.games.karate.bots.plans import Book, Plan, Rows
from chabudai.games.karate.bots.sheets import numbers, writing
from chabudai.games.karate.kiai import missing
from chabudai.games.karate.sheet import BOXES_OF, STEPS
from chabudai.games.karate.spaces import written

UNLIKELY: Final = 0.02
"""Plans that are drawn less often than that are left out."""
STEADY: Final = 2.0
"""How much more the plan that fits a sheet best is followed than others that fit as well as their odds say."""
SOME_MORE: Final = 2
"""How many more rolls are reckoned with alone, where a clock runs longer than the rolls that were thought of."""
_ALONE: Final = tuple(against(BY_DICE)[code] - against(BY_DICE)["-"] for code in ATTEMPTED)
"""What techniques are worth against dice, above hesitating."""


def write(view: View, own: Own, found: Book, mixed: Mixture, rng: Random) -> Write:
    """Return where to write the dice, and whether to call the kiai with it."""
    dice = view.dice or (1, 1)
    plan = drawn_plan(view, own, found, mixed, rng)
    rows, left = rows_of(own.sheet), plan.rolls_left(view.rolls)
    roles = plan.roles(rows, left)
    boxes, after = Placer(roles, left, rng).both(rows, dice)
    plain = writing(dice, boxes, kiai=False)
    sheet = written(own.sheet, plain)
    may = view.kiai is not None and missing(sheet, view.kiai) is None
    return writing(dice, boxes, kiai=may and calls(plan, after, view.rolls, numbers(sheet)))


def calls(plan: Plan, rows: Rows, rolls: int, had: tuple[int, ...]) -> bool:
    """Tell whether a plan calls the kiai with this sheet."""
    worth = sum(
        max((worths[at] for at, row in enumerate(step) if done(row, 0) == 1.0), default=0.0)
        for step, worths in zip(rows, plan.roles(rows, 0), strict=True)
    )
    harmless = rolls >= plan.safe and max(had) < BOXES_OF["Y"]
    return worth >= plan.enough or rolls >= plan.patience or harmless


def drawn_plan(view: View, own: Own, found: Book, mixed: Mixture, rng: Random) -> Plan:
    """Return a plan of the mixture, rather one that explains what stands on the own sheet."""
    rows = rows_of(own.sheet)
    likely = [(plan, odds) for plan, odds in zip(found.plans, mixed.plans, strict=True) if odds > UNLIKELY]
    likely = likely or [(found.plans[0], 1.0)]
    if view.rolls <= 1:
        weights = [odds for _, odds in likely]
    else:
        fits = [log(odds) + fit(plan, rows, view.rolls - 1) for plan, odds in likely]
        weights = [exp(STEADY * (each - max(fits))) for each in fits]
    return rng.choices([plan for plan, _ in likely], weights)[0]


def fit(plan: Plan, rows: Rows, rolls: int) -> float:
    """Return how well a plan explains a sheet after so many rolls: 0, or less the less it promises to the plan."""
    left = plan.rolls_left(rolls)
    promised = sum(promise(step, worths, left) for step, worths in zip(rows, plan.roles(rows, left), strict=True))
    at = min(rolls, len(plan.usual)) - 1
    short = min(0.0, promised - plan.usual[at]) / plan.strays[at]
    return -short * short / 2


def techniques(view: View, own: Own, found: Book, mixed: Mixture, rng: Random) -> ChooseTechniques:
    """Return the techniques that do best against what the others are likely to have."""
    return _chosen(own, worths_in_fight(view, own, found, mixed), rng)


def worths_in_fight(view: View, own: Own, found: Book, mixed: Mixture) -> Mapping[Code, float]:
    """Return what each technique is worth against one opponent: what the dice have made impossible is left out."""
    most = max(numbers(own.sheet))
    expected: dict[Code, float] = {}
    for at, code in enumerate(CODES):
        often = sum(odds * player.shows[at] for odds, player in zip(mixed.players, found.players, strict=True))
        possible = BOXES_OF.get(code, 0) <= most and (code != "-" or view.caller == view.seat)
        expected[code] = often if possible else 0.0
    return against(expected)


# Alone


def solo_write(view: View, own: Own, dice: tuple[int, int], rng: Random) -> Write:
    """Return where to write the dice for a fight against dice, whose techniques are known to their odds."""
    left = view.last_roll - view.rolls
    left = left if left >= 0 else SOME_MORE
    boxes, _ = Placer((_ALONE,) * STEPS, left, rng).both(rows_of(own.sheet), dice)
    return writing(dice, boxes, kiai=False)


def solo_techniques(own: Own, rng: Random) -> ChooseTechniques:
    """Return the techniques that do best against dice."""
    return _chosen(own, against(BY_DICE), rng)


def _chosen(own: Own, worth: Mapping[Code, float], rng: Random) -> ChooseTechniques:
    return ChooseTechniques(
        tuple(
            max(among, key=lambda code: (worth[code], rng.random()))
            for among in (_learned(step) for step in rows_of(own.sheet))
        )
    )


def _learned(step: tuple[str, ...]) -> tuple[Code, ...]:
    return tuple(code for code, row in zip(ATTEMPTED, step, strict=True) if done(row, 0) == 1.0) or ("-",)
