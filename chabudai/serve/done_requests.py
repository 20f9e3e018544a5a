"""Which requests were done already, so that one that is sent again is done only once."""

from collections import OrderedDict

MOST_UNLOGGED = 256
"""How many requests are remembered that have left nothing in the log."""


class DoneRequests:
    """The requests that were done, by client and id, with the length of the log after each."""

    def __init__(self) -> None:
        self._logged: dict[str, int] = {}
        self._unlogged: OrderedDict[str, int] = OrderedDict()

    def add_logged(self, request: str, seq: int) -> None:
        """Remember a request whose entries are in the log, for as long as the match is in memory."""
        self._logged[request] = seq

    def add_unlogged(self, request: str, seq: int) -> None:
        """Remember a request that has left nothing in the log, until enough others have followed."""
        self._unlogged[request] = seq
        if len(self._unlogged) > MOST_UNLOGGED:
            self._unlogged.popitem(last=False)

    def find(self, request: str) -> int | None:
        """Return the length of the log after a request that was done already; None where it was not."""
        return self._logged.get(request, self._unlogged.get(request))
