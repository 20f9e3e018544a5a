"""Running the server."""

import logging
import os
from pathlib import Path

import uvicorn

from chabudai.serve.app import make_app
from chabudai.serve.settings import Settings

GRACE_SECONDS = 5


def default_store() -> Path:
    """Return where matches are kept if nothing else is said, making the folder where it is missing."""
    base = os.environ.get("XDG_DATA_HOME")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "chabudai"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "matches.sqlite"


def run(settings: Settings) -> None:
    """Serve until told to stop; what was asked for until then is kept."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s %(message)s")
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
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    uvicorn.Server(config).run()
