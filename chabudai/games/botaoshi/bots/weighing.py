"""Weighing flicks: all are guessed, the best are tried, ever fewer and ever more often, until time is over."""

from math import inf
from random import Random
from time import thread_time
from typing import Final

from chabudai.bots import Budget
from chabudai.games.botaoshi.bots.guesses import guessed
from chabudai.games.botaoshi.bots.ideas import ideas, shots
from chabudai.games.botaoshi.bots.lie import Lie, lie_of
from chabudai.games.botaoshi.bots.tries import error, tried
from chabudai.games.botaoshi.moves import Aim
from chabudai.games.botaoshi.state import State

GUESSES: Final = 3
"""How many errors of the hand each of the better ideas is guessed with."""
SHORTLIST: Final = 40
Heats = tuple[tuple[int, int], ...]
"""How many of the best are tried, and how often each."""
HEATS: Final[Heats] = ((12, 1), (6, 2), (3, 4), (2, 8))
FEW: Final[Heats] = ((5, 1), (2, 2))
STEADY_HEATS: Final[Heats] = ((SHORTLIST, 1),)
"""A hand that makes no error needs to try a flick once only."""
TRUST: Final = 0.7
"""A guess counts as much as so many tries."""
DOUBT: Final = 0.1
"""How much less an idea may be worth than a single try says."""
LONGEST: Final = 2.5
"""So many seconds of a processor are enough for any move."""


class Deadline:
    """The time for a move, and what a move may cost at most of a processor's; or else a number of tries."""

    def __init__(self, seconds: float, effort: int | None = None) -> None:
        self._budget = Budget.of(seconds, effort)
        self._stops = thread_time() + LONGEST if effort is None else inf
        self._tries = 0

    def allows_try(self) -> bool:
        """Return whether another try may begin, and count it."""
        self._tries += 1
        return self._tries <= self._budget.steps and not self._budget.over and thread_time() <= self._stops


class Idea:
    """A flick, and what guesses and tries say of it."""

    def __init__(self, aim: Aim, guess: float) -> None:
        self.aim = aim
        self.worth = guess
        self._weight = TRUST

    @property
    def safe_worth(self) -> float:
        """What it is worth with some doubt: what was tried seldom may be worse than it looks."""
        return self.worth - DOUBT / self._weight

    def learn(self, worth: float) -> None:
        """Take in what a try was worth."""
        self.worth = (self.worth * self._weight + worth) / (self._weight + 1)
        self._weight += 1


def best_flick(state: State, rng: Random, deadline: Deadline, heats: Heats | None = None) -> Aim:
    """Return the flick that promises most; without heats the one that looks best, untried."""
    lie = lie_of(state)
    found = _shortlist(state, lie, rng)
    heats = HEATS if heats is None else heats
    for many, often in STEADY_HEATS if lie.steady and heats else heats:
        found = found[:many]
        for idea in found:
            for _ in range(often):
                if not deadline.allows_try():
                    return max(found, key=_safe_worth).aim
                idea.learn(tried(state, idea.aim, error(state, idea.aim, rng)))
        found.sort(key=_worth, reverse=True)
    return max(found, key=_safe_worth).aim


def _shortlist(state: State, lie: Lie, rng: Random) -> list[Idea]:
    """Return what looks best, after the scoring shots if there are any."""
    thoughts = sorted(((guessed(state, lie, aim), aim) for aim in ideas(state, lie)), key=lambda each: -each[0])
    found: list[Idea] = []
    for first, aim in thoughts[:SHORTLIST]:
        more = [guessed(state, lie, aim, error(state, aim, rng)) for _ in range(GUESSES)]
        found.append(Idea(aim, (first + sum(more)) / (1 + GUESSES)))
    found.sort(key=_worth, reverse=True)
    return [*(Idea(aim, guessed(state, lie, aim)) for aim in shots(state)), *found]


def _worth(idea: Idea) -> float:
    return idea.worth


def _safe_worth(idea: Idea) -> float:
    return idea.safe_worth
