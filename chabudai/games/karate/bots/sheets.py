"""Own sheets as the bots read them: technique by technique, with the box where a number would go."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from chabudai.games.karate import BOXES, BOXES_OF, Box, Code, Mark, Sheet, Write
from chabudai.games.karate.sheet import INDEX, STEPS


class Place(NamedTuple):
    """A technique of a step, steps counted from 0, and where its boxes are on a sheet."""

    step: int
    code: Code
    first: int
    boxes: int

    def read(self, sheet: Sheet) -> str:
        """Return what stands in its boxes."""
        return sheet[self.first : self.first + self.boxes]


PLACES: Final = tuple(
    Place(step, code, INDEX[Box(f"{step + 1}{code}1")], boxes)
    for step in range(STEPS)
    for code, boxes in BOXES_OF.items()
)
BY_STEP: Final = tuple(tuple(place for place in PLACES if place.step == step) for step in range(STEPS))


def numbers(sheet: Sheet) -> tuple[int, ...]:
    """Return how often each number, from 1 to 6, stands on a sheet: the dice so far, but for what was written over."""
    return tuple(sheet.count(sign) for sign in "123456")


@lru_cache(10_000)
def lacking(boxes: str) -> int:
    """Return how many more of one number a technique needs, of the number that it has most of."""
    return len(boxes) - max(boxes.count(sign) for sign in "123456")


def target(boxes: str, number: int) -> int | None:
    """Return in which box of a technique a number does most good or least harm; None where it has no business.

    That is an empty box, else one with a number that the technique has little of; never a technique that is learned.
    """
    sign = str(number)
    if not lacking(boxes):
        return None
    others = [at for at, stands in enumerate(boxes) if stands != sign]
    return min(others, key=lambda at: (boxes[at] != ".", boxes.count(boxes[at])))


def targets(sheet: Sheet, number: int, taken: Box | None = None) -> Iterator[tuple[Place, Box]]:
    """Return every technique in which a number could be written, with the box for it."""
    for place in PLACES:
        at = target(place.read(sheet), number)
        if at is not None and BOXES[place.first + at] != taken:
            yield place, BOXES[place.first + at]


def spare(sheet: Sheet, number: int, taken: Box | None) -> Box:
    """Return a box for a number that nothing needs: one where it stands already, else any."""
    free: Iterable[Box] = (box for box in BOXES if box != taken)
    return max(free, key=lambda box: sheet[INDEX[box]] == str(number))


def writing(dice: tuple[int, int], boxes: tuple[Box, Box], *, kiai: bool) -> Write:
    """Return the writing of the dice into these boxes, in the order of the sheet where the dice are equal."""
    if dice[0] == dice[1]:
        first, second = sorted(boxes, key=INDEX.__getitem__)
        boxes = first, second
    return Write((Mark(boxes[0], dice[0]), Mark(boxes[1], dice[1])), kiai)
