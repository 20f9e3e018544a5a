"""The time of a server: it runs evenly, whatever becomes of the system's date.

The date is read once, when the server starts, so that what is written down has one; from then on a monotonic clock
counts. Somebody who sets the date, or a time server that corrects it, neither ends nor lengthens anybody's time.
"""

import time
from collections.abc import Callable


class ServerTime:
    """Tells how many seconds have passed since 1970, as the date was when this was made."""

    def __init__(self, date: Callable[[], float] | None = None, ticks: Callable[[], float] = time.monotonic) -> None:
        self._ticks = ticks
        self._began = (date or time.time)() - ticks()

    def __call__(self) -> float:
        """Return the time now, never earlier than before."""
        return self._began + self._ticks()


class MatchTime:
    """The time of one match, which goes on from its last entry: a date that was set back in between holds nobody up."""

    def __init__(self, now: Callable[[], float], last: float) -> None:
        self._now = now
        self._ahead = max(0.0, last - now())

    def __call__(self) -> float:
        """Return the time now, never earlier than the last entry when the match was opened."""
        return self._now() + self._ahead

    def reach(self, last: float) -> None:
        """Go on from an entry that was made elsewhere, where the date may be ahead."""
        self._ahead = max(self._ahead, last - self._now())
