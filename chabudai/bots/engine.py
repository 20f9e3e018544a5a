"""A bot in a process of its own, in any language: it is sent views and answers moves, a line of JSON each.

docs/agents.md describes the lines. A process that hangs, dies, or answers what is no legal move loses its turn: the
game's default is made for it, and another process is started for the next.
"""

import contextlib
import logging
import os
import selectors
import shlex
import signal
import subprocess
import time
import weakref
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any, Final

import msgspec

from chabudai.bots.search.tree import seat_of
from chabudai.core import AnyGame, IllegalMove, Seat, as_listed, plain_move, written_options

PROTOCOL: Final = 1
HELLO_SECONDS: Final = 10.0
"""How long a process may take until it has said hello."""
GRACE_SECONDS: Final = 0.5
"""How much longer than its budget a process may take."""
EFFORT_SECONDS: Final = 60.0
"""How long it may take with a budget of effort."""
LONGEST_LINE: Final = 65_536
MOST_MOVES: Final = 1_000
"""So many legal moves are listed at most; where there are more, or they can't be listed, none is."""
_CHUNK: Final = 4_096
_LOOK_SECONDS: Final = 0.01

log = logging.getLogger(__name__)


class EngineFailed(Exception):
    """A process has not answered as it should; this says how."""


class EngineBot:
    """Asks a process for moves; it is started when it is first asked, and ended with this object."""

    def __init__(self, game: AnyGame, command: str | Sequence[str]) -> None:
        self._game = game
        self._command = shlex.split(command) if isinstance(command, str) else list(command)
        self._process: _Process | None = None
        self._asked = 0

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the process's move; the game's default where it has none that is legal."""
        try:
            return self._ask(view, rng, seconds, effort)
        except (EngineFailed, OSError) as error:
            log.warning("%s: %s; the default move is made, and it is started anew", shlex.join(self._command), error)
            self.close()
            return self._game.default(view)

    def close(self) -> None:
        """End the process."""
        if self._process:
            self._process.end()
            self._process = None

    def _ask(self, view: Any, rng: Random, seconds: float, effort: int | None) -> Any:  # noqa: ANN401 -- likewise
        process = self._running()
        self._asked += 1
        world = self._game.world(view, rng)
        seat = seat_of(self._game, view, world)
        listed = as_listed(self._game.moves(world, seat))
        moves = [] if listed is None else list(islice(iter(listed), MOST_MOVES + 1))
        texts = [self._game.text(world, move) for move in moves] if len(moves) <= MOST_MOVES else []
        process.send({"type": "view", "id": self._asked, "seat": seat, "view": view, "moves": texts})
        process.send(
            {"type": "budget", "id": self._asked, "seconds": seconds, "effort": effort, "seed": rng.getrandbits(32)}
        )
        patience = EFFORT_SECONDS if effort is not None else seconds * 1.1 + GRACE_SECONDS
        return self._legal(process.answer("move", patience, self._asked), world, seat)

    def _running(self) -> "_Process":
        if self._process is None:
            self._process = _Process(self._command)
            weakref.finalize(self, self._process.end)
            game = self._game
            options = written_options(game.options)
            hello = {"type": "hello", "protocol": PROTOCOL, "game": game.id, "rules": game.version, "options": options}
            self._process.send(hello)
            said = self._process.answer("hello", HELLO_SECONDS)
            if said.get("protocol") != PROTOCOL:
                raise EngineFailed(f"it speaks protocol {str(said.get('protocol'))[:20]}, not {PROTOCOL}")
        return self._process

    def _legal(self, answer: dict[str, Any], world: Any, seat: Seat) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move of an answer: text in the game's notation, or the move as JSON."""
        said = answer.get("move")
        try:
            if isinstance(said, str):
                move = self._game.parse(world, said)
            else:
                move = plain_move(self._game, msgspec.convert(said, self._game.wire.move))
        except (ValueError, IllegalMove) as error:
            raise EngineFailed(f"it answered a move that can't be read: {str(error)[:200]}") from error
        if not self._game.moves(world, seat).contains(move):
            raise EngineFailed("it answered an illegal move")
        return move


class _Process:
    """A process that is spoken to line by line, and never waited for longer than said."""

    def __init__(self, command: Sequence[str]) -> None:
        if not command:
            raise EngineFailed("there is no command")
        self._process = subprocess.Popen(  # noqa: S603 -- whoever runs this has named it
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        self._got = b""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe:
                os.set_blocking(pipe.fileno(), False)

    def send(self, message: dict[str, Any]) -> None:
        """Write a line; a process that does not read for long has failed."""
        data, pipe = msgspec.json.encode(message) + b"\n", self._process.stdin
        until = time.monotonic() + HELLO_SECONDS
        while data and pipe:
            _wait_for(pipe.fileno(), selectors.EVENT_WRITE, until)
            try:
                data = data[os.write(pipe.fileno(), data) :]
            except BlockingIOError:
                continue
            except BrokenPipeError as error:
                raise EngineFailed("its process has ended") from error

    def answer(self, kind: str, patience: float, number: int | None = None) -> dict[str, Any]:
        """Return the next line of this type; late answers to earlier questions are passed over."""
        until = time.monotonic() + patience
        while True:
            message = _decoded(self._line(until))
            if message.get("type") != kind:
                raise EngineFailed(f"it answered {str(message.get('type'))[:20]!r} where {kind!r} was due")
            if number is None or message.get("id") == number:
                return message

    def end(self) -> None:
        """Say that it is over, then end the process and what it has started; once is enough."""
        process = self._process
        if process.returncode is not None:
            return
        with contextlib.suppress(OSError):
            if process.stdin:
                os.write(process.stdin.fileno(), b'{"type":"quit"}\n')
        for pipe in (process.stdin, process.stdout):
            if pipe:
                pipe.close()
        until = time.monotonic() + GRACE_SECONDS
        while time.monotonic() < until and not _has_exited(process.pid):
            time.sleep(_LOOK_SECONDS)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def _line(self, until: float) -> bytes:
        pipe = self._process.stdout
        while b"\n" not in self._got and pipe:
            if len(self._got) > LONGEST_LINE:
                raise EngineFailed(f"it answered a line of more than {LONGEST_LINE} bytes")
            _wait_for(pipe.fileno(), selectors.EVENT_READ, until)
            got = os.read(pipe.fileno(), _CHUNK)
            if not got:
                raise EngineFailed("its process has ended")
            self._got += got
        line, _, self._got = self._got.partition(b"\n")
        return line


def _has_exited(pid: int) -> bool:
    """Tell whether a process has exited, and leave its number taken: its group is ended by that."""
    return os.waitid(os.P_PID, pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None


def _decoded(line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EngineFailed(f"it answered no line of JSON: {line[:80]!r}") from error


def _wait_for(pipe: int, what: int, until: float) -> None:
    with selectors.DefaultSelector() as selector:
        selector.register(pipe, what)
        if not selector.select(max(0.0, until - time.monotonic())):
            raise EngineFailed("it took too long")
