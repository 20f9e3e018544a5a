"""Which requests were done already, so that one that is sent again is done only once."""

from collections import OrderedDict

PASSING = 256
"""How many requests are remembered that have left nothing in the log."""


class Marks:
    """The ids of requests, and how long the log was after each."""

    def __init__(self) -> None:
        self._kept: dict[str, int] = {}
        self._passing: OrderedDict[str, int] = OrderedDict()

    def keep(self, mark: str, seq: int) -> None:
        """Remember a request whose entries are in the log, for as long as they are."""
        self._kept[mark] = seq

    def remember(self, mark: str, seq: int) -> None:
        """Remember a request that has left nothing in the log, for a while."""
        self._passing[mark] = seq
        if len(self._passing) > PASSING:
            self._passing.popitem(last=False)

    def find(self, mark: str) -> int | None:
        """Return how long the log was after a request that was done already."""
        return self._kept.get(mark, self._passing.get(mark))
