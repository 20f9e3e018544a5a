from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from chabudai.core import Clock
from chabudai.serve import protocol as wire
from tests.serve.server import BOT, OPEN, PERSON, Server, problem
from tests.store.files import ask

if TYPE_CHECKING:
    from collections.abc import Callable


def stored(server: Server) -> object:
    return ask(server.store, "SELECT count(*) FROM matches")


def test_the_host_sits_against_a_bot_if_nothing_is_said(server: Server) -> None:
    made = server.make()
    assert (made.seats, made.invitations) == ((0,), ())
    table = server.look(made.match, made.token).table
    assert [(sitter.kind, sitter.level) for sitter in table.seats] == [("person", None), ("bot", 1)]


def test_each_open_seat_has_an_invitation_of_its_own(server: Server) -> None:
    made = server.make(OPEN, OPEN)
    assert made.seats == ()
    assert [invitation.seat for invitation in made.invitations] == [0, 1]
    tokens = {made.token, *(invitation.token for invitation in made.invitations)}
    assert len(tokens) == 3
    assert all(len(token) == 22 for token in tokens)  # 128 bits in base64


def test_names_and_levels_are_as_wished(server: Server) -> None:
    made = server.make(wire.SeatSetup("person", name="Ann"), wire.SeatSetup("bot", 2, "Hal"))
    seats = server.look(made.match).table.seats
    assert [(seat.kind, seat.level, seat.name) for seat in seats] == [("person", None, "Ann"), ("bot", 2, "Hal")]


def test_a_bot_without_a_level_has_the_first(server: Server) -> None:
    made = server.make(PERSON, wire.SeatSetup("bot"))
    assert server.look(made.match).table.seats[1].level == 1


def test_seats_are_ordered_as_given(server: Server) -> None:
    assert {server.make(BOT, PERSON).seats for _ in range(8)} == {(1,)}


def test_seats_are_drawn(server: Server) -> None:
    assert {server.make(PERSON, BOT, order="drawn").seats for _ in range(40)} == {(0,), (1,)}


def test_options_are_the_game_s(server: Server) -> None:
    position = "ba1ab/2a2/5/2A2/BA1AB d 0-0 -"
    made = server.make(PERSON, PERSON, options={"setup": position})
    info = server.look(made.match)
    assert info.meta.options["setup"].startswith("ba1ab/2a2/5")
    assert info.table.to_act == (1,)


def test_the_clock_is_as_wished(server: Server) -> None:
    clock = Clock("game", 300.0, 2.0)
    made = server.make(PERSON, PERSON, clock=clock)
    info = server.look(made.match)
    assert info.meta.clock == clock
    assert info.table.times
    assert info.table.times.running == (0,)


