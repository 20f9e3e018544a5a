"""One match on the server: requests are judged, made durable, and only then told to those at the table."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from math import inf
from random import Random, SystemRandom
from typing import Protocol

import msgspec

from chabudai import catalog
from chabudai.core import (
    NATURE,
    AnyEntry,
    AnyGame,
    Holder,
    IllegalMove,
    Log,
    Seat,
)
from chabudai.serve import protocol as wire
from chabudai.serve.gate import AnyMatch, Gate, Viewers
from chabudai.serve.house import House
from chabudai.serve.keys import Digest
from chabudai.serve.problems import Refusal, as_problem, store_unavailable
from chabudai.serve.records import Claim, Kept, Record, Sealed, write_record
from chabudai.serve.seating import Seating
from chabudai.serve.workers import WorkFailed, choose, nature
from chabudai.store import MatchId, StoreError
from chabudai.table import Match

log = logging.getLogger(__name__)

Done = Callable[[], Sequence[AnyEntry]]
PAUSE = 1.0  # seconds between tries when a worker can't do its work at all


class Guest(Protocol):
    """A client at the table, as the table knows it."""

    seats: Viewers
    key: Digest | None
    since: int
    """How many entries it has seen."""

    def send(self, message: wire.FromServer) -> None:
        """Have a message sent when its turn comes."""
        ...


class LiveTable:
    """A match in memory, those who sit and watch there, and the one way in which it changes."""

    def __init__(self, name: MatchId, sealed: Sealed, game: AnyGame, records: Sequence[Record], house: House) -> None:
        self.name = name
        self.game = game
        self.title = catalog.entry(game.id).title
        self.sealed = sealed
        self.seating = Seating(sealed)
        self.guests: set[Guest] = set()
        self.wishes: set[Digest] = set()
        """The keys that would like another match."""
        self.followed_by: MatchId | None = None
        self.idle_since = house.now()
        self._house = house
        self._lock = asyncio.Lock()
        self._rng = Random(SystemRandom().getrandbits(128))
        self._requests: dict[str, int] = {}
        self._kept = len(records)
        self._driving: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        entries: list[AnyEntry] = []
        for record in records:
            if isinstance(record, Claim):
                self.seating.claim(record.seat, record.browser)
                continue
            entries.append(record.entry)
            if record.request:
                self._requests[record.request] = len(entries)
        self._match: AnyMatch = self._sit_down(entries)

    def _sit_down(self, entries: Sequence[AnyEntry]) -> AnyMatch:
        log_so_far = Log(self.sealed.header, tuple(entries))
        return Match(self.game, log=log_so_far, now=self._house.now(), draws=False)

    @property
    def lock(self) -> asyncio.Lock:
        """Held while the match changes until that is durable: whoever holds it sees only what is."""
        return self._lock

    @property
    def match(self) -> AnyMatch:
        """The match; to be looked at while the lock is held."""
        return self._match

    # Coming and going

    async def claim(self, seat: Seat, browser: Digest) -> None:
        """Let the first browser that comes with an invitation have the seat."""
        if self.seating.takes(seat, browser):
            await self._keep([Claim(seat, browser)])
            self.seating.claim(seat, browser)
            if not self.seating.open_seats:
                self._match.wait_from(self._house.now())

    async def welcome(self, guest: Guest, setting: wire.Setting) -> None:
        """Seat a guest, say how things stand, and tell the others."""
        async with self._lock:
            self.guests.add(guest)
            since = min(guest.since, self._length)
            guest.send(wire.Welcome(setting, self._table(guest, since)))
            guest.since = self._length
            self._tell_all(but=guest)
            self._go_on()

    async def leave(self, guest: Guest) -> None:
        """Let a guest go, and tell the others."""
        async with self._lock:
            self.guests.discard(guest)
            self.idle_since = self._house.now()
            self._tell_all()

    def table(self, seats: Viewers, since: int = 0) -> wire.Table:
        """Return how things stand for somebody with these seats; to be called with the lock held."""
        match = self._match
        gate = self.gate(seats)
        now = self._house.now()
        times = None
        if match.header.clock:
            left = tuple(match.times.left_at(Seat(seat), now) for seat in range(self.game.players))
            times = wire.Times(left, tuple(sorted(match.waited_for)))
        asked = match.asked
        steps = gate.steps(since)
        anew = since > 0 and any(step.kind == "takeback" for step in steps)
        return wire.Table(
            seq=self._length,
            steps=gate.steps() if anew else steps,
            views=gate.seen(),
            seats=self.seating.sitters(match.situation, {seat for guest in self.guests for seat in guest.seats}),
            to_act=tuple(sorted(match.to_act - {NATURE})),
            times=times,
            asking=wire.Asking(asked.seat, tuple(sorted(asked.agreed))) if asked else None,
            rematch=tuple(sorted(seat for key in self.wishes for seat in self.seating.seats_of(key))),
            result=match.result,
            replay=anew,
        )

    def gate(self, seats: Viewers) -> Gate:
        """Return the match as somebody with these seats may see it."""
        return Gate(self._match, seats, self._house.settings.most_options)

    # What is asked for

    async def handle(self, guest: Guest, request: wire.Request) -> wire.Done | wire.Refused:
        """Do what a guest asks for, once, and answer when it is durable."""
        mark = f"{guest.key}:{request.id}"
        async with self._lock:
            try:
                if mark not in self._requests:
                    self._requests[mark] = await self._change(lambda: self._act(guest, request), mark)
                return wire.Done(request.id, self._requests[mark])
            except IllegalMove as error:
                return wire.Refused(request.id, as_problem(error))
            except Refusal as refusal:
                return wire.Refused(request.id, refusal.problem)

    def _act(self, guest: Guest, request: wire.Request) -> Sequence[AnyEntry]:
        now, match = self._house.now(), self._match
        match request:
            case wire.Ping():
                return ()
            case wire.Rematch():
                self._wish(guest)
                return ()
            case wire.Replace(_, seat, level):
                self._may_replace(guest, seat)
                self._check_level(level)
                name = match.situation.seats[seat].name
                return match.reseat(seat, Holder("bot", level, name), now)
            case _:
                self._own(guest, request.seat)
        return self._act_for_seat(request, now)

    def _act_for_seat(
        self,
        request: wire.Move | wire.Resign | wire.AskTakeback | wire.AnswerTakeback | wire.Rename | wire.Return,
        now: float,
    ) -> Sequence[AnyEntry]:
        match, seat = self._match, request.seat
        holder = match.situation.seats[seat]
        match request:
            case wire.Rename(_, _, name):
                return match.reseat(seat, Holder(holder.kind, holder.level, name), now)
            case wire.Return():
                return match.reseat(seat, Holder(name=holder.name), now)
            case wire.Move(_, _, move):
                if holder.kind == "bot":
                    raise Refusal("bot-plays", "A bot plays on this seat. Take it back first.")
                return match.play(seat, self._read(move), now)
            case wire.Resign():
                return match.resign(seat, now)
            case wire.AskTakeback():
                return (*match.ask_takeback(seat, now), *self._agree_for_others(seat, now))
            case wire.AnswerTakeback(_, _, agree):
                return match.answer_takeback(seat, agree=agree, now=now)

    def _agree_for_others(self, seat: Seat, now: float) -> Sequence[AnyEntry]:
        """Bots agree to a takeback, and so do seats that the same person holds."""
        added: list[AnyEntry] = []
        for number in range(self.game.players):
            other = Seat(number)
            bot = self._match.situation.seats[other].kind == "bot"
            if other != seat and self._match.asked and (bot or self.seating.same_holder(seat, other)):
                added.extend(self._match.answer_takeback(other, agree=True, now=now))
        return added

    def _own(self, guest: Guest, seat: Seat) -> None:
        if seat not in guest.seats:
            raise Refusal("not-your-seat", "That seat is not yours.", 403)

    def _may_replace(self, guest: Guest, seat: Seat) -> None:
        if not guest.seats or not 0 <= seat < self.game.players:
            raise Refusal("not-your-seat", "That seat is not yours.", 403)
        away = all(seat not in other.seats for other in self.guests)
        if seat not in guest.seats and not away:
            raise Refusal("player-here", "The player on that seat is here.")

    def _check_level(self, level: int) -> None:
        if level not in catalog.entry(self.game.id).levels():
            raise Refusal("no-such-level", f"There is no bot of level {level} for this game.")

    def _read(self, move: msgspec.Raw) -> object:
        try:
            return msgspec.json.decode(move, type=self.game.wire.move)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Refusal("unreadable-move", f"That move can't be read: {error}") from None

    def _wish(self, guest: Guest) -> None:
        if not self._match.over:
            raise Refusal("not-over", "The match is not over yet.")
        if guest.key is None or not guest.seats:
            raise Refusal("not-your-seat", "You only watch here.", 403)
        self.wishes.add(guest.key)

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody who plays here would like another match."""
        return bool(self.wishes) and self.seating.people(self._match.situation) <= self.wishes

    # How it changes

    async def _change(self, done: Done, mark: str | None = None) -> int:
        """Do something to the match, make it durable, tell everybody; return the log's length.

        Where it can't be kept, it has not happened.
        """
        if self._length >= self._house.settings.entries:
            raise Refusal("log-full", "This match has become too long to go on.")
        entries = [*done(), *self._draw()]
        if entries:
            records: list[Record] = [Kept(entry) for entry in entries]
            records[0] = Kept(entries[0], mark)
            try:
                await self._keep(records)
            except BaseException:
                kept = self._match.entries[: self._length - len(entries)]
                self._match = self._sit_down(kept)
                raise
        self._tell_all()
        self._go_on()
        return self._length

    async def _keep(self, records: Sequence[Record]) -> None:
        try:
            written = self._house.store.append(self.name, self._kept, [write_record(record) for record in records])
            self._kept = await asyncio.shield(asyncio.wrap_future(written))
        except StoreError as error:
            log.error("a match can't be kept: %s", error)  # noqa: TRY400 -- the sentence says it all
            raise store_unavailable() from error

    def _draw(self) -> Sequence[AnyEntry]:
        """Make Nature's moves that are no work: those whose odds can be listed."""
        added: list[AnyEntry] = []
        while NATURE in self._match.to_act and self.game.outcomes(self._match.state) is not None:
            move = self.game.nature(self._match.state, self._rng)
            added.extend(self._match.play(NATURE, move, self._house.now()))
        return added

    def _tell_all(self, but: Guest | None = None) -> None:
        for guest in self.guests - {but}:
            guest.send(self._table(guest, guest.since))
            guest.since = self._length

    def _table(self, guest: Guest, since: int) -> wire.Table:
        return self.table(guest.seats, since)

    @property
    def _length(self) -> int:
        return len(self._match.entries)

    # What goes on by itself

    async def begin(self) -> None:
        """Make the first moves of a new match that wait for nobody."""
        async with self._lock:
            await self._change(tuple)

    def _go_on(self) -> None:
        self._set_alarm()
        if self._work() and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive())

    def _work(self) -> Seat | None:
        """Return who is to act and needs a worker: Nature or a bot."""
        acting = self._match.to_act
        bots = {seat for seat in acting - {NATURE} if self._match.situation.seats[seat].kind == "bot"}
        return NATURE if NATURE in acting else min(bots, default=None)

    async def _drive(self) -> None:
        while True:
            async with self._lock:
                seat = self._work()
                if seat is None:
                    return
                state = self._match.state
                view = None if seat == NATURE else self.game.view(state, seat)
                holder = None if seat == NATURE else self._match.situation.seats[seat]
            try:
                move = await self._worked_out(seat, state, view, holder)
            except WorkFailed:
                await asyncio.sleep(PAUSE)
                continue
            async with self._lock:
                if self._still_asked(seat, state, view):
                    await self._play_for(seat, move)

    async def _worked_out(self, seat: Seat, state: object, view: object, holder: Holder | None) -> object:
        settings, seed = self._house.settings, self._rng.getrandbits(64)
        run = self._house.workers.run
        if seat == NATURE or holder is None:
            options = self.sealed.header.options
            return await run(nature, self.game.id, options, state, seed, patience=settings.patience)
        seconds = settings.bot_seconds
        try:
            level = holder.level or 1
            patience = settings.patience + seconds
            return await run(choose, self.game.id, level, view, seed, seconds, patience=patience)
        except WorkFailed:
            log.error("a bot of %s could not move: the default is made", self.game.id)  # noqa: TRY400 -- told already
            return self.game.default(view)

    def _still_asked(self, seat: Seat, state: object, view: object) -> bool:
        if seat not in self._match.to_act or self._work() is None:
            return False
        if seat == NATURE:
            return self._match.state == state
        bot = self._match.situation.seats[seat].kind == "bot"
        return bot and self.game.view(self._match.state, seat) == view

    async def _play_for(self, seat: Seat, move: object) -> None:
        try:
            await self._change(lambda: self._match.play(seat, move, self._house.now()))
        except (IllegalMove, Refusal) as error:
            log.warning("a move by itself came to nothing: %s", error)
            await asyncio.sleep(PAUSE)

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._match.deadline
        if deadline < inf and not self.seating.open_seats:
            delay = max(0.0, deadline - self._house.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._time_is_over)

    def _time_is_over(self) -> None:
        self._expiring = asyncio.create_task(self._expire())

    async def _expire(self) -> None:
        async with self._lock:
            try:
                await self._change(lambda: self._match.expire(self._house.now()))
            except Refusal as refusal:
                log.warning("time was over, but: %s", refusal)

    async def close(self) -> None:
        """Stop what goes on by itself."""
        if self._alarm:
            self._alarm.cancel()
        if self._driving:
            self._driving.cancel()
