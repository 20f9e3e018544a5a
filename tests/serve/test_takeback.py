from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

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


def test_everybody_is_told_whether_they_can_undo_and_why_not(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest, server.enter(made.match) as watcher:
        host.until(lambda table: all(seat.here for seat in table.seats))
        assert host.table.undo
        assert host.table.undo.seat is None
        assert host.table.undo.problem
        assert host.table.undo.problem.code == "nothing-to-take-back"
        assert host.table.undo.problem.message
        play_out(rng, host, most=1)
        assert host.table.undo == wire.UndoStatus(Seat(0), None, (Seat(1),))
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        for client in (host, guest):
            client.until(lambda table: table.takeback is not None)
        assert host.table.undo
        assert host.table.undo.problem
        assert host.table.undo.problem.code == "takeback-asked"
        watcher.until(lambda table: table.takeback is not None)
        assert watcher.table.undo is None


def test_against_a_bot_nobody_has_to_agree(server: Server, rng: Random) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        host.play(rng)
        host.until(lambda table: table.seq == 2)
        assert host.table.undo == wire.UndoStatus(Seat(0))


def test_dice_come_again_after_undo_against_a_bot(server: Server) -> None:
    made = server.make(PERSON, game="karate", options={"players": 1})
    with server.enter_as_host(made) as host:
        dice = host.table.views[0].view["dice"]
        host.done(wire.Move(new_id(), Seat(0), msgspec.Raw(_any_writing(dice))))
        assert host.table.undo == wire.UndoStatus(Seat(0))
        rolled = host.table.views[0].view["dice"]
        for _ in range(3):
            host.done(wire.AskTakeback(new_id(), Seat(0)))
            assert host.table.views[0].view["dice"] == dice
            host.done(wire.Move(new_id(), Seat(0), msgspec.Raw(_any_writing(dice))))
            assert host.table.views[0].view["dice"] == rolled


def _any_writing(dice: list[int]) -> bytes:
    return msgspec.json.encode(f"1K1={dice[0]} 1K2={dice[1]}")


def test_between_people_no_flick_is_undone_and_that_is_said(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="botaoshi", options={"hand": "steady"})
    with server.enter_as_host(made) as host:
        host.done(wire.Move(new_id(), Seat(0), msgspec.Raw(b'"enter w1 100,0 flick 90,1.5"')))
        host.until(lambda table: any(step.seat < 0 for step in table.steps))
        assert host.table.undo
        assert host.table.undo.problem
        assert host.table.undo.problem.code == "takeback-over-flick"


def test_after_the_end_undo_against_a_bot_goes_on_with_the_match(server: Server, rng: Random) -> None:
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        host.play(rng)
        host.until(lambda table: table.seq == 2)
        host.done(wire.Resign(new_id(), Seat(0)))
        assert host.table.result
        assert host.table.undo == wire.UndoStatus(Seat(0))
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        assert host.table.result is None
        assert host.table.rematch == ()
        assert host.table.to_act == (0,)
        host.play(rng)
        host.until(lambda table: table.to_act == (0,) and table.result is None)


def test_votes_for_another_match_are_dropped_with_the_end(server: Server) -> None:
    made = server.make(PERSON, OPEN, game="botaoshi", options={"practice": True})
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        host.done(wire.Resign(new_id(), Seat(0)))
        guest.until_over()
        guest.done(wire.Rematch(new_id()))
        host.until(lambda table: table.rematch == (1,))
        host.done(wire.AskTakeback(new_id(), Seat(0)))
        guest.until(lambda table: table.takeback is not None)
        guest.done(wire.AnswerTakeback(new_id(), Seat(1), agree=True))
        host.until(lambda table: table.result is None)
        assert host.table.rematch == ()
