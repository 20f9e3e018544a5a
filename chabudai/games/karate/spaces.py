"""The moves that there are: too many writings to be listed before somebody asks for them."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod
from random import Random
from typing import Final, cast

from chabudai.core import Listed
from chabudai.games.karate.moves import Chance, ChooseTechniques, Mark, Opponent, Roll, Time, Write
from chabudai.games.karate.sheet import BOXES, INDEX, Box, Code, Sheet, choices

SELDOM: Final = 32
"""One of so many drawn writings calls a kiai: half of all do, and drawn evenly no training would last."""

ROLLS: Final = Listed[Chance](Roll(first, second) for first, second in product(range(1, 7), repeat=2))
BY_DIE: Final[tuple[Code, ...]] = ("-", "K", "H", "O", "Y", "T")
OPPONENTS: Final = tuple((Opponent(code), Fraction(2 * number + 1, 36)) for number, code in enumerate(BY_DIE))
"""The opponent's techniques with the odds of the higher of two dice."""
TIME: Final = Time()


class Writings:
    """Every way to write these dice: into any two boxes, over whatever stands there, with or without a kiai."""

    def __init__(self, dice: tuple[int, int], *, kiai: bool) -> None:
        self._dice = dice
        self._calls = (False, True) if kiai else (False,)

    @property
    def _equal(self) -> bool:
        return self._dice[0] == self._dice[1]

    def contains(self, move: object) -> bool:
        """Return whether this writes the dice into two different boxes, in the order in which that is written."""
        if not isinstance(move, Write) or move.kiai not in self._calls:
            return False
        first, second = (mark.box for mark in move.marks)
        numbers = tuple(mark.number for mark in move.marks)
        there = first in INDEX and second in INDEX and first != second and numbers == self._dice
        return there and (not self._equal or INDEX[first] < INDEX[second])

    def sample(self, rng: Random) -> Write:
        """Draw two boxes evenly, and seldom a kiai."""
        first, second = rng.sample(BOXES, 2)
        if self._equal and INDEX[first] > INDEX[second]:
            first, second = second, first
        kiai = len(self._calls) > 1 and rng.randrange(SELDOM) == 0
        return self._write((first, second), kiai=kiai)

    def __iter__(self) -> Iterator[Write]:
        pairs = combinations(BOXES, 2) if self._equal else permutations(BOXES, 2)
        return (self._write(pair, kiai=kiai) for pair in pairs for kiai in self._calls)

    def __len__(self) -> int:
        ordered = len(BOXES) * (len(BOXES) - 1)
        return len(self._calls) * (ordered // 2 if self._equal else ordered)

    def _write(self, boxes: tuple[Box, Box], *, kiai: bool) -> Write:
        first, second = (Mark(box, number) for box, number in zip(boxes, self._dice, strict=True))
        return Write((first, second), kiai)


class TechniqueChoices:
    """Every choice of techniques that a sheet allows (KA-6): one in each step of those learned."""

    def __init__(self, sheet: Sheet) -> None:
        self._allowed = cast("tuple[Sequence[Code], ...]", choices(sheet))

    def contains(self, move: object) -> bool:
        """Return whether each step has a technique that is learned, or hesitates where none is."""
        if not isinstance(move, ChooseTechniques) or len(move.techniques) != len(self._allowed):
            return False
        return all(code in among for code, among in zip(move.techniques, self._allowed, strict=True))

    def sample(self, rng: Random) -> ChooseTechniques:
        """Draw one of them."""
        return ChooseTechniques(tuple(rng.choice(among) for among in self._allowed))

    def __iter__(self) -> Iterator[ChooseTechniques]:
        return (ChooseTechniques(techniques) for techniques in product(*self._allowed))

    def __len__(self) -> int:
        return prod(map(len, self._allowed))
