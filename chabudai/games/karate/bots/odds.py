"""The odds that rows of a sheet get done: what a step promises with so many rolls to come.

A row is the boxes of one technique in one step. It may collect two numbers at once: whichever comes first completes it.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

from chabudai.games.karate.bots.sheets import target
from chabudai.games.karate.sheet import BOXES_OF, Code

SIGNS: Final = "123456"
ATTEMPTED: Final[tuple[Code, ...]] = tuple(BOXES_OF)
"""The techniques in the order of the sheet: what a step has rows for."""
Worths = tuple[float, ...]
"""What each technique is worth to a plan, in the order of the sheet; 0 where it is not collected."""
REMEMBERED: Final = 20_000


class Row(NamedTuple):
    """A row after a number was written: in which of its boxes, and what stands there then."""

    at: int
    after: str


@lru_cache
def at_least(rolls: int, count: int) -> float:
    """Return the odds that so many rolls of two dice bring a certain number at least so often."""
    dice = 2 * rolls
    return 1 - sum(comb(dice, some) * 5 ** (dice - some) / 6**dice for some in range(min(count, dice + 1)))


@lru_cache(REMEMBERED)
def done(row: str, rolls: int) -> float:
    """Return the odds that a row gets done in so many rolls, with whichever number."""
    undone = 1.0
    for sign in SIGNS:
        lacks = len(row) - row.count(sign)
        if not lacks:
            return 1.0
        undone *= 1 - at_least(rolls, lacks)
    return 1 - undone


@lru_cache(REMEMBERED)
def added(row: str, number: int) -> Row | None:
    """Return a row with one more number; None where it is done, or has it in every box that may change."""
    at = target(row, number)
    return None if at is None else Row(at, f"{row[:at]}{number}{row[at + 1 :]}")


@lru_cache
def ranked(worths: Worths) -> tuple[int, ...]:
    """Return the techniques that are worth something, the best first."""
    return tuple(sorted((at for at, worth in enumerate(worths) if worth > 0), key=lambda at: -worths[at]))


@lru_cache(REMEMBERED)
def promise(rows: Sequence[str], worths: Worths, rolls: int) -> float:
    """Return what a step is worth on average after so many rolls: the best of what it will have."""
    total, open_yet = 0.0, 1.0
    for at in ranked(worths):
        odds = done(rows[at], rolls)
        total += open_yet * odds * worths[at]
        open_yet *= 1 - odds
    return total
