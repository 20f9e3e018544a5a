"""A client at the other end of a socket, and what waits to be sent to it."""

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from chabudai.serve import protocol as wire
from chabudai.serve.settings import Settings

if TYPE_CHECKING:
    from chabudai.serve.gate import Viewers
    from chabudai.serve.keys import Digest

POLICY: Final = 1008
_write = msgspec.json.Encoder()


class SocketClient:
    """The seats that a client holds, and what is still to be sent to it: so many messages and bytes, and no more.

    Of what is longer than that, one message may wait: a client that is given one at a time (see `drained`) gets all.
    """

    def __init__(self, socket: WebSocket[Any, Any, State], settings: Settings, owner: str) -> None:
        self.owner = owner
        self.seats: Viewers = ()
        self.key: Digest | None = None
        self.seen = 0
        self.dropped = False
        self._socket = socket
        self._most = settings.waiting_frames
        self._most_bytes = settings.waiting_bytes
        self._waiting: deque[bytes | None] = deque()
        self._bytes = 0
        self._gone = False
        self._changed = asyncio.Event()
        self._drained = asyncio.Event()
        self._drained.set()

    def send(self, message: wire.FromServer | msgspec.Raw) -> None:
        """Have a message sent; a client that does not keep up is dropped, and gets the rest when it comes back."""
        data = bytes(message) if isinstance(message, msgspec.Raw) else _write.encode(message)
        if not self._waiting or (len(self._waiting) < self._most and self._bytes + len(data) <= self._most_bytes):
            self._put(data)
        else:
            self.dropped = True
            self._waiting.clear()
            self._bytes = 0
            self._put(None)

    def _put(self, data: bytes | None) -> None:
        self._waiting.append(data)
        self._bytes += len(data) if data else 0
        if not self._gone:
            self._drained.clear()
        self._changed.set()

    async def send_all(self) -> None:
        """Send what waits, until there is no more to come."""
        try:
            while (data := await self._next()) is not None:
                await self._socket.send_data(data, mode="text", encoding="utf-8")
            await self._socket.close(code=POLICY)
        finally:
            self._gone = True
            self._drained.set()

    async def _next(self) -> bytes | None:
        """Return what is to be sent next; what was sent last is no longer waiting."""
        while not self._waiting:
            self._bytes = 0
            self._drained.set()
            self._changed.clear()
            await self._changed.wait()
        data = self._waiting.popleft()
        self._bytes -= len(data) if data else 0
        return data

    async def drained(self) -> None:
        """Wait until everything was passed on that waited; WebSocketDisconnect where the client has gone."""
        await self._drained.wait()
        if self._gone or self.dropped:
            raise WebSocketDisconnect(detail="the client has gone", code=POLICY)

    def finish(self) -> None:
        """Close once everything is sent."""
        self._put(None)
