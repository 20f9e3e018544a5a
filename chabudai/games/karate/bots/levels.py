"""The levels: 1 to 4 have a habit each, which another technique answers; 5 mixes plans and answers what was shown."""

from functools import partial
from random import Random
from typing import Final

from chabudai.bots import Budget, Levels, ViewBot
from chabudai.core import AnyGame
from chabudai.games.karate import Own, Turn, View
from chabudai.games.karate.bots.habits import NOTHING, Habit
from chabudai.games.karate.bots.master import solo_techniques, solo_write, techniques, write
from chabudai.games.karate.bots.mixing import ROUNDS_SOLVED, mixture
from chabudai.games.karate.bots.plans import book
from chabudai.games.karate.bots.race import run
from chabudai.games.karate.bots.turns import is_running, to_do
from chabudai.games.karate.sheet import STEPS

SOLVED_A_SECOND: Final = 5_000
"""How many rounds of regret matching a slow machine makes in a second."""

PUNCHER: Final = Habit((0.0, 0.0, 1.0, 0.0, 0.0), NOTHING, STEPS, 6, 2, (0.0, 0.0, 1.0, 0.0, 0.0))
"""Punches only, in two steps at once."""
KICKER: Final = Habit((0.5, 0.0, 0.0, 1.0, 0.0), NOTHING, STEPS, 6, 2, (0.5, 0.0, 0.0, 1.0, 0.0))
"""Kicks, or hook blocks where there is no kick, in two steps at once."""
COUNTER: Final = Habit((0.0, 0.6, 1.0, 0.0, 0.0), NOTHING, STEPS, 5, 2, (0.0, 0.6, 1.0, 0.0, 0.0))
"""Knee blocks, and punches over them, in two steps at once."""
FORTRESS: Final = Habit((0.3, 1.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0, 0.0), 2, 4, STEPS, (0.3, 0.6, 1.0, 0.0, 0.0))
"""Blocks everywhere, three high and two low ones, and calls before a kick is done."""


class Student(ViewBot):
    """Levels 1 to 4: follows a habit, whatever others do. Any effort is enough for it."""

    def __init__(self, game: AnyGame | None = None, *, level: int, habit: Habit) -> None:
        super().__init__(game)
        self._level = level
        self._habit = habit

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        if is_running(view):
            return run(self._level, rng)
        own, dice = to_do(view)
        return self._habit.write(view, own, dice, rng) if dice else self._habit.fight(view, own, rng)


class Master(ViewBot):
    """Level 5: draws plans from a mixture, which fits the score of the match and what the others have shown.

    Its effort is rounds of regret matching.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a move of a plan that no fixed script should profit from."""
        if is_running(view):
            return run(5, rng)
        own, dice = to_do(view)
        if view.kiai is None:
            return solo_write(view, own, dice, rng) if dice else solo_techniques(own, rng)
        return self._by_the_book(view, own, rng, _rounds(seconds, effort))

    @staticmethod
    def _by_the_book(view: View, own: Own, rng: Random, rounds: int) -> Turn:
        reading = view.kiai or "all"
        found, mixed = book(reading), mixture(view, reading, rounds)
        choosing = write if view.dice else techniques
        return choosing(view, own, found, mixed, rng)


LEVELS: Final[Levels] = {
    1: partial(Student, level=1, habit=PUNCHER),
    2: partial(Student, level=2, habit=KICKER),
    3: partial(Student, level=3, habit=COUNTER),
    4: partial(Student, level=4, habit=FORTRESS),
    5: Master,
}


def _rounds(seconds: float, effort: int | None) -> int:
    """Return how many rounds of regret matching there are to make: fewer only where there is hardly any time."""
    if effort is None:
        return max(1, min(ROUNDS_SOLVED, int(seconds * SOLVED_A_SECOND)))
    return Budget.of(seconds, effort, ROUNDS_SOLVED).steps
