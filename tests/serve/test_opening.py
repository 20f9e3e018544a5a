"""When a match by link begins: Nature's first moves, such as a deal or a roll, wait for all invited players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.serve.client import Client


def kinds(client: Client) -> list[str]:
    """Return the first words of the moves so far, and an empty one for what is no move."""
    return [(step.text or "").partition(" ")[0] for step in client.steps]


def test_tiles_are_dealt_and_dice_rolled_when_both_have_come(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, game="bossa")
    assert server.look(made.match).table.seq == 0
    with server.enter_as_host(made) as host:
        host.sync()
        assert (host.table.seq, host.table.to_act) == (0, ())
        with server.enter_as_guest(made) as guest:
            for client in (host, guest):
                client.until(lambda table: bool(table.to_act))
                assert kinds(client)[:2] == ["deal", "roll"]
                assert kinds(client)[-1] == "draw"
            first = host if host.to_act is not None else guest
            first.play(rng)


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (PERSON, BOT), (BOT, BOT)])
def test_nobody_is_waited_for_who_is_not_invited(server: Server, seats: tuple[wire.SeatSetup, ...]) -> None:
    made = server.make(*seats, game="bossa")
    assert server.look(made.match).table.seq >= 3


def test_all_invited_players_are_waited_for(server: Server) -> None:
    made = server.make(PERSON, OPEN, OPEN, game="karate")
    with server.enter_as_host(made) as host, server.enter_as_guest(made, "one"):
        host.until(lambda table: table.seats[1].here)
        host.sync()
        assert host.table.seq == 0
        with server.enter_as_guest(made, "two", seat=1) as last:
            last.until(lambda table: table.seq == 1)


def test_a_name_does_not_begin_the_match(server: Server) -> None:
    made = server.make(PERSON, OPEN, game="bossa")
    with server.enter_as_host(made) as host:
        host.done(wire.Rename(new_id(), Seat(0), "Ann"))
        host.sync()
        assert kinds(host) == [""]
        with server.enter_as_guest(made):
            host.until(lambda table: bool(table.to_act))
            assert kinds(host)[:3] == ["", "deal", "roll"]


def test_a_bot_in_place_of_who_has_not_come_begins_the_match(server: Server) -> None:
    made = server.make(PERSON, OPEN, game="bossa")
    with server.enter_as_host(made) as host:
        host.done(wire.Replace(new_id(), Seat(1), 1))
        host.until(lambda table: table.seq > 1)
        assert kinds(host)[:3] == ["", "deal", "roll"]


def test_it_waits_over_a_restart(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN, game="bossa")
    server.kill()
    server.start()
    with server.enter_as_host(made) as host:
        host.sync()
        assert host.table.seq == 0
        with server.enter_as_guest(made):
            host.until(lambda table: bool(table.to_act))


def test_who_makes_the_first_move_does_not_wait(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host:
        host.play(rng)
        assert host.table.seq == 1
