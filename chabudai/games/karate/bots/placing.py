"""Where a plan writes two dice: each where it adds most to what the sheet promises."""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from chabudai.games.karate import BOXES, Box, Sheet
from chabudai.games.karate.bots.odds import Worths, added, done, promise
from chabudai.games.karate.bots.plans import Rows
from chabudai.games.karate.bots.sheets import BY_STEP

_HAIR: Final = 1e-9
"""Gains that differ by less are equal: of those one is drawn."""


class Target(NamedTuple):
    """A row for a number, by step and technique, and what writing it there adds to the promise."""

    gain: float
    step: int
    at: int
    box: Box
    row: str


def rows_of(sheet: Sheet) -> Rows:
    """Return a sheet by step and technique."""
    return tuple(tuple(place.read(sheet) for place in step) for step in BY_STEP)


def with_row(rows: Rows, target: Target) -> Rows:
    """Return the sheet after a number was written."""
    step = rows[target.step]
    changed = (*step[: target.at], target.row, *step[target.at + 1 :])
    return (*rows[: target.step], changed, *rows[target.step + 1 :])


class Placer:
    """Writes by the worths of a plan, one for each step, with so many rolls still to come."""

    def __init__(self, roles: Sequence[Worths], left: int, rng: Random) -> None:
        self._roles = roles
        self._left = left
        self._rng = rng

    def both(self, rows: Rows, dice: tuple[int, int]) -> tuple[tuple[Box, Box], Rows]:
        """Return the boxes for both dice, and the sheet after; the die that gains more goes first."""
        first, second = (self._best(rows, number, None) for number in dice)
        if second.gain > first.gain:
            then = self._best(with_row(rows, second), dice[0], second.box)
            return (then.box, second.box), with_row(with_row(rows, second), then)
        then = self._best(with_row(rows, first), dice[1], first.box)
        return (first.box, then.box), with_row(with_row(rows, first), then)

    def _best(self, rows: Rows, number: int, taken: Box | None) -> Target:
        targets = list(self._targets(rows, number, taken))
        most = max((target.gain for target in targets), default=0.0)
        if most <= _HAIR:
            return self._spare(rows, number, taken)
        return self._rng.choice([target for target in targets if target.gain > most - _HAIR])

    def _targets(self, rows: Rows, number: int, taken: Box | None) -> "list[Target]":
        found: list[Target] = []
        for step, worths in enumerate(self._roles):
            before = promise(rows[step], worths, self._left)
            for at, worth in enumerate(worths):
                row = added(rows[step][at], number) if worth > 0 else None
                box = BOXES[BY_STEP[step][at].first + row.at] if row else None
                if row and box and box != taken:
                    after = (*rows[step][:at], row.after, *rows[step][at + 1 :])
                    found.append(Target(promise(after, worths, self._left) - before, step, at, box, row.after))
        return found

    def _spare(self, rows: Rows, number: int, taken: Box | None) -> Target:
        """Return where a useless number does least harm: where it stands, or where nothing is collected."""
        ranked: list[tuple[int, int, float, Target]] = []
        for step, worths in enumerate(self._roles):
            for at, row in enumerate(rows[step]):
                for index, stands in enumerate(row):
                    box = BOXES[BY_STEP[step][at].first + index]
                    if box != taken:
                        after = f"{row[:index]}{number}{row[index + 1 :]}"
                        kind = _harmlessness(row, stands, number, worths[at])
                        same = row.count(str(number))
                        ranked.append((kind, same, self._rng.random(), Target(0.0, step, at, box, after)))
        return max(ranked)[-1]


def _harmlessness(row: str, stands: str, number: int, worth: float) -> int:
    """Return how little is lost by writing over what stands in a box of a row."""
    if stands == str(number):
        return 2
    if done(row, 0) == 1.0:
        return 0
    if worth <= 0:
        return 3 if stands == "." else 1
    return 1 if stands == "." else 0
