"""Weighing flicks: many are tried once, the best of them ever more often, and then what is near to those."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final

from chabudai.bots import Budget
from chabudai.games.ppolf.bots.ideas import SURE, Aim, Eye, banks, held, ideas, lays
from chabudai.games.ppolf.bots.sight import odds
from chabudai.games.ppolf.moves import spread
from chabudai.games.ppolf.state import State

VARIED, BESIDE = 3, 6
"""How many of the best are varied, and how often."""
VARIED_TRIES: Final = 20
FINALISTS, LAST_TRIES = 4, 80
"""How many are left in the end, and how often each of them was tried."""
NOTHING, ENOUGH = 0.01, 12
"""Where a flick costs no more in so many tries, no other one is looked for."""


class Idea:
    """A flick, and what its tries say of it."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.tries = 0
        self.mean = 0.0

    def learn(self, cost: float) -> None:
        """Take in what a try cost."""
        self.tries += 1
        self.mean += (cost - self.mean) / self.tries


class Hand:
    """The errors of a hand, the same ones for every idea, so that they are compared fairly."""

    def __init__(self, rng: Random, *, steady: bool) -> None:
        self._rng = rng
        self._steady = steady
        self._drawn: list[tuple[float, float]] = [(0.0, 0.0)]

    def erred(self, aim: Aim, number: int) -> tuple[float, float]:
        """Return angle and speed of the try with this number; the first one goes as aimed."""
        while len(self._drawn) <= number:
            self._drawn.append((self._rng.gauss(0.0, 1.0), self._rng.gauss(0.0, 1.0)))
        if self._steady:
            return aim.angle, aim.speed
        turned, harder = self._drawn[number]
        wide = spread(aim.speed)
        return aim.angle + turned * wide.angle, held(aim.speed + harder * wide.speed)


class Weighing:
    """The search for one flick. Every try on the engine is counted."""

    def __init__(self, state: State, eye: Eye, rng: Random, budget: Budget) -> None:
        self._eye = eye
        self._rng = rng
        self._budget = budget
        self._steady = state.setup.hand == "steady"
        self._hand = Hand(rng, steady=self._steady)
        self._lays = lays(state, eye)
        self._tried = 0

    def best(self) -> Aim:
        """Return the flick that costs least."""
        found = self._first()
        for many, often in self._eye.heats:
            found = self._heat(found[:many], often)
            if found[0].mean < NOTHING and found[0].tries >= ENOUGH:
                return found[0].aim
        if self._eye.varies:
            found = self._heat([*found[:VARIED], *self._near(found[:VARIED])], VARIED_TRIES)
            found = self._heat(found[:FINALISTS], LAST_TRIES)
        return found[0].aim

    def _first(self) -> list[Idea]:
        """Return ideas of all kinds, each tried once."""
        found = self._once(aim for lay in self._lays for aim in ideas(lay))
        lay = self._lays[0]
        if self._eye.banks and odds(lay.hole, steady=self._steady) < SURE:
            found += self._once(banks(lay))
        return sorted(found, key=_mean)

    def _once(self, aims: Iterable[Aim]) -> list[Idea]:
        found: list[Idea] = []
        for idea in map(Idea, aims):
            if not self._try(idea):
                break
            found.append(idea)
        return found

    def _heat(self, found: list[Idea], often: int) -> list[Idea]:
        """Return ideas that were each tried so often by now, the best first; those that were tried less come last."""
        if self._steady:
            often = 1
        for idea in found:
            while idea.tries < often:
                if not self._try(idea):
                    return sorted(found, key=lambda each: (-each.tries, each.mean))
        return sorted(found, key=_mean)

    def _near(self, found: list[Idea]) -> Iterator[Idea]:
        """Yield flicks a little beside those, and a little harder or softer."""
        for lay, angle, speed in (idea.aim for idea in found):
            wide = spread(speed)
            for _ in range(BESIDE):
                turned, harder = self._rng.uniform(-1.5, 1.5), self._rng.uniform(-2.5, 2.5)
                yield Idea(Aim(lay, angle + turned * wide.angle, held(speed + harder * wide.speed)))

    def _try(self, idea: Idea) -> bool:
        """Try a flick once more, and return whether there was still a try for it; the first of all is always made."""
        if self._tried and (self._tried >= self._budget.steps or self._budget.over):
            return False
        self._tried += 1
        idea.learn(idea.aim.lay.cost(*self._hand.erred(idea.aim, idea.tries)))
        return True


def _mean(idea: Idea) -> float:
    return idea.mean
