"""Several server processes behind one port.

The supervisor has the listening socket and serves nobody. It starts the processes, which inherit the socket, starts
dead ones again, and on SIGHUP renews them one after the other, so that there is always one that answers.
"""

import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from chabudai.core import ChabudaiError, Struct
from chabudai.serve.settings import Settings
from chabudai.store import is_postgres, open_store

log = logging.getLogger(__name__)

BACKLOG: Final = 2048
STOP_SECONDS: Final = 15.0
"""How long a process may take to stop before it is killed."""
READY_SECONDS: Final = 120.0
"""How long a new process may take until it answers before the old one is kept instead."""
LOOK_SECONDS: Final = 0.1
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 30.0
"""How long it takes until a process that dies again and again is started again."""
HEALTHY_SECONDS: Final = 60.0


class Task(Struct):
    """What a server process is told at its start; by a pipe, because all users of a machine can read command lines."""

    settings: Settings
    number: int
    """Which of the processes it is, from 1."""
    listening: int
    """The descriptor of the socket."""
    ready: int
    """The descriptor of a pipe into which it writes when it answers."""


def processes_problem(settings: Settings) -> str | None:
    """Return why the settings can't be served by so many processes, if they can't."""
    if settings.processes == 1 or is_postgres(settings.store):
        return None
    return (
        f"{settings.processes} processes need a store in PostgreSQL (--store postgresql://…): "
        "a file of SQLite is for one process"
    )


class ProcessesRefused(ChabudaiError):
    """The settings can't be served by several processes."""


class ServerProcess:
    """One of the processes."""

    def __init__(self, settings: Settings, number: int, listening: socket.socket) -> None:
        self.number = number
        self.born = time.monotonic()
        self._ready, writing = os.pipe()
        task = Task(settings, number, listening.fileno(), writing)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "chabudai.serve.process"], stdin=subprocess.PIPE, pass_fds=(task.listening, writing)
        )
        os.close(writing)
        with suppress(BrokenPipeError):
            self._stdin.write(msgspec.json.encode(task) + b"\n")
            self._stdin.flush()  # it stays open: when it closes, this process has died, and the other one ends too

    @property
    def _stdin(self) -> Any:  # noqa: ANN401 -- a pipe
        return self._process.stdin

    @property
    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None

    def wait_until_ready(self, seconds: float) -> bool:
        """Wait until it answers; False where it dies or takes too long."""
        readable, _, _ = select.select([self._ready], [], [], seconds)
        return bool(readable) and os.read(self._ready, 1) == b"1"

    def terminate(self) -> None:
        """Ask it to stop."""
        if self.alive:
            self._process.terminate()

    def wait(self, seconds: float) -> None:
        """Wait until it has stopped; it is killed where that takes too long."""
        try:
            self._process.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            log.error("process %d did not stop, and is killed", self.number)  # noqa: TRY400 -- the sentence says it all
            self._process.kill()
            self._process.wait()
        self.close()

    def close(self) -> None:
        """Let go of what a dead process has left."""
        os.close(self._ready)
        with suppress(OSError):
            self._stdin.close()


class Supervisor:
    """Keeps so many processes running."""

    def __init__(self, settings: Settings, reload: Callable[[], Settings]) -> None:
        problem = processes_problem(settings)
        if problem:
            raise ProcessesRefused(problem)
        self._settings = settings
        self._reload = reload
        self._running: dict[int, ServerProcess] = {}
        self._failures: dict[int, int] = dict.fromkeys(range(1, settings.processes + 1), 0)
        self._due: dict[int, float] = dict.fromkeys(self._failures, 0.0)
        """When each process that does not run is to be started."""
        self._stopping = False
        self._renewing = False

    def run(self) -> None:
        """Serve until a signal stops it."""
        open_store(self._settings.store).close()  # it is made or migrated once, and what is wrong is said at once
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGHUP, self._renew_soon)
        with _listening(self._settings) as listening:
            try:
                while not self._stopping:
                    self._look(listening)
                    time.sleep(LOOK_SECONDS)
            finally:
                self._stop_all()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _renew_soon(self, *_: object) -> None:
        self._renewing = True

    def _look(self, listening: socket.socket) -> None:
        for number, process in tuple(self._running.items()):
            if not process.alive:
                self._note_death(number, process)
        now = time.monotonic()
        for number, due in tuple(self._due.items()):
            if due <= now:
                del self._due[number]
                self._running[number] = ServerProcess(self._settings, number, listening)
        if self._renewing:
            self._renewing = False
            self._renew(listening)

    def _note_death(self, number: int, process: ServerProcess) -> None:
        process.close()
        del self._running[number]
        lived = time.monotonic() - process.born
        self._failures[number] = 1 if lived > HEALTHY_SECONDS else self._failures[number] + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (self._failures[number] - 1))
        self._due[number] = time.monotonic() + pause
        log.error("process %d has died, and is started again in %g seconds", number, pause)

    def _renew(self, listening: socket.socket) -> None:
        """Put a new process in the place of each, one after the other; where a new one fails, the old ones stay."""
        try:
            loaded = self._reload()
        except ChabudaiError as error:
            log.error("nothing is renewed: %s", error)  # noqa: TRY400 -- the sentence says it all
            return
        self._settings = msgspec.structs.replace(loaded, processes=self._settings.processes)
        for number, old in tuple(self._running.items()):
            new = ServerProcess(self._settings, number, listening)
            if not new.wait_until_ready(READY_SECONDS):
                log.error("the new process %d does not answer: the old ones are kept", number)
                new.terminate()
                new.wait(STOP_SECONDS)
                return
            self._running[number] = new
            old.terminate()
            old.wait(STOP_SECONDS)
            log.info("process %d was renewed", number)
            if self._stopping:
                return

    def _stop_all(self) -> None:
        for process in self._running.values():
            process.terminate()
        until = time.monotonic() + STOP_SECONDS
        for process in self._running.values():
            process.wait(until - time.monotonic())


def _listening(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((settings.host, settings.port))
    listening.listen(BACKLOG)
    return listening
