"""Whether a server is alive, and whether it can do its work: a full disk, a damaged file, workers that die."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tests.serve.client import PATIENCE
from tests.serve.disks import can_mount, damage, full_disk, on_a_small_disk
from tests.serve.processes import signal_workers, unable_to_write
from tests.serve.server import PERSON, Server, problem

if TYPE_CHECKING:
    from collections.abc import Callable, Generator
    from pathlib import Path
    from random import Random

    NewServer = Callable[..., Server]

WELL = {"ok": True, "store": "ok", "workers": "ok"}


def ready(server: Server) -> tuple[int, Any]:
    answer = server.http.get("/ready")
    return answer.status_code, answer.json()


def until_ready(server: Server, status: int) -> Any:
    """Ask until this is the status, and return what it says then; an answer is remembered for a moment."""
    until = time.monotonic() + PATIENCE
    while (found := ready(server))[0] != status:
        assert time.monotonic() < until, found
        time.sleep(0.1)
    return found[1]


def log_of(server: Server) -> str:
    return server.output.read_text("utf-8")


@contextmanager
def workers_killed(server: Server) -> Generator[None]:
    """Kill every worker as soon as it is there."""
    over = threading.Event()

    def kill() -> None:
        while not over.wait(0.01):
            signal_workers(server.pid, signal.SIGKILL)

    thread = threading.Thread(target=kill)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


def test_a_server_that_works_is_ready(server: Server) -> None:
    assert ready(server) == (200, WELL)


def test_however_often_somebody_asks_the_store_is_written_once_in_a_while(server: Server) -> None:
    def probes() -> float:
        lines = server.http.get("/metrics").text.splitlines()
        found = [line for line in lines if line.startswith('chabudai_store_seconds_count{operation="probe"}')]
        return float(found[0].split()[1]) if found else 0.0

    before, begun = probes(), time.monotonic()
    for _ in range(50):
        assert ready(server)[0] == 200
    assert probes() - before <= 2 + (time.monotonic() - begun)


def test_a_full_disk_is_no_readiness_but_still_life(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    if not can_mount(folder):
        pytest.skip("this machine lets nobody mount a disk")
    own = Server(folder / "matches.sqlite")
    own.output = tmp_path / "output"
    on_a_small_disk(own)
    with own:
        assert ready(own) == (200, WELL)
        with full_disk(own):
            assert until_ready(own, 503) == {"ok": False, "store": "unavailable", "workers": "ok"}
            for _ in range(10):
                assert problem(own.http.post("/api/matches", json={"game": "kooshi"})) == (503, "store-unavailable")
            assert own.http.get("/health").status_code == 200
            assert log_of(own).count("database or disk is full") == 1  # not once for each player
            assert "ready: no (store: unavailable, workers: ok)" in log_of(own)
        assert until_ready(own, 200) == WELL
        assert "ready: yes" in log_of(own)
        own.make()


def test_a_disk_that_fails_is_no_readiness_until_it_works_again(new_server: NewServer) -> None:
    own = new_server()
    with unable_to_write(own.pid):
        assert until_ready(own, 503)["store"] == "unavailable"
    assert until_ready(own, 200) == WELL


def test_a_damaged_file_is_found_before_a_player_does(new_server: NewServer, rng: Random) -> None:
    own = new_server()
    made = own.make(PERSON, PERSON)
    with own.enter_as_host(made) as host:
        host.play(rng)
    own.stop()
    damage(own.store)
    own.start()
    assert until_ready(own, 503) == {"ok": False, "store": "damaged", "workers": "ok"}
    assert "cannot be read as a store" in log_of(own)
    assert own.http.get("/health").status_code == 200


def test_damage_that_a_player_meets_shows_there_and_in_the_log(new_server: NewServer, rng: Random) -> None:
    own = new_server()
    made = own.make(PERSON, PERSON)
    with own.enter_as_host(made) as host:
        host.play(rng)
    own.stop()
    damage(own.store)
    own.start()
    assert problem(own.http.get(f"/api/matches/{made.match}")) == (503, "store-unavailable")
    assert until_ready(own, 503)["store"] == "damaged"
    assert "malformed" in log_of(own)
    assert made.match not in log_of(own)


def test_workers_that_die_again_and_again_are_no_readiness(new_server: NewServer) -> None:
    own = new_server()
    with workers_killed(own):
        assert until_ready(own, 503) == {"ok": False, "store": "ok", "workers": "unavailable"}
        assert "a worker died or hung" in log_of(own)
        assert own.http.get("/health").status_code == 200
    assert until_ready(own, 200) == WELL
