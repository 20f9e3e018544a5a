"""Running the server."""

import gc
import logging
import signal
from contextlib import suppress
from types import FrameType

import msgspec
import uvicorn
from msgspec import structs

from chabudai.serve.app import make_app
from chabudai.serve.connections import ConnectionGuard, GuardedConfig
from chabudai.serve.limits import AddressLimits
from chabudai.serve.settings import Settings

log = logging.getLogger(__name__)

GRACE_SECONDS = 5
TICKS_A_SWEEP = 5
"""Uvicorn ticks ten times a second."""
OTHER_FILES = 200
"""How many files, pipes and sockets there are besides connections, at most."""


class _Server(uvicorn.Server):
    """A server that exits with status 0 when it is stopped: uvicorn's would raise the signal once more at its end."""

    def __init__(self, config: GuardedConfig, guard: ConnectionGuard) -> None:
        super().__init__(config)
        self._guard = guard

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
    """Writes each log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line; an error comes with its traceback."""
        facts = {
            "at": round(record.created, 3),
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


def run(settings: Settings) -> None:
    """Serve until stopped; all requests that were done by then are durable."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    # It names the address of every socket, and warns of every request that can't be read.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    settings = structs.replace(settings, connections=_room_for(settings.connections))
    limits = AddressLimits(settings)
    guard = ConnectionGuard(settings, limits)
    config = GuardedConfig(
        make_app(settings, limits),
        guard,
        host=settings.host,
        port=settings.port,
        access_log=False,  # addresses of matches are for those who have them
        log_config=None,
        proxy_headers=False,  # uvicorn would believe anybody on this machine; see addresses
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    _tune_garbage_collector()
    _Server(config, guard).run()
