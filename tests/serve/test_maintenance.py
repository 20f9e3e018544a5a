"""The store and its matches are looked after while a server runs."""

from __future__ import annotations

import json
import threading
import time
from typing import TYPE_CHECKING

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.store import SqliteStore
from tests.cli.shell import shell
from tests.serve.client import PATIENCE, new_id
from tests.serve.server import PERSON, Server, problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

    NewServer = Callable[..., Server]

AT_ONCE = 1e-7
"""As many days as make a hundredth of a second."""
QUICKLY = {"idle_seconds": 0.01, "sweep_seconds": 0.01, "retention_seconds": 0.1}


def finish(server: Server) -> str:
    """Make a match, and end it."""
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        host.done(wire.Resign(new_id(), Seat(0)))
    return made.match


def kept(server: Server) -> list[str]:
    with SqliteStore(server.store) as store:
        return [str(match) for match in store.matches()]


def until_gone(server: Server, match: str) -> None:
    until = time.monotonic() + PATIENCE
    while match in kept(server):
        assert time.monotonic() < until, "it was not deleted"
        time.sleep(0.05)


def test_a_copy_is_made_while_people_play(new_server: NewServer, rng: Random, tmp_path: Path) -> None:
    own, copy, over = new_server(), tmp_path / "copy.sqlite", threading.Event()
    made = own.make(PERSON, PERSON)

    def play() -> None:
        while not over.is_set():
            own.make(PERSON, PERSON)

    with own.enter_as_host(made) as host:
        host.play(rng)
        others = threading.Thread(target=play)
        others.start()
        try:
            done = shell("store", "backup", str(copy), "--store", str(own.store), "--all")
            checked = shell("store", "check", "--store", str(own.store))
        finally:
            over.set()
            others.join()
        assert (done.returncode, done.stderr) == (0, "")
        assert (checked.returncode, checked.stderr) == (0, "")
        host.play(rng)
    with SqliteStore(copy) as store:
        assert made.match in store.matches()
    refused = shell("store", "restore", str(copy), "--store", str(own.store), "--force")
    assert refused.returncode == 2
    assert "a server has it open; stop that first" in refused.stderr
    own.kill()
    assert shell("store", "restore", str(copy), "--store", str(own.store), "--force").returncode == 0
    own.start()
    assert own.look(made.match).table.seq == 1


def test_a_match_in_memory_is_not_deleted_under_its_players(new_server: NewServer, rng: Random) -> None:
    own = new_server()
    made = own.make(PERSON, PERSON)
    with own.enter_as_host(made) as host:
        done = shell("matches", "delete", made.match, "--yes", "--store", str(own.store))
        assert done.returncode == 1
        assert f"match {made.match} was not deleted: a server has it in memory" in done.stderr
        host.play(rng)
    own.kill()  # who is dead has nothing in memory
    assert shell("matches", "delete", made.match, "--yes", "--store", str(own.store)).returncode == 0
    own.start()
    assert problem(own.http.get(f"/api/matches/{made.match}")) == (404, "unknown-match")


def test_what_nobody_has_in_memory_is_deleted_while_the_server_runs(new_server: NewServer, rng: Random) -> None:
    own = new_server(idle_seconds=0.01, sweep_seconds=0.01)
    other = own.make(PERSON, PERSON)
    match = finish(own)
    with own.enter_as_host(other) as host:
        until = time.monotonic() + PATIENCE
        while shell("matches", "delete", match, "--yes", "--store", str(own.store)).returncode:
            assert time.monotonic() < until
        assert problem(own.http.get(f"/api/matches/{match}")) == (404, "unknown-match")
        host.play(rng)
    listed = json.loads(shell("matches", "list", "--json", "--store", str(own.store)).stdout)
    assert [found["match"] for found in listed] == [other.match]


def test_a_match_that_cant_be_read_can_be_deleted_after_somebody_asked_for_it(new_server: NewServer) -> None:
    own = new_server()
    with SqliteStore(own.store) as store:
        store.create("x" * 22, b"\x81\xa1x\x0a").result()  # pyright: ignore[reportArgumentType] -- a name is a text
    assert problem(own.http.get(f"/api/matches/{'x' * 22}")) == (409, "unreadable-match")
    assert shell("matches", "delete", "x" * 22, "--yes", "--store", str(own.store)).returncode == 0


def test_finished_matches_are_deleted_by_age_and_others_stay(new_server: NewServer) -> None:
    own = new_server(keep_finished_days=AT_ONCE, **QUICKLY)
    unfinished = own.make(PERSON, PERSON)
    finished = own.make(PERSON, PERSON)
    with own.enter_as_host(finished) as host:
        host.done(wire.Resign(new_id(), Seat(0)))
        until_gone(own, finish(own))
        host.sync()
        assert finished.match in kept(own)  # somebody is there
    until_gone(own, finished.match)
    assert kept(own) == [unfinished.match]
    assert "chabudai_matches_deleted_total 2.0" in own.http.get("/metrics").text
    assert finished.match not in own.output.read_text("utf-8")


def test_a_dry_run_of_the_settings_only_counts(new_server: NewServer) -> None:
    own = new_server(keep_finished_days=AT_ONCE, keep_unfinished_days=AT_ONCE, retention_dry_run=True, **QUICKLY)
    match = finish(own)
    until = time.monotonic() + PATIENCE
    while "old matches that would be deleted: 1" not in own.output.read_text("utf-8"):
        assert time.monotonic() < until
        time.sleep(0.05)
    assert kept(own) == [match]
