"""A small disk that only the server sees, to be filled up, and a file to be damaged."""

from __future__ import annotations

import shutil
import subprocess
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.store.files import ask

if TYPE_CHECKING:
    from collections.abc import Generator

    from tests.serve.server import Server

_ON_A_DISK = ["unshare", "--map-root-user", "--mount", "sh", "-c"]
_MOUNTED = 'mount -t tmpfs -o size=4m tmpfs "$0" && exec "$@"'


def can_mount(folder: Path) -> bool:
    """Tell whether this machine lets us have a small disk."""
    if not shutil.which("unshare"):
        return False
    command = [*_ON_A_DISK, _MOUNTED, str(folder), "true"]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def on_a_small_disk(server: Server) -> None:
    """Have a server keep its matches on a disk of 4 MB; to be called before it starts."""
    server.command = [*_ON_A_DISK, _MOUNTED, str(server.store.parent), *server.command]


@contextmanager
def full_disk(server: Server) -> Generator[None]:
    """Leave no byte free on the server's small disk."""
    ballast = Path(f"/proc/{server.pid}/root{server.store.parent}") / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65_536, 512, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:  # it is full, for pieces of this size
                continue
    try:
        yield
    finally:
        ballast.unlink()


def damage(store: Path, table: str = "entries") -> None:
    """Overwrite the page with which a table begins; nobody may have the store open."""
    page = int(str(ask(store, "PRAGMA page_size")))
    root = int(str(ask(store, f"SELECT rootpage FROM sqlite_master WHERE name = '{table}'")))  # noqa: S608 -- our own words
    with store.open("r+b") as file:
        file.seek((root - 1) * page)
        file.write(b"\xff" * page)
