"""Requests that are sent twice, and clients that have missed something."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.done_requests import MOST_UNLOGGED, DoneRequests
from tests.serve.client import new_id
from tests.serve.play import play_out
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


def test_a_move_with_the_same_id_is_played_once(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        move = host.any_move(rng)
        first = host.done(move)
        assert host.done(move) == first
        play_out(rng, host, most=5)
        assert host.done(move) == first
    with server.enter_as_host(made) as again:
        assert again.done(move) == first
        assert again.table.seq == 5


def test_the_same_id_of_another_player_is_another_request(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        host.done(host.any_move(rng, "same"))
        guest.until(lambda table: table.seq == 1)
        assert guest.done(guest.any_move(rng, "same")).seq == 2


def test_what_was_refused_can_be_tried_again_with_the_same_id(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        assert host.refused(wire.Move("once", Seat(0), msgspec.Raw(b"{}"))).code == "unreadable-move"
        assert host.done(host.any_move(rng, "once")).seq == 1


def test_an_answer_comes_with_what_it_has_changed_to_the_asker_alone(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host, server.enter_as_host(made) as other:
        host.sync()
        for number in range(6):
            move = host.any_move(rng)
            host.send(move)
            mine, theirs = host.next(), other.next()
            assert isinstance(mine, wire.MatchUpdate)
            assert isinstance(theirs, wire.MatchUpdate)
            assert (mine.seq, mine.done) == (number + 1, move.id)
            assert (theirs.seq, theirs.done) == (number + 1, None)


def test_many_requests_at_once_are_answered_in_order(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        requests = [wire.Rename(new_id(), Seat(number % 2), f"name {number}") for number in range(40)]
        for request in requests:
            host.send(request)
        answers = [host.answer_to(request.id) for request in requests]
        assert all(isinstance(answer, wire.Done) for answer in answers)
        assert [(answer.id, answer.seq) for answer in answers if isinstance(answer, wire.Done)] == [
            (w.id, n) for n, w in enumerate(requests, 1)
        ]
        assert [sitter.name for sitter in host.table.seats] == ["name 38", "name 39"]


def test_rivals_on_one_table_get_one_order(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as one, server.enter_as_host(made) as other:
        for _ in range(10):
            moves = one.any_move(rng), other.any_move(rng)
            one.send(moves[0])
            other.send(moves[1])
            answers = one.answer_to(moves[0].id), other.answer_to(moves[1].id)
            assert sorted(type(answer).__name__ for answer in answers) == ["Done", "Refused"]
            one.sync()
            other.sync()
        assert one.steps == other.steps
        assert len(one.steps) == 10


def test_a_ping_is_answered_and_tells_nobody_else(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        host.sync()
        watcher.sync()
        before = len(host.heard), len(watcher.heard)
        for _ in range(5):
            host.sync()
        watcher.sync()
        assert (len(host.heard), len(watcher.heard)) == (before[0] + 5, before[1] + 1)


def test_requests_that_leave_nothing_are_not_remembered_for_ever() -> None:
    done = DoneRequests()
    done.add_logged("kept", 1)
    for number in range(10 * MOST_UNLOGGED):
        done.add_unlogged(str(number), 1)
    assert done.find("kept") == 1
    assert sum(done.find(str(number)) is not None for number in range(10 * MOST_UNLOGGED)) == MOST_UNLOGGED


# What a client has missed


@pytest.mark.parametrize("since", [0, 1, 7, 19, 20])
def test_a_client_gets_exactly_what_it_has_missed(server: Server, rng: Random, since: int) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        play_out(rng, host, most=20)
        whole, end = host.steps, host.table.seq
    with server.dial(made.match, made.token) as back:
        table = back.hello(since).table
        assert table.seq == end
        assert list(table.steps) == whole[since:]
        assert not table.replay


def test_a_gap_may_be_long(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        for number in range(1500):
            host.send(wire.Rename(f"{number}", Seat(number % 2), f"{number}"))
        for number in range(1500):
            host.answer_to(f"{number}")
    with server.dial(made.match) as watcher:
        assert [step.number for step in watcher.hello(3).table.steps] == list(range(3, 1500))
        assert len(watcher.heard) == 15, "it comes in pages of a hundred"
        watcher.sync()
    assert [step.number for step in server.look(made.match).table.steps] == list(range(1400, 1500))


def test_what_is_taken_back_while_pages_come_is_known_in_the_end(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        play_out(rng, host, most=4)
        for number in range(600):
            host.send(wire.Rename(f"{number}", Seat(number % 2), f"{number}"))
        for number in range(600):
            host.answer_to(f"{number}")
        watchers = [server.dial(made.match) for _ in range(4)]
        for watcher in watchers:
            watcher.send(wire.Hello(wire.PROTOCOL))
        for seat in (1, 0, 1, 0):
            host.done(wire.AskTakeback(new_id(), Seat(seat)))
        assert [step.taken_back for step in host.steps[:4]] == [True] * 4
        for watcher in watchers:
            with watcher:
                watcher.hear(wire.Welcome)
                watcher.until(lambda table: table.seq == host.table.seq)
                assert watcher.steps == host.steps


def test_who_has_seen_more_than_there_is_gets_all_anew(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        play_out(rng, host, most=4)
    with server.dial(made.match, made.token) as back:
        table = back.hello(1000).table
        assert table.replay
        assert [step.number for step in table.steps] == [0, 1, 2, 3]


def test_after_a_takeback_what_was_taken_back_comes_again(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        play_out(rng, host, most=6)
        host.done(wire.AskTakeback(new_id(), Seat(1)))
        assert [step.number for step in host.table.steps] == [5, 6]
        watcher.until(lambda table: table.seq == 7)
        assert watcher.steps == host.steps
        assert [step.kind for step in host.steps] == ["move"] * 6 + ["takeback"]
        assert [step.taken_back for step in host.steps] == [False] * 5 + [True] + [False]
        host.play(rng)
        assert [step.number for step in host.table.steps] == [7]
        steps = host.steps
    for since, numbers in ((6, [5, 6, 7]), (7, [7]), (0, [*range(8)]), (5, [5, 6, 7]), (8, [])):
        with server.dial(made.match) as back:
            table = back.hello(since).table
            assert not table.replay
            assert [step.number for step in table.steps] == numbers
            assert [step.taken_back for step in table.steps] == [steps[number].taken_back for number in numbers]


def test_all_steps_are_there_after_a_restart(new_server: Callable[..., Server], rng: Random) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, guest, most=9)
        guest.done(wire.Rename(new_id(), Seat(1), "Ann"))
        host.until(lambda table: table.seq == guest.table.seq)
        steps = host.steps
    server.kill()
    server.start()
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        assert host.steps == guest.steps == steps
        assert [sitter.name for sitter in host.table.seats] == ["", "Ann"]
        assert play_out(rng, host, guest).result


def test_a_match_that_was_let_go_is_found_again(new_server: Callable[..., Server], rng: Random) -> None:
    server = new_server(idle_seconds=0.05, sweep_seconds=0.01)
    made = server.make(PERSON, BOT)
    slow = server.dial(made.match, made.token)
    for _ in range(20):
        with server.enter_as_host(made) as host:
            host.until(lambda table: bool(table.result or table.to_act == (0,)))
            if host.table.result is None:
                host.play(rng)
        while server.http.get("/health").json()["matches"]:
            pass
    with slow, server.enter_as_host(made) as host:
        slow.hello()  # its table has been let go many times since it came
        host.sync()
        slow.sync()
        assert slow.steps == host.steps
