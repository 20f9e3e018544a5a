"""What opponents are likely to do in a fight: guessed from the dice they have had and from what they showed before.

Everybody writes the same dice, so an own sheet tells what others have had to write. Nobody knows their plan: a few
styles are weighed against each other, and every fight that is read shifts the weights.
"""

from collections.abc import Mapping
from functools import lru_cache
from math import comb, prod
from typing import Final

from chabudai.core import Seat
from chabudai.games.karate import BOXES_OF, Code, View
from chabudai.games.karate.bots.sheets import numbers
from chabudai.games.karate.sheet import HESITATE, STEPS
from chabudai.games.karate.spaces import OPPONENTS

Outlook = Mapping[Code, float]
"""How likely each technique is in a step."""
Weights = Mapping[Code, float]
"""How likely each style is: by the technique that somebody collects first; who hesitates learns hardly anything."""

STYLES: Final[Weights] = {"-": 0.2, "K": 0.2, "H": 0.05, "O": 0.25, "Y": 0.25, "T": 0.05}
"""What is thought of somebody who has shown nothing yet."""
DOUBT: Final = 0.15
"""How often a player of a style has something else."""
HARDLY: Final = 0.002
"""The least that anything is taken to be likely: numbers that were written over are not known."""
CODES: Final[tuple[Code, ...]] = (HESITATE, *BOXES_OF)
BY_DICE: Final[Outlook] = {move.technique: float(odds) for move, odds in OPPONENTS}


def weights(view: View, seat: Seat) -> Weights:
    """Return how likely each style is for a seat, by what it has shown; who has called the kiai has something."""
    had = numbers(view.own.sheet) if view.own else (0,) * 6
    found: dict[Code, float] = {style: weight * _likelihood(view, seat, style) for style, weight in STYLES.items()}
    if view.caller == seat:
        found = {style: weight * (1 - spread(style, had, 0)[HESITATE]) ** 2 for style, weight in found.items()}
    total = sum(found.values())
    return {style: weight / total for style, weight in found.items()}


def mean(styles: Weights, had: tuple[int, ...], more: int) -> Outlook:
    """Return what is likely in a fight after these numbers and so many more rolls, all styles taken together."""
    return {code: sum(weight * spread(style, had, more)[code] for style, weight in styles.items()) for code in CODES}


def _likelihood(view: View, seat: Seat, style: Code) -> float:
    """Return how well a style explains what a seat has shown in the fights before."""
    past = view.own.past if view.own else ()
    return prod(
        spread(style, numbers(sheet), 0)[code]
        for sheet, fight in zip(past, view.fights, strict=False)
        for code in fight.techniques[seat]
    )


@lru_cache(10_000)
def spread(style: Code, had: tuple[int, ...], more: int) -> Outlook:
    """Return how likely each technique is for a style after these numbers and so many more rolls."""
    found: dict[Code, float] = {}
    for code, boxes in BOXES_OF.items():
        meant = 1 - DOUBT if code == style else DOUBT / len(BOXES_OF)
        found[code] = max(HARDLY, meant * min(1.0, _sets(boxes, had, more) / STEPS))
    found[HESITATE] = 1 - sum(found.values())
    return found


def _sets(boxes: int, had: tuple[int, ...], more: int) -> float:
    """Return how many techniques of so many boxes can be filled, on average, with a number each."""
    return sum(chance(more, number) * ((count + number) // boxes) for count in had for number in range(2 * more + 1))


@lru_cache(10_000)
def chance(rolls: int, number: int) -> float:
    """Return how likely so many of one number are in so many rolls of two dice."""
    dice = 2 * rolls
    return comb(dice, number) * 5 ** (dice - number) / 6**dice
