"""A client at the other end of a socket, and what waits to be sent to it."""

import asyncio
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
        self._waiting: list[bytes | None] = []
        self._bytes = 0
        self._gone = False
        self._idle = True
        # Thousands of sockets are quiet at a time: nothing to wait for is made before somebody waits.
        self._news: asyncio.Future[None] | None = None
        self._drained: asyncio.Event | None = None

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
        self._idle = False
        if self._news and not self._news.done():
            self._news.set_result(None)

    async def send_all(self) -> None:
        """Send what waits, until there is no more to come."""
        try:
            while await self._send_next():
                pass
            await self._socket.close(code=POLICY)
        finally:
            self._gone = True
            self._note_drained()

    async def _send_next(self) -> bool:
        """Wait for something to send and send it, which is not kept any longer; False where that was all."""
        while not self._waiting:
            self._bytes = 0
            self._idle = True
            self._note_drained()
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        data = self._waiting.pop(0)
        if data is None:
            return False
        self._bytes -= len(data)
        await self._socket.send_data(data, mode="text", encoding="utf-8")
        return True

    def _note_drained(self) -> None:
        if self._drained:
            self._drained.set()
            self._drained = None

    async def drained(self) -> None:
        """Wait until everything was passed on that waited; WebSocketDisconnect where the client has gone."""
        while not (self._idle or self._gone):
            self._drained = self._drained or asyncio.Event()
            await self._drained.wait()
        if self._gone or self.dropped:
            raise WebSocketDisconnect(detail="the client has gone", code=POLICY)

    def finish(self) -> None:
        """Close once everything is sent."""
        self._put(None)
