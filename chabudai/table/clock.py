"""Clocks as values: what each seat has left, and since when it has been waited for. The time is always an argument."""

from math import inf

from chabudai.core import Clock, Seat, Struct


class Times(Struct):
    """The clocks of a match between two entries."""

    left: tuple[float, ...]
    """What each seat had left, in seconds, when its waiting began."""
    since: tuple[float | None, ...]
    """Since when each seat has been waited for; None while it is not."""

    def left_at(self, seat: Seat, now: float) -> float:
        """Return how many seconds a seat has left now, never less than 0."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - max(0.0, now - since))

    def resumed(self, now: float) -> "Times":
        """Return the clocks running from now on, as if nobody had been waited for before."""
        return Times(self.left, tuple(None if since is None else max(since, now) for since in self.since))

    def deadline(self, seat: Seat) -> float:
        """Return when the seat's time will be over if it does not move; infinite where its clock does not run."""
        since = self.since[seat]
        return inf if since is None else since + self.left[seat]


def wound(clock: Clock | None, players: int) -> Times:
    """Return the clocks before the first move; without a clock there is time without end."""
    seconds = clock.seconds if clock and clock.per != "part" else inf
    return Times((seconds,) * players, (None,) * players)


def pressed(
    times: Times, clock: Clock | None, waited_for: frozenset[Seat], at: float, moved: Seat | None = None
) -> Times:
    """Return the clocks after an entry: whoever moved, or is no longer waited for, stops; whoever is now, starts."""
    left, since = list(times.left), list(times.since)
    for number in range(len(left)):
        seat = Seat(number)
        waits = seat in waited_for
        if since[seat] is not None and (seat == moved or not waits):
            left[seat] = _after_waiting(clock, times.left_at(seat, at), moved=seat == moved)
            since[seat] = None
        if waits and since[seat] is None:
            since[seat] = at
    return Times(tuple(left), tuple(since))


def _after_waiting(clock: Clock | None, left: float, *, moved: bool) -> float:
    if clock is None or clock.per == "part":
        return inf
    if clock.per == "move":
        return clock.seconds
    return left + clock.increment if moved else left
