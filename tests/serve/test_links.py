"""Invitations that are withdrawn and made anew, and links by which somebody sits down at another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.links import MOST_LINKS
from tests.serve.client import new_id
from tests.serve.server import BOT, OPEN, PERSON, Server, keys, problem

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    import httpx


def renew(server: Server, made: wire.MatchCreated, seat: int = 1, token: str | None = None) -> httpx.Response:
    headers = keys(made.token if token is None else token)
    return server.http.post(f"/api/matches/{made.match}/invitations/{seat}", headers=headers)


def renewed(server: Server, made: wire.MatchCreated, seat: int = 1) -> str:
    answer = renew(server, made, seat)
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return msgspec.json.decode(answer.content, type=wire.Invitation).token


def other_device(server: Server, match: str, token: str, browser: str | None = None) -> str:
    answer = server.http.post(f"/api/matches/{match}/recovery", headers=keys(token, browser))
    assert answer.status_code == 201, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return msgspec.json.decode(answer.content, type=wire.SeatLink).token


def refused_at(server: Server, match: str, token: str, browser: str) -> wire.Problem:
    with server.dial(match, token, browser) as client:
        client.send(wire.Hello(wire.PROTOCOL, token, browser))
        return client.hear_sorry()


def test_an_invitation_is_made_anew_and_the_old_link_says_so(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    old, new = made.invitations[0].token, renewed(server, made)
    refused = refused_at(server, made.match, old, "guest")
    assert (refused.code, refused.facts["watching"]) == ("link-withdrawn", "yes")
    assert problem(server.http.get(f"/api/matches/{made.match}", headers=keys(old))) == (403, "link-withdrawn")
    with server.enter(made.match, new, "guest") as guest:
        assert guest.meta.yours == (1,)


def test_an_invitation_can_be_withdrawn_for_good_and_made_later(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    path, headers = f"/api/matches/{made.match}/invitations/1", keys(made.token)
    assert server.http.delete(path, headers=headers).status_code == 204
    assert refused_at(server, made.match, made.invitations[0].token, "guest").code == "link-withdrawn"
    assert server.look(made.match).table.seats[1].kind == "open"
    with server.enter(made.match, renewed(server, made), "guest") as guest:
        assert guest.meta.yours == (1,)


def test_who_has_taken_a_seat_keeps_it(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_guest(made):
        assert problem(renew(server, made)) == (409, "seat-claimed")
        assert problem(server.http.delete(f"/api/matches/{made.match}/invitations/1", headers=keys(made.token))) == (
            409,
            "seat-claimed",
        )
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        host.play(rng)
        guest.until(lambda table: table.to_act == (1,))
        guest.play(rng)


def test_only_the_host_renews_and_only_where_somebody_is_invited(server: Server) -> None:
    made = server.make(PERSON, OPEN, OPEN, game="karate")
    with server.enter_as_guest(made):
        answer = server.http.post(
            f"/api/matches/{made.match}/invitations/2", headers=keys(made.invitations[0].token, "guest")
        )
        assert problem(answer) == (403, "host-only")
    assert problem(server.http.post(f"/api/matches/{made.match}/invitations/2")) == (403, "host-only")
    assert problem(renew(server, made, 0)) == (404, "no-invitation")
    assert problem(renew(server, made, 7)) == (404, "no-invitation")
    assert renew(server, made, -1).status_code in {400, 404}


def test_links_are_kept_over_a_restart_and_never_in_clear(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN)
    old, new = made.invitations[0].token, renewed(server, made)
    with server.enter(made.match, new, "guest"):
        again = other_device(server, made.match, new, "guest")
    server.kill()
    server.start()
    assert refused_at(server, made.match, old, "guest").code == "link-withdrawn"
    for device in ("phone", "guest"):
        token = again if device == "phone" else new
        with server.enter(made.match, token, device) as guest:
            assert guest.meta.yours == (1,)
    server.kill()
    server.start()
    with server.enter(made.match, again, "phone") as guest:
        assert guest.meta.yours == (1,)
    kept = b"".join(path.read_bytes() for path in server.store.parent.iterdir())
    for secret in (made.token, old, new, again, "guest", "phone"):
        assert secret.encode() not in kept


def test_a_seat_goes_on_at_another_device_and_at_the_first_too(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        link = other_device(server, made.match, made.invitations[0].token, "guest")
        with server.enter(made.match, link, "phone") as phone:
            assert (phone.meta.yours, phone.meta.host) == ((1,), False)
            host.play(rng)
            phone.until(lambda table: table.to_act == (1,))
            phone.play(rng)
            guest.until(lambda table: table.seq == 2)
            host.until(lambda table: table.seq == 2)
            host.play(rng)
            guest.until(lambda table: table.to_act == (1,))
            guest.play(rng)
        host.sync()
        assert host.table.seats[1].here


def test_a_link_for_another_device_works_once(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    link = other_device(server, made.match, made.token)
    assert server.look(made.match, link, "phone").meta.yours == ()  # who only looks has not used it
    with server.enter(made.match, link, "phone") as phone:
        assert (phone.meta.yours, phone.meta.host) == ((0,), True)
    with server.enter(made.match, link, "phone") as phone:  # the same browser comes back
        assert phone.meta.yours == (0,)
    assert refused_at(server, made.match, link, "somebody else").code == "link-used"


def test_a_newer_link_takes_the_place_of_one_that_was_not_used(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    first, second = (other_device(server, made.match, made.token) for _ in range(2))
    assert refused_at(server, made.match, first, "phone").code == "link-withdrawn"
    with server.enter(made.match, second, "phone"):
        pass
    other_device(server, made.match, second, "phone")
    with server.enter(made.match, second, "phone") as phone:  # one that was used stays
        assert phone.meta.yours == (0,)


def test_who_holds_no_seat_makes_no_such_link(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    path = f"/api/matches/{made.match}/recovery"
    assert problem(server.http.post(path)) == (403, "not-your-seat")
    # An invitation that nobody has used holds nothing yet.
    assert problem(server.http.post(path, headers=keys(made.invitations[0].token, "x"))) == (403, "not-your-seat")
    assert problem(server.http.post(path, headers=keys("x" * 22))) == (403, "unknown-token")


def test_links_lead_into_the_rematch_too(server: Server) -> None:
    made = server.make(PERSON, OPEN)
    new = renewed(server, made)
    with server.enter_as_host(made) as host, server.enter(made.match, new, "guest"):
        link = other_device(server, made.match, new, "guest")
        with server.enter(made.match, link, "phone") as phone:
            host.done(wire.Resign(new_id(), Seat(0)))
            host.send(wire.Rematch(new_id()))
            phone.until_over()
            phone.send(wire.Rematch(new_id()))
            following = phone.hear(wire.RematchReady).match
    for token, browser in ((link, "phone"), (new, "guest")):
        with server.enter(following, token, browser) as client:
            assert client.meta.yours == (0,)


def test_a_match_has_only_so_many_links(server: Server) -> None:
    made = server.make(PERSON, BOT)
    for _ in range(MOST_LINKS):
        other_device(server, made.match, made.token)
    answer = server.http.post(f"/api/matches/{made.match}/recovery", headers=keys(made.token))
    assert problem(answer) == (429, "too-many-links")


@pytest.mark.parametrize("path", ["invitations/1", "recovery"])
def test_another_match_s_token_makes_no_links(server: Server, path: str) -> None:
    made, other = server.make(PERSON, OPEN), server.make(PERSON, OPEN)
    answer = server.http.post(f"/api/matches/{made.match}/{path}", headers=keys(other.token))
    assert problem(answer) == (403, "unknown-token")
