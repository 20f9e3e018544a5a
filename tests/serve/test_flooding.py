"""How much one address may do, by the real server; others are served as ever."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import InvalidStatus

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.serve.client import dial, new_id
from tests.serve.server import OPEN, PERSON, Server, keys, problem

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    NewServer = Callable[..., Server]

SETUP = {"game": "kooshi"}


def of(address: str) -> dict[str, str]:
    """Return the headers of a request that a proxy passes on for an address."""
    return {"X-Forwarded-For": address}


def refused(answer: httpx.Response, code: str) -> None:
    assert problem(answer) == (429, code)
    assert int(answer.headers["Retry-After"]) >= 1
    assert answer.headers["Cache-Control"] == "no-store"


def test_matches_of_one_address(new_server: NewServer) -> None:
    server = new_server(matches_per_address=3, proxies=["127.0.0.1"])

    def make(address: str) -> httpx.Response:
        return server.http.post("/api/matches", json=SETUP, headers=of(address))

    assert [make("192.0.2.1").status_code for _ in range(4)] == [201, 201, 201, 429]
    refused(make("192.0.2.1"), "too-many-matches")
    refused(make("198.51.100.9, 192.0.2.1"), "too-many-matches")
    assert make("192.0.2.2").status_code == 201
    assert [make(f"2001:db8:0:1::{number}").status_code for number in range(4)] == [201, 201, 201, 429]
    assert make("2001:db8:0:2::1").status_code == 201


def test_nobody_is_believed_who_is_no_proxy(new_server: NewServer) -> None:
    server = new_server(matches_per_address=3)
    made = [server.http.post("/api/matches", json=SETUP, headers=of(f"192.0.2.{number}")) for number in range(5)]
    assert [answer.status_code for answer in made] == [201, 201, 201, 429, 429]


def test_a_refusal_is_in_the_language_asked_for(new_server: NewServer) -> None:
    server = new_server(matches_per_address=1)
    server.make(PERSON, PERSON)
    answer = server.http.post("/api/matches", json=SETUP, headers={"Accept-Language": "ja"})
    refused(answer, "too-many-matches")
    assert "秒後" in answer.json()["reason"]


def test_rematches_are_matches(new_server: NewServer) -> None:
    server = new_server(matches_per_address=3)
    made, match = server.make(PERSON, PERSON), ""
    codes: list[str] = []
    match = made.match
    for _ in range(4):
        with server.enter(match, made.token) as host:
            host.done(wire.Resign(new_id(), Seat(0)))
            answer = host.ask(wire.Rematch(new_id()))
            if isinstance(answer, wire.Refused):
                codes.append(answer.problem.code)
                break
            match = host.hear(wire.RematchReady).match
    assert codes == ["too-many-matches"]
    assert problem(server.http.post("/api/matches", json=SETUP)) == (429, "too-many-matches")


def test_replays_of_files_and_of_matches(new_server: NewServer) -> None:
    server = new_server(files_per_address=3, proxies=["127.0.0.1"])
    made = server.make(PERSON, PERSON)
    path = f"/api/matches/{made.match}"
    assert server.http.get(f"{path}/replay").status_code == 200
    log = server.http.get(f"{path}/log")
    assert server.http.post("/api/replay", content=log.content).status_code == 200
    refused(server.http.get(f"{path}/replay"), "too-many-files")
    refused(server.http.get(f"{path}/log"), "too-many-files")
    refused(server.http.post("/api/replay", content=log.content), "too-many-files")
    assert server.http.get(f"{path}/replay", headers=of("192.0.2.1")).status_code == 200


def test_requests_of_any_kind(new_server: NewServer) -> None:
    server = new_server(requests_per_address=20, proxies=["127.0.0.1"])
    here = of("192.0.2.1")
    statuses = [server.http.get("/nowhere", headers=here).status_code for _ in range(25)]
    assert statuses == [404] * 20 + [429] * 5
    for path in ("/", "/api/games", "/assets/nothing.js", "/api/matches/unknown"):
        refused(server.http.get(path, headers=here), "too-many-requests")
    said = server.http.get("/", headers={**here, "Accept": "text/html", "Accept-Language": "ja"})
    assert said.headers["content-type"] == "text/plain; charset=utf-8"
    assert "リクエスト" in said.text
    assert server.http.get("/api/games", headers=of("192.0.2.2")).status_code == 200


def test_sockets_that_are_open(new_server: NewServer) -> None:
    server = new_server(sockets_per_address=3)
    match = server.make(PERSON, PERSON).match
    with ExitStack() as open_ones:
        for _ in range(3):
            open_ones.enter_context(server.enter(match))
        with server.dial(match) as fourth:
            assert fourth.hear_sorry().code == "too-many-sockets"
    with server.enter(match) as later:
        later.sync()


def test_sockets_that_come_and_go(new_server: NewServer) -> None:
    server = new_server(openings_per_address=5, proxies=["127.0.0.1"])
    match = server.make(PERSON, PERSON).match
    for _ in range(5):
        with server.enter(match):
            pass
    with pytest.raises(InvalidStatus) as refusal, dial(server.address, match):
        pass
    assert refusal.value.response.status_code == 429
    assert int(refusal.value.response.headers["Retry-After"]) >= 1
    with dial(server.address, match, additional_headers=of("192.0.2.2")):
        pass
    assert server.http.get(f"/api/matches/{match}").status_code == 200


def test_spectators_of_one_match(new_server: NewServer) -> None:
    server = new_server(watchers=2, sockets_per_seat=2)
    made = server.make(PERSON, OPEN)
    with server.enter(made.match), server.enter(made.match):
        with server.dial(made.match) as third:
            third.send(wire.Hello(wire.PROTOCOL))
            assert third.hear_sorry().code == "too-many-watchers"
        with server.enter_as_host(made) as host, server.enter_as_host(made), server.enter_as_guest(made):
            host.sync()
            with server.dial(made.match, made.token) as third:
                third.send(wire.Hello(wire.PROTOCOL, made.token))
                assert third.hear_sorry().code == "too-many-sockets"
    with server.enter(made.match) as later:
        later.sync()


def test_a_new_socket_brings_no_new_budget_to_a_spectator(new_server: NewServer) -> None:
    server = new_server(messages=10)
    match = server.make(PERSON, PERSON).match
    for _ in range(2):
        with server.enter(match) as watcher:
            for _ in range(4):
                watcher.sync()
    with server.dial(match) as watcher:
        watcher.send(wire.Hello(wire.PROTOCOL))
        assert watcher.hear_sorry().code == "too-many-messages"


def test_private_answers_are_kept_nowhere(server: Server) -> None:
    made = server.make(PERSON, PERSON)
    path = f"/api/matches/{made.match}"
    answers = [server.http.get(f"{path}{kind}", headers=keys(made.token)) for kind in ("", "/replay", "/log")]
    answers.append(server.http.get(f"{path}", headers=keys("x" * 40)))
    answers.append(server.http.post("/api/matches", json=SETUP))
    answers.append(server.http.post("/api/replay", content=answers[2].content))
    answers.append(server.http.get("/nowhere"))
    for answer in answers:
        assert answer.headers.get_list("Cache-Control") == ["no-store"], answer.url
    for open_to_all in ("/api/games/kooshi/messages", "/"):
        assert server.http.get(open_to_all).headers.get("Cache-Control", "") != "no-store"


NAMES: list[Any] = [
    *("a\x00b", "\x1b[31mred", "two\nlines", "\x7f", "\u202eevil", "a\u2066b", "x\u2028y"),
    *("\u200b", "\u200b\u200d", "\u3164", "\u2800", "\u00ad", "\u0301"),
]


@pytest.mark.parametrize("name", NAMES)
def test_names_that_nobody_has(server: Server, name: str) -> None:
    seats = [{"kind": "person", "name": name}, {"kind": "person"}]
    asked = {"game": "kooshi", "seats": seats}
    answer = server.http.post("/api/matches", json=asked, headers={"Accept-Language": "ja"})
    assert problem(answer) == (400, "bad-name")
    assert "名前" in answer.json()["reason"]
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        assert host.refused(wire.Rename(new_id(), Seat(0), name)).code == "bad-name"
        assert host.table.seats[0].name == ""


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("  Aki ", "Aki"),
        ("   ", ""),
        ("Ame\u0301lie", "Amélie"),
        ("花子", "花子"),
        ("👩‍👧", "👩‍👧"),
        ("می‌خواهم", "می‌خواهم"),
    ],
)
def test_names_are_trimmed_and_composed(server: Server, name: str, kept: str) -> None:
    made = server.make(wire.SeatSetup("person", name=name), PERSON)
    with server.enter_as_host(made) as host:
        assert host.table.seats[0].name == kept
        host.done(wire.Rename(new_id(), Seat(1), name))
        assert host.table.seats[1].name == kept


def test_a_clock_gives_some_time(new_server: NewServer) -> None:
    server = new_server(least_clock_seconds=5.0)
    for clock in ({"per": "move", "seconds": 4.9}, {"per": "game", "seconds": 0.001, "increment": 60}):
        answer = server.http.post("/api/matches", json={**SETUP, "clock": clock})
        assert problem(answer) == (400, "bad-clock")
        assert "at least 5 seconds" in answer.json()["reason"]
    for clock in ({"per": "move", "seconds": 5}, {"per": "game", "seconds": 60, "increment": 1}):
        assert server.http.post("/api/matches", json={**SETUP, "clock": clock}).status_code == 201


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/x%00.js",
        "/assets/%0a",
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/%5c..%5capp.py",
        "/assets/%c0%ae%c0%ae/app.py",
        "/assets/%ff%fe",
        "/assets/" + "a" * 300,
        "/assets/" + "a/" * 400,
        "/assets/",
        "/assets",
        "/assets/.",
        "/assets//etc/passwd",
        "//api/games",
        "/api//games",
        "/api/%2e/games",
        "/assets/%2fetc%2fpasswd",
        "/assets/C%3a%5cwindows",
        "/api/matches/%00",
        "/api/matches/%2e%2e%2f",
        "/api/games/%00/rules",
        "/api/games/%ed%a0%80/messages",
        "/play/%00",
    ],
)
def test_odd_paths_lead_nowhere(server: Server, path: str) -> None:
    answer = server.http.get(f"http://{server.address}{path}")
    assert answer.status_code == 404, answer.text
    assert problem(answer)[1]
