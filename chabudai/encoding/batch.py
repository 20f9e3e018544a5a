"""Many matches of one game at once, for learning programs that step thousands of them together."""

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray


class Stepped(NamedTuple):
    """What a step has led to, match by match."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float64]
    terminations: NDArray[np.bool_]
    truncations: NDArray[np.bool_]


class Batch(Protocol):
    """Many matches in which one seat is told what to do, and all others move at random.

    A match that has ended starts over in the next step, whatever its action is.
    """

    def begin(self, seeds: NDArray[np.uint64]) -> Stepped:
        """Start all matches over, each with chance of its own."""
        ...

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        """Make an action in each match; an illegal one ends it, with the penalty."""
        ...
