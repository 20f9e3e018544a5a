"""Resigning, names, leaving and coming back, bots that stand in."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from chabudai.core import LANGUAGES, Seat, phrasebook
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from random import Random


def test_who_resigns_has_lost(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        guest.done(wire.Resign(new_id(), Seat(1)))
        result = host.until_over().result
        assert result
        assert (result.winners, result.code) == ((0,), "resigned")
        assert host.table.seats[1].resigned
        assert host.table.to_act == ()
        assert host.refused(wire.Resign(new_id(), Seat(0))).code == "over"
        assert not host.legal_moves(Seat(0))
        assert rng


@pytest.mark.parametrize("name", ["Ann", "", "卓袱台 🍵", "<b>&amp;</b>", "x" * 40])
def test_a_player_is_called_as_they_like(server: Server, name: str) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        host.done(wire.Rename(new_id(), Seat(0), name))
        watcher.until(lambda table: table.seq == 1)
        assert watcher.table.seats[0].name == name


@pytest.mark.parametrize("name", ['"' + "x" * 41 + '"', "7", "null", '"\\ud800"'])
def test_a_name_that_is_none_is_refused(server: Server, name: str) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host:
        host.say(f'{{"type":"rename","id":"x","seat":0,"name":{name}}}')
        assert host.hear_sorry().code == "unreadable"
    assert server.look(made.match).table.seq == 0


def test_an_absent_player_is_replaced_by_a_bot(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, grace=0.01)
    with server.enter_as_host(made) as host:
        with server.enter_as_guest(made) as guest:
            host.until(lambda table: table.seats[1].here)
            assert host.refused(wire.Replace(new_id(), Seat(1), 1)).code == "player-here"
            guest.done(wire.Rename(new_id(), Seat(1), "Ann"))
        host.until(lambda table: not table.seats[1].here)
        host.play(rng)
        time.sleep(0.02)
        assert host.refused(wire.Replace(new_id(), Seat(1), 99)).code == "no-such-level"
        host.done(wire.Replace(new_id(), Seat(1), 2))
        host.until(lambda table: table.to_act == (0,))
        assert host.table.seats[1] == wire.SeatStatus(
            "bot", "Ann", 2, here=True, resigned=False, bot=1, substitute=True
        )


def test_who_comes_back_takes_the_seat_back_from_the_bot(server: Server, rng: Random) -> None:
    made = server.make(OPEN, PERSON)
    with server.enter_as_guest(made) as guest:
        guest.done(wire.Replace(new_id(), Seat(0), 1))
        guest.until(lambda table: table.to_act == (1,))
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        move = wire.Move(new_id(), Seat(0), host.any_move(rng).move)
        assert guest.refused(move).code == "bot-plays"
        guest.done(wire.Return(new_id(), Seat(0)))
        host.play(rng)
        guest.until(lambda table: table.to_act == (0,))
        assert guest.table.seats[0].kind == "person"
        guest.play(rng)


def test_a_bot_s_seat_is_nobody_else_s_to_change(server: Server) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        assert host.refused(wire.Replace(new_id(), Seat(1), 2)).code == "bot-plays"
        assert host.refused(wire.Return(new_id(), Seat(1))).code == "not-your-seat"


def test_a_player_with_two_sockets_is_here_until_both_are_closed(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host:
        with server.enter_as_guest(made):
            with server.enter_as_guest(made):
                host.until(lambda table: table.seats[1].here)
            host.sync()
            assert host.refused(wire.Replace(new_id(), Seat(1), 1)).code == "player-here"
        host.until(lambda table: not table.seats[1].here)


def test_a_client_that_leaves_while_the_table_changes_disturbs_nobody(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        for _ in range(20):
            with server.enter(made.match):
                host.send(wire.Rename(new_id(), Seat(0), str(rng.random())))
        host.sync()
        host.play(rng)
        assert host.table.seq == 21
    while server.http.get("/health").json()["sockets"]:
        pass


def test_every_bot_is_somebody_else(server: Server) -> None:
    made = server.make(PERSON, *(BOT,) * 7, game="karate")
    seats = server.look(made.match).table.seats
    assert [seat.bot for seat in seats] == [None, 1, 2, 3, 4, 5, 6, 7]
    names = {
        phrasebook(("chabudai.core",), language).text(f"bot-{seat.bot}") for language in LANGUAGES for seat in seats[1:]
    }
    assert len(names) == len(LANGUAGES) * 7


def test_bots_keep_their_names_in_a_rematch_and_a_replay(server: Server, rng: Random) -> None:
    made = server.make(PERSON, BOT, wire.SeatSetup("bot", 2, "Otto"), game="karate")
    with server.enter_as_host(made) as host:
        host.done(wire.Resign(new_id(), Seat(0)))
        assert rng
    replay = server.http.get(f"/api/matches/{made.match}/replay").json()
    assert [(seat["bot"], seat["name"]) for seat in replay["seats"]] == [(None, ""), (1, ""), (2, "Otto")]
