"""Where to write: what a sheet promises for the fight, and the boxes that make it promise most."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from benchmarks.earlier.karate.outlook import CODES, Outlook
from chabudai.games.karate import Box, Code, Sheet, marked, points
from chabudai.games.karate.bots.sheets import BY_STEP, lacking, spare, targets

Worths = Mapping[Code, float]
"""What each technique is worth in a step, against what is to be expected of the opponents."""
POINTS: Final = {(mine, theirs): points(mine, theirs) for mine in CODES for theirs in CODES}


def worths(outlook: Outlook, share: float) -> Worths:
    """Return what techniques are worth: my points, less the part of the opponent's that counts against me."""
    return {
        mine: sum(odds * (POINTS[mine, theirs] - share * POINTS[theirs, mine]) for theirs, odds in outlook.items())
        for mine in CODES
    }


def promise(step: Sequence[str], worth: Worths, hope: float) -> float:
    """Return what a step is worth on average: the best of what it will have, each with the odds that it gets done.

    A technique gets done with the odds of `hope` for each number that it lacks.
    """
    ranked = sorted(zip(CODES[1:], step, strict=True), key=lambda each: -worth[each[0]])
    total, open_yet = 0.0, 1.0
    for code, boxes in ranked:
        done = hope ** lacking(boxes)
        total += open_yet * done * worth[code]
        open_yet *= 1 - done
    return total + open_yet * worth["-"]


class Planner:
    """Finds the boxes for two dice; of equal ones it draws, so that two who plan alike do not write alike."""

    def __init__(self, worth: Worths, hope: float, rng: Random) -> None:
        self.worth = worth
        self.hope = hope
        self._rng = rng

    def best(self, sheet: Sheet, dice: tuple[int, int]) -> tuple[Box, Box]:
        """Return the boxes for both dice, found one after the other in either order."""
        first, gain = self._best(sheet, dice[0], None)
        second, more = self._best(marked(sheet, first, dice[0]), dice[1], first)
        other_second, other_gain = self._best(sheet, dice[1], None)
        other_first, other_more = self._best(marked(sheet, other_second, dice[1]), dice[0], other_second)
        return (first, second) if gain + more >= other_gain + other_more else (other_first, other_second)

    def _best(self, sheet: Sheet, number: int, taken: Box | None) -> tuple[Box, float]:
        steps = [[place.read(sheet) for place in step] for step in BY_STEP]
        before = [promise(step, self.worth, self.hope) for step in steps]
        best: tuple[float, int, float, Box] | None = None
        for place, box in targets(sheet, number, taken):
            after = marked(sheet, box, number)
            gain = promise([each.read(after) for each in BY_STEP[place.step]], self.worth, self.hope)
            key = (gain - before[place.step], place.boxes, self._rng.random(), box)
            best = key if best is None or key > best else best
        return (best[3], best[0]) if best else (spare(sheet, number, taken), 0.0)
