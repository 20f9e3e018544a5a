"""Who is away and for how long, and after which grace the others may let a bot play for them.

The grace fits the clock. Without a clock nobody presses anybody: there is a grace only where the host has set one.
A server that starts anew has everybody away from then on: its own absence is nobody's.
"""

from collections.abc import Callable, Iterable
from math import ceil
from typing import Final

from chabudai.core import Clock, Seat
from chabudai.serve.problems import Refusal

MOST_GRACE: Final = 31 * 24 * 3600.0
_LEAST_BY_CLOCK: Final = 15.0
"""A page that is loaded anew, or a phone between two networks, is back by then."""
_BY_PART: Final = 30.0


def grace_of(clock: Clock | None, chosen: float | None) -> float | None:
    """Return how many seconds somebody may be away before a bot may play for them; None where it never may.

    That is what the host has chosen; else half the time of a move, or a tenth of the time for a game.
    """
    if chosen is not None or clock is None:
        return chosen
    if clock.per == "part":
        return _BY_PART
    return max(_LEAST_BY_CLOCK, clock.seconds / (2 if clock.per == "move" else 10))


def check_grace(chosen: float | None, least: float) -> None:
    """Raise a Refusal where a host can't set such a grace."""
    if chosen is not None and not least <= chosen <= MOST_GRACE:
        raise Refusal("bad-grace", least=ceil(least))


class Absence:
    """Since when the players of a match have been away; those who are here are not in it."""

    def __init__(self, seats: Iterable[Seat], grace: float | None, now: Callable[[], float]) -> None:
        self.grace = grace
        self._now = now
        self._since = dict.fromkeys(seats, now())

    def note(self, present: set[Seat], seats: Iterable[Seat]) -> None:
        """Take note of who of these seats is here now."""
        now = self._now()
        self._since = {seat: self._since.get(seat, now) for seat in seats if seat not in present}

    def is_away(self, seat: Seat) -> bool:
        """Tell whether the player on a seat is away."""
        return seat in self._since

    def remaining(self, seat: Seat) -> float | None:
        """Return in how many seconds a bot may play for somebody; None where it may not, because they are here too."""
        if self.grace is None or seat not in self._since:
            return None
        return max(0.0, self._since[seat] + self.grace - self._now())
