"""One WebSocket a client: what comes in is bounded and read, what goes out waits its turn."""

import asyncio
import logging
from contextlib import suppress
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from chabudai.core import shortened
from chabudai.serve import protocol as wire
from chabudai.serve.addresses import client_of
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal, internal
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.socket_client import SocketClient

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, State]

HELLO_SECONDS = 15.0

_read = msgspec.json.Decoder(wire.FromClient)


class SocketEndpoint:
    """Accepts sockets, reads what comes in by them, and passes it to the match."""

    def __init__(self, registry: MatchRegistry, metrics: Metrics) -> None:
        self._registry = registry
        self._metrics = metrics
        self._clients: set[SocketClient] = set()

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return len(self._clients)

    async def serve(self, socket: AnySocket, match: str) -> None:
        """Serve one client until it leaves."""
        settings = self._registry.services.settings
        await socket.accept()
        client = SocketClient(socket, settings, client_of(socket.scope, settings))
        self._clients.add(client)
        sending = asyncio.create_task(client.send_all())
        try:
            with suppress(WebSocketDisconnect):
                await self._serve(socket, client, match)
        finally:
            self._clients.discard(client)
            client.finish()
            with suppress(Exception):  # whatever goes wrong now, the client has left
                await asyncio.wait_for(sending, HELLO_SECONDS)

    async def _serve(self, socket: AnySocket, client: SocketClient, match: str) -> None:
        try:
            with self._registry.services.limits.sockets.one_more(client.owner):
                await self._listen(socket, client, match)
        except Refusal as refusal:
            self._metrics.refused(refusal.problem.code)
            client.send(wire.Goodbye(refusal.problem))
        except TimeoutError:
            client.send(wire.Goodbye(_no_hello().problem))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("something went wrong at a socket")
            client.send(wire.Goodbye(internal()))

    async def _listen(self, socket: AnySocket, client: SocketClient, match: str) -> None:
        await self._registry.find(match, client.owner)  # where there is no such match, hello is not waited for
        hello = _hello(await asyncio.wait_for(self._receive(socket), HELLO_SECONDS))
        live = await self._registry.find(match, client.owner)  # it may have been let go in between
        try:
            await live.enter(client, hello)
            self._count(client, live)
            while not client.dropped:
                message = await self._receive(socket)
                self._count(client, live)
                await self._answer(client, live, message)
        finally:
            await live.leave(client)

    def _count(self, client: SocketClient, live: LiveMatch) -> None:
        """Count a message for the seats of whoever sent it, by whichever socket; Refusal where it is one too many."""
        self._registry.services.limits.messages.take((live.name, client.key or client.owner))

    async def _receive(self, socket: AnySocket) -> wire.FromClient:
        text = await socket.receive_data(mode="text")
        self._metrics.messages.inc()
        settings = self._registry.services.settings
        if len(text.encode()) > settings.frame_bytes:
            raise Refusal("too-big", most=settings.frame_bytes)
        try:
            return _read.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refusal("unreadable", why=shortened(str(error))) from None

    async def _answer(self, client: SocketClient, live: LiveMatch, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            raise Refusal("hello-again")
        with self._metrics.handling(str(message.__struct_config__.tag)):
            answer = await live.handle(client, message)
        if isinstance(answer, wire.Refused):
            self._metrics.refused(answer.problem.code)
        elif isinstance(message, wire.Move):
            self._metrics.moves.inc()
        if answer:
            client.send(answer)

    def close(self) -> None:
        """Say goodbye to all clients; they come back when the server does."""
        for client in tuple(self._clients):
            client.finish()


def _hello(message: wire.FromClient) -> wire.Hello:
    """Return the first message; Refusal where it is no hello of our kind."""
    if not isinstance(message, wire.Hello):
        raise _no_hello()
    if message.protocol != wire.PROTOCOL:
        raise Refusal("version-too-old")
    return message


def _no_hello() -> Refusal:
    return Refusal("no-hello")
