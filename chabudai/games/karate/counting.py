"""How many writings there are with a kiai, counted without writing each of them."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import permutations, product
from typing import Final, NamedTuple

from chabudai.core import with_item
from chabudai.games.karate.kiai import Reading, is_out_of_reach
from chabudai.games.karate.scoring import ATTACKS
from chabudai.games.karate.sheet import BOXES_OF, STEPS, Sheet, learned, part

_BITS: Final = {code: 1 << number for number, code in enumerate(BOXES_OF)}
_ATTACK_BITS: Final = sum(_BITS[code] for code in BOXES_OF if code in ATTACKS)


class _Effect(NamedTuple):
    """What numbers in some boxes of a technique do: whether it is learned then, and in how many ways."""

    step: int
    sign: int
    """The technique as a bit."""
    learned: bool
    ways: int


def count_kiais(sheet: Sheet, dice: tuple[int, int], reading: Reading) -> int:
    """Return with how many writings a kiai may be called, each told apart by which die goes into which box."""
    if is_out_of_reach(sheet, reading):
        return 0
    masks = [sum(_BITS[code] for code in codes) for codes in learned(sheet)]
    first, second = (_effects_of_one(sheet, die) for die in dice)
    apart = sum(
        one.ways * other.ways
        for one in first
        for other in second
        if (one.step, one.sign) != (other.step, other.sign) and _is_enough(masks, reading, one, other)
    )
    return apart + sum(each.ways for each in _effects_of_both(sheet, dice) if _is_enough(masks, reading, each))


def _effects_of_one(sheet: Sheet, die: int) -> list[_Effect]:
    return list(_counted(sheet, lambda boxes: (with_item(boxes, at, str(die)) for at in range(len(boxes)))))


def _effects_of_both(sheet: Sheet, dice: tuple[int, int]) -> Iterator[_Effect]:
    """Yield what both dice do in the boxes of one technique."""
    first, second = map(str, dice)
    return _counted(
        sheet,
        lambda boxes: (
            with_item(with_item(boxes, one, first), other, second) for one, other in permutations(range(len(boxes)), 2)
        ),
    )


def _counted(sheet: Sheet, ways: Callable[[tuple[str, ...]], Iterable[tuple[str, ...]]]) -> Iterator[_Effect]:
    """Yield for each technique in how many ways it is learned then, and in how many it is not."""
    for step, code in product(range(STEPS), BOXES_OF):
        found = Counter("." not in after and len(set(after)) == 1 for after in ways(tuple(part(sheet, step, code))))
        yield from (_Effect(step, _BITS[code], done, number) for done, number in found.items())


def _is_enough(masks: Sequence[int], reading: Reading, *effects: _Effect) -> bool:
    """Tell whether a kiai may be called with what is learned after these effects."""
    after = list(masks)
    for step, sign, done, _ in effects:
        after[step] = after[step] | sign if done else after[step] & ~sign
    if reading == "some":
        return any(after)
    attack = reading != "attack" or any(mask & _ATTACK_BITS for mask in after)
    return reading == "any" or (all(after) and attack)
