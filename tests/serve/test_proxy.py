"""A whole evening through a real reverse proxy with TLS: page, match by link, moves; and who is believed there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx
import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.app import CLIENT
from tests.serve.client import PATIENCE, Client, dial, new_id
from tests.serve.play import play_out
from tests.serve.proxies import KNOWN, NAME, Proxy, found, running
from tests.serve.server import Server, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

FOUND = found()
MOST_MATCHES = 4


class Place(NamedTuple):
    """A server behind a proxy, as a browser would reach it."""

    server: Server
    proxy: Proxy

    @property
    def origin(self) -> str:
        return f"https://{self.proxy.host}"

    def http(self, address: str = "127.0.0.1") -> httpx.Client:
        """Return a client that comes from an address of this machine's, and asks for the name as browsers do."""
        transport = httpx.HTTPTransport(verify=self.proxy.secure, local_address=address)
        return httpx.Client(base_url=self.origin, transport=_Led(transport), timeout=PATIENCE, trust_env=False)

    def enter(self, match: str, token: str | None = None, browser: str | None = None) -> Client:
        return Client(self.proxy.host, match, token, browser, **self.way, origin=self.origin)

    @property
    def way(self) -> dict[str, Any]:
        return {"secure": self.proxy.secure, "address": ("127.0.0.1", self.proxy.port)}


class _Led(httpx.BaseTransport):
    """Leads every request to this machine, whatever the name in it."""

    def __init__(self, transport: httpx.BaseTransport) -> None:
        self._transport = transport

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        request.url = request.url.copy_with(host="127.0.0.1")
        return self._transport.handle_request(request)

    def close(self) -> None:
        self._transport.close()


@pytest.fixture(scope="module", params=KNOWN)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    name: str = request.param
    if name not in FOUND:
        pytest.skip(f"{name} or openssl is not installed here")
    folder = tmp_path_factory.mktemp(name)
    bounds: dict[str, Any] = {"matches_per_address": MOST_MATCHES, "proxies": ["127.0.0.1"], "hosts": [NAME]}
    with (
        Server(folder / "matches.sqlite", **bounds) as server,
        running(name, folder, free_port(), server.port) as proxy,
    ):
        yield Place(server, proxy)


def test_a_match_by_link(place: Place) -> None:
    with place.http() as http:
        page = http.get("/")
        assert page.status_code == (200 if CLIENT.is_dir() else 503)
        assert "max-age" in page.headers["Strict-Transport-Security"]
        setup = {"game": "kooshi", "seats": [{"kind": "person"}, {"kind": "open"}]}
        answer = http.post("/api/matches", json=setup, headers={"Origin": place.origin})
        assert answer.headers["Cache-Control"] == "no-store"
        made = msgspec.json.decode(answer.content, type=wire.MatchCreated)
    with (
        place.enter(made.match, made.token) as host,
        place.enter(made.match, made.invitations[0].token, "guest") as guest,
    ):
        host.hello()
        guest.hello()
        assert play_out(Random(7), host, guest).result
        end = guest.done(wire.Rename(new_id(), Seat(1), "Aki")).seq
    with place.http() as http:
        replay = http.get(f"/api/matches/{made.match}/replay")
        assert len(replay.json()["steps"]) == end


def test_limits_count_for_who_is_behind_the_proxy(place: Place) -> None:
    spoofed = {"X-Forwarded-For": "198.51.100.7"}
    with place.http("127.0.0.2") as one, place.http("127.0.0.3") as other:
        made = [one.post("/api/matches", json={"game": "kooshi"}, headers=spoofed) for _ in range(MOST_MATCHES + 1)]
        assert [answer.status_code for answer in made] == [201] * MOST_MATCHES + [429]
        assert other.post("/api/matches", json={"game": "kooshi"}).status_code == 201


@pytest.mark.parametrize("origin", [f"http://{NAME}", "https://example.com", f"https://{NAME}:1", "null"])
def test_other_pages_are_refused(place: Place, origin: str) -> None:
    with place.http() as http:
        assert http.get("/api/games", headers={"Origin": origin}).status_code == 403
    with pytest.raises(InvalidStatus) as refusal, dial(place.proxy.host, "x", **place.way, origin=origin):
        pass
    assert refusal.value.response.status_code == 403


def test_without_a_proxy_nobody_is_believed(place: Place) -> None:
    """The way past the proxy is by plain HTTP: a page that claims to have come by TLS is none of ours."""
    host = {"Host": place.proxy.host, "Origin": place.origin}
    assert place.server.http.get("/api/games", headers=host).status_code == 403
    believed = place.server.http.get("/api/games", headers={**host, "X-Forwarded-Proto": "https"})
    assert believed.status_code == 200, "we are at the address of the proxy"
