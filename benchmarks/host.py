"""The real server for a benchmark: `python -m benchmarks.host PORT STORE`.

All settings are the defaults but for the bounds that keep one address from making hundreds of matches and one socket
from sending hundreds of moves. It ends with whoever started it.
"""

import os
import signal
import sys
import threading
from typing import Final

from chabudai.serve.run import run
from chabudai.serve.settings import Settings

NO_BOUND: Final = 10**9


def settings(port: int, store: str) -> Settings:
    """Return the settings of a server under load."""
    return Settings(
        store=store,
        port=port,
        connections=NO_BOUND,
        connections_per_address=NO_BOUND,
        sockets_per_address=NO_BOUND,
        openings_per_address=NO_BOUND,
        requests_per_address=NO_BOUND,
        messages=NO_BOUND,
        frames_per_address=NO_BOUND,
        matches_per_address=NO_BOUND,
    )


def _end_with_parent() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    threading.Thread(target=_end_with_parent, daemon=True).start()
    run(settings(int(sys.argv[1]), sys.argv[2]))
