"""One match on the server: requests are judged, made durable, and only then told to those at the table."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from random import Random, SystemRandom
from typing import NamedTuple, Protocol

from chabudai.core import NATURE, ONLY_NATURE, AnyEntry, AnyGame, IllegalMove, Log, Seat, needs_engine, with_engine
from chabudai.serve import protocol as wire
from chabudai.serve.driving import Driver
from chabudai.serve.gate import AnyMatch, Gate, Viewers, setting
from chabudai.serve.house import House
from chabudai.serve.judging import Action, Judge, not_your_seat, read_move
from chabudai.serve.keys import Digest
from chabudai.serve.marks import Marks
from chabudai.serve.problems import Refusal, as_problem, store_unavailable
from chabudai.serve.records import Claim, Kept, Record, Sealed, write_record
from chabudai.serve.seating import Admission, Seating, browser_digest
from chabudai.serve.workers import WorkFailed, aim_line
from chabudai.store import LogConflict, LogGap, MatchId, StoreError
from chabudai.table import Match

log = logging.getLogger(__name__)


_SHOWN_APART = 8
"""Up to so many steps at once come each with the view after it, so that they can be shown one by one."""


class Guest(Protocol):
    """A client at the table, as the table knows it."""

    seats: Viewers
    key: Digest | None
    since: int
    """How many entries it has seen."""
    gone: bool
    """Whether it was let go because it does not listen."""

    def send(self, message: wire.FromServer) -> None:
        """Have a message sent when its turn comes."""
        ...

    def finish(self) -> None:
        """Close once everything is sent."""
        ...


class Asked(NamedTuple):
    """A request, and who gets its answer."""

    guest: Guest
    id: str


class Standing(NamedTuple):
    """What is the same for everybody at the table."""

    seats: tuple[wire.SeatStatus, ...]
    to_act: tuple[Seat, ...]
    times: wire.Times | None
    takeback: wire.TakebackStatus | None
    rematch: tuple[Seat, ...]


class LiveTable:
    """A match in memory, those who sit and watch there, and the one way in which it changes."""

    def __init__(self, name: MatchId, sealed: Sealed, game: AnyGame, records: Sequence[Record], house: House) -> None:
        self.name = name
        self.game = game
        self.sealed = sealed
        self.seating = Seating(sealed)
        self.guests: set[Guest] = set()
        self.wishes: set[Digest] = set()
        """The keys that would like another match."""
        self.followed_by: MatchId | None = None
        self.idle_since = house.now()
        self.closed = False
        """Whether this is no longer the table of its match: it was let go, or the store knows more than it does."""
        self._house = house
        self._lock = asyncio.Lock()
        self._rng = Random(SystemRandom().getrandbits(128))
        self._marks = Marks()
        self._kept = len(records)
        self._driver = Driver(self, house)
        self._match: AnyMatch = self._sit_down(self._read(records))
        if with_engine(game):
            house.workers.prepare(game.id, house.settings.patience)

    def _read(self, records: Sequence[Record]) -> Sequence[AnyEntry]:
        entries: list[AnyEntry] = []
        for record in records:
            if isinstance(record, Claim):
                self.seating.claim(record.seat, record.browser)
                continue
            entries.append(record.entry)
            if record.request:
                self._marks.keep(record.request, len(entries))
        return entries

    def _sit_down(self, entries: Sequence[AnyEntry]) -> AnyMatch:
        log_so_far = Log(self.sealed.header, tuple(entries))
        return Match(self.game, log=log_so_far, now=self._house.now(), draws=False)

    # How things stand

    @property
    def lock(self) -> asyncio.Lock:
        """Held while the match changes until that is durable: whoever holds it sees only what is."""
        return self._lock

    @property
    def match(self) -> AnyMatch:
        """The match; to be looked at while the lock is held."""
        return self._match

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self._match.entries)

    @property
    def full(self) -> bool:
        """Whether the log has become too long to go on."""
        return self.length >= self._house.settings.entries

    @property
    def stands_still(self) -> bool:
        """Whether nothing goes on by itself, whoever is to act."""
        return self.full or self.closed

    @property
    def awaits_players(self) -> bool:
        """Whether somebody has yet to come, so that no clock runs."""
        return self.seating.awaited(self._match.situation)

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on by itself."""
        return not self.guests and not self._lock.locked() and not self._driver.busy

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody who plays here would like another match."""
        return bool(self.wishes) and self.seating.people(self._match.situation) <= self.wishes

    def table(self, seats: Viewers, since: int = 0) -> wire.MatchUpdate:
        """Return how things stand for somebody with these seats; to be called with the lock held.

        Who has seen what was taken back, or what is not known here, gets all steps anew.
        """
        return self._table_of(self._standing(), seats, since)

    def _table_of(self, standing: Standing, seats: Viewers, since: int, done: str | None = None) -> wire.MatchUpdate:
        gate = self.gate(seats)
        few = not gate.shared and 1 < self.length - since <= _SHOWN_APART
        steps = gate.steps(since, views=few, films=_SHOWN_APART)
        anew = since > self.length or (since > 0 and any(step.kind == "takeback" for step in steps))
        return wire.MatchUpdate(
            seq=self.length,
            steps=gate.steps() if anew else steps,
            views=gate.seen(),
            seats=standing.seats,
            to_act=standing.to_act,
            times=standing.times,
            takeback=standing.takeback,
            rematch=standing.rematch,
            result=self._match.result,
            ending=gate.ending,
            replay=anew,
            done=done,
        )

    def _standing(self) -> Standing:
        match, asked = self._match, self._match.takeback_request
        return Standing(
            seats=self.seating.sitters(match.situation, self._here()),
            to_act=tuple(sorted(match.to_act - ONLY_NATURE)),
            times=self._times(),
            takeback=wire.TakebackStatus(asked.seat, tuple(sorted(asked.agreed))) if asked else None,
            rematch=tuple(sorted(seat for key in self.wishes for seat in self.seating.seats_of(key))),
        )

    def _here(self) -> set[Seat]:
        return {seat for guest in self.guests for seat in guest.seats}

    def _times(self) -> wire.Times | None:
        match, now = self._match, self._house.now()
        if not match.header.clock:
            return None
        if self.awaits_players:
            match.wait_from(now)
        if match.header.clock.per == "part":
            return self._part_times(now)
        left = tuple(match.times.left_at(Seat(seat), now) for seat in range(self.game.players))
        return wire.Times(left, () if self.awaits_players else tuple(sorted(match.waited_for)))

    def _part_times(self, now: float) -> wire.Times | None:
        here = self._match.part_left(now)
        if here is None:
            return None
        left, runs = here
        return wire.Times((left,) * self.game.players, tuple(sorted(self._match.waited_for)) if runs else ())

    def gate(self, seats: Viewers) -> Gate:
        """Return the match as somebody with these seats may see it."""
        return Gate(self._match, seats, self._house.settings.most_options)

    def setting(self, admission: Admission) -> wire.MatchMeta:
        """Return what does not change during the match, for somebody who was let in."""
        return setting(
            self.game,
            self.sealed.header,
            match=self.name,
            watching=self.sealed.watching,
            yours=admission.seats,
            host=admission.host,
        )

    # Coming and going

    async def enter(self, guest: Guest, hello: wire.Hello) -> None:
        """Let a guest in, say how things stand, and tell the others; Refusal where their key does not fit."""
        async with self._lock:
            self._refuse_when_closed()
            admission = self.seating.admit(hello.token, hello.browser)
            if admission.claims is not None:
                await self._claim(admission.claims, browser_digest(hello.browser))
            guest.seats, guest.key = admission.seats, admission.key
            self.guests.add(guest)
            guest.send(wire.Welcome(self.setting(admission), self.table(guest.seats, hello.since)))
            guest.since = self.length
            self._tell_all(but=guest)
            self._driver.go_on()

    async def _claim(self, seat: Seat, browser: Digest) -> None:
        """Let the first browser that comes with an invitation have the seat."""
        await self._keep([Claim(seat, browser)])
        self._match.wait_from(self._house.now())
        self.seating.claim(seat, browser)

    async def leave(self, guest: Guest) -> None:
        """Let a guest go, and tell the others."""
        async with self._lock:
            if guest in self.guests:
                self.guests.discard(guest)
                self.idle_since = self._house.now()
                self._tell_all()

    def close(self) -> None:
        """Stop what goes on by itself, for good."""
        self.closed = True
        self._driver.stop()

    def _refuse_when_closed(self) -> None:
        if self.closed:
            raise store_unavailable()

    # What is asked for

    async def handle(self, guest: Guest, request: wire.Request) -> wire.Done | wire.AimLine | wire.Refused | None:
        """Do what a guest asks for, once; answer when it is durable, unless the table that was sent has said it."""
        try:
            if isinstance(request, wire.Aim):
                return await self._aim(guest, request)
            async with self._lock:
                done = await self._answer(guest, request)
            return None if done is None else wire.Done(request.id, done)
        except IllegalMove as error:
            return wire.Refused(request.id, as_problem(error))
        except Refusal as refusal:
            return wire.Refused(request.id, refusal.problem)

    async def _aim(self, guest: Guest, request: wire.Aim) -> wire.AimLine:
        """Have a worker say where an aim would lead; the match does not wait for it, nor change."""
        async with self._lock:
            if request.seat not in guest.seats:
                raise not_your_seat()
            facts = (self.game.id, self.sealed.header.options, self._match.state, request.seat)
        move = read_move(self.game, facts[2], request.move)
        try:
            line = await self._house.workers.run(aim_line, *facts, move, patience=self._house.settings.patience)
        except WorkFailed as error:
            raise Refusal("no-line", "The aim line can't be worked out now.") from error
        if isinstance(line, IllegalMove):
            raise line
        return wire.AimLine(request.id, line)

    async def _answer(self, guest: Guest, request: Action | wire.Rematch | wire.Ping) -> int | None:
        """Return how long the log was when it was done; None where the table that was sent says so."""
        match request:
            case wire.Ping():
                return self.length
            case wire.Rematch():
                self._wish(guest)
                return self.length
            case _:
                return await self._act_once(guest, request)

    async def _act_once(self, guest: Guest, action: Action) -> int | None:
        mark = f"{guest.key}:{action.id}"
        done = self._marks.find(mark)
        if done is not None:
            return done
        if self.full and not isinstance(action, wire.Resign):
            raise Refusal("log-full", "This match has become too long to go on.")
        if self.awaits_players:
            self._match.wait_from(self._house.now())
        judge = Judge(self._match, self.seating, guest.seats, frozenset(self._here()), self._house.now())
        await self.change(lambda: judge.act(action), mark, Asked(guest, action.id))
        return None if guest in self.guests else self.length

    def _wish(self, guest: Guest) -> None:
        if not self._match.over:
            raise Refusal("not-over", "The match is not over yet.")
        if guest.key is None or not guest.seats:
            raise not_your_seat()
        if guest.key not in self.wishes:
            self.wishes.add(guest.key)
            self._tell_all()

    # How it changes

    async def begin(self) -> None:
        """Make the first moves of a new match that wait for nobody."""
        async with self._lock:
            await self.change(tuple)

    async def change(
        self, done: Callable[[], Sequence[AnyEntry]], mark: str | None = None, asked: Asked | None = None
    ) -> None:
        """Do something to the match, make it durable, tell everybody.

        Where it can't be kept, it has not happened. To be called with the lock held.
        """
        self._refuse_when_closed()
        before = self.length
        try:
            entries = [*done(), *self._draw()]
            if entries:
                await self._keep([Kept(entries[0], mark), *map(Kept, entries[1:])])
        except BaseException:
            if self.length != before:
                self._match = self._sit_down(self._match.entries[:before])
                self._driver.go_on()
            raise
        if mark:
            remember = self._marks.keep if entries else self._marks.remember
            remember(mark, self.length)
        self._tell_all(asked=asked)
        self._driver.go_on()

    async def _keep(self, records: Sequence[Record]) -> None:
        try:
            written = self._house.store.append(self.name, self._kept, [write_record(record) for record in records])
            self._kept = await _durable(written)
        except StoreError as error:
            log.error("a match can't be kept: %s", error)  # noqa: TRY400 -- the sentence says it all
            if isinstance(error, LogConflict | LogGap):
                self._give_way()
            raise store_unavailable() from error

    def _give_way(self) -> None:
        """Let go of a match that the store knows better: those who are here come back to what it knows."""
        self.close()
        for guest in self.guests:
            guest.finish()

    def _draw(self) -> Sequence[AnyEntry]:
        """Make Nature's moves that are no work: dice, draws and deals."""
        added: list[AnyEntry] = []
        while NATURE in self._match.to_act and not needs_engine(self.game, self._match.state):
            now = self._house.now()
            added.extend(self._match.play(NATURE, self._match.chance(self._rng, now), now))
        return added

    def _tell_all(self, but: Guest | None = None, asked: Asked | None = None) -> None:
        standing = self._standing()
        for guest in self.guests - {but}:
            done = asked.id if asked and asked.guest is guest else None
            guest.send(self._table_of(standing, guest.seats, guest.since, done))
            guest.since = self.length
        gone = {guest for guest in self.guests if guest.gone}
        if gone:
            self.guests -= gone
            self._tell_all(but)


async def _durable(written: Future[int]) -> int:
    """Wait until something is written; whoever stops waiting leaves the writing alone."""
    loop = asyncio.get_running_loop()
    news = loop.create_future()
    written.add_done_callback(lambda _: loop.call_soon_threadsafe(_wake, news))
    await news
    return written.result()


def _wake(news: asyncio.Future[None]) -> None:
    if not news.done():
        news.set_result(None)
