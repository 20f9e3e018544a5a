"""A disk that fails: what can't be kept has not happened, for anybody."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from chabudai.core import Clock, Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.processes import unable_to_write
from tests.serve.server import BOT, OPEN, PERSON, Server, problem
from tests.store.files import script

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


@pytest.fixture
def own(new_server: Callable[..., Server]) -> Server:
    return new_server()


def test_a_move_that_cannot_be_kept_has_not_happened(own: Server, rng: Random) -> None:
    made = own.make(PERSON, OPEN)
    with own.enter_as_host(made) as host, own.enter_as_guest(made) as guest:
        host.until(lambda table: table.seats[1].here)
        move, before = host.any_move(rng), own.look(made.match).table
        with unable_to_write(own.pid):
            for _ in range(3):
                assert host.refused(move).code == "store-unavailable"
            guest.sync()
            assert own.look(made.match).table == before
            assert guest.table.seq == host.table.seq == 0
        assert host.done(move).seq == 1
        guest.until(lambda table: table.seq == 1)
        guest.play(rng)
    own.kill()
    own.start()
    assert own.look(made.match).table.seq == 2


def test_a_seat_that_cannot_be_kept_is_not_taken(own: Server) -> None:
    made = own.make(PERSON, OPEN)
    link = made.invitations[0].token
    with unable_to_write(own.pid), own.dial(made.match) as first:
        first.send(wire.Hello(wire.PROTOCOL, link, "first"))
        assert first.hear_sorry().code == "store-unavailable"
    with own.enter(made.match, link, "second") as second:
        assert second.meta.yours == (1,)


def test_a_match_that_cannot_be_kept_is_not_made(own: Server) -> None:
    with unable_to_write(own.pid):
        assert problem(own.http.post("/api/matches", json={"game": "kooshi"})) == (503, "store-unavailable")
    own.make()


def test_a_rematch_that_cannot_be_kept_can_be_asked_for_again(own: Server) -> None:
    made = own.make(PERSON, PERSON)
    with own.enter_as_host(made) as host:
        host.done(wire.Resign(new_id(), Seat(0)))
        again = wire.Rematch(new_id())
        with unable_to_write(own.pid):
            assert host.refused(again).code == "store-unavailable"
        host.done(again)
        assert host.hear(wire.RematchReady).match


def test_a_bot_goes_on_when_the_disk_does(own: Server, rng: Random) -> None:
    made = own.make(PERSON, BOT)
    with own.enter_as_host(made) as host:
        host.play(rng)
        host.until(lambda table: table.to_act == (0,))
        host.done(wire.Replace(new_id(), Seat(0), 1))
        with unable_to_write(own.pid):
            time.sleep(0.3)
            host.sync()  # the table is not held up meanwhile
        host.until_over()


def test_the_clock_goes_on_when_the_disk_does(own: Server) -> None:
    made = own.make(PERSON, PERSON, clock=Clock("move", 0.2))
    with own.enter_as_host(made) as host:
        with unable_to_write(own.pid):
            time.sleep(0.5)
            host.sync()
            seq = host.table.seq
        host.until(lambda table: table.seq > seq + 1)


def test_two_servers_on_one_file_lose_and_double_nothing(new_server: Callable[..., Server], rng: Random) -> None:
    one, other = new_server(), new_server()
    made = one.make(PERSON, PERSON)
    with one.enter_as_host(made) as first, other.enter_as_host(made) as second:
        move = second.any_move(rng)
        first.play(rng)
        assert second.refused(move).code == "not-your-turn"  # what it knew is out of date: it is judged again
        second.until(lambda table: table.seq == 1)
        assert second.steps == first.steps
        second.play(rng)
    assert other.look(made.match).table.seq == 2


@pytest.mark.parametrize("column", ["entries SET body", "matches SET header"])
def test_a_damaged_match_is_reported_and_the_others_go_on(own: Server, rng: Random, column: str) -> None:
    made = own.make(PERSON, PERSON)
    with own.enter_as_host(made) as host:
        host.play(rng)
    own.kill()
    script(own.store, f"UPDATE {column} = x'81a1780a'")
    own.start()
    assert problem(own.http.get(f"/api/matches/{made.match}")) == (409, "unreadable-match")
    with own.dial(made.match) as client:
        assert client.hear_sorry().code == "unreadable-match"
    with own.enter_as_host(own.make(PERSON, PERSON)) as host:
        host.play(rng)
