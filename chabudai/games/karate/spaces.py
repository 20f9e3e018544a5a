"""The moves that there are: too many writings to be listed before somebody asks for them."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product
from math import prod
from random import Random
from typing import Final, cast

from chabudai.core import Listed
from chabudai.games.karate.counting import count_kiais
from chabudai.games.karate.kiai import Reading, is_out_of_reach, missing
from chabudai.games.karate.moves import Chance, ChooseTechniques, Mark, Opponent, OpponentRoll, Roll, Time, Write
from chabudai.games.karate.sheet import BOXES, INDEX, Box, Code, Sheet, choices, learned, marked, part

CALLED: Final[Mapping[Reading, int]] = {"any": 32, "some": 16, "all": 4, "attack": 4}
"""Where a kiai may be called, one of so many drawn writings does: drawn evenly no training would last."""
LOOKED_AT: Final = 20
"""Of so many boxes a drawn writing takes the best: drawn evenly nothing would ever be learned."""

_BOTH_DICE: Final = tuple(product(range(1, 7), repeat=2))
ROLLS: Final = Listed[Chance](Roll(first, second) for first, second in _BOTH_DICE)
BY_DIE: Final[tuple[Code, ...]] = ("-", "K", "H", "O", "Y", "T")
"""The opponent's technique by the higher of two dice, from 1."""
OPPONENT_ROLLS: Final = Listed[Chance](OpponentRoll(first, second) for first, second in _BOTH_DICE)
OPPONENTS: Final = tuple((Opponent(code), Fraction(2 * number + 1, 36)) for number, code in enumerate(BY_DIE))
"""The opponent's techniques with the odds of the higher of two dice."""
TIME: Final = Time()


def technique_of(first: int, second: int) -> Code:
    """Return the opponent's technique by its two dice: the higher one says it (KA-10)."""
    return BY_DIE[max(first, second) - 1]


class Writings:
    """Every way to write these dice: into any two boxes, over whatever stands there, with a kiai where it may be."""

    def __init__(self, dice: tuple[int, int], sheet: Sheet, kiai: Reading | None) -> None:
        self._dice = dice
        self._sheet = sheet
        self._kiai: Reading | None = kiai
        """When a kiai may be called; never where one plays alone."""

    @property
    def _equal(self) -> bool:
        return self._dice[0] == self._dice[1]

    def contains(self, move: object) -> bool:
        """Return whether this writes the dice into two different boxes, in the order in which that is written."""
        if not isinstance(move, Write) or not _is_whole(move):
            return False
        first, second = (mark.box for mark in move.marks)
        there = first in INDEX and second in INDEX and first != second
        if not there or tuple(mark.number for mark in move.marks) != self._dice:
            return False
        ordered = not self._equal or INDEX[first] < INDEX[second]
        return ordered and (not move.kiai or self._may_call((first, second)))

    def sample(self, rng: Random) -> Write:
        """Draw two boxes, rather such as bring a technique on, and sometimes a kiai."""
        first = self._drawn(self._dice[0], rng)
        second = next(box for box in iter(lambda: self._drawn(self._dice[1], rng), None) if box != first)
        if self._equal and INDEX[first] > INDEX[second]:
            first, second = second, first
        called = self._kiai is not None and rng.randrange(CALLED[self._kiai]) == 0
        return self._write((first, second), kiai=called and self._may_call((first, second)))

    def _drawn(self, number: int, rng: Random) -> Box:
        """Draw some boxes, and return the one that brings a step without a technique nearest to one."""
        sign, known = str(number), learned(self._sheet)

        def worth(box: Box) -> tuple[bool, int, bool]:
            step, stands = int(box[0]) - 1, self._sheet[INDEX[box]]
            boxes = part(self._sheet, step, cast("Code", box[1]))
            return not known[step] and stands != sign, boxes.count(sign) - len(boxes), stands == "."

        return max(rng.sample(BOXES, LOOKED_AT), key=worth)

    def __iter__(self) -> Iterator[Write]:
        reach = self._kiai is not None and not is_out_of_reach(self._sheet, self._kiai)
        for pair in self._pairs():
            yield self._write(pair, kiai=False)
            if reach and self._may_call(pair):
                yield self._write(pair, kiai=True)

    def __len__(self) -> int:
        return self._count_pairs() + self._count_kiais()

    def has_more(self, most: int) -> bool:
        """Tell whether there are more than these, where that can be told without counting the kiais."""
        return self._count_pairs() > most or len(self) > most

    def _count_pairs(self) -> int:
        ordered = len(BOXES) * (len(BOXES) - 1)
        return ordered // 2 if self._equal else ordered

    def _pairs(self) -> Iterator[tuple[Box, Box]]:
        return combinations(BOXES, 2) if self._equal else permutations(BOXES, 2)

    def _may_call(self, boxes: tuple[Box, Box]) -> bool:
        if self._kiai is None or self._kiai == "any":
            return self._kiai is not None
        return missing(written(self._sheet, self._write(boxes, kiai=False)), self._kiai) is None

    def _write(self, boxes: tuple[Box, Box], *, kiai: bool) -> Write:
        first, second = (Mark(box, number) for box, number in zip(boxes, self._dice, strict=True))
        return Write((first, second), kiai)

    def _count_kiais(self) -> int:
        if self._kiai is None:
            return 0
        ordered = count_kiais(self._sheet, self._dice, self._kiai)
        return ordered // 2 if self._equal else ordered


def _is_whole(move: Write) -> bool:
    """Tell whether a writing is of the types that can be read back from a log: from Python anything may come."""
    return (
        type(move.kiai) is bool and _is_tuple(move.marks, len(("first", "second"))) and all(map(_is_mark, move.marks))
    )


def _is_mark(mark: object) -> bool:
    """Tell whether something is a number into a box, whichever that is."""
    return isinstance(mark, Mark) and isinstance(cast("object", mark.box), str) and type(mark.number) is int


def _is_tuple(value: object, length: int) -> bool:
    """Tell whether something is a tuple of so many items."""
    return isinstance(value, tuple) and len(cast("tuple[object, ...]", value)) == length


def written(sheet: Sheet, write: Write | None) -> Sheet:
    """Return a sheet after a writing, if there is one."""
    for mark in write.marks if write else ():
        sheet = marked(sheet, mark.box, mark.number)
    return sheet


class TechniqueChoices:
    """Every choice of techniques that a sheet allows (KA-6): one in each step of those learned."""

    def __init__(self, sheet: Sheet) -> None:
        self._allowed = cast("tuple[Sequence[Code], ...]", choices(sheet))

    def contains(self, move: object) -> bool:
        """Return whether each step has a technique that is learned, or hesitates where none is."""
        if not isinstance(move, ChooseTechniques) or not _is_tuple(move.techniques, len(self._allowed)):
            return False
        return all(code in tuple(among) for code, among in zip(move.techniques, self._allowed, strict=True))

    def sample(self, rng: Random) -> ChooseTechniques:
        """Draw one of them."""
        return ChooseTechniques(tuple(rng.choice(among) for among in self._allowed))

    def __iter__(self) -> Iterator[ChooseTechniques]:
        return (ChooseTechniques(techniques) for techniques in product(*self._allowed))

    def __len__(self) -> int:
        return prod(map(len, self._allowed))
