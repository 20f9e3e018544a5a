"""Keeps the matches in memory in step with what other processes write, and tells them who is here.

News hasten; what they miss is found by a look at all matches every two seconds.
"""

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from time import monotonic
from typing import Any, Final

from chabudai.serve.elsewhere import read_notes
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.shared_limits import SharedLimits
from chabudai.store import MatchId, News, StoreError

log = logging.getLogger(__name__)

LOOK_SECONDS: Final = 2.0
"""How often all matches in memory are looked at, whether there was news or not."""
PAUSE_SECONDS: Final = 0.5
"""How long to wait after the store has failed."""


class PeerSync:
    """One process among others on the same store."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._peers = registry.services.store.peers
        self._limits = SharedLimits(registry.services.limits, self._peers)
        self._grown: set[str] = set()
        """The matches in whose logs there may be something new."""
        self._noted: set[str] = set()
        """The matches about which other processes may have put up another note."""
        self._present: set[str] = set()
        """The matches about which this process has to put up another note."""
        self._everything = True
        self._anew = False
        """Whether the store could not be used for a while, so that what was to be told it may not have come there."""
        self._looked = 0.0
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Join the others."""
        loop = asyncio.get_running_loop()
        self._registry.on_opened = self._opened
        self._registry.on_presence = self._came_or_went
        await asyncio.to_thread(self._peers.join, lambda news: _call(loop, self._heard, news))
        for work in (self._go_on(), self._limits.go_on()):
            self._start(work)

    def stop(self) -> None:
        """Do nothing more."""
        for task in self._tasks:
            task.cancel()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # What there is to do

    def _opened(self, live: LiveMatch) -> None:
        self._grown.add(live.name)  # while it was read, nobody would have told it anything
        self._noted.add(live.name)
        self._wake.set()

    def _came_or_went(self, match: MatchId) -> None:
        self._present.add(match)
        self._wake.set()

    def _heard(self, news: News) -> None:
        if news.kind == "any":
            self._everything = True
            self._present.update(live.name for live in self._registry.matches)
            self._anew = True
        else:
            (self._grown if news.kind == "entries" else self._noted).update(news.names)
        self._wake.set()

    # Doing it

    async def _go_on(self) -> None:
        while True:
            await self._wait()
            self._wake.clear()
            try:
                await self._look()
            except StoreError as error:
                log.warning("what other processes write is taken over later: %s", error)
                self._everything = True
                await asyncio.sleep(PAUSE_SECONDS)
            except Exception:
                log.exception("keeping in step with other processes failed")
                await asyncio.sleep(PAUSE_SECONDS)

    async def _wait(self) -> None:
        left = self._looked + LOOK_SECONDS - monotonic()
        try:
            async with asyncio.timeout(max(0.0, left)):
                await self._wake.wait()
        except TimeoutError:
            self._everything = True

    async def _look(self) -> None:
        """Take over what is new, put up what is to be told, and take leases that are free."""
        here = {live.name: live for live in self._registry.matches if not live.closed}
        everything, self._everything = self._everything, False
        grown = self._taken("_grown", here, everything=everything)
        noted = self._taken("_noted", here, everything=everything)
        if everything:
            self._looked = monotonic()
        await self._follow([here[name] for name in grown])
        await self._put_up(here)
        await self._note([here[name] for name in noted])
        if self._anew:
            self._anew = False
            await asyncio.to_thread(self._peers.keep_leases, [live.name for live in here.values() if live.lease.fence])
        if everything:
            await self._take_leases([live for live in here.values() if live.lease.missed])

    def _taken(self, which: str, here: dict[MatchId, LiveMatch], *, everything: bool) -> list[MatchId]:
        """Return the matches that are to be looked at, of those that are here."""
        names: set[str] = getattr(self, which)
        setattr(self, which, set())
        return [name for name in here if everything or name in names]

    async def _follow(self, matches: Iterable[LiveMatch]) -> None:
        known = {live.name: live.journal.stored for live in matches}
        if known:
            found = await asyncio.to_thread(self._peers.entries_since, known)
            by_name = {live.name: live for live in matches}
            for name, bodies in found.items():
                self._start(by_name[name].follow(known[name], bodies))

    async def _put_up(self, here: dict[MatchId, LiveMatch]) -> None:
        present, self._present = self._present, set()
        if present:
            notes = {name: live.presence_note() if (live := here.get(MatchId(name))) else None for name in present}
            try:
                await asyncio.to_thread(self._peers.post, notes)
            except StoreError:
                self._present |= present
                raise

    async def _note(self, matches: list[LiveMatch]) -> None:
        if not matches:
            return
        notes = await asyncio.to_thread(self._peers.notes, [live.name for live in matches])
        for live in matches:
            elsewhere = read_notes(notes.get(live.name, ()))
            if elsewhere != live.elsewhere:
                self._start(live.note_elsewhere(elsewhere))

    async def _take_leases(self, matches: list[LiveMatch]) -> None:
        if matches:
            taken = await asyncio.to_thread(self._peers.take_leases, [live.name for live in matches])
            for live in matches:
                if live.name in taken:
                    self._start(live.drive(taken[live.name]))


def _call(loop: asyncio.AbstractEventLoop, work: Any, news: News) -> None:  # noqa: ANN401 -- what is called later
    if not loop.is_closed():
        loop.call_soon_threadsafe(work, news)
