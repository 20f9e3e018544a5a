"""What a client may ask for over its socket, and the answer to each request."""

import logging
from collections.abc import Awaitable, Callable

from chabudai.core import IllegalMove
from chabudai.serve import protocol as wire
from chabudai.serve.audience import Audience, Client, RequestOrigin
from chabudai.serve.coaching import shows_mistake
from chabudai.serve.journal import Act, Journal
from chabudai.serve.judging import Action, Judge, not_your_seat, read_move
from chabudai.serve.problems import Refusal, as_problem, internal
from chabudai.serve.rematch import RematchVote
from chabudai.serve.services import Services
from chabudai.serve.work import aim_line
from chabudai.serve.workers import WorkFailed
from chabudai.store import MatchId

log = logging.getLogger(__name__)

Answer = wire.Done | wire.AimLine | wire.Refused


Change = Callable[[Act, RequestOrigin], Awaitable[None]]
"""Does a request to a match durably, then tells its audience; to be called with the lock held."""


class RequestHandler:
    """Does what the clients of one match ask for, each request once."""

    def __init__(
        self,
        journal: Journal,
        audience: Audience,
        vote: RematchVote,
        services: Services,
        *,
        change: Change,
        make_rematch: Callable[[], Awaitable[MatchId]],
    ) -> None:
        self._journal = journal
        self._audience = audience
        self._vote = vote
        self._services = services
        self._change = change
        self._make_rematch = make_rematch

    async def handle(self, client: Client, request: wire.Request) -> Answer | None:
        """Do what a client asks for; return the answer once it is durable, or None where it was sent already."""
        try:
            return await self._handle(client, request)
        except IllegalMove as error:
            return wire.Refused(request.id, as_problem(error))
        except Refusal as refusal:
            return wire.Refused(request.id, refusal.problem)
        except Exception:
            # The rules of a game may fail, above all one from outside: nothing has changed, and the match goes on.
            log.exception("a request failed")
            return wire.Refused(request.id, internal())

    async def _handle(self, client: Client, request: wire.Request) -> Answer | None:
        match request:
            case wire.Aim():
                return await self._aim(client, request)
            case wire.Ping():
                return await self._pong(request)
            case wire.Rematch():
                return await self._rematch(client, request)
            case _:
                return await self._act(client, request)

    async def _pong(self, request: wire.Ping) -> wire.Done:
        async with self._journal.lock:  # the length of what is durable
            return wire.Done(request.id, self._journal.length)

    async def _act(self, client: Client, action: Action) -> wire.Done | None:
        """Change the match, unless this request was done already."""
        origin = RequestOrigin(client, action.id)
        async with self._journal.lock:
            done = self._journal.done_requests.find(origin.key)
            if done is not None:
                return wire.Done(action.id, done)
            if self._journal.full and not isinstance(action, wire.Resign):
                raise Refusal("log-full")
            if isinstance(action, wire.Move) and shows_mistake(self._journal.coaching, self._journal.match):
                raise Refusal("mistake-shown")
            self._journal.stop_clocks_until_complete()
            judge = self._judge(client)
            await self._change(lambda: judge.act(action), origin)
            # The update that everybody was sent says so to a client that is there.
            return None if client in self._audience else wire.Done(action.id, self._journal.length)

    def _judge(self, client: Client) -> Judge:
        journal = self._journal
        host = client.key == journal.record.host
        return Judge(journal.match, journal.seating, client.seats, self._audience.absence, host, journal.now())

    async def _aim(self, client: Client, request: wire.Aim) -> wire.AimLine:
        """Have a worker work out an aim line; the match does not wait for it, nor change."""
        self._services.limits.aims.take(client.owner)
        async with self._journal.lock:
            if request.seat not in client.seats:
                raise not_your_seat()
            state = self._journal.match.state
        game, ruleset = self._journal.game, self._journal.record.header.ruleset
        move = read_move(game, state, request.move)
        patience = self._services.settings.patience
        try:
            line = await self._services.workers.run(
                aim_line,
                ruleset,
                state,
                request.seat,
                move,
                patience=patience,
                match=self._journal.name,
                owner=client.owner,
                game=game.id,
            )
        except WorkFailed as error:
            raise Refusal("line-failed") from error
        if isinstance(line, IllegalMove):
            raise line
        return wire.AimLine(request.id, line)

    async def _rematch(self, client: Client, request: wire.Rematch) -> None:
        """Count a vote for another match, and make that match once every player has voted: once only."""
        async with self._journal.lock:
            await self._vote_for(client)
            if self._journal.following is None and self._vote.unanimous:
                self._services.limits.matches.take(client.owner)
                await self._journal.have_followed(await self._make_rematch())
            client.send(wire.Done(request.id, self._journal.length))
            if self._journal.following:
                self._audience.send_all(wire.RematchReady(self._journal.following))

    async def _vote_for(self, client: Client) -> None:
        if not self._journal.match.over:
            raise Refusal("not-over")
        if client.key is None or not client.seats:
            raise not_your_seat()
        if client.key not in self._journal.votes:
            await self._journal.vote(client.key)
            self._audience.update_all()