@pytest.mark.parametrize(
    ("setup", "status", "code"),
    [
        ({}, 400, "missing-field"),
        ({"game": 7}, 400, "bad-field"),
        ({"game": "chess"}, 400, "unknown-game"),
        ({"game": "k" * 41}, 400, "bad-field"),
        ({"game": "kooshi", "options": {"size": 9}}, 400, "bad-options"),
        ({"game": "kooshi", "options": {"setup": "nonsense"}}, 400, "bad-options"),
        ({"game": "kooshi", "options": {"setup": None}}, 400, "bad-options"),
        ({"game": "kooshi", "options": {"setup": {"a": [1]}}}, 400, "bad-options"),
        ({"game": "kooshi", "options": {"name": "kooshi", "self": 1}}, 400, "bad-options"),
        ({"game": "kooshi", "options": []}, 400, "bad-field"),
        ({"game": "kooshi", "seats": []}, 400, "bad-seats"),
        ({"game": "kooshi", "seats": [{"kind": "person"}]}, 400, "bad-seats"),
        ({"game": "kooshi", "seats": [{"kind": "person"}] * 3}, 400, "bad-seats"),
        ({"game": "kooshi", "seats": [{"kind": "person"}] * 17}, 400, "bad-field"),
        ({"game": "kooshi", "seats": [{"kind": "cat"}] * 2}, 400, "bad-field"),
        ({"game": "kooshi", "seats": [{"kind": "bot", "level": 99}] * 2}, 400, "no-such-level"),
        ({"game": "kooshi", "seats": [{"kind": "bot", "level": 0}] * 2}, 400, "no-such-level"),
        ({"game": "kooshi", "seats": [{"kind": "bot", "level": -1}] * 2}, 400, "no-such-level"),
        ({"game": "kooshi", "seats": [{"kind": "person", "name": "x" * 41}] * 2}, 400, "bad-field"),
        ({"game": "kooshi", "clock": {"per": "move", "seconds": 0}}, 400, "bad-clock"),
        ({"game": "kooshi", "clock": {"per": "move", "seconds": -1}}, 400, "bad-clock"),
        ({"game": "kooshi", "clock": {"per": "game", "seconds": 9, "increment": -1}}, 400, "bad-clock"),
        ({"game": "kooshi", "clock": {"per": "game", "seconds": 1e300, "increment": 1e300}}, 400, "bad-clock"),
        ({"game": "kooshi", "clock": {"per": "day", "seconds": 1}}, 400, "bad-field"),
        ({"game": "kooshi", "order": "random"}, 400, "bad-field"),
        ({"game": "kooshi", "watching": "perhaps"}, 400, "bad-field"),
    ],
)
def test_what_cannot_be_is_refused_and_leaves_nothing(server: Server, setup: Any, status: int, code: str) -> None:
    before = stored(server)
    assert problem(server.http.post("/api/matches", json=setup)) == (status, code)
    assert stored(server) == before


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b'{"game":',
        b"[" * 60_000,
        b'{"game":"kooshi","options":{"setup":' + b"[" * 50_000,
        b'{"game":"kooshi","options":{"setup":' + b"[" * 2000 + b"]" * 2000 + b"}}",
        b'{"game":"\xff\xfe"}',
        b'{"game":"\\ud800"}',
        b'{"game":"kooshi","seats":[{"kind":"person","name":"\\ud800"},{"kind":"bot"}]}',
        b'{"game":"kooshi","options":{"\\ud800":1}}',
    ],
)
def test_nonsense_is_refused(server: Server, body: bytes) -> None:
    answer = server.http.post("/api/matches", content=body, headers={"Content-Type": "application/json"})
    assert problem(answer)[0] == 400, answer.text


UNKNOWN = [
    "unknown", "%00", "%ED%A0%80", "%FF", "%F0%9F%8D%B5", "a%20b", "%2e%2e", "'%22--", "x" * 41, "x" * 10_000,
]  # fmt: skip


@pytest.mark.parametrize("what", ["{}", "{}/log", "{}/replay"])
@pytest.mark.parametrize("name", UNKNOWN, ids=range(len(UNKNOWN)))
def test_an_unknown_match_is_not_found_and_nothing_is_made(server: Server, name: str, what: str) -> None:
    before = stored(server)
    status, code = problem(server.http.get(f"/api/matches/{what.format(name)}"))
    assert status == 404
    assert code in {"link-cut-short" if name == "unknown" else "unknown-match", "not-found"}
    assert stored(server) == before


@pytest.mark.parametrize("name", UNKNOWN[:-1], ids=range(len(UNKNOWN) - 1))
def test_an_unknown_match_has_no_socket(server: Server, name: str) -> None:
    before = stored(server)
    with server.dial(name) as client:
        assert client.hear_sorry().code == ("link-cut-short" if name == "unknown" else "unknown-match")
    assert stored(server) == before


def test_matches_are_bounded_for_each_address(new_server: Callable[..., Server]) -> None:
    server = new_server(matches_per_address=3, matches_seconds=600.0)
    for _ in range(3):
        server.make()
    answer = server.http.post("/api/matches", json={"game": "kooshi"})
    assert problem(answer) == (429, "too-many-matches")
    assert stored(server) == 3
