"""Players that go on through everything: they come back, send again what was not answered, and remember what was."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from chabudai.serve import protocol as wire

if TYPE_CHECKING:
    from random import Random

    from websockets.asyncio.client import ClientConnection

_read = msgspec.json.Decoder(wire.FromServer)
_ids = count()
ANSWER_SECONDS = 3.0
BETWEEN_SECONDS = 0.1
NOT_NOW = {"store-unavailable", "internal", "too-many-messages", "too-many-sockets", "busy"}
"""Refusals after which the same is asked again."""


class Lost(AssertionError):
    """Something that was acknowledged is gone, or is another now."""


class Player:
    """One client at one match, for the seats that its token holds."""

    def __init__(self, port: int, match: str, token: str, browser: str, rng: Random) -> None:
        self.port, self.match, self.token, self.browser = port, match, token, browser
        self.rng = rng
        self.acknowledged: list[str] = []
        self.steps: dict[int, str] = {}
        self.table: wire.MatchUpdate | None = None
        self.yours: tuple[int, ...] = ()
        self.unanswered: wire.Move | None = None
        self.connections = 0
        self.resent = 0
        self.resting = False
        """Whether it makes no more moves, and only listens."""

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.result is not None

    async def play(self) -> None:
        """Play until the match is over, whatever happens."""
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self._sit()
            await asyncio.sleep(self.rng.uniform(0.05, 0.4))

    async def _sit(self) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/matches/{self.match}/socket"
        async with connect(address, proxy=None, compression=None, max_size=None, open_timeout=5) as socket:
            self.connections += 1
            pages: list[wire.Step] = []
            seen = next(number for number in count() if number not in self.steps)
            await self._send(socket, wire.Hello(wire.PROTOCOL, self.token, self.browser, seen))
            welcome = await self._hear(socket)
            while isinstance(welcome, wire.Steps):
                pages.extend(welcome.steps)
                welcome = await self._hear(socket)
            if not isinstance(welcome, wire.Welcome):
                raise EOFError(type(welcome).__name__)  # noqa: TRY004 -- the connection is what is wrong
            self.yours = welcome.meta.yours
            self._take(msgspec.structs.replace(welcome.table, steps=(*pages, *welcome.table.steps)))
            await self._go_on(socket)

    async def _go_on(self, socket: ClientConnection) -> None:
        while not self.over:
            if self.unanswered is None:
                self.unanswered = None if self.resting else self._choose()
            elif not self.resting:
                self.resent += 1
            if self.unanswered is None:
                self._take_note(await self._hear(socket, 30.0))
                continue
            await self._send(socket, self.unanswered)
            await self._until_answered(socket, self.unanswered.id)
            await asyncio.sleep(self.rng.uniform(0, BETWEEN_SECONDS))

    async def _until_answered(self, socket: ClientConnection, request: str) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            while self.unanswered and self.unanswered.id == request:
                self._take_note(await self._hear(socket))

    def _choose(self) -> wire.Move | None:
        if self.table is None:
            return None
        for seen in self.table.views:
            if seen.seat is not None and seen.seat in self.table.to_act and seen.legal_moves:
                move = self.rng.choice(seen.legal_moves).move
                return wire.Move(f"{self.browser}-{next(_ids)}", seen.seat, msgspec.Raw(msgspec.json.encode(move)))
        return None

    def _take_note(self, message: wire.FromServer) -> None:
        match message:
            case wire.MatchUpdate():
                self._take(message)
                if message.done:
                    self._answered(message.done)
            case wire.Done(request, _):
                self._answered(request)
            case wire.Refused(request, problem):
                self._refused(request, problem)
            case wire.Goodbye():
                raise EOFError
            case _:
                pass

    def _answered(self, request: str) -> None:
        if self.unanswered and self.unanswered.id == request:
            self.acknowledged.append(request)
            self.unanswered = None

    def _refused(self, request: str, problem: wire.Problem) -> None:
        if not self.unanswered or self.unanswered.id != request:
            return
        if problem.code in NOT_NOW:
            raise EOFError  # comes back, and asks again
        # What was chosen no longer fits: somebody else has moved, as at a table where all may act.
        self.unanswered = None

    def _take(self, table: wire.MatchUpdate) -> None:
        for step in table.steps:
            told = json.dumps([step.kind, step.seat, step.text, msgspec.to_builtins(step.events)], sort_keys=True)
            if self.steps.setdefault(step.number, told) != told:
                raise Lost(f"{self.match}: step {step.number} was {self.steps[step.number]}, and is {told}")
        if self.steps and table.seq < max(self.steps) + 1 and (self.table is None or table.seq != self.table.seq):
            raise Lost(f"{self.match}: {max(self.steps) + 1} steps were known, and there are {table.seq}")
        if len(self.steps) < table.seq:
            raise EOFError  # a frame is missing: comes back for it
        if self.table is None or table.seq >= self.table.seq:
            self.table = table

    async def _send(self, socket: ClientConnection, message: wire.FromClient) -> None:
        async with asyncio.timeout(ANSWER_SECONDS):
            await socket.send(msgspec.json.encode(message).decode())

    async def _hear(self, socket: ClientConnection, seconds: float = ANSWER_SECONDS) -> Any:
        async with asyncio.timeout(seconds):
            text = await socket.recv()
        return _read.decode(text)
