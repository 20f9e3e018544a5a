"""A proxy between clients and server that drops, doubles and delays frames, and cuts connections."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

HEAD_END = b"\r\n\r\n"
TEXT = 1


class Rates:
    """How often which mishap befalls a frame."""

    drop = 0.01
    double = 0.03
    delay = 0.05
    cut = 0.002
    longest_delay = 1.0


class Proxy:
    """Passes on what comes to one port to another, frame by frame."""

    def __init__(self, target: int, rng: Random) -> None:
        self.done: Counter[str] = Counter()
        self.port = 0
        self.mischief = True
        self._closed = False
        self._target = target
        self._rng = rng
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])

    def shut(self) -> None:
        """Cut all connections, and accept none."""
        self._closed = True
        for writer in self._writers:
            writer.transport.abort()

    def open(self) -> None:
        self._closed = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._closed:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        both = {writer, far_writer}
        self._writers |= both
        ways = [self._pass(reader, far_writer), self._pass(far_reader, writer)]
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            done, _ = await asyncio.wait([asyncio.create_task(way) for way in ways], return_when="FIRST_COMPLETED")
            for way in done:
                way.exception()
        self._writers -= both
        for end in both:
            end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            writer.write(await reader.readuntil(HEAD_END))  # the handshake is left alone
            while True:
                frame, kind = await _next_frame(reader)
                for copy in await self._fate(frame, kind):
                    writer.write(copy)
                await writer.drain()

    async def _fate(self, frame: bytes, kind: int) -> list[bytes]:
        """Return what is passed on of a frame, after some time."""
        if kind != TEXT or not self.mischief:
            return [frame]
        chance = self._rng.random
        if chance() < Rates.cut:
            self.done["cut"] += 1
            raise ConnectionResetError
        if chance() < Rates.delay:
            self.done["delayed"] += 1
            await asyncio.sleep(chance() * Rates.longest_delay)
        if chance() < Rates.drop:
            self.done["dropped"] += 1
            return []
        if chance() < Rates.double:
            self.done["doubled"] += 1
            return [frame, frame]
        return [frame]


async def _next_frame(reader: asyncio.StreamReader) -> tuple[bytes, int]:
    """Return a WebSocket frame as it came, and its kind (RFC 6455, section 5.2)."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length >= 126:
        more = await reader.readexactly(2 if length == 126 else 8)
        head, length = head + more, int.from_bytes(more, "big")
    masked = 4 if head[1] & 0x80 else 0
    return head + await reader.readexactly(masked + length), head[0] & 0x0F
