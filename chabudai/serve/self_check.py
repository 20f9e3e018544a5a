"""What a server needs, tried before it serves: its address, its store, its client, the engines of its games."""

import socket
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from chabudai import catalog
from chabudai.serve.app import CLIENT
from chabudai.serve.settings import Settings
from chabudai.serve.supervisor import processes_problem
from chabudai.serve.work import prepare
from chabudai.store import StoreError, file_of, open_store, shown_store


def self_checks(settings: Settings) -> Iterator[tuple[str, str | None]]:
    """Try one thing after the other: yield what should be, and what is wrong where it is not."""
    yield f"{settings.host}:{settings.port} can be listened at", port_problem(settings)
    yield f"the store {shown_store(settings.store)} can be written", store_problem(settings.store)
    if settings.processes > 1:
        yield f"{settings.processes} processes can serve it", processes_problem(settings)
    yield "the client is built", client_problem()
    for entry in catalog.playable():
        yield f"{entry.id} can be played", _tried(partial(prepare, entry.id), f"{entry.id} can't be played")
    for problem in catalog.problems():
        yield "", str(problem)


def port_problem(settings: Settings) -> str | None:
    """Return why the address can't be listened at, if it can't."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except OSError as error:
        return f"{settings.host}:{settings.port} can't be used: {error}"
    return None


def store_problem(name: str) -> str | None:
    """Return why the store can't be opened and written, if it can't; no file is made where there is none yet."""
    path = file_of(name)
    if path is None or path.exists():
        return _tried(partial(_write, name), "")
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    return _tried(partial(_make_beside, folder), f"{path} can't be made")


def _write(name: str | Path) -> None:
    with open_store(name) as store:
        store.probe()


def _make_beside(folder: Path) -> None:
    with tempfile.TemporaryDirectory(dir=folder, prefix=".chabudai-") as beside:
        _write(Path(beside) / "matches.sqlite")


def client_problem() -> str | None:
    """Return what is wrong where the client is not built."""
    return None if (CLIENT / "index.html").is_file() else "the client is not built: run `make client`"


def _tried(what: Callable[[], object], otherwise: str) -> str | None:
    try:
        what()
    except StoreError as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 -- a game from outside may raise anything
        return f"{otherwise}: {type(error).__name__}: {error}"
    return None
