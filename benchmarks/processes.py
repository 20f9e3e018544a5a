"""Processes that a benchmark starts: on the loopback address, talked to through pipes, and always ended."""

import os
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from benchmarks.measure import NotMeasured

LOOPBACK: Final = "127.0.0.1"
FOLDER: Final = Path(__file__).parent
MODULES: Final = FOLDER / "node_modules"
PAUSE: Final = 0.05
PATIENCE: Final = 60.0
"""How many seconds a server may take until it listens."""


def node() -> str:
    """Return where Node is; NotMeasured where it or what `npm ci` installs is missing."""
    found = shutil.which("node")
    if found is None:
        raise NotMeasured("Node is not here: the load on a server needs Node 20.19 or newer.")
    if not MODULES.is_dir():
        raise NotMeasured("boardgame.io is not installed: `make bench-server` installs it and runs the benchmark.")
    return found


def free_port() -> int:
    """Return a port of the loopback address that nobody listens on."""
    with closing(socket.socket()) as free:
        free.bind((LOOPBACK, 0))
        port: int = free.getsockname()[1]
        return port


@contextmanager
def started(
    command: Sequence[str], log: Path, environment: Mapping[str, str] | None = None, *, heard: bool = False
) -> Generator[subprocess.Popen[str]]:
    """Start a process in a group of its own, and kill the group at the end.

    It gets its orders by standard input. What it writes goes into the log, or comes back to us where it is heard.
    It is killed, not asked to end: what a server has acknowledged has to be there all the same.
    """
    with (
        log.open("w") as written,
        subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE if heard else written,
            stderr=written,
            text=True,
            cwd=FOLDER.parent,
            env={**os.environ, **(environment or {})},
            start_new_session=True,
        ) as process,
    ):
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def wait_until_listening(process: subprocess.Popen[str], port: int) -> None:
    """Wait until a server takes connections; NotMeasured where it does not."""
    latest = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < latest:
        with suppress(OSError), closing(socket.create_connection((LOOPBACK, port), timeout=1)):
            return
        time.sleep(PAUSE)
    raise NotMeasured("the server does not listen")


def line_from(process: subprocess.Popen[str], seconds: float) -> str:
    """Return the next line that a process writes, which it does within so many seconds or is killed."""
    too_late = threading.Timer(seconds, process.kill)
    too_late.start()
    try:
        line = process.stdout.readline() if process.stdout else ""
    finally:
        too_late.cancel()
    if not line:
        raise NotMeasured("the load has ended early")
    return line
