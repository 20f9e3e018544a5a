"""What the counts of the kernel are worth: the weights of `outlook`, as numbers in a row."""

from typing import Final

import numpy as np

from chabudai.games.bossa.bots.outlook import DRAWING, REDRAWING, WAITING, Weights
from chabudai.games.bossa.kernel.machine import ESCAPES, FEATURES, HAS_STACK, OUT, SERVED, SOON, STUCK, Floats


def _row(weights: Weights) -> Floats:
    row = np.zeros(FEATURES)
    row[SERVED : SERVED + 4] = weights.served * np.arange(4)
    row[ESCAPES : ESCAPES + 3] = 0.0, weights.escape, weights.escape + weights.escapes
    row[[SOON, HAS_STACK, STUCK, OUT]] = weights.soon, weights.stack, weights.stuck, weights.out
    return row


def _table() -> Floats:
    last = np.zeros(FEATURES)
    last[0] = REDRAWING
    return np.array([*map(_row, (*DRAWING, *WAITING)), last])


WEIGHTS: Final = _table()
"""For who draws next with a full and an empty pile, for who waits, and what a redraw costs."""
