"""Several server processes behind one port: killed, renewed and stopped while a match goes on."""

from __future__ import annotations

import os
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from chabudai.serve.settings import Settings
from chabudai.serve.supervisor import ProcessesRefused, Supervisor, processes_problem
from tests.serve.processes import command
from tests.serve.server import PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.serve.client import Client

PATIENCE = 120.0


def server_processes(server: Server) -> list[int]:
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text("ascii").split()
    return [int(child) for child in children if b"chabudai.serve.process" in command(int(child))]


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.1)


def answered_by(server: Server) -> set[int]:
    """Return the numbers of processes that have answered, each by a connection of its own."""
    found: set[int] = set()
    for _ in range(8):
        with suppress(httpx.TransportError), server.new_http() as http:
            found.add(http.get("/ready").json().get("process"))
    return found


def come_back(server: Server, match: str, token: str) -> Client:
    """Enter a match as a browser does, which tries again until it is let in."""
    end = time.monotonic() + PATIENCE
    while True:
        with suppress(ConnectionClosed, WebSocketException, OSError):
            return server.enter(match, token)
        assert time.monotonic() < end


def test_processes_behind_one_port_die_and_are_renewed_and_no_move_is_lost(
    tmp_path: Path, database: str, rng: Random
) -> None:
    with Server(tmp_path / "two", database=database, processes=2, workers=1) as server:
        until(lambda: answered_by(server) == {1, 2})
        made = server.make(PERSON, PERSON)
        with server.enter_as_host(made) as host:
            host.play(rng)

        first = server_processes(server)
        assert len(first) == 2
        os.kill(first[0], signal.SIGKILL)
        with come_back(server, made.match, made.token) as host:
            assert host.table.seq == 1
            host.play(rng)
        until(lambda: answered_by(server) == {1, 2})

        second = server_processes(server)
        server.send(signal.SIGHUP)
        seq = 2
        while set(server_processes(server)) & set(second):
            with suppress(ConnectionClosed), come_back(server, made.match, made.token) as host:
                assert host.table.seq >= seq
                if host.table.seq < 12:
                    seq = host.play(rng).seq
        with come_back(server, made.match, made.token) as host:
            assert host.table.seq >= seq
        assert b'process="' in server.http.get("/metrics").content
        assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()


def test_several_processes_on_a_file_are_refused() -> None:
    settings = Settings(store="matches.sqlite", processes=2)
    assert "PostgreSQL" in str(processes_problem(settings))
    with pytest.raises(ProcessesRefused, match="a file of SQLite is for one process"):
        Supervisor(settings, lambda: settings)
