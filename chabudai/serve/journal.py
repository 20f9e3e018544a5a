"""The one way in which a live match changes: judge, keep durably, and undo in memory what could not be kept.

The log in the store is the arbiter. Where it has grown elsewhere, by another process or by a write that seemed to have
failed, the journal catches up and what was asked for is judged again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from random import SystemRandom
from typing import Any, Final, TypeVar

import msgspec

from chabudai.core import NATURE, AnyEntry, IllegalMove, Log
from chabudai.serve.coaching import coaching_of
from chabudai.serve.gate import AnyMatch
from chabudai.serve.kept_facts import KeptFacts, SeatRecord
from chabudai.serve.keys import Digest
from chabudai.serve.problems import Refusal, store_unavailable
from chabudai.serve.records import (
    EntryRecord,
    Record,
    RematchRecord,
    StoredMatch,
    TakebackRecord,
    VoteRecord,
    read_record,
    write_record,
)
from chabudai.serve.server_time import MatchTime
from chabudai.serve.services import Services
from chabudai.store import LeaseLost, LogConflict, LogGap, MatchId, StoreError
from chabudai.table import Match, TakebackRequest

log = logging.getLogger(__name__)

TRIES: Final = 10
"""How often something is judged again because others were quicker: each time they have got on."""
T = TypeVar("T")
Act = Callable[[], Sequence[AnyEntry]]
"""Does something to a match, and returns the entries that it added to the log."""


class NotKept(Refusal):
    """What happened in a match could not be kept, and so has not happened."""

    def __init__(self) -> None:
        super().__init__("store-unavailable", 503)


class NotDriving(NotKept):
    """Another process has the lease of the match by now."""


class _Outdated(NotKept):
    """The log has grown elsewhere: what was asked for is to be judged again."""


class Journal(KeptFacts):
    """A match with its log in the store, who holds its seats, and which requests were done.

    It may be made in a thread: a long log takes long to replay.
    """

    def __init__(self, stored: StoredMatch, services: Services) -> None:
        super().__init__(stored)
        self.name = stored.name
        self.record = stored.record
        self.game = stored.game
        self.lock = asyncio.Lock()
        """Held while the match changes until that is durable: whoever holds it sees only what is."""
        self.opening: tuple[Any, ...] = ()
        """Nature's first moves, where they were drawn already; they may have to wait until all players have come."""
        self.owner: str | None = None
        """The address of whoever waits for work on this match: by it workers are shared out."""
        self.closed = False
        """Whether the match is no longer served from here: it was let go, or the store knows more of it."""
        self.on_outdated: Callable[[], None] = lambda: None
        """Called when the log in the store can't be followed; the journal is closed then."""
        self.on_news: Callable[[], None] = lambda: None
        """Called when something was taken over that others have written."""
        self.stored = len(stored.records)
        """How many records of the match are known to be in the store."""
        self.coaching = coaching_of(stored.record, stored.game)
        """The lesson that this match is a step of; None where it is a match like others."""
        self._services = services
        entries = self._read(stored.records)
        last = entries[-1].at if entries else stored.record.header.at
        self.now = MatchTime(services.now, last)
        """The time of this match, by which its clocks run."""
        self._match = self._replayed(entries, last if stored.served else self.now())
        self._match.takeback_request = self.asked

    def _read(self, records: Sequence[Record]) -> Sequence[AnyEntry]:
        """Return the log's entries; all else is noted on the way."""
        entries: list[AnyEntry] = []
        for record in records:
            if isinstance(record, EntryRecord):
                entries.append(record.entry)
            self.note(record, len(entries))
        return entries

    def _replayed(self, entries: Sequence[AnyEntry], now: float) -> AnyMatch:
        log_so_far = Log(self.record.header, tuple(entries))
        seed = SystemRandom().getrandbits(128)
        return Match(self.game, seed=seed, log=log_so_far, now=now, draws=False)

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
        """Whether the log has become too long to go on; half of what is kept may be other things than entries."""
        return max(self.length, self.stored // 2) >= self._services.settings.entries

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

    async def change(self, act: Act, request: str | None = None, fence: int | None = None) -> None:
        """Do something to the match, draw what Nature has to without an engine, and make it durable.

        Where that is refused or can't be kept, it has not happened. `request` is the key of the request that this
        does, which is not done again. `fence` is the lease's of whoever does it for nobody who has asked.
        """
        await self.judge(lambda: self._change(act, request, fence))

    async def judge(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """Return what an attempt to change something gives; where the log has grown meanwhile, it is made again."""
        for _ in range(TRIES):
            try:
                return await attempt()
            except _Outdated:
                await self.catch_up()
        raise NotKept

    async def _change(self, act: Act, request: str | None, fence: int | None) -> None:
        self.refuse_when_closed()
        if request and self.done_requests.find(request) is not None:
            return
        before = self._match.mark()
        try:
            entries = [*act()]
            if not self.awaits_opening:
                entries += self._quick_moves()
            records = self._records(entries, before.takeback_request, request)
            if records:
                await self._keep(records, fence)
        except BaseException as error:
            self._match.restore(before)
            if isinstance(error, NotKept):
                self._match.wait_from(self.now())  # what the store kept anybody from doing costs them no time
            raise
        for number, record in enumerate(records, self.length - len(entries) + 1):
            self.note(record, number if entries else self.length)
        if request:
            add = self.done_requests.add_logged if records else self.done_requests.add_unlogged
            add(request, self.length)

    def _records(
        self, entries: Sequence[AnyEntry], asked_before: TakebackRequest | None, request: str | None
    ) -> list[Record]:
        """Return what is to be kept of a change."""
        asked = self._match.takeback_request
        if entries:
            return [EntryRecord(entries[0], request), *map(EntryRecord, entries[1:])]
        return [TakebackRecord(asked, request)] if asked != asked_before else []

    def _quick_moves(self) -> Sequence[AnyEntry]:
        """Make Nature's moves that need no engine; the first ones were drawn before, where nobody had to wait."""
        match, now = self._match, self.now()
        if self.coaching:
            return self.coaching.make_scripted_moves(match, now)
        first = self.opening if match.situation.last is None else ()
        made = [entry for move in first for entry in match.play(NATURE, move, now)]
        return [*made, *match.make_quick_moves(now)]

    async def seat(self, record: SeatRecord) -> None:
        """Change who holds a seat, or the links that lead to one; to be called by `judge`."""
        await self._keep([record])
        self._seat(record)

    def _seat(self, record: SeatRecord) -> None:
        self.stop_clocks_until_complete()
        self.note_seat(record)

    async def vote(self, key: Digest) -> None:
        """Keep that somebody would like a rematch."""
        await self.judge(lambda: self._keep_once(VoteRecord(key), done=key in self.votes))

    async def have_followed(self, match: MatchId) -> None:
        """Keep that another match has followed this one."""
        await self.judge(lambda: self._keep_once(RematchRecord(match), done=self.following == match))

    async def _keep_once(self, record: VoteRecord | RematchRecord, *, done: bool) -> None:
        if not done:
            await self._keep([record])
            self.note(record, self.length)

    def stop_clocks_until_complete(self) -> None:
        """Let no time pass while an invited player has yet to come."""
        if self.awaits_players:
            self._match.wait_from(self.now())

    async def _keep(self, records: Sequence[Record], fence: int | None = None) -> None:
        bodies = [write_record(record) for record in records]
        try:
            self.stored = await _durable(self._services.store.append(self.name, self.stored, bodies, fence))
        except LogConflict as error:
            raise _Outdated from error
        except LeaseLost as error:
            raise NotDriving from error
        except StoreError as error:
            log.error("a match can't be kept: %s", error)  # noqa: TRY400 -- the sentence says it all
            if isinstance(error, LogGap):  # the store has forgotten what it once had
                self._close()
            raise NotKept from error

    # What others have written

    async def catch_up(self) -> None:
        """Take over what the log has beyond what is known here; Refusal where that can't be."""
        since = self.stored
        try:
            bodies = await asyncio.to_thread(self._services.store.entries, self.name, since)
        except StoreError as error:
            raise NotKept from error
        self.follow(since, bodies)
        self.refuse_when_closed()

    def follow(self, since: int, bodies: Sequence[bytes]) -> None:
        """Take over what others have written from number `since` on, as far as it is new."""
        new = bodies[self.stored - since :] if since <= self.stored else ()
        if not new or self.closed:
            return
        try:
            for body in new:
                self._follow(read_record(body, self.game))
                self.stored += 1
        except (msgspec.DecodeError, IllegalMove, ValueError):
            log.exception("what was written elsewhere does not fit; the match is read again")
            self._close()
            return
        self.on_news()

    def _follow(self, record: Record) -> None:
        if isinstance(record, EntryRecord):
            self._match.follow(record.entry)
            self.now.reach(record.entry.at)
        elif isinstance(record, SeatRecord):
            self._seat(record)
            return
        self.note(record, self.length)
        if isinstance(record, EntryRecord | TakebackRecord):
            self._match.takeback_request = self.asked

    def _close(self) -> None:
        self.closed = True
        self.on_outdated()


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
