from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import new_id
from tests.serve.server import OPEN, PERSON, Server, keys, problem

if TYPE_CHECKING:
    from random import Random

MOVE = msgspec.Raw(b'{"type":"move","square":"b1","direction":"n"}')


def test_a_watcher_sees_all_that_anybody_may_see(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        assert (watcher.meta.yours, watcher.meta.host) == ((), False)
        host.play(rng)
        watcher.until(lambda table: table.seq == 1)
        assert [seen.seat for seen in watcher.table.views] == [None]
        assert watcher.table.views[0].legal_moves is None
        assert watcher.steps == host.steps


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), Seat(-1), Seat(2), Seat(2**70)])
def test_a_watcher_can_do_nothing(server: Server, seat: Seat) -> None:
    made = server.make(PERSON, PERSON)
    requests: list[wire.Request] = [
        wire.Move(new_id(), seat, MOVE),
        wire.Resign(new_id(), seat),
        wire.AskTakeback(new_id(), seat),
        wire.AnswerTakeback(new_id(), seat, agree=True),
        wire.Rename(new_id(), seat, "Mallory"),
        wire.Replace(new_id(), seat, 1),
        wire.Return(new_id(), seat),
    ]
    with server.enter(made.match) as watcher:
        for request in requests:
            assert watcher.refused(request).code == "not-your-seat"
    assert server.look(made.match).table.seq == 0


def test_a_watcher_cannot_ask_for_another_match(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        assert watcher.refused(wire.Rematch(new_id())).code == "not-over"
        host.done(wire.Resign(new_id(), Seat(0)))
        assert watcher.refused(wire.Rematch(new_id())).code == "not-your-seat"


def test_a_player_can_do_nothing_on_another_s_seat(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made), server.enter_as_guest(made) as guest:
        for seat in (Seat(0), Seat(-1), Seat(2)):
            assert guest.refused(wire.Move(new_id(), seat, MOVE)).code == "not-your-seat"
            assert guest.refused(wire.Resign(new_id(), seat)).code == "not-your-seat"
        assert guest.table.seq == 0


def test_where_watching_is_not_allowed_only_players_come_in(server: Server) -> None:
    made = server.make(PERSON, OPEN, watching=False)
    with server.dial(made.match) as stranger:
        stranger.send(wire.Hello(wire.PROTOCOL))
        assert stranger.hear_sorry().code == "no-watching"
    for what in ("", "/log", "/replay"):
        assert problem(server.http.get(f"/api/matches/{made.match}{what}")) == (403, "no-watching")
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        assert (host.meta.yours, guest.meta.yours) == ((0,), (1,))


@pytest.mark.parametrize("watching", [True, False])
@pytest.mark.parametrize(
    ("token", "code"), [("", "link-cut-short"), ("wrong", "link-cut-short"), ("x" * 22, "unknown-token")]
)
def test_a_wrong_token_is_said_to_be_wrong(server: Server, token: str, code: str, *, watching: bool) -> None:
    made = server.make(PERSON, OPEN, watching=watching)
    with server.dial(made.match, token, "browser") as stranger:
        stranger.send(wire.Hello(wire.PROTOCOL, token, "browser"))
        assert stranger.hear_sorry().code == code
    if token:
        answer = server.http.get(f"/api/matches/{made.match}", headers=keys(token))
        assert problem(answer) == (403, code)


def test_a_token_of_another_match_is_refused(server: Server) -> None:
    made, other = server.make(PERSON, OPEN), server.make(PERSON, OPEN)
    with server.dial(made.match) as stranger:
        stranger.send(wire.Hello(wire.PROTOCOL, other.token))
        assert stranger.hear_sorry().code == "unknown-token"


@pytest.mark.parametrize("watching", [True, False])
def test_the_second_user_of_an_invitation_learns_whether_to_watch(server: Server, *, watching: bool) -> None:
    made = server.make(PERSON, OPEN, watching=watching)
    with server.enter_as_guest(made), server.dial(made.match) as second:
        second.send(wire.Hello(wire.PROTOCOL, made.invitations[0].token, "another"))
        sorry = second.hear_sorry()
        assert (sorry.code, sorry.facts) == ("seat-taken", {"watching": "yes" if watching else "no"})
        assert ("You can watch" in sorry.reason) is watching


def test_looking_with_an_invitation_takes_no_seat(server: Server) -> None:
    made = server.make(PERSON, OPEN, watching=False)
    link = made.invitations[0].token
    assert server.look(made.match, link, "early").meta.yours == ()
    assert server.look(made.match, link).table.seats[1].kind == "open"
    with server.enter(made.match, link, "first"):
        assert server.look(made.match, link, "first").meta.yours == (1,)
        late = server.http.get(f"/api/matches/{made.match}", headers=keys(link, "second"))
        assert problem(late) == (403, "seat-taken")


def test_an_invited_player_gets_the_match_by_http(server: Server, rng: Random) -> None:
    made = server.make(OPEN, PERSON)
    link = made.invitations[0].token
    with server.enter(made.match, link, "first") as guest:
        guest.play(rng)
    for what in ("", "/log", "/replay"):
        answer = server.http.get(f"/api/matches/{made.match}{what}", headers=keys(link, "first"))
        assert answer.status_code == 200
        as_anybody = server.http.get(f"/api/matches/{made.match}{what}", headers=keys(link))
        assert as_anybody.status_code == 200  # anybody may watch here
