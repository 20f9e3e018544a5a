"""Connections below HTTP and WebSocket: how many there are, how slowly they may send, and how slowly they may read.

Uvicorn waits for ever for the head and the body of a request, and for a client that does not read; it answers any
number of pings. Its protocols are bounded here.
"""

import asyncio
import socket
import time
from collections.abc import Iterable
from contextlib import suppress
from math import inf
from typing import Any, Final, NamedTuple, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from chabudai.serve.addresses import client_of, comes_by_proxy
from chabudai.serve.limits import AddressLimits
from chabudai.serve.settings import Settings

FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: 46\r\n"
    b"Retry-After: 5\r\nConnection: close\r\n\r\nToo many connections right now. Try again soon"
)
POLICY: Final = 1008
SEND_BUFFER: Final = 64 * 1024
"""How many bytes the system keeps for a client that does not read; what waits with us is seen all the sooner."""
LARGEST_HEAD: Final = 16 * 1024
SLICE: Final = 2048
"""So many bytes are read as frames at once: in many bytes there are many thousand empty frames."""
PING_SECONDS: Final = 10.0
"""How often a socket is asked whether anybody is there, and how long the answer may take."""
CLOSING_SECONDS: Final = 2.0
"""How long a client has to say goodbye as well."""
_LEAST_READ: Final = 8 * 1024
_LEAST_SHARE: Final = 20
"""Of what waits, a client reads at least this part, or so many bytes, while it may stall."""


class Flow(NamedTuple):
    """How much was waiting for a client to read it, and since when."""

    most: int
    since: float


class ConnectionGuard:
    """Knows all connections of a server, and ends those that take too long."""

    def __init__(self, settings: Settings, limits: AddressLimits) -> None:
        self.settings = settings
        self.limits = limits
        self._owners: dict[asyncio.BaseTransport, object] = {}
        self._flows: dict[asyncio.Transport, Flow] = {}

    def enter(self, transport: asyncio.BaseTransport, peer: tuple[str, int] | None) -> bool:
        """Count a new connection; False where there are too many, of its address or at all."""
        scope: Any = {"client": peer, "headers": []}
        # A named proxy has connections for many: only all of them together are bounded.
        owner = peer if comes_by_proxy(scope, self.settings) else client_of(scope, self.settings)
        if not self.limits.connections.take(owner):
            return False
        self._owners[transport] = owner
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Count a connection no longer."""
        self._flows.pop(transport, None)
        if transport in self._owners:
            self.limits.connections.give_back(self._owners.pop(transport))

    def sweep(self, connections: Iterable[object]) -> None:
        """Abort the connections that send too slowly, or do not read what was sent to them."""
        now = time.monotonic()
        for connection in tuple(connections):
            if isinstance(connection, BoundedHttp | BoundedSocket) and self._is_late(connection, now):
                connection.transport.abort()

    def _is_late(self, connection: "BoundedHttp | BoundedSocket", now: float) -> bool:
        return now >= connection.deadline or self._is_stalled(connection.transport, now)

    def _is_stalled(self, transport: asyncio.Transport, now: float) -> bool:
        waiting = transport.get_write_buffer_size()
        if not waiting:
            self._flows.pop(transport, None)
            return False
        flow = self._flows.get(transport)
        if flow is None or flow.most - waiting >= max(_LEAST_READ, flow.most // _LEAST_SHARE):
            flow = self._flows[transport] = Flow(waiting, now)
        elif waiting > flow.most:
            flow = self._flows[transport] = Flow(waiting, flow.since)
        return now - flow.since >= self.settings.stalled_seconds


class GuardedConfig(uvicorn.Config):
    """The configuration of a server whose connections are guarded."""

    def __init__(self, app: Any, guard: ConnectionGuard, **facts: Any) -> None:  # noqa: ANN401 -- as uvicorn has them
        self.guard = guard
        super().__init__(
            app,
            http=BoundedHttp,
            ws=BoundedSocket,
            ws_max_size=guard.settings.frame_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=PING_SECONDS,
            ws_ping_timeout=PING_SECONDS,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            **facts,
        )


def _guard_of(config: uvicorn.Config) -> ConnectionGuard:
    return cast("GuardedConfig", config).guard


class BoundedHttp(H11Protocol):
    """HTTP with deadlines for the head and the body of each request."""

    deadline: float = inf

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Take a connection, or refuse it where there are too many."""
        super().connection_made(transport)
        self._awaited: type[object] | None = None
        self._await_more()
        with suppress(OSError, AttributeError):  # it is a help, no need
            transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        if not _guard_of(self.config).enter(transport, self.client):
            transport.write(FULL)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that a connection is over."""
        _guard_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, and set the deadline for what is to come next."""
        super().data_received(data)
        self._await_more()

    def _await_more(self) -> None:
        state, settings = self.conn.their_state, _guard_of(self.config).settings
        if state is self._awaited:
            return
        self._awaited = state
        if state is h11.IDLE:
            self.deadline = time.monotonic() + settings.header_seconds
        elif state is h11.SEND_BODY:
            self.deadline = time.monotonic() + settings.body_seconds
        else:
            self.deadline = inf


class BoundedSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are counted for its address, pings and parts of messages included."""

    deadline: float = inf

    def __init__(self, *args: Any, **facts: Any) -> None:  # noqa: ANN401 -- as uvicorn has them
        super().__init__(*args, **facts)
        self.close_timeout = CLOSING_SECONDS
        self._owner: str | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that a connection is over."""
        _guard_of(self.config).leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read a little at a time, and no more once the connection is closed."""
        for first in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[first : first + SLICE])

    def handle_cont(self, event: Frame) -> None:
        """Take a further part of a message."""
        if self._counts():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message, or its first part."""
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a message that is no text, likewise."""
        if self._counts():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._counts():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self._counts():
            super().handle_pong(event)

    def _counts(self) -> bool:
        """Count a frame; where it is one too many, the connection ends."""
        if self.transport.is_closing():
            return False
        guard, scope = _guard_of(self.config), cast("Any", self.scope)
        self._owner = self._owner or client_of(scope, guard.settings)
        if not guard.limits.frames.wait(self._owner):
            return True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if not self.close_sent:
            self.conn.fail(POLICY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()
        return False
