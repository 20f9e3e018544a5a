"""By which names a server may be called."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus

from chabudai.serve.hosts import AllowedHosts
from chabudai.serve.settings import Settings
from tests.serve.client import dial
from tests.serve.server import PERSON, Server, problem

if TYPE_CHECKING:
    from collections.abc import Callable

OWN = socket.gethostname().lower()
FIRST = OWN.partition(".")[0]
OURS = [
    *("localhost", "LOCALHOST:8000", "game.localhost", "127.0.0.1", "127.1.2.3:8000", "192.168.1.20:8000"),
    *("[::1]:8000", "[fe80::1]", "0.0.0.0:8000", OWN, f"{FIRST}.local:8000", f"{FIRST}.lan", ""),
]
FOREIGN = [
    *("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "notlocalhost", "evil.example:8000"),
    *("a@127.0.0.1", "127.0.0.1/x", "x y", "[::1", "local", f"{OWN}.evil.example", "games.example.org"),
]


@pytest.mark.parametrize("host", OURS)
def test_addresses_and_own_names_are_ours(server: Server, host: str) -> None:
    assert server.http.get("/api/games", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", FOREIGN)
def test_other_names_are_foreign(server: Server, host: str) -> None:
    answer = server.http.get("/api/games", headers={"Host": host, "Accept-Language": "ja"})
    assert problem(answer) == (421, "bad-host")
    assert "hosts" in answer.json()["reason"]
    assert "名前" in answer.json()["reason"]


def test_a_rebound_page_reaches_neither_pages_nor_sockets(server: Server) -> None:
    """Its own name leads here: for its browser it is a page of this server's, with our address behind it."""
    name = f"evil.example:{server.port}"
    rebound = {"Host": name, "Origin": f"http://{name}"}
    assert problem(server.http.get("/", headers=rebound)) == (421, "bad-host")
    assert problem(server.http.post("/api/matches", json={"game": "kooshi"}, headers=rebound)) == (421, "bad-host")
    match = server.make(PERSON, PERSON).match
    with pytest.raises(InvalidStatus) as refusal, dial(name, match, address=("127.0.0.1", server.port)):
        pass
    assert refusal.value.response.status_code == 421


def test_names_can_be_allowed(new_server: Callable[..., Server]) -> None:
    server = new_server(hosts=["games.example.org", "*.play.example.org"])
    for host, status in (
        ("games.example.org", 200),
        ("Games.Example.Org.:8000", 200),
        ("a.play.example.org", 200),
        ("play.example.org", 421),
        ("x.games.example.org", 421),
        ("127.0.0.1", 200),
    ):
        assert server.http.get("/api/games", headers={"Host": host}).status_code == status, host


def test_all_names_can_be_allowed() -> None:
    assert AllowedHosts(Settings(store="unused", hosts=("*",))).admits("evil.example")
