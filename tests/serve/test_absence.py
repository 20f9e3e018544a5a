"""Somebody who is away: how long the others wait, and that nothing is agreed to in their name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from chabudai.core import Clock, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.absence import Absence, grace_of
from tests.serve.client import new_id
from tests.serve.play import play_out
from tests.serve.server import OPEN, PERSON, Server, problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.serve.client import Client

GUEST = Seat(1)


def away(host: Client) -> None:
    host.until(lambda table: not table.seats[GUEST].here)


@pytest.mark.parametrize(
    ("clock", "chosen", "grace"),
    [
        (None, None, None),
        (None, 600.0, 600.0),
        (Clock("move", 60.0), None, 30.0),
        (Clock("move", 3.0), None, 15.0),
        (Clock("game", 600.0, 5.0), None, 60.0),
        (Clock("part"), None, 30.0),
        (Clock("move", 60.0), 90.0, 90.0),
    ],
)
def test_the_grace_fits_the_clock_unless_the_host_sets_one(
    clock: Clock | None, chosen: float | None, grace: float | None
) -> None:
    assert grace_of(clock, chosen) == grace


def test_who_comes_back_has_the_whole_grace_again() -> None:
    now, seats = [100.0], [Seat(0), GUEST]
    absence = Absence(seats, 10.0, lambda: now[0])
    now[0] += 4.0
    assert absence.remaining(GUEST) == 6.0
    absence.note({GUEST}, seats)
    assert (absence.is_away(GUEST), absence.remaining(GUEST)) == (False, None)
    now[0] += 100.0
    absence.note(set(), seats)
    assert absence.remaining(GUEST) == 10.0
    assert absence.remaining(Seat(0)) == 0.0


def test_without_a_clock_nobody_is_replaced(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host:
        server.enter_as_guest(made).__exit__()
        away(host)
        assert host.table.seats[GUEST].replaceable is None
        assert host.refused(wire.Replace(new_id(), GUEST, 1)).code == "no-grace"


def test_nobody_is_replaced_before_the_grace_is_over(server: Server) -> None:
    made = server.make(PERSON, OPEN, clock=Clock("move", 240.0))
    with server.enter_as_host(made) as host:
        server.enter_as_guest(made).__exit__()
        away(host)
        left = host.table.seats[GUEST].replaceable
        assert left
        assert 60.0 < left <= 120.0
        refused = host.refused(wire.Replace(new_id(), GUEST, 1))
        assert refused.code == "grace-runs"
        assert 60 < int(refused.facts["seconds"]) <= 120


def test_a_restart_of_the_server_is_nobodys_absence(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN, grace=300.0)
    server.enter_as_guest(made).__exit__()
    server.kill()
    server.start()
    with server.enter_as_host(made) as host:
        assert host.table.seats[GUEST].replaceable == pytest.approx(300.0, abs=60.0)


@pytest.mark.parametrize("grace", [0.0, -1.0, 1e9])
def test_a_grace_that_cannot_be_is_refused(server: Server, grace: float) -> None:
    setup = msgspec.to_builtins(wire.MatchSetup("kooshi", grace=grace))
    assert problem(server.http.post("/api/matches", json=setup)) == (400, "bad-grace")


def test_only_the_host_lets_a_bot_have_an_open_seat(server: Server) -> None:
    made = server.make(PERSON, OPEN, OPEN, game="karate", grace=0.01)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        assert guest.refused(wire.Replace(new_id(), Seat(2), 1)).code == "host-only"
        host.done(wire.Replace(new_id(), Seat(2), 1))
        assert host.table.seats[2].substitute


def replaced(server: Server, host: Client, rng: Random) -> None:
    """Have the guest's seat played by a bot, which has moved."""
    host.play(rng)
    server.http.get("/health")
    while isinstance(host.ask(wire.Replace(new_id(), GUEST, 1)), wire.Refused):
        pass
    host.until(lambda table: table.to_act == (0,))


def test_a_bot_agrees_to_nothing_in_a_persons_name(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, grace=0.01)
    with server.enter_as_host(made) as host:
        with server.enter_as_guest(made) as guest:
            play_out(rng, host, guest, most=2)
        away(host)
        replaced(server, host, rng)
        before = host.table.seq
        assert host.table.undo
        assert host.table.undo.consent == (GUEST,)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert (host.table.seq, host.table.takeback) == (before, wire.TakebackStatus(Seat(0), ()))
        with server.enter_as_guest(made) as guest:
            assert guest.table.takeback
            guest.done(wire.AnswerTakeback(new_id(), GUEST, agree=True))
            host.until(lambda table: table.seq == before + 1)
            assert host.table.takeback is None


def test_who_comes_back_is_offered_the_seat_and_takes_it(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, grace=0.01)
    with server.enter_as_host(made) as host:
        server.enter_as_guest(made).__exit__()
        away(host)
        replaced(server, host, rng)
        with server.enter_as_guest(made) as guest:
            assert (guest.table.seats[GUEST].kind, guest.table.seats[GUEST].substitute) == ("bot", True)
            guest.done(wire.Return(new_id(), GUEST))
            host.play(rng)
            guest.until(lambda table: table.to_act == (GUEST,))
            assert guest.table.seats[GUEST] == wire.SeatStatus("person", "", None, here=True, resigned=False)
            guest.play(rng)


def test_the_grace_holds_in_the_rematch_too(server: Server) -> None:
    made = server.make(PERSON, OPEN, grace=77.0)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        host.done(wire.Resign(new_id(), Seat(0)))
        host.send(wire.Rematch(new_id()))
        guest.until_over()
        guest.send(wire.Rematch(new_id()))
        following = host.hear(wire.RematchReady).match
    with server.enter(following, made.token) as host:
        assert [seat.replaceable is not None for seat in host.table.seats] == [True, False]
