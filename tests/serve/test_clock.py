from __future__ import annotations

import time
from typing import TYPE_CHECKING

from chabudai.core import Clock, Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SOON = 0.1
LATER = 3600.0


def test_when_the_time_for_a_move_is_over_the_default_is_made(server: Server) -> None:
    made = server.make(PERSON, PERSON, clock=Clock("move", SOON))
    with server.enter_as_host(made) as host:
        host.until(lambda table: table.seq >= 3)
        assert {step.kind for step in host.steps} == {"timeout"}
        assert [step.seat for step in host.steps[:3]] == [0, 1, 0]
        assert all(step.events for step in host.steps)


def test_who_moves_in_time_has_all_the_time_again(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON, clock=Clock("move", LATER))
    with server.enter_as_host(made) as host:
        host.play(rng)
        assert host.table.times
        assert host.table.times.running == (1,)
        assert host.table.times.left[0] == LATER


def test_when_the_time_for_the_game_is_over_the_default_is_made(server: Server) -> None:
    made = server.make(PERSON, PERSON, clock=Clock("game", SOON, 0.05))
    with server.enter_as_host(made) as host:
        host.until(lambda table: table.seq >= 3)
        assert {step.kind for step in host.steps} == {"timeout"}


def test_a_match_by_the_clock_comes_to_its_end_though_nobody_is_there(new_server: Callable[..., Server]) -> None:
    server = new_server(idle_seconds=0.01, sweep_seconds=0.01)
    made = server.make(PERSON, PERSON, clock=Clock("move", 0.05))
    while server.http.get("/health").json()["matches"]:
        time.sleep(0.05)
    assert server.look(made.match).table.result


def test_the_clock_does_not_run_before_all_seats_are_taken(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, clock=Clock("move", SOON))
    with server.enter_as_host(made) as host:
        time.sleep(2 * SOON)
        assert host.table.seq == 0
        assert host.table.times == wire.Times((SOON, SOON), ())
        host.play(rng)  # who is early may move
        time.sleep(2 * SOON)
        host.sync()
        assert host.table.seq == 1
        with server.enter_as_guest(made):
            host.until(lambda table: table.seq >= 3)
        assert [step.kind for step in host.steps[:3]] == ["move", "timeout", "timeout"]


def test_the_clock_runs_once_a_bot_has_the_open_seat(server: Server) -> None:
    made = server.make(PERSON, OPEN, clock=Clock("move", SOON))
    with server.enter_as_host(made) as host:
        host.done(wire.Replace(new_id(), Seat(1), 1))
        host.until(lambda table: table.seq >= 4)
        assert {(step.kind, step.seat) for step in host.steps[1:4]} >= {("timeout", 0)}


def test_a_bot_has_no_more_time_than_its_clock(new_server: Callable[..., Server], rng: Random) -> None:
    server, bot = new_server(bot_seconds=60.0, workers=1), wire.SeatSetup("bot", 5)
    kinds: list[str] = []
    for _ in range(2):  # in the first match the bot's machine code is loaded, which may take longer than its clock
        made = server.make(PERSON, bot, clock=Clock("move", 4.0))
        with server.enter_as_host(made) as host:
            host.play(rng)
            host.until(lambda table: table.seq == 2)
            kinds.append(host.steps[1].kind)
    assert kinds[-1] == "move"


def test_the_clock_goes_on_after_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, BOT, clock=Clock("move", 1.0))
    server.kill()
    server.start()
    with server.enter_as_host(made) as host:
        host.until(lambda table: table.seq >= 1)
        assert host.steps[0].kind == "timeout"
