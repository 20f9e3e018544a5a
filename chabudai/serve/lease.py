"""The right to drive a match, which one process has at a time: to have its bots and engines move and its time run out.

It is taken when it is needed and kept until the match is let go. When its holder dies, it is another's within seconds;
the fence keeps a holder that wakes up later from writing.
"""

import asyncio
import logging

from chabudai.serve.services import Services
from chabudai.store import MatchId, StoreError

log = logging.getLogger(__name__)


class Lease:
    """The lease of one match, as far as this process has it."""

    def __init__(self, match: MatchId, services: Services) -> None:
        self.match = match
        self.fence: int | None = None
        """What shows the store that this process may drive the match; None where it may not."""
        self.missed = False
        """Whether another process had it when it was wanted here; it is looked for again every few seconds."""
        self._peers = services.store.peers

    async def take(self) -> bool:
        """Take the lease, where nobody else has it; tell whether it is ours."""
        if self.fence is None and not self._peers.shared:
            self.grant(0)
        if self.fence is None and not self.missed:
            self.grant(await asyncio.to_thread(self._ask))
        return self.fence is not None

    def _ask(self) -> int | None:
        try:
            return self._peers.take_leases([self.match]).get(self.match)
        except StoreError as error:
            log.warning("it is not known who drives a match: %s", error)
            return None

    def grant(self, fence: int | None) -> None:
        """Have the lease from now on, or not."""
        self.fence = fence
        self.missed = fence is None

    def give_back(self) -> None:
        """Let another process have it."""
        fence, self.fence = self.fence, None
        if fence is not None and self._peers.shared:
            asyncio.get_running_loop().run_in_executor(None, self._give_back, fence)

    def _give_back(self, fence: int) -> None:
        try:
            self._peers.give_back_lease(self.match, fence)
        except StoreError as error:  # when the store can be used again, all leases but ours are given back
            log.warning("others can't drive a match yet: %s", error)
