from __future__ import annotations

import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import msgspec
import pytest

from chabudai import catalog
from chabudai.core import Clock, Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.play import play_out, texts
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from random import Random


def test_two_browsers_play_a_whole_match_by_link(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, guest)
        assert host.table.result is not None
        assert host.table.result == guest.until_over().result
        assert texts(host) == texts(guest)
        _, log = catalog.open_log(server.http.get(f"/api/matches/{made.match}/log").content)
        assert len(log.entries) == len(host.steps) == host.table.seq


def test_an_invitation_belongs_to_the_first_browser(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    link = made.invitations[0].token
    with server.enter(made.match, link, "first") as first, server.dial(made.match, link, "second") as second:
        assert first.meta.yours == (1,)
        second.send(wire.Hello(wire.PROTOCOL, link, "second"))
        assert second.hear_sorry().code == "seat-taken"


def test_a_browser_without_a_secret_is_not_the_first_one(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    link = made.invitations[0].token
    with server.enter(made.match, link, "first"), server.dial(made.match, link) as nobody:
        nobody.send(wire.Hello(wire.PROTOCOL, link))
        assert nobody.hear_sorry().code == "seat-taken"


def test_the_same_browser_comes_back(server: Server, rng: Random) -> None:
    made = server.make(OPEN, PERSON)
    with server.enter_as_guest(made) as guest:
        guest.play(rng)
    with server.enter_as_guest(made) as again:
        assert again.meta.yours == (0,)
        assert len(again.steps) == 1
    with server.enter_as_host(made) as host:
        host.play(rng)


def test_an_open_seat_is_open_until_its_link_is_used(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host:
        assert [sitter.kind for sitter in host.table.seats] == ["person", "open"]
        assert [sitter.here for sitter in host.table.seats] == [True, False]
        with server.enter_as_guest(made):
            host.until(lambda table: table.seats[1].kind == "person" and table.seats[1].here)
        host.until(lambda table: not table.seats[1].here)
        assert host.table.seats[1].kind == "person"


def test_browsers_that_race_for_a_seat_get_it_once(server: Server) -> None:
    for _ in range(10):
        made = server.make(PERSON, OPEN)
        link = made.invitations[0].token
        with ExitStack() as sockets:
            rivals = [sockets.enter_context(server.dial(made.match, link, f"rival {number}")) for number in range(4)]
            for rival in rivals:
                rival.send(wire.Hello(wire.PROTOCOL, link, rival.browser))
            answers = [rival.next() for rival in rivals]
        assert sorted(type(answer).__name__ for answer in answers) == ["Goodbye"] * 3 + ["Welcome"]


def test_the_host_has_all_seats_of_persons(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    assert made.seats == (0, 1)
    with server.enter_as_host(made) as host:
        assert host.meta.yours == (0, 1)
        assert host.meta.host
        assert [seen.seat for seen in host.table.views] == [0, 1]
        assert play_out(rng, host).result is not None


def test_several_sockets_of_one_holder_see_and_play_the_same(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as one, server.enter_as_host(made) as other:
        play_out(rng, one, other)
        assert one.table.result == other.table.result is not None
        assert one.steps == other.steps


@pytest.mark.parametrize("level", [1, 2])
def test_against_a_bot_to_the_end(server: Server, rng: Random, level: int) -> None:
    made = server.make(PERSON, wire.SeatSetup("bot", level))
    with server.enter_as_host(made) as host:
        while host.until(lambda table: bool(table.result or host.to_act is not None)).result is None:
            host.play(rng)
        assert {step.seat for step in host.steps} == {0, 1}


def test_bot_against_bot_to_the_end_while_somebody_watches(server: Server) -> None:
    made = server.make(BOT, BOT)
    with server.enter(made.match) as watcher:
        assert watcher.meta.yours == ()
        result = watcher.until_over().result
    assert server.look(made.match).table.result == result


def test_bots_alone_wait_while_nobody_looks_and_go_on_when_somebody_does(server: Server) -> None:
    made = server.make(BOT, BOT, clock=Clock("move", 0.5))
    with server.enter(server.make(BOT, BOT).match) as elsewhere:
        elsewhere.until_over()
    assert server.look(made.match).table.seq == 0
    time.sleep(0.6)  # nor is anybody's time over meanwhile
    with server.enter(made.match) as watcher:
        watcher.until(lambda table: table.seq >= 2)
        assert {step.kind for step in watcher.steps} == {"move"}
    paused = server.look(made.match).table.seq
    while (seq := server.look(made.match).table.seq) != paused:
        paused = seq  # a move that was being thought about is still made
        time.sleep(0.1)
    time.sleep(0.6)
    assert server.look(made.match).table.seq == paused
    with server.enter(made.match) as later:
        later.until_over()


def test_what_the_rules_forbid_is_refused_with_the_rule(server: Server) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        for square in ("a5", "c3"):  # a piece of the other's, and none
            move = f'{{"type":"move","square":"{square}","direction":"n"}}'.encode()
            problem = host.refused(wire.Move(new_id(), Seat(0), msgspec.Raw(move)))
            assert problem.reason
            assert problem.rule == "KO-4"
        assert host.table.seq == 0


@pytest.mark.parametrize(
    "move", [b"null", b"7", b'"b1"', b'"z9n"', b"{}", b'{"type":"jump"}', b'{"square":"b1"}', b"[[[]]]"]
)
def test_a_move_that_cannot_be_read_is_refused(server: Server, move: bytes) -> None:
    with server.enter_as_host(server.make(PERSON, BOT)) as host:
        assert host.refused(wire.Move(new_id(), Seat(0), msgspec.Raw(move))).code == "unreadable-move"


def test_who_is_not_to_act_is_refused(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        move = host.any_move(rng)
        host.done(move)
        assert host.refused(wire.Move(new_id(), move.seat, move.move)).code
        assert host.table.seq == 1
