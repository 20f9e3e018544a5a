"""Engines are loaded before a match needs them, and what a host asks for is checked where nobody else waits."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from chabudai.serve import protocol as wire
from tests.catalog.packages import install, rules_source
from tests.serve.client import new_id
from tests.serve.server import BOT, PERSON, Server, problem
from tests.serve.test_ppolf import flick

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

ROOT = Path(__file__).parents[2]
SLOW = """
    def __init__(self, options=None):
        import time
        super().__init__(options)
        if self.options.stones == 38:
            time.sleep(2)
        while self.options.stones == 39:
            pass
"""
BROKEN = """
    def default(self, view):
        raise RuntimeError("no idea")
"""
BOTS = """
class Bot:
    def __init__(self, rules):
        pass

    def choose(self, view, rng, seconds):
        raise RuntimeError("I can't")

LEVELS = {1: Bot}
"""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server with a game that is slow to make, and one whose bot and default move fail."""
    folder = tmp_path_factory.mktemp("outside")
    install(folder, "slow", {"rules.py": rules_source("slow") + SLOW})
    entry = (
        "from chabudai.core import GameEntry\n"
        'ENTRY = GameEntry(id="broken", title="Broken", about="-", players=(2, 2), minutes=(1, 2), '
        'rules="broken.rules:Game", bots="broken.bots:LEVELS")\n'
    )
    install(folder, "broken", {"rules.py": rules_source("broken") + BROKEN, "bots.py": BOTS, "entry.py": entry})
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{ROOT}")
        with Server(folder / "matches.sqlite", check_seconds=4.0) as server:
            yield server


def test_the_page_is_told_while_the_table_is_prepared(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, game="ppolf", options={"course": 7})
    with server.enter_as_host(made) as host:
        assert host.table.preparing
        host.until(lambda table: not table.preparing)  # nobody asked for this
        flick(host)
    with server.enter_as_host(made) as host:
        assert not host.table.preparing


def test_loading_an_engine_is_not_counted_as_a_hang(new_server: Callable[..., Server]) -> None:
    """The first flick came to nothing where loading took longer than a worker's patience."""
    server = new_server(patience=0.3)
    made = server.make(PERSON, game="ppolf", options={"course": 7})
    with server.enter_as_host(made) as host:
        flick(host)
    assert "died or hung" not in server.output.read_text()


def test_all_engines_are_loaded_when_the_server_starts(new_server: Callable[..., Server]) -> None:
    server = new_server(prepare=True)
    for game in ("ppolf", "botaoshi"):
        seats = [PERSON] if game == "ppolf" else [PERSON, BOT]
        until = time.monotonic() + 120
        while server.look(server.make(*seats, game=game).match).table.preparing:
            assert time.monotonic() < until
            time.sleep(0.5)


def test_a_slow_setup_makes_nobody_wait(outside: Server, rng: Random) -> None:
    made = outside.make(PERSON, BOT)
    with outside.enter_as_host(made) as host, ThreadPoolExecutor(1) as pool:
        slow = pool.submit(outside.make, PERSON, PERSON, game="slow", options={"stones": 38})
        longest = 0.0
        while not slow.done():
            before = time.monotonic()
            host.done(wire.Ping(new_id()))
            longest = max(longest, time.monotonic() - before)
            time.sleep(0.02)
        assert slow.result().match
        assert longest < 1.0
        host.play(rng)


def test_a_setup_that_never_ends_is_refused(outside: Server) -> None:
    setup = {"game": "slow", "options": {"stones": 39}, "seats": [{"kind": "person"}] * 2}
    assert problem(outside.http.post("/api/matches", json=setup)) == (400, "check-failed")
    assert outside.make(PERSON, PERSON, game="slow", options={"stones": 5}).match


def test_a_bot_that_fails_makes_some_move_and_is_reported(outside: Server) -> None:
    """It was asked again every second, for ever."""
    made = outside.make(BOT, BOT, game="broken", options={"stones": 4})
    with outside.enter(made.match) as watcher:
        assert watcher.until_over().result
    said = outside.output.read_text()
    assert "a bot of broken could not move" in said
    assert "broken has no default move here" in said
