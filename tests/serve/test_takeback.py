from __future__ import annotations

from typing import TYPE_CHECKING

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.play import play_out
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from random import Random


def test_a_move_is_taken_back_by_consent(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, guest, most=3)
        before = host.table.views[0].view
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert host.table.takeback == wire.TakebackStatus(Seat(0), ())
        guest.until(lambda table: table.takeback is not None)
        guest.done(wire.AnswerTakeback(new_id(), Seat(1), agree=True))
        host.until(lambda table: table.seq == 4)
        assert host.table.takeback is None
        assert host.table.to_act == (0,)
        assert host.table.views[0].view != before


def test_a_takeback_is_declined(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, guest, most=2)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        guest.until(lambda table: table.takeback is not None)
        guest.done(wire.AnswerTakeback(new_id(), Seat(1), agree=False))
        host.until(lambda table: table.takeback is None)
        assert host.table.seq == 2
        assert guest.refused(wire.AnswerTakeback(new_id(), Seat(1), agree=True)).code == "nothing-asked"


def test_nobody_agrees_with_themselves(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made):
        play_out(rng, host, most=1)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert host.refused(wire.AnswerTakeback(new_id(), Seat(0), agree=True)).code == "nothing-asked"


def test_a_move_drops_what_was_asked(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, most=1)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        guest.until(lambda table: table.takeback is not None)
        guest.play(rng)
        host.until(lambda table: table.seq == 2)
        assert host.table.takeback is None


def test_a_bot_agrees_by_itself(server: Server, rng: Random) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        host.play(rng)
        host.until(lambda table: table.seq == 2)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert host.table.seq == 3
        assert host.table.to_act == (0,)
        host.play(rng)
        host.until(lambda table: table.seq == 5)


def test_taking_back_while_the_bot_thinks_leaves_it_without_its_move(server: Server, rng: Random) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        for _ in range(10):
            host.send(host.any_move(rng))
            host.done(wire.AskTakeback(new_id(), Seat(0)))
            assert host.table.to_act == (0,)
        host.sync()
        assert host.table.to_act == (0,)
        assert sum(not step.taken_back for step in host.steps if step.kind == "move") == 0


def test_whoever_holds_both_seats_agrees_by_themselves(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        play_out(rng, host, most=2)
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert host.table.seq == 3
        assert [step.taken_back for step in host.steps] == [True, True, False]


def test_without_a_move_there_is_nothing_to_take_back(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        host.play(rng)
        assert host.refused(wire.AskTakeback(new_id(), Seat(1))).code == "nothing-to-take-back"
        host.done(wire.Resign(new_id(), Seat(0)))
        assert host.refused(wire.AskTakeback(new_id(), Seat(0))).code == "over"
