"""What a position is worth when nobody looks further: a sum over its ten lines, each looked up by its code."""

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from chabudai.games.kooshi.kernel.machine import (
    CLAIMS,
    CODES,
    COUNT,
    EFFECTS,
    LEGAL,
    SIZE,
    WAYS,
    table_of_lines,
)
from chabudai.games.kooshi.kernel.searching import Evaluation

MIDDLE: Final = SIZE // 2


class Terms(NamedTuple):
    """What speaks for a side, in hundredths of a point: the same in ranks and files, so a corner counts twice."""

    step: int = 1
    """What each step from the middle costs, for each point of the piece."""
    rim: int = 12
    """What it costs to stand at the end of a line, where one push is enough, for each point of the piece."""
    threat: int = 0
    """For each point that the best move along a line would bring."""
    mobility: int = 0
    """For each move along a line."""


@cache
def line_values(terms: Terms) -> Evaluation:
    """Return what each line is worth to light, by its number and code."""
    table = table_of_lines()
    digits = np.arange(CODES)[:, None] // 5 ** np.arange(SIZE) % 5
    places = np.arange(SIZE)
    points = np.array([0, 1, 2, -1, -2])[digits]
    standing = -terms.step * abs(places - MIDDLE) - terms.rim * (abs(places - MIDDLE) == MIDDLE)
    values = (points * standing).sum(axis=1)
    values += terms.threat * (_threats(0) - _threats(1))
    values += terms.mobility * (table[:, COUNT].astype(int) - table[:, COUNT + 1])
    return np.repeat(values.astype(np.int32)[None], WAYS, axis=0)


@cache
def _threats(side: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """Return what the best move of a side along each line would bring it."""
    table = table_of_lines()
    best = np.zeros(CODES, np.int64)
    for way in range(WAYS):
        claims = table[:, EFFECTS * way + CLAIMS].astype(np.int64)
        net = (claims & 7) - (claims >> 3)
        legal = (table[:, LEGAL + side] >> way & 1).astype(bool)
        best = np.maximum(best, np.where(legal, -net if side else net, 0))
    return best
