"""One WebSocket a client: what comes in is bounded and read, what goes out waits its turn."""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from chabudai.core import shortened
from chabudai.serve import protocol as wire
from chabudai.serve.addresses import client_of
from chabudai.serve.limits import Window
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal, internal
from chabudai.serve.registry import MatchRegistry
from chabudai.serve.settings import Settings

if TYPE_CHECKING:
    from chabudai.serve.gate import Viewers
    from chabudai.serve.keys import Digest

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, State]

POLICY = 1008
HELLO_SECONDS = 15.0

_read = msgspec.json.Decoder(wire.FromClient)
_write = msgspec.json.Encoder()


class SocketClient:
    """A client at the other end of a socket: the seats that it holds, and what is still to be sent to it."""

    def __init__(self, socket: AnySocket, settings: Settings) -> None:
        self.address = client_of(socket.scope, settings)
        self.seats: Viewers = ()
        self.key: Digest | None = None
        self.seen = 0
        self.dropped = False
        self._socket = socket
        self._most = settings.waiting_frames
        self._waiting: deque[bytes | None] = deque()
        self._idle: asyncio.Future[None] | None = None

    def send(self, message: wire.FromServer) -> None:
        """Have a message sent; a client that does not keep up is dropped, and gets the rest when it comes back."""
        if len(self._waiting) < self._most:
            self._put(_write.encode(message))
        else:
            self.dropped = True
            self._waiting.clear()
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        self._waiting.append(data)
        if self._idle and not self._idle.done():
            self._idle.set_result(None)

    async def send_all(self) -> None:
        """Send what waits, until there is no more to come."""
        while (data := await self._next()) is not None:
            await self._socket.send_data(data, mode="text", encoding="utf-8")
        await self._socket.close(code=POLICY)

    async def _next(self) -> bytes | None:
        if not self._waiting:
            self._idle = asyncio.get_running_loop().create_future()
            await self._idle
            self._idle = None
        return self._waiting.popleft()

    def finish(self) -> None:
        """Close once everything is sent."""
        self._put(None)


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
        await socket.accept()
        client = SocketClient(socket, self._registry.services.settings)
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
            await self._listen(socket, client, match)
        except Refusal as refusal:
            client.send(wire.Goodbye(refusal.problem))
        except TimeoutError:
            client.send(wire.Goodbye(_no_hello().problem))
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception:
            log.exception("something went wrong at a socket")
            client.send(wire.Goodbye(internal()))

    async def _listen(self, socket: AnySocket, client: SocketClient, match: str) -> None:
        settings = self._registry.services.settings
        window = Window(settings.messages, settings.messages_seconds)
        await self._registry.find(match, client.address)  # where there is no such match, hello is not waited for
        hello = _hello(await asyncio.wait_for(self._receive(socket, window), HELLO_SECONDS))
        live = await self._registry.find(match, client.address)  # it may have been let go in between
        try:
            await live.enter(client, hello)
            while not client.dropped:
                message = await self._receive(socket, window)
                await self._answer(client, live, message)
        finally:
            await live.leave(client)

    async def _receive(self, socket: AnySocket, window: Window) -> wire.FromClient:
        text = await socket.receive_data(mode="text")
        self._metrics.messages.inc()
        settings = self._registry.services.settings
        if len(text.encode()) > settings.frame_bytes:
            raise Refusal("too-big", most=settings.frame_bytes)
        if not window.take(self._registry.services.now()):
            raise Refusal("too-many-messages")
        try:
            return _read.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refusal("unreadable", why=shortened(str(error))) from None

    async def _answer(self, client: SocketClient, live: LiveMatch, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            raise Refusal("hello-again")
        answer = await live.handle(client, message)
        if isinstance(message, wire.Move) and not isinstance(answer, wire.Refused):
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
