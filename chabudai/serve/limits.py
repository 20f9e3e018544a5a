"""Rate limits."""

from collections import OrderedDict, deque


class Window:
    """A sliding window: at most so many times within so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._times: deque[float] = deque()

    def take(self, now: float) -> bool:
        """Count one more and return True, or return False where that would be too many."""
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True


class Windows:
    """A window for each address; the addresses seen last are remembered."""

    def __init__(self, most: int, seconds: float, addresses: int = 10_000) -> None:
        self._most = most
        self._seconds = seconds
        self._addresses = addresses
        self._windows: OrderedDict[str, Window] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Count one more for this address and return True, or return False where that would be too many."""
        window = self._windows.pop(address, None) or Window(self._most, self._seconds)
        self._windows[address] = window
        if len(self._windows) > self._addresses:
            self._windows.popitem(last=False)
        return window.take(now)
