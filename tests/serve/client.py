"""A client as a program would write one: it says hello, asks, and keeps what it was sent."""

from __future__ import annotations

from contextlib import AbstractContextManager, ExitStack, suppress
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from chabudai.serve import protocol as wire

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random
    from ssl import SSLContext
    from typing import Self

    from websockets.sync.client import ClientConnection

    from chabudai.core import Seat

PATIENCE = 20.0
_read = msgspec.json.Decoder(wire.FromServer)
_ids = count()
_connect: Callable[..., AbstractContextManager[ClientConnection]] = connect

T = TypeVar("T")


def new_id() -> str:
    return f"r{next(_ids)}"


def dial(
    place: str, match: str, secure: SSLContext | None = None, **facts: Any
) -> AbstractContextManager[ClientConnection]:
    path = f"{'wss' if secure else 'ws'}://{place}/api/matches/{match}/socket"
    return _connect(path, ssl=secure, proxy=None, compression=None, max_size=None, open_timeout=PATIENCE, **facts)


class Client:
    """One socket at one match; `heard` holds every message as it came."""

    def __init__(
        self, place: str, match: str, token: str | None = None, browser: str | None = None, **facts: Any
    ) -> None:
        self.match = match
        self.token = token
        self.browser = browser
        self.heard: list[str] = []
        self.steps: list[wire.Step] = []
        self._pages: list[wire.Step] = []
        self._table: wire.MatchUpdate | None = None
        self._meta: wire.MatchMeta | None = None
        self._closing = ExitStack()
        self._socket = self._closing.enter_context(dial(place, match, **facts))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._closing.close()

    # What it knows

    @property
    def table(self) -> wire.MatchUpdate:
        assert self._table
        return self._table

    @property
    def meta(self) -> wire.MatchMeta:
        assert self._meta
        return self._meta

    @property
    def to_act(self) -> Seat | None:
        """One of its own seats that is to act."""
        return next((seat for seat in self.table.to_act if seat in self.meta.yours), None)

    def legal_moves(self, seat: Seat) -> list[wire.LegalMove]:
        for seen in self.table.views:
            if seen.seat == seat:
                return list(seen.legal_moves or ())
        return []

    # What it does

    def say(self, text: str | bytes) -> None:
        self._socket.send(text)

    def send(self, message: wire.FromClient) -> None:
        self.say(msgspec.json.encode(message).decode())

    def hello(self, since: int = 0) -> wire.Welcome:
        self.send(wire.Hello(wire.PROTOCOL, self.token, self.browser, since))
        return self.hear(wire.Welcome)

    def hear(self, kind: type[T]) -> T:
        """Wait for a message of a kind, keeping what comes before it."""
        while True:
            message = self.next()
            if isinstance(message, kind):
                return message

    def next(self) -> wire.FromServer:
        return self._hear(PATIENCE)

    def _hear(self, seconds: float) -> wire.FromServer:
        text = self._socket.recv(seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message = _read.decode(text)
        if isinstance(message, wire.Steps):
            self._pages.extend(message.steps)
        elif isinstance(message, wire.Welcome):
            steps = (*self._pages, *message.table.steps)
            message = wire.Welcome(message.meta, msgspec.structs.replace(message.table, steps=steps))
            self._meta = message.meta
            self._take(message.table)
        elif isinstance(message, wire.MatchUpdate):
            self._take(message)
        return message

    def _take(self, table: wire.MatchUpdate) -> None:
        if table.replay:
            self.steps = []
        elif self._table is None and table.steps:
            self.steps = [table.steps[0]] * table.steps[0].number
        for step in table.steps:
            assert step.number <= len(self.steps)
            # What was taken back since it came comes once more; a view comes only where several are sent at once.
            self.steps[step.number : step.number + 1] = [msgspec.structs.replace(step, view=None)]
        assert len(self.steps) == table.seq or not table.steps
        self._table = table

    def until(self, holds: Callable[[wire.MatchUpdate], bool]) -> wire.MatchUpdate:
        """Wait until the table is so."""
        while not holds(self.table):
            self.next()
        return self.table

    def until_over(self) -> wire.MatchUpdate:
        return self.until(lambda table: table.result is not None)

    def answer_to(self, request: str) -> wire.Done | wire.Refused:
        while True:
            message = self.next()
            if isinstance(message, wire.Done | wire.Refused) and message.id == request:
                return message
            if isinstance(message, wire.MatchUpdate) and message.done == request:
                return wire.Done(request, message.seq)

    def ask(self, request: wire.Request) -> wire.Done | wire.Refused:
        self.send(request)
        return self.answer_to(request.id)

    def done(self, request: wire.Request) -> wire.Done:
        answer = self.ask(request)
        assert isinstance(answer, wire.Done), answer
        return answer

    def refused(self, request: wire.Request) -> wire.Problem:
        answer = self.ask(request)
        assert isinstance(answer, wire.Refused), answer
        return answer.problem

    def sync(self) -> None:
        """Wait until the server has answered all that was said before."""
        self.done(wire.Ping(new_id()))

    def any_move(self, rng: Random, request: str | None = None, *, quiet: bool = True) -> wire.Move:
        """Return a legal move for one of its seats that is to act; a quiet one does not bring the end nearer."""
        seat = self.to_act
        assert seat is not None
        options = self.legal_moves(seat)
        silent = [option for option in options if all(event["type"] != "claimed" for event in option.events)]
        option = rng.choice((quiet and silent) or options)
        return wire.Move(request or new_id(), seat, msgspec.Raw(msgspec.json.encode(option.move)))

    def play(self, rng: Random, *, quiet: bool = True) -> wire.Done:
        return self.done(self.any_move(rng, quiet=quiet))

    def pause(self, seconds: float) -> None:
        """Hear what comes within so many seconds."""
        with suppress(TimeoutError):
            self._hear(seconds)

    def hear_sorry(self) -> wire.Problem:
        """Wait for the server's excuse and for the end of the socket."""
        problem = self.hear(wire.Goodbye).problem
        self.hear_close()
        return problem

    def hear_close(self) -> int:
        """Wait for the end of the socket, and return its code."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006
