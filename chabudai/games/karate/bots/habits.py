"""Players with a habit: what they collect, in how many steps at once, and how far they see."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final, cast

from chabudai.core import Struct
from chabudai.games.karate import ChooseTechniques, Code, Own, Sheet, View, Write, learned, missing
from chabudai.games.karate.bots.fists import CODES
from chabudai.games.karate.bots.odds import Worths, promise
from chabudai.games.karate.bots.placing import Placer, rows_of
from chabudai.games.karate.bots.plans import Rows
from chabudai.games.karate.bots.sheets import writing
from chabudai.games.karate.sheet import STEPS, choices
from chabudai.games.karate.spaces import written

NOTHING: Final[Worths] = (0.0,) * 5
ENOUGH: Final = 3
"""With techniques in so many steps it calls, where a kiai does not need one in each."""


class Habit(Struct):
    """What a player collects, wherever the match stands and whatever the others have shown."""

    likes: Worths
    """What techniques are worth to it, in the order of the sheet."""
    elsewhere: Worths
    """What they are worth in the other steps."""
    split: int
    """In how many steps it has its likes."""
    rolls: int
    """How many rolls ahead it sees."""
    at_once: int
    """In how many steps it collects at the same time; the later ones wait until these are learned."""
    armed: Worths
    """Its likes where a kiai needs an attack."""

    def write(self, view: View, own: Own, dice: tuple[int, int], rng: Random) -> Write:
        """Return where to write the dice; it calls the kiai as soon as it may, but not with next to nothing."""
        rows = rows_of(own.sheet)
        roles = self._roles(view, rows, rng)
        busy = self._busy(rows, roles, own.sheet, rng)
        kept = tuple(roles[step] if step in busy else NOTHING for step in range(STEPS))
        boxes, _ = Placer(kept if any(map(any, kept)) else roles, self.rolls, rng).both(rows, dice)
        return writing(dice, boxes, kiai=_is_called(view, written(own.sheet, writing(dice, boxes, kiai=False))))

    def fight(self, view: View, own: Own, rng: Random) -> ChooseTechniques:
        """Return what it likes most of what it has learned, the strongest where it likes nothing."""
        roles = self._roles(view, rows_of(own.sheet), rng)
        return ChooseTechniques(tuple(_liked(*each) for each in zip(choices(own.sheet), roles, strict=True)))

    def _roles(self, view: View, rows: Rows, rng: Random) -> tuple[Worths, ...]:
        """Return its worths step by step: it has its likes where most for them stands, on a blank sheet anywhere."""
        likes = self.armed if view.kiai == "attack" else self.likes
        gains = [promise(step, likes, self.rolls) - promise(step, self.elsewhere, self.rolls) for step in rows]
        best = _first(range(STEPS), gains, rng)[: self.split]
        return tuple(likes if step in best else self.elsewhere for step in range(STEPS))

    def _busy(self, rows: Rows, roles: Sequence[Worths], sheet: Sheet, rng: Random) -> Sequence[int]:
        """Return the steps that it collects for now: those without a technique that are furthest on."""
        missed = [step for step, known in enumerate(learned(sheet)) if not known]
        hopes = [promise(step, worths, self.rolls) for step, worths in zip(rows, roles, strict=True)]
        return _first(missed, hopes, rng)[: self.at_once]


def _first(steps: Iterable[int], by: Sequence[float], rng: Random) -> list[int]:
    """Return steps with the highest first, equal ones in any order."""
    return sorted(steps, key=lambda step: (-by[step], rng.random()))


def _is_called(view: View, sheet: Sheet) -> bool:
    if view.kiai is None or missing(sheet, view.kiai) is not None:
        return False
    return view.kiai in {"all", "attack"} or sum(map(bool, learned(sheet))) >= ENOUGH


def _liked(among: str, likes: Worths) -> Code:
    codes = cast("tuple[Code, ...]", tuple(among))
    return max(codes, key=lambda code: (likes[CODES.index(code) - 1] if code in CODES[1:] else -1.0, CODES.index(code)))
