"""A match in memory. A request is judged, made durable, and only then sent to the audience."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from msgspec import structs

from chabudai.core import NATURE, moves_in_force
from chabudai.serve import protocol as wire
from chabudai.serve.audience import PAGE, Audience, Client, RequestOrigin
from chabudai.serve.driver import Driver
from chabudai.serve.elsewhere import Elsewhere, write_note
from chabudai.serve.gate import Gate, Seen, Viewers, meta_of
from chabudai.serve.journal import Act, Journal
from chabudai.serve.problems import Refusal
from chabudai.serve.records import ClaimRecord, RecoveryRecord
from chabudai.serve.rematch import RematchVote
from chabudai.serve.request_handler import Answer, RequestHandler
from chabudai.serve.seating import Admission, browser_digest
from chabudai.serve.services import Services
from chabudai.serve.status import is_preparing
from chabudai.serve.work import Opening
from chabudai.store import MatchId

MakeRematch = Callable[[Journal], Awaitable[MatchId]]
"""Makes the match that follows another, and returns its name."""


class LiveMatch:
    """Wires the parts of a match in memory: its journal, audience, requests and driver."""

    def __init__(self, journal: Journal, services: Services, make_rematch: MakeRematch) -> None:
        self.name = journal.name
        self.game = journal.game
        self.journal = journal
        journal.on_outdated = self._give_way
        journal.on_news = self._tell_news
        self._following = journal.following
        self._moves = -1, 0
        self.idle_since = services.now()
        self._telling: asyncio.Future[None] | None = None
        self._owned_by_player = False
        self._services = services
        self._vote = vote = RematchVote(self.journal)
        self._audience = Audience(self.journal, vote, services)
        self._driver = Driver(
            self.journal,
            lambda act, fence: self._change(act, fence=fence),
            services,
            lambda: bool(self._audience) or bool(self._audience.elsewhere),
        )
        self.lease = self._driver.lease
        self._requests = RequestHandler(
            self.journal,
            self._audience,
            vote,
            services,
            change=self._change,
            make_rematch=lambda: make_rematch(self.journal),
        )
        if self.is_preparing:
            services.workers.prepare(journal.game.id)
            services.workers.when_prepared(journal.game.id, self._say_prepared)

    @property
    def closed(self) -> bool:
        """Whether this no longer serves its match."""
        return self.journal.closed

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing goes on by itself."""
        return not self._audience and not self.journal.lock.locked() and not self._driver.busy

    @property
    def is_preparing(self) -> bool:
        """Whether the game's engine is still being compiled: then the first flick has to wait."""
        return is_preparing(self.game, self._services.workers)

    def _say_prepared(self) -> None:
        self._telling = asyncio.ensure_future(self._tell_all())

    async def _tell_all(self) -> None:
        async with self.journal.lock:
            self._audience.update_all()

    # What can be seen; to be called with the journal's lock held

    def info_for(self, admission: Admission) -> wire.MatchInfo:
        """Return the match as somebody who was let in may see it now, with its latest steps."""
        return wire.MatchInfo(self.meta_for(admission), self._audience.latest_for(admission.seats), self._count_moves())

    def _count_moves(self) -> int:
        """Return how many moves the players have made that were not taken back; kept until it changes."""
        match, length = self.journal.match, self.journal.length
        if self._moves[0] != length:
            self._moves = length, sum(match.entries[number].seat != NATURE for number in moves_in_force(match.trail))
        return self._moves[1]

    def gate(self, seats: Viewers) -> Gate:
        """Return the match as somebody with these seats may see it."""
        return self._audience.gate(seats)

    def meta_for(self, admission: Admission) -> wire.MatchMeta:
        """Return what does not change during the match, for somebody who was let in."""
        record = self.journal.record
        return meta_of(
            self.game,
            record.header,
            match=self.name,
            watching=record.watching,
            yours=admission.seats,
            host=admission.host,
            lesson=self.journal.coaching.meta if self.journal.coaching else None,
        )

    # What can happen

    async def begin(self, opening: Opening) -> None:
        """Make the first moves of a new match that wait for nobody; those of Nature were drawn before."""
        async with self.journal.lock:
            self.journal.opening = opening
            self._owned_by_player = self.journal.owner is not None  # by who made it
            await self._change(tuple)

    # What other processes do

    async def follow(self, since: int, bodies: Sequence[bytes]) -> None:
        """Take over what others have written, and tell everybody here."""
        async with self.journal.lock:
            self.journal.follow(since, bodies)

    def _tell_news(self) -> None:
        """Tell what was taken over; to be called with the lock held."""
        self._audience.update_all()
        if self.journal.following and self.journal.following != self._following:
            self._following = self.journal.following
            self._audience.send_all(wire.RematchReady(self._following))
        self._driver.schedule()

    @property
    def elsewhere(self) -> Elsewhere:
        """Who is there by way of other processes."""
        return self._audience.elsewhere

    async def note_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Take note of who is there by way of other processes."""
        async with self.journal.lock:
            self._audience.note_elsewhere(elsewhere)
            self._driver.resume()

    def on_presence(self, call: Callable[[], None]) -> None:
        """Have something called whenever clients have come or gone."""
        self._audience.on_presence = call

    def presence_note(self) -> bytes | None:
        """Return what the other processes are to know of who is here; None where nobody is."""
        return write_note(self._audience.seats_here, self._audience.here)

    async def drive(self, fence: int) -> None:
        """Go on where another process has left off."""
        async with self.journal.lock:
            self.lease.grant(fence)
            self._driver.resume()

    # What clients do

    async def enter(self, client: Client, hello: wire.Hello) -> None:
        """Let a client in and tell the others; Refusal where its token does not fit."""
        journal = self.journal
        async with journal.lock:
            admission = await self._admit_anew(client, hello)
            length = journal.length
        seen = await self._catch_up(client, hello.since, length)
        async with journal.lock:
            journal.refuse_when_closed()
            self._audience.refuse_when_crowded(admission.key)  # others may have come meanwhile
            self._note_owner(client)
            async with self._services.limits.pace:
                self._audience.enter(client, self.meta_for(admission), seen)
            self._driver.resume()

    def _note_owner(self, client: Client) -> None:
        """Have the work on a match that was found again count for whoever came first, a player before a spectator."""
        if self.journal.owner is None or (client.seats and not self._owned_by_player):
            self.journal.owner = client.owner
            self._owned_by_player = bool(client.seats)

    async def look(self, token: str | None, browser: str | None) -> Admission:
        """Return what a token lets its owner see; it may be from another process."""
        try:
            return self.journal.seating.look(token, browser)
        except Refusal:
            if not self._services.store.peers.shared:
                raise
        async with self.journal.lock:
            await self.journal.catch_up()
        return self.journal.seating.look(token, browser)

    async def _admit_anew(self, client: Client, hello: wire.Hello) -> Admission:
        """Let a client in; whoever comes from another process finds here all that was acknowledged there."""
        if self._services.store.peers.shared or hello.since > self.journal.length:
            await self.journal.catch_up()
        return await self.journal.judge(lambda: self._admit(client, hello))

    async def _admit(self, client: Client, hello: wire.Hello) -> Admission:
        journal = self.journal
        journal.refuse_when_closed()
        admission = journal.seating.admit(hello.token, hello.browser)
        self._audience.refuse_when_crowded(admission.key)
        if admission.claims is not None:
            await journal.seat(ClaimRecord(admission.claims, browser_digest(hello.browser)))
        if admission.recovers is not None:
            used = structs.replace(admission.recovers, browser=browser_digest(hello.browser))
            await journal.seat(RecoveryRecord(used))
        client.seats, client.key = admission.seats, admission.key
        return admission

    async def _catch_up(self, client: Client, since: int, length: int) -> Seen:
        """Send a client what it has missed but for the last page, one after the other; others are served between."""
        anew = since > length
        first = begin = 0 if anew else since
        while length - first > PAGE:
            async with self.journal.lock, self._services.limits.pace:
                client.send(self._audience.page(client.seats, first, length))
            first += PAGE
            await client.drained()
        return Seen(first, begin, length, anew)

    async def leave(self, client: Client) -> None:
        """Let a client go, and tell the others."""
        async with self.journal.lock:
            if client in self._audience:
                self.idle_since = self._services.now()
                self._audience.leave(client)
                self._driver.schedule()

    async def handle(self, client: Client, request: wire.Request) -> Answer | None:
        """Do what a client asks for; return the answer, or None where it was sent already."""
        return await self._requests.handle(client, request)

    async def _change(self, act: Act, origin: RequestOrigin | None = None, fence: int | None = None) -> None:
        """Judge and keep, then tell everybody, then have done what follows by itself."""
        try:
            await self.journal.change(act, origin.key if origin else None, fence)
            self._audience.update_all(origin)
        finally:
            self._driver.schedule()  # a change that was undone has moved the clocks as well

    def close(self) -> None:
        """Stop what goes on by itself, for good."""
        self.journal.closed = True
        self._driver.stop()

    def _give_way(self) -> None:
        """Let go of a match that the store knows better: its clients come back to what that knows."""
        self.close()
        self._audience.finish_all()
