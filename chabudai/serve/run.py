"""Running the server."""

import gc
import logging
import signal
from types import FrameType

import msgspec
import uvicorn

from chabudai.serve.app import make_app
from chabudai.serve.settings import Settings

GRACE_SECONDS = 5


class _Server(uvicorn.Server):
    """A server that exits with status 0 when it is stopped: uvicorn's would raise the signal once more at its end."""

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


def run(settings: Settings) -> None:
    """Serve until stopped; all requests that were done by then are durable."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler])
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)  # it names the address of every socket
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        access_log=False,  # addresses of matches are for those who have them
        log_config=None,
        proxy_headers=False,  # uvicorn would believe anybody on this machine; see addresses
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    _tune_garbage_collector()
    _Server(config).run()
