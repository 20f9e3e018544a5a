"""Plans for one round, and the book that says how they fare against each other.

The books were computed beforehand, one for each reading of the kiai rule: plans were bred as answers to mixtures of
plans, until no better answer was found, and each was played against each over 3,000 rounds with the same dice.
"""

from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from chabudai.core import Struct
from chabudai.games.karate.bots.odds import Worths, promise
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.sheet import STEPS

Rows = tuple[tuple[str, ...], ...]
"""A sheet by step and technique."""
FARTHEST: Final = 10
"""By how much a fight can change the lead at most."""


class Plan(Struct):
    """What to collect in a round, and when to call the kiai."""

    first: Worths
    """What techniques are worth in some of the steps."""
    second: Worths
    """What they are worth in the other steps."""
    split: int
    """In how many steps the first worths hold; in which of them is open."""
    horizon: int
    """With how many rolls a round is reckoned."""
    least: int
    """With how many more rolls it reckons however late it is."""
    enough: float
    """With so much worth learned it calls."""
    patience: int
    """From this roll on it calls as soon as it may."""
    safe: int
    """From this roll on it calls if no kick of five boxes can have been learned by anybody."""
    usual: tuple[float, ...]
    """What a sheet promises to this plan, on average, after one roll, two, and so on."""
    strays: tuple[float, ...]
    """How far it strays from that."""

    def rolls_left(self, rolls: int) -> int:
        """Return with how many more rolls it reckons, this one included."""
        return max(self.least, self.horizon - rolls + 1)

    def roles(self, rows: Rows, left: int) -> tuple[Worths, ...]:
        """Return which worths hold in each step, by what the steps have already."""
        gains = [promise(step, self.first, left) - promise(step, self.second, left) for step in rows]
        best = sorted(range(STEPS), key=lambda step: -gains[step])[: self.split]
        return tuple(self.first if step in best else self.second for step in range(STEPS))


class Player(Struct):
    """What somebody who plays by a plan, or in a typical way, is likely to show in a fight."""

    name: str
    shows: tuple[float, ...]
    """How often it hesitates, and shows each technique in the order of the sheet."""
    calls: float
    """How often it is the one who called."""


class Book(Struct):
    """Plans, players to meet, and how they fare against each other."""

    plans: tuple[Plan, ...]
    players: tuple[Player, ...]
    """Those who play by the plans, in the same order, then typical players."""
    nets: tuple[tuple[tuple[int, ...], ...], ...]
    """By plan and player, how often of 10,000 rounds a fight changes the lead by -10, -9, ... 10."""
    values: tuple[tuple[float, ...], ...]
    """By rounds fought, what a lead of -15, -14, ... 15 is worth between equals, from 0 to 1."""

    def value(self, fought: int, lead: int) -> float:
        """Return what a lead is worth after so many rounds."""
        values = self.values[fought]
        middle = len(values) // 2
        return values[max(0, min(len(values) - 1, lead + middle))]


@cache
def book(reading: Reading) -> Book:
    """Return the book for a reading of the kiai rule."""
    text = (files("chabudai.games.karate.bots") / "books" / f"{reading}.json").read_bytes()
    return msgspec.json.decode(text, type=Book)
