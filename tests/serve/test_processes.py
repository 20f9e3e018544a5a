"""Several processes serve the same matches: each on a port of its own here, as on several machines behind a proxy."""

from __future__ import annotations

import signal
import time
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from chabudai.serve import protocol as wire
from tests.serve.client import PATIENCE, new_id
from tests.serve.server import BOT, OPEN, PERSON, Server
from tests.store.postgres import new_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

Two = tuple[Server, Server]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres: str) -> Iterator[Two]:
    """Give two servers on one database, for all tests here: whoever kills one starts it again."""
    folder = tmp_path_factory.mktemp("processes")
    with new_database(postgres) as database, ExitStack() as servers:
        one, other = (
            servers.enter_context(Server(folder / name, database=database, watchers=2)) for name in ("a", "b")
        )
        yield one, other


def test_what_is_played_at_one_is_seen_at_the_other(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, OPEN)
    with one.enter_as_host(made) as host, other.enter_as_guest(made) as guest:
        host.until(lambda table: table.seats[1].kind == "person" and table.seats[1].here)
        assert guest.until(lambda table: table.seats[0].here).seats[1].here
        for _ in range(3):
            for player, watcher in ((host, guest), (guest, host)):
                seq = player.play(rng).seq
                assert watcher.until(lambda table, seq=seq: table.seq >= seq).seq == seq
        assert [step.text for step in host.steps] == [step.text for step in guest.steps]
        before = host.table
    after = other.look(made.match, made.token)
    assert after.table.seq == before.seq


def test_a_request_sent_again_to_another_process_is_done_once(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, PERSON)
    with one.enter_as_host(made) as here, other.enter_as_host(made) as there:
        move = here.any_move(rng, "once")
        assert {here.done(move).seq, there.done(move).seq} == {1}
        there.sync()
        assert other.look(made.match, made.token).table.seq == 1


def test_two_who_act_at_once_are_both_judged(two: Two) -> None:
    one, other = two
    made = one.make(PERSON, OPEN)
    with one.enter_as_host(made) as host, other.enter_as_guest(made) as guest:
        for number in range(10):
            host.send(wire.Rename(f"h{number}", 0, f"Ann {number}"))  # pyright: ignore[reportArgumentType] -- a seat is an int
            guest.send(wire.Rename(f"g{number}", 1, f"Bob {number}"))  # pyright: ignore[reportArgumentType] -- likewise
            assert isinstance(host.answer_to(f"h{number}"), wire.Done)
            assert isinstance(guest.answer_to(f"g{number}"), wire.Done)
        for client in (host, guest):
            names = client.until(lambda table: table.seq == 20).seats
            assert [seat.name for seat in names] == ["Ann 9", "Bob 9"]


def test_an_invitation_is_taken_once_and_a_withdrawn_one_never(two: Two) -> None:
    one, other = two
    made = one.make(PERSON, OPEN, OPEN, game="karate", options={"players": 3})
    with one.enter_as_guest(made, "first"), other.dial(made.match, made.invitations[0].token, "second") as late:
        late.send(wire.Hello(wire.PROTOCOL, late.token, late.browser))
        assert late.hear_sorry().code == "seat-taken"
    token = {"Authorization": f"Bearer {made.token}"}
    seat = made.invitations[1].seat
    answer = one.http.post(f"/api/matches/{made.match}/invitations/{seat}", headers=token)
    assert answer.status_code == 201, answer.text
    with other.dial(made.match, made.invitations[1].token, "third") as third:
        third.send(wire.Hello(wire.PROTOCOL, third.token, third.browser))
        assert third.hear_sorry().code == "link-withdrawn"
    with other.enter(made.match, answer.json()["token"], "third"):
        pass


def test_a_takeback_is_asked_for_at_one_and_granted_at_the_other(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, OPEN)
    with one.enter_as_host(made) as host, other.enter_as_guest(made) as guest:
        host.until(lambda table: table.seats[1].here)
        host.play(rng)
        host.done(wire.AskTakeback(new_id(), host.meta.yours[0]))
        guest.until(lambda table: table.takeback is not None)
        guest.done(wire.AnswerTakeback(new_id(), guest.meta.yours[0], agree=True))
        assert host.until(lambda table: table.seq == 2).takeback is None
        assert host.to_act is not None


def test_a_rematch_is_made_once_for_votes_at_both(two: Two) -> None:
    one, other = two
    made = one.make(PERSON, OPEN)
    with one.enter_as_host(made) as host, other.enter_as_guest(made) as guest:
        host.done(wire.Resign(new_id(), host.meta.yours[0]))
        guest.until_over()
        host.send(wire.Rematch("h"))
        guest.send(wire.Rematch("g"))
        following = host.hear(wire.RematchReady).match
        assert guest.hear(wire.RematchReady).match == following
    with other.enter(following, made.token) as host, one.enter(following, made.invitations[0].token, "guest") as guest:
        assert {*host.meta.yours, *guest.meta.yours} == {0, 1}


def test_who_leaves_or_dies_with_a_process_is_away(two: Two) -> None:
    one, other = two
    made = one.make(PERSON, OPEN)
    with one.enter_as_host(made) as host:
        with other.enter_as_guest(made):
            host.until(lambda table: table.seats[1].here)
        host.until(lambda table: not table.seats[1].here)
        with other.enter_as_guest(made):
            host.until(lambda table: table.seats[1].here)
            other.kill()
            host.until(lambda table: not table.seats[1].here)
    other.start()


def test_another_process_drives_the_bot_when_its_driver_is_killed(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, BOT)
    with one.enter_as_host(made) as first, other.enter_as_host(made) as second:
        first.play(rng)
        second.until(lambda table: table.seq == 2)  # the first process has the lease by now
        one.kill()
        second.play(rng)
        assert second.until(lambda table: table.seq == 4).to_act == (0,)
    one.start()


def test_a_process_that_was_stopped_past_its_lease_does_no_harm(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, BOT, clock={"per": "move", "seconds": 600})
    with one.enter_as_host(made) as first, other.enter_as_host(made) as second:
        first.play(rng)
        second.until(lambda table: table.seq == 2)
        one.send(signal.SIGSTOP)
        second.play(rng)
        second.until(lambda table: table.seq == 4)
        one.send(signal.SIGCONT)
        second.play(rng)
        second.until(lambda table: table.seq == 6)
        first.until(lambda table: table.seq == 6)
        assert [step.text for step in first.steps] == [step.text for step in second.steps]


def test_time_runs_out_at_whichever_process(two: Two, rng: Random) -> None:
    one, other = two
    made = one.make(PERSON, OPEN, clock={"per": "move", "seconds": 1.5})
    with one.enter_as_host(made) as host, other.enter_as_guest(made) as guest:
        host.play(rng)
        assert guest.until(lambda table: table.seq >= 2).seq == 2
        host.until(lambda table: table.seq >= 2)
        assert [step.text for step in host.steps[:2]] == [step.text for step in guest.steps[:2]]


def test_a_match_has_only_so_many_spectators_by_whichever_process(two: Two) -> None:
    one, other = two
    match = one.make(PERSON, PERSON).match
    with one.enter(match), other.enter(match):
        assert turned_away(one, match).code == "too-many-watchers"


def turned_away(server: Server, match: str) -> wire.Problem:
    """Return what a spectator is told who is one too many, once the process knows."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with server.dial(match) as client:
            client.send(wire.Hello(wire.PROTOCOL))
            if isinstance(heard := client.next(), wire.Goodbye):
                return heard.problem
    raise AssertionError("nobody is turned away")
