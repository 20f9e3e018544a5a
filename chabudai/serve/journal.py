"""The one way in which a live match changes: judge, keep durably, and undo in memory what could not be kept."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from random import SystemRandom
from typing import Any

from chabudai.core import NATURE, AnyEntry, Log, Seat
from chabudai.serve.done_requests import DoneRequests
from chabudai.serve.gate import AnyMatch
from chabudai.serve.keys import Digest
from chabudai.serve.problems import Refusal, store_unavailable
from chabudai.serve.records import (
    ClaimRecord,
    EntryRecord,
    InvitationRecord,
    Record,
    RecoveryRecord,
    StoredMatch,
    write_record,
)
from chabudai.serve.seating import Seating
from chabudai.serve.server_time import MatchTime
from chabudai.serve.services import Services
from chabudai.store import LogConflict, LogGap, StoreError
from chabudai.table import Match

log = logging.getLogger(__name__)

Act = Callable[[], Sequence[AnyEntry]]
"""Does something to a match, and returns the entries that it added to the log."""


class NotKept(Refusal):
    """What happened in a match could not be kept, and so has not happened."""

    def __init__(self) -> None:
        super().__init__("store-unavailable", 503)


class Journal:
    """A match with its log in the store, who holds its seats, and which requests were done.

    It may be made in a thread: a long log takes long to replay.
    """

    def __init__(self, stored: StoredMatch, services: Services) -> None:
        self.name = stored.name
        self.record = stored.record
        self.game = stored.game
        self.seating = Seating(stored.record)
        self.done_requests = DoneRequests()
        self.lock = asyncio.Lock()
        """Held while the match changes until that is durable: whoever holds it sees only what is."""
        self.opening: tuple[Any, ...] = ()
        """Nature's first moves, where they were drawn already; they may have to wait until all players have come."""
        self.owner: str | None = None
        """The address of whoever waits for work on this match: by it workers are shared out."""
        self.closed = False
        """Whether the match is no longer served from here: it was let go, or the store knows more of it."""
        self.following = stored.following
        """The rematch that there was when this was read, if there was one."""
        self.on_outdated: Callable[[], None] = lambda: None
        """Called when the store turns out to know more of the match than this journal, which is closed then."""
        self._services = services
        self._stored = len(stored.records)
        entries = self._read(stored.records)
        self.now = MatchTime(services.now, entries[-1].at if entries else stored.record.header.at)
        """The time of this match, by which its clocks run."""
        self._match = self._replayed(entries)

    def _read(self, records: Sequence[Record]) -> Sequence[AnyEntry]:
        """Return the log's entries; seat claims and done requests are noted on the way."""
        entries: list[AnyEntry] = []
        for record in records:
            if not isinstance(record, EntryRecord):
                self._note(record)
                continue
            entries.append(record.entry)
            if record.request:
                self.done_requests.add_logged(record.request, len(entries))
        return entries

    def _note(self, record: ClaimRecord | InvitationRecord | RecoveryRecord) -> None:
        """Take note of who holds which seat by a record that is kept."""
        match record:
            case ClaimRecord(seat, browser):
                self.seating.claim(seat, browser)
            case InvitationRecord(seat, invitation):
                self.seating.invite(seat, invitation)
            case RecoveryRecord(recovery):
                self.seating.recover(recovery)

    def _replayed(self, entries: Sequence[AnyEntry]) -> AnyMatch:
        log_so_far = Log(self.record.header, tuple(entries))
        seed = SystemRandom().getrandbits(128)
        return Match(self.game, seed=seed, log=log_so_far, now=self.now(), draws=False)

    @property
    def match(self) -> AnyMatch:
        """The match; to be read while the lock is held."""
        return self._match

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self._match.entries)

    @property
    def full(self) -> bool:
        """Whether the log has become too long to go on."""
        return self.length >= self._services.settings.entries

    @property
    def stopped(self) -> bool:
        """Whether bots, Nature and clocks have nothing more to do here, whoever is to act."""
        return self.full or self.closed

    @property
    def awaits_players(self) -> bool:
        """Whether an invited player has yet to come, so that no clock runs."""
        return self.seating.awaited(self._match.situation)

    @property
    def awaits_opening(self) -> bool:
        """Whether Nature's first moves, such as a deal or a roll, wait until all invited players have come."""
        return self.awaits_players and self._match.situation.last is None

    def refuse_when_closed(self) -> None:
        """Raise a Refusal where the match is no longer served from here."""
        if self.closed:
            raise store_unavailable()

    # All below is to be called with the lock held.

    async def change(self, act: Act, request: str | None = None) -> None:
        """Do something to the match, draw what Nature has to without an engine, and make it durable.

        Where that is refused or can't be kept, it has not happened. `request` is the key of the request that this
        does, which is not done again.
        """
        self.refuse_when_closed()
        before = self._match.mark()
        try:
            entries = [*act()]
            if not self.awaits_opening:
                entries += self._quick_moves()
            if entries:
                await self._keep([EntryRecord(entries[0], request), *map(EntryRecord, entries[1:])])
        except BaseException as error:
            self._match.restore(before)
            if isinstance(error, NotKept):
                self._match.wait_from(self.now())  # what the store kept anybody from doing costs them no time
            raise
        if request:
            add = self.done_requests.add_logged if entries else self.done_requests.add_unlogged
            add(request, self.length)

    def _quick_moves(self) -> Sequence[AnyEntry]:
        """Make Nature's moves that need no engine; the first ones were drawn before, where nobody had to wait."""
        match, now = self._match, self.now()
        first = self.opening if match.situation.last is None else ()
        made = [entry for move in first for entry in match.play(NATURE, move, now)]
        return [*made, *match.make_quick_moves(now)]

    async def claim(self, seat: Seat, browser: Digest) -> None:
        """Let the first browser that comes with an invitation have the seat."""
        await self._keep([ClaimRecord(seat, browser)])
        self.stop_clocks_until_complete()
        self.seating.claim(seat, browser)

    async def seat(self, record: InvitationRecord | RecoveryRecord) -> None:
        """Change the links that lead to seats."""
        await self._keep([record])
        self._note(record)

    def stop_clocks_until_complete(self) -> None:
        """Let no time pass while an invited player has yet to come."""
        if self.awaits_players:
            self._match.wait_from(self.now())

    async def _keep(self, records: Sequence[Record]) -> None:
        try:
            written = self._services.store.append(self.name, self._stored, [write_record(record) for record in records])
            self._stored = await _durable(written)
        except StoreError as error:
            log.error("a match can't be kept: %s", error)  # noqa: TRY400 -- the sentence says it all
            if isinstance(error, LogConflict | LogGap):
                self.closed = True
                self.on_outdated()
            raise NotKept from error


async def _durable(written: Future[int]) -> int:
    """Wait until something is written; whoever stops waiting leaves the writing alone."""
    loop = asyncio.get_running_loop()
    waiter = loop.create_future()
    written.add_done_callback(lambda _: loop.call_soon_threadsafe(_wake, waiter))
    await waiter
    return written.result()


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)
