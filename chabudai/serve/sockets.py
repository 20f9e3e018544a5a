"""One WebSocket a client: what comes in is bounded and read, what goes out waits its turn."""

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from chabudai import catalog
from chabudai.core import AnyGame, Header
from chabudai.serve import protocol as wire
from chabudai.serve.hall import Hall
from chabudai.serve.limits import Window
from chabudai.serve.live import LiveTable
from chabudai.serve.metrics import Metrics
from chabudai.serve.problems import Refusal
from chabudai.serve.seating import Admission, browser_digest

if TYPE_CHECKING:
    from chabudai.serve.gate import Viewers
    from chabudai.serve.keys import Digest

log = logging.getLogger(__name__)

AnySocket = WebSocket[Any, Any, State]

POLICY, TOO_BIG, GOING_AWAY = 1008, 1009, 1001
HELLO_SECONDS = 15.0

_read = msgspec.json.Decoder(wire.FromClient)
_write = msgspec.json.Encoder()


class Client:
    """A client at a table: the seats that it holds, and what is still to be sent to it."""

    def __init__(self, socket: AnySocket, most: int) -> None:
        self.seats: Viewers = ()
        self.key: Digest | None = None
        self.since = 0
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(most)

    def send(self, message: wire.FromServer) -> None:
        """Have a message sent; one who does not keep up is let go, and gets what it missed when it comes back."""
        try:
            self._waiting.put_nowait(_write.encode(message))
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def send_all(self) -> None:
        """Send what waits, until there is no more to come."""
        while (data := await self._waiting.get()) is not None:
            await self._socket.send_data(data, mode="text", encoding="utf-8")
        await self._socket.close(code=POLICY)

    def finish(self) -> None:
        """Close once everything is sent."""
        with suppress(asyncio.QueueFull):
            self._waiting.put_nowait(None)


class Doorway:
    """Takes clients in and hears what they ask for."""

    def __init__(self, hall: Hall, metrics: Metrics) -> None:
        self._hall = hall
        self._metrics = metrics
        self._clients: set[Client] = set()

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return len(self._clients)

    async def serve(self, socket: AnySocket, match: str) -> None:
        """Serve one client until it leaves."""
        await socket.accept()
        client = Client(socket, self._hall.house.settings.waiting_frames)
        self._clients.add(client)
        sending = asyncio.create_task(client.send_all())
        try:
            with suppress(WebSocketDisconnect, TimeoutError):
                await self._listen(socket, client, match)
        finally:
            self._clients.discard(client)
            client.finish()
            with suppress(Exception):  # whatever the socket says now, it is gone
                await asyncio.wait_for(sending, HELLO_SECONDS)

    async def _listen(self, socket: AnySocket, client: Client, match: str) -> None:
        settings = self._hall.house.settings
        window = Window(settings.messages, settings.messages_seconds)
        try:
            table = await self._hall.find(match)
            hello = await asyncio.wait_for(self._receive(socket, window), HELLO_SECONDS)
            await self._enter(client, table, hello)
        except Refusal as refusal:
            client.send(wire.Sorry(refusal.problem))
            return
        try:
            while True:
                message = await self._receive(socket, window)
                await self._answer(client, table, message)
        except Refusal as refusal:
            client.send(wire.Sorry(refusal.problem))
        finally:
            await table.leave(client)

    async def _receive(self, socket: AnySocket, window: Window) -> wire.FromClient:
        text = await socket.receive_data(mode="text")
        self._metrics.messages.inc()
        settings = self._hall.house.settings
        if len(text.encode()) > settings.frame_bytes:
            raise Refusal("too-big", f"A message has at most {settings.frame_bytes} bytes.")
        if not window.take(self._hall.house.now()):
            raise Refusal("too-many-messages", "Too many messages in a short time. Take a breath, then come back.")
        try:
            return _read.decode(text)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Refusal("unreadable", f"That message can't be read: {error}") from None

    async def _enter(self, client: Client, table: LiveTable, hello: wire.FromClient) -> None:
        if not isinstance(hello, wire.Hello):
            raise Refusal("no-hello", "The first message says hello.")
        if hello.protocol != wire.PROTOCOL:
            raise Refusal("version-too-old", "This page is of another version than the server. Load it again.")
        admission = table.seating.admit(hello.token, hello.browser)
        if admission.claims is not None:
            async with table.lock:
                await table.claim(admission.claims, browser_digest(hello.browser))
        client.seats, client.key, client.since = admission.seats, admission.key, hello.since
        await table.welcome(client, setting(table, admission))

    async def _answer(self, client: Client, table: LiveTable, message: wire.FromClient) -> None:
        if isinstance(message, wire.Hello):
            raise Refusal("hello-again", "Hello was said already.")
        answer = await table.handle(client, message)
        if isinstance(answer, wire.Done) and isinstance(message, wire.Move):
            self._metrics.moves.inc()
        client.send(answer)
        if isinstance(message, wire.Rematch) and table.wants_rematch:
            following = wire.Moved(await self._hall.rematch(table))
            for guest in table.guests:
                guest.send(following)

    async def close(self) -> None:
        """Say goodbye to all clients; they come back when the server does."""
        for client in tuple(self._clients):
            client.finish()


def setting(table: LiveTable, admission: Admission) -> wire.Setting:
    """Return what does not change during a match, for somebody who was let in."""
    header = table.sealed.header
    return wire.Setting(
        match=table.name,
        game=table.game.id,
        rules=header.rules,
        options=header.options,
        sides=table.game.sides,
        clock=header.clock,
        watching=table.sealed.watching,
        yours=admission.seats,
        host=admission.host,
        title=table.title,
    )


def file_setting(game: AnyGame, header: Header) -> wire.Setting:
    """Return what does not change during a match that comes from a file."""
    return wire.Setting(
        match="",
        game=game.id,
        rules=header.rules,
        options=header.options,
        sides=game.sides,
        clock=header.clock,
        watching=True,
        yours=(),
        host=False,
        title=catalog.entry(game.id).title,
    )
