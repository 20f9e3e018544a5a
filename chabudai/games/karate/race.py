"""The foot race of those who are tied (KA-9): each runs once, and nobody knows another's time before all have run."""

from random import Random
from typing import Final

from chabudai.core import Seat, Struct
from chabudai.games.karate.moves import Run, Share

FASTEST: Final = 150
SLOWEST: Final = 6_000
"""The bounds of a time, in hundredths of a second: no feet are faster, and who is slower has not run."""
SELDOM_SHARES: Final = 32
"""One of so many drawn answers shares the win."""


class Race(Struct):
    """A foot race: who runs in it, and the time of each in hundredths of a second; None before all have run."""

    runners: tuple[Seat, ...]
    times: tuple[int | None, ...]
    shared_by: Seat | None = None
    """Who would rather share the win: then nobody's time counts."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Who was fastest; all of them where the win is shared."""
        known = [time for time in self.times if time is not None]
        if self.shared_by is not None or len(known) < len(self.runners):
            return self.runners
        return tuple(seat for seat, time in zip(self.runners, self.times, strict=True) if time == min(known))


class Runs:
    """Every answer to a foot race: to run it in some time, or to share the win."""

    def contains(self, move: object) -> bool:
        """Return whether this is a time that feet can run, or shares the win."""
        if isinstance(move, Run):
            return type(move.hundredths) is int and FASTEST <= move.hundredths <= SLOWEST
        return isinstance(move, Share)

    def sample(self, rng: Random) -> Run | Share:
        """Draw a time evenly; seldom the win is shared."""
        return Share() if rng.randrange(SELDOM_SHARES) == 0 else Run(rng.randint(FASTEST, SLOWEST))


RUNS: Final = Runs()
