"""The highest rate that a server holds: steps up a ladder until one is not held, then between the last two."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

LADDER: Final = (100, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800)
"""Moves a second."""
REFINEMENTS: Final = 2
TRIES: Final = 2
"""How often a rate is tried while the machine is quiet: one slow spell must not end the climb."""
MOST_TRIES: Final = 4
"""How often it is tried in all."""
NOISE: Final = 0.4
"""Where others on the machine use so many cores, or more, a rate that was not held says little."""
LIMIT_MS: Final = 25.0
"""How long 95 of 100 moves may take until the mover has the answer and the opponent has seen it."""
KEPT_UP: Final = 0.97
"""How much of the planned rate has to come through."""


class Spread(msgspec.Struct):
    """How long something took, in milliseconds."""

    p50: float
    p95: float
    p99: float
    most: float


class Step(msgspec.Struct, rename="camel"):
    """What was measured at one rate."""

    rate: float
    """Moves planned for each second."""
    achieved: float
    """Moves done in each second."""
    answered: Spread
    """From a move's planned time until its mover knows that it is done."""
    seen: Spread
    """From a move's planned time until the opponent has seen it."""
    both: Spread
    """From a move's planned time until both have happened: this is judged."""
    lag: Spread
    """From a move's planned time until it was sent: where the server keeps up, how late the load itself is."""
    acknowledged: int
    """How many moves were made in all steps so far."""
    ended: int
    """How many matches were played to their end so far."""
    errors: list[str]
    cpu_load: float | None = None
    """How many cores the load has used, the server, and everybody else on the machine."""
    cpu_server: float | None = None
    cpu_others: float | None = None

    @property
    def held(self) -> bool:
        """Whether the server has kept up with this rate."""
        return self.both.p95 <= LIMIT_MS and self.achieved >= KEPT_UP * self.rate

    @property
    def noisy(self) -> bool:
        """Whether others on the machine were busy meanwhile."""
        return self.cpu_others is not None and self.cpu_others >= NOISE


Run = Callable[[int], Step]
"""Puts a server under a load of so many moves a second."""


def highest(run: Run, ladder: Sequence[int] = LADDER, refinements: int = REFINEMENTS) -> Step | None:
    """Return the step with the highest rate that was held; None where not even the first was."""
    best, refused = None, None
    for rate in ladder:
        step = _tried(run, rate)
        if not step.held:
            refused = rate
            break
        best = step
    if best is None or refused is None:
        return best
    for _ in range(refinements):
        rate = round((best.rate + refused) / 2)
        step = _tried(run, rate)
        if step.held:
            best = step
        else:
            refused = rate
    return best


def _tried(run: Run, rate: int) -> Step:
    step, quiet = run(rate), 0
    for _ in range(MOST_TRIES - 1):
        quiet += not step.noisy
        if step.held or quiet >= TRIES:
            break
        step = run(rate)
    return step
