"""Deletes matches that were kept long enough, in small steps, while the server serves.

A match in memory, of this server or another one on the same store, is never deleted: the store refuses.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Final

from chabudai.serve.metrics import Metrics
from chabudai.serve.services import Services
from chabudai.serve.stored_matches import KeepFor, MatchSummary, header_of, keep_for, raw_match, summary_of
from chabudai.serve.workers import WorkFailed
from chabudai.store import LogStore, MatchId, MatchInUse, StoreError, UnknownMatch

log = logging.getLogger(__name__)

PAUSE_SECONDS: Final = 0.02
"""How long players have the server for themselves before the next match is looked at."""
REMEMBERED: Final = 100_000


class Retention:
    """Goes through all matches of the store every now and then."""

    def __init__(self, services: Services, metrics: Metrics) -> None:
        self._services = services
        self._metrics = metrics
        settings = services.settings
        self._keep = keep_for(settings.keep_finished_days, settings.keep_unfinished_days)
        self._seen: OrderedDict[MatchId, tuple[int, MatchSummary]] = OrderedDict()
        """What was found of matches when their logs were so long; a log that has not grown is not replayed again."""

    @property
    def is_off(self) -> bool:
        """Whether all matches are kept for ever."""
        return self._keep.shortest is None

    async def go_on(self) -> None:
        """Delete what was kept long enough, again and again; return at once where nothing ever is."""
        while not self.is_off:
            try:
                await self.pass_through()
            except StoreError:
                log.warning("old matches could not be looked for; that is tried again later")
            await asyncio.sleep(self._services.settings.retention_seconds)

    async def pass_through(self) -> int:
        """Look at each match once, and return how many were deleted, or would be."""
        found = 0
        for match in await asyncio.to_thread(self._services.store.matches):
            found += await self._look_at(match)
            await asyncio.sleep(PAUSE_SECONDS)
        if found:
            dry = self._services.settings.retention_dry_run
            log.info("old matches that %s: %d", "would be deleted" if dry else "were deleted", found)
        return found

    async def _look_at(self, match: MatchId) -> bool:
        try:
            if not await self._is_due(match):
                return False
            if not self._services.settings.retention_dry_run:
                await asyncio.wrap_future(await asyncio.to_thread(self._services.store.delete, match))
                self._metrics.deleted.inc()
        except (MatchInUse, UnknownMatch, WorkFailed):
            return False
        return True

    async def _is_due(self, match: MatchId) -> bool:
        store, now = self._services.store, time.time()
        length = await asyncio.to_thread(_length_if_old, store, match, self._keep, now)
        if length is None:
            return False
        known = self._seen.get(match)
        if known is None or known[0] != length:
            known = length, await self._summary(match)
            self._seen[match] = known
            if len(self._seen) > REMEMBERED:
                self._seen.popitem(last=False)
        return self._keep.is_over_for(known[1], now)

    async def _summary(self, match: MatchId) -> MatchSummary:
        raw = await asyncio.to_thread(raw_match, self._services.store, match)
        patience = self._services.settings.patience
        return await self._services.replays.run(summary_of, raw, patience=patience, owner="retention")


def _length_if_old(store: LogStore, match: MatchId, keep: KeepFor, now: float) -> int | None:
    return store.length(match) if keep.may_be_over_for(header_of(store.header(match)), now) else None
