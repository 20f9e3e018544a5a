"""Rate limits by address: how often somebody may do something, and how much of it they may have at once.

What is remembered of an address is a few numbers, however much it does, and only so many addresses are remembered: the
limits themselves can't be made to grow.
"""

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Hashable
from contextlib import contextmanager
from typing import Final

from chabudai.serve.problems import Refusal
from chabudai.serve.settings import Settings

REMEMBERED: Final = 20_000
"""How many addresses a rate remembers; those that were quiet longest are forgotten first."""
MOST_TOLD: Final = 2_000
"""Of how many addresses other processes are told at once."""
SOON: Final = 5.0
"""After how many seconds to try again where something is only taken for now."""


class TooMany(Refusal):
    """Something is asked for too often; `wait` is after how many seconds it may be asked for again."""

    def __init__(self, code: str, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(code, 429, seconds=self.wait)


class Window:
    """About how often something happened in the last so many seconds: this period, and what is left of the one before.

    It knows two counts and no single times. The period before fades evenly, as if what happened in it had been spread.
    """

    __slots__ = ("_before", "_begin", "_now")

    def __init__(self) -> None:
        self._begin = -math.inf
        self._before = 0
        self._now = 0

    def take(self, most: int, seconds: float, now: float) -> float:
        """Count one more and return 0, or return how many seconds are to be waited where that would be too many."""
        self._turn(seconds, now)
        passed = (now - self._begin) / seconds
        if self._before * (1 - passed) + self._now + 1 <= most:
            self._now += 1
            return 0.0
        return self._wait(most, passed) * seconds

    def add(self, count: int, seconds: float, now: float) -> None:
        """Count what happened elsewhere."""
        self._turn(seconds, now)
        self._now += count

    def _turn(self, seconds: float, now: float) -> None:
        """Begin another period where the last one is over."""
        if now < self._begin + seconds:
            return
        follows = now < self._begin + 2 * seconds
        self._before = self._now if follows else 0
        self._begin = self._begin + seconds if follows else now
        self._now = 0

    def _wait(self, most: int, passed: float) -> float:
        """Return how many periods go by until there is room for one more."""
        room = most - 1 - self._now
        if room >= 0:
            return max(0.0, 1 - room / self._before - passed)
        return 1 - passed + max(0.0, 1 - (most - 1) / self._now)


class Rate:
    """At most so many times within so many seconds, for each address; `code` names the refusal."""

    def __init__(
        self,
        code: str,
        most: int,
        seconds: float,
        *,
        remembered: int = REMEMBERED,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._code = code
        self._most = most
        self._seconds = seconds
        self._remembered = remembered
        self._now = now
        self._windows: OrderedDict[Hashable, Window] = OrderedDict()
        self.recent: Counter[Hashable] | None = None
        """What was counted since other processes were told last; None where there are none."""

    def __len__(self) -> int:
        """Return how many addresses are remembered."""
        return len(self._windows)

    def wait(self, address: Hashable) -> float:
        """Count one more for this address and return 0, or return how many seconds are to be waited before."""
        wait = self._window(address).take(self._most, self._seconds, self._now())
        if not wait and self.recent is not None and (address in self.recent or len(self.recent) < MOST_TOLD):
            self.recent[address] += 1
        return wait

    def add(self, address: Hashable, count: int) -> None:
        """Count what an address did by way of another process."""
        self._window(address).add(count, self._seconds, self._now())

    def _window(self, address: Hashable) -> Window:
        window = self._windows.get(address)
        if window is None:
            window = self._windows[address] = Window()
            if len(self._windows) > self._remembered:
                self._windows.popitem(last=False)
        self._windows.move_to_end(address)
        return window

    def take(self, address: Hashable) -> None:
        """Count one more for this address; TooMany where that would be too many."""
        wait = self.wait(address)
        if wait:
            raise TooMany(self._code, wait)


class Held:
    """How much each address has of something now, such as open sockets; at most so much, and so much together."""

    def __init__(self, code: str, most: int, together: float = math.inf) -> None:
        self._code = code
        self._most = most
        self._together = together
        self._held: Counter[Hashable] = Counter()
        self.elsewhere: Counter[Hashable] = Counter()
        """How much each address has by way of other processes."""

    def take(self, address: Hashable) -> bool:
        """Let an address have one more and return True; False where it has all it may."""
        if self.count(address) + self.elsewhere[address] >= self._most or self._held.total() >= self._together:
            return False
        self._held[address] += 1
        return True

    def give_back(self, address: Hashable) -> None:
        """Take note that an address has one less."""
        self._held[address] -= 1
        if self._held[address] <= 0:
            del self._held[address]

    def count(self, address: Hashable) -> int:
        """Return how much an address has."""
        return self._held.get(address, 0)

    @property
    def here(self) -> dict[str, int]:
        """How much each address has by way of this process; a proxy’s own connections have no address."""
        return {address: count for address, count in self._held.items() if isinstance(address, str)}

    @contextmanager
    def one_more(self, address: Hashable) -> Generator[None]:
        """Let an address have one more for a while; TooMany where it has all it may."""
        if not self.take(address):
            raise TooMany(self._code, SOON)
        try:
            yield
        finally:
            self.give_back(address)


class Pace:
    """Lets one piece of work of a few milliseconds be done in each round of the event loop, and others between."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        """Wait for one's turn."""
        await self._lock.acquire()

    async def __aexit__(self, *_: object) -> None:
        """Let everything else have its turn, then whoever is next here."""
        try:
            await asyncio.sleep(0)
        finally:
            self._lock.release()


class AddressLimits:
    """All limits of one server that are counted by address, and the pace of what is long and asked for by many."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Rate("too-many-requests", settings.requests_per_address, settings.requests_seconds)
        """Requests by HTTP, whatever they ask for."""
        self.matches = Rate("too-many-matches", settings.matches_per_address, settings.matches_seconds)
        """Matches and rematches that were made."""
        self.files = Rate("too-many-files", settings.files_per_address, settings.files_seconds)
        """Replays, of log files and of matches."""
        self.openings = Rate("too-many-requests", settings.openings_per_address, settings.openings_seconds)
        """Sockets that were opened, and so reconnects as well."""
        self.frames = Rate("too-many-messages", settings.frames_per_address, settings.messages_seconds)
        """Frames of all sockets: messages, parts of messages, pings and pongs."""
        self.messages = Rate("too-many-messages", settings.messages, settings.messages_seconds)
        """Messages for one seat or from one spectator's address at a match, by however many sockets they come."""
        self.aims = Rate("too-many-messages", settings.aims_per_address, settings.messages_seconds)
        """Aim lines, each of which a worker works out."""
        self.pace = Pace()
        """For whoever looks at a match or comes to one; to be waited for within the lock of that match."""
        self.sockets = Held("too-many-sockets", settings.sockets_per_address)
        self.connections = Held("busy", settings.connections_per_address, settings.connections)
        self.uploads = Held("too-many-uploads", settings.uploads_per_address, settings.uploads)
        """Log files that are being received, or wait to be replayed."""
