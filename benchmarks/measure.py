"""How rates are measured: all contenders take short turns, round after round, in one process.

The machine is shared and noisy. A slow spell hits all contenders alike, and the best of many short rounds is what each
can do when it is left alone. Time is the process's own, so what other processes take is not charged to a contender.
"""

import gc
from collections.abc import Callable, Mapping, Sequence
from time import process_time
from typing import Final, NamedTuple

ROUNDS: Final = 15
SECONDS: Final = 0.2
"""How long a contender works in each round."""
WARM_UP: Final = 1.0
"""How long it works before: what is cached has to be there, or the first rounds measure the filling of the cache."""

Work = Callable[[], int]
"""Does one batch of a contender's work, and returns how many moves (or nodes) it came to."""

Rates = Mapping[str, Sequence[float]]
"""For each contender, by name, how many moves (or nodes) it did a second in each round."""


class NotMeasured(Exception):
    """Something could not be measured; the message says why, or what to do."""


class Contender(NamedTuple):
    """Something whose speed is measured."""

    name: str
    unit: str
    """What is counted: moves, nodes."""
    prepare: Callable[[], Work]
    """Loads, compiles and sets up all that the work needs. None of it is timed."""


def measure(contenders: Sequence[Contender]) -> Rates:
    """Return the rates of all contenders, once they are warm."""
    works = {contender.name: contender.prepare() for contender in contenders}
    for work in works.values():
        _rate(work, WARM_UP)
    gc.collect()
    gc.freeze()  # what one contender has loaded is no work for another's garbage collection
    try:
        turns = [{name: _rate(work, SECONDS) for name, work in works.items()} for _ in range(ROUNDS)]
    finally:
        gc.unfreeze()
    return {name: [turn[name] for turn in turns] for name in works}


def _rate(work: Work, seconds: float) -> float:
    done, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        done += work()
    return done / spent
