"""A round's sheet: five steps, each with five techniques and their boxes (KA-1, KA-3, KA-4).

A sheet is a string of 105 signs in the order of the boxes: a digit, or `.` where nothing is written.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NewType

Box = NewType("Box", str)
"""Step, technique and number of a box: `3O4`."""
Sheet = NewType("Sheet", str)
Code = Literal["-", "K", "H", "O", "Y", "T"]

STEPS: Final = 5
HESITATE: Final[Code] = "-"
BOXES_OF: Final[Mapping[Code, int]] = {"K": 2, "H": 3, "O": 4, "Y": 5, "T": 7}
"""How many boxes each technique has, in the order of the sheet."""

BOXES: Final = tuple(
    Box(f"{step + 1}{code}{number + 1}")
    for step in range(STEPS)
    for code, count in BOXES_OF.items()
    for number in range(count)
)
INDEX: Final = {box: index for index, box in enumerate(BOXES)}
BLANK: Final = Sheet("." * len(BOXES))

_PARTS: Final = tuple(
    tuple(
        (code, slice(INDEX[Box(f"{step}{code}1")], INDEX[Box(f"{step}{code}1")] + count))
        for code, count in BOXES_OF.items()
    )
    for step in range(1, STEPS + 1)
)


def part(sheet: Sheet, step: int, code: Code) -> str:
    """Return the boxes of a technique of a step; steps count from 0 here."""
    return sheet[dict(_PARTS[step])[code]]


def marked(sheet: Sheet, box: Box, number: int) -> Sheet:
    """Return the sheet with a number in a box, over whatever stands there (KA-3)."""
    at = INDEX[box]
    return Sheet(f"{sheet[:at]}{number}{sheet[at + 1 :]}")


@lru_cache(20_000)
def learned(sheet: Sheet) -> tuple[str, ...]:
    """Return the techniques that are learned, step by step: those whose boxes all hold the same number (KA-4)."""
    return tuple("".join(code for code, boxes in step if _is_learned(sheet[boxes])) for step in _PARTS)


def choices(sheet: Sheet) -> tuple[str, ...]:
    """Return what can be chosen in each step: one of those learned, or to hesitate (KA-6)."""
    return tuple(codes or HESITATE for codes in learned(sheet))


def _is_learned(boxes: str) -> bool:
    return boxes[0] != "." and boxes == boxes[0] * len(boxes)
