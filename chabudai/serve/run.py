"""Running the server."""

import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import NamedTuple

import msgspec
import uvicorn
from msgspec import structs

from chabudai.serve.app import make_app
from chabudai.serve.connections import ConnectionGuard, GuardedConfig
from chabudai.serve.limits import AddressLimits
from chabudai.serve.settings import Settings
from chabudai.serve.supervisor import BACKLOG, Supervisor

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
TICKS_A_SWEEP = 5
"""Uvicorn ticks ten times a second."""
OTHER_FILES = 200
"""How many files, pipes and sockets there are besides connections, at most."""


ACCEPTED_AT_ONCE = 4
"""So many connections one of several processes takes at a time, so that the others get their share."""


class Place(NamedTuple):
    """The place of one process among several: its number from 1, the socket that they share, whom to tell."""

    number: int
    listening: socket.socket
    say_ready: Callable[[], None]
    """To be called when it answers."""


class _Server(uvicorn.Server):
    """A server that exits with status 0 when it is stopped: uvicorn's would raise the signal once more at its end."""

    def __init__(self, config: GuardedConfig, guard: ConnectionGuard, place: Place | None) -> None:
        super().__init__(config)
        self._guard = guard
        self._place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to answer, and say so."""
        await super().startup(sockets)
        if self._place and not self.should_exit:
            self._place.listening.listen(BACKLOG)  # asyncio has set it to what is accepted at once
            self._place.say_ready()

    async def on_tick(self, counter: int) -> bool:
        """Look after the connections several times a second."""
        if counter % TICKS_A_SWEEP == 0:
            self._guard.sweep(self.server_state.connections)
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002 -- as uvicorn has it
        """Stop gracefully; at once after a second Ctrl-C."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


class _Lines(logging.Formatter):
    """Writes each log record as one line of JSON, with the number of the process where there are several."""

    def __init__(self, number: int | None) -> None:
        super().__init__()
        self._process = {"process": number} if number is not None else {}

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; an error comes with its traceback."""
        facts = {
            "at": round(record.created, 3),
            **self._process,
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            facts["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(facts).decode()


def _tune_garbage_collector() -> None:
    """Keep the garbage collector from stopping all matches for a tenth of a second every few seconds.

    What is loaded by now stays, and values are in no cycles: young objects are collected as ever, and all of them only
    when matches have been let go (see app).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 10, 1_000_000)


def _room_for(connections: int) -> int:
    """Return how many of so many connections the system has descriptors for, after asking it for more."""
    try:
        import resource
    except ImportError:
        return connections
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + OTHER_FILES
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    room = connections if soft == resource.RLIM_INFINITY else min(connections, max(1, soft - OTHER_FILES))
    if room < connections:
        log.warning("the system lets this process have %d connections, not %d (see ulimit -n)", room, connections)
    return room


def _log_lines(number: int | None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines(number))
    logging.basicConfig(level=logging.INFO, handlers=[handler])


def run(settings: Settings, reload: Callable[[], Settings] | None = None) -> None:
    """Serve until stopped, by one process or several; all requests that were done by then are durable.

    Several processes are started anew with the settings that `reload` gives.
    """
    if settings.processes == 1:
        serve(settings)
        return
    _log_lines(0)
    Supervisor(settings, reload or (lambda: settings)).run()


def serve(settings: Settings, place: Place | None = None) -> None:
    """Serve by this process."""
    _log_lines(place.number if place else None)
    # It names the address of every socket, and warns of every request that can't be read.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    settings = structs.replace(settings, connections=_room_for(settings.connections))
    limits = AddressLimits(settings)
    guard = ConnectionGuard(settings, limits)
    config = GuardedConfig(
        make_app(settings, limits, place.number if place else 0),
        guard,
        host=settings.host,
        port=settings.port,
        access_log=False,  # addresses of matches are for those who have them
        log_config=None,
        proxy_headers=False,  # uvicorn would believe anybody on this machine; see addresses
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        backlog=ACCEPTED_AT_ONCE if place else BACKLOG,
    )
    _tune_garbage_collector()
    _Server(config, guard, place).run([place.listening] if place else None)
