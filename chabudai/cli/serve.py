"""The command `serve`: lets people play in the browser."""

import socket
from pathlib import Path

from chabudai.cli.errors import UsageError
from chabudai.serve.run import default_store, run
from chabudai.serve.settings import Settings


def serve(host: str, port: int, store: str | None) -> int:
    """Serve until a signal stops it; UsageError where the address can't be used."""
    _check(host, port)
    path = Path(store) if store else default_store()
    print(f"Chabudai is at http://{host}:{port}/ (matches are kept in {path}; Ctrl-C stops it)", flush=True)
    run(Settings(store=path, host=host, port=port))
    return 0


def _check(host: str, port: int) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except (OSError, OverflowError) as error:
        raise UsageError(f"{host}:{port} can't be used: {error}; try another --port") from error
