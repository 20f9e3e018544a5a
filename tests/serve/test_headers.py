"""What every answer carries, and what is fetched besides matches."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import pytest

import chabudai
from chabudai import catalog
from chabudai.core import Language  # noqa: TC001 -- the tests of this file are read with their types
from chabudai.serve import protocol as wire
from chabudai.serve.app import CLIENT
from chabudai.serve.typescript import generated
from tests.serve.server import PERSON, Server, problem

if TYPE_CHECKING:
    import httpx

ROOT = Path(chabudai.__file__).parent
SAFE = ("content-security-policy", "x-content-type-options", "referrer-policy", "cross-origin-opener-policy")


def check_headers(answer: httpx.Response) -> None:
    assert all(name in answer.headers for name in SAFE), answer.url
    policy = [part.strip() for part in answer.headers["content-security-policy"].split(";")]
    assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"} <= set(policy)
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "statuses"),
    [
        ("/", {200, 503}),
        ("/play/some-match", {200, 503}),
        ("/replay", {200, 503}),
        ("/assets/nothing.js", {404}),
        ("/nowhere", {404}),
        ("/api", {404}),
        ("/api/nowhere", {404}),
        ("/api/games", {200}),
        ("/api/games/kooshi/rules", {200}),
        ("/api/games/chess/rules", {404}),
        ("/api/games/kooshi/rules?lang=xx", {400}),
        ("/api/matches/unknown", {404}),
        ("/api/matches", {405}),
        ("/api/replay", {405}),
        ("/health", {200}),
        ("/api/schema/openapi.json", {200}),
        ("/metrics", {200}),
    ],
)
def test_every_answer_has_the_security_headers(server: Server, path: str, statuses: set[int]) -> None:
    answer = server.http.get(path)
    assert answer.status_code in statuses, answer.text
    check_headers(answer)
    if answer.status_code >= 400:
        assert problem(answer)[1]


def test_refusals_have_the_security_headers(server: Server) -> None:
    check_headers(server.http.get("/api/games", headers={"Origin": "https://example.com"}))
    check_headers(server.http.post("/api/matches", content=b"nonsense"))
    check_headers(server.http.post("/api/replay", content=b"nonsense"))
    check_headers(server.http.post("/api/matches", content=b"x" * 100_000))
    check_headers(server.http.delete("/api/games"))
    check_headers(server.http.options("/api/games"))
    check_headers(server.http.head("/nowhere"))


@pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the client is not built")
def test_the_client_s_page_has_no_script_of_its_own(server: Server) -> None:
    page = server.http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    check_headers(page)
    for file in (CLIENT / "assets").iterdir():
        check_headers(server.http.get(f"/assets/{file.name}"))


def test_a_body_that_is_too_large_is_refused(server: Server) -> None:
    large = {"game": "kooshi", "options": {"setup": "x" * 70_000}}
    assert problem(server.http.post("/api/matches", json=large)) == (413, "too-big")
    assert problem(server.http.post("/api/replay", content=b"x" * (8 * 1024 * 1024 + 1))) == (413, "too-big")
    pieces = (b"x" * 10_000 for _ in range(10))
    assert problem(server.http.post("/api/matches", content=pieces))[0] == 413


def test_health_says_how_the_server_is(server: Server) -> None:
    with server.enter(server.make(PERSON, PERSON).match):
        health = msgspec.json.decode(server.http.get("/health").content, type=wire.Health)
    assert health.ok
    assert health.version == chabudai.__version__
    assert health.matches >= 1
    assert health.sockets >= 1


def test_metrics_are_counted(server: Server) -> None:
    def figure(name: str) -> float:
        lines = server.http.get("/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

    made, messages = figure("chabudai_matches_made_total"), figure("chabudai_messages_total")
    with server.enter(server.make(PERSON, PERSON).match) as client:
        client.sync()
        assert figure("chabudai_sockets") >= 1
    assert figure("chabudai_matches_made_total") == made + 1
    assert figure("chabudai_messages_total") == messages + 2
    assert figure("chabudai_tables") >= 1


def test_the_games_are_listed(server: Server) -> None:
    cards = msgspec.json.decode(server.http.get("/api/games").content, type=list[wire.GameCard])
    assert [card.id for card in cards] == [entry.id for entry in catalog.entries()]
    for card in cards:
        assert card.title
        assert card.about
        assert card.levels


def test_the_games_are_listed_in_the_language_asked_for(server: Server) -> None:
    answer = server.http.get("/api/games", params={"lang": "ja"})
    titles = {card.id: card.title for card in msgspec.json.decode(answer.content, type=list[wire.GameCard])}
    assert titles["kooshi"] == "小押し"
    assert problem(server.http.get("/api/games", params={"lang": "tlh"}))[0] == 400


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", [entry.id for entry in catalog.entries()])
def test_a_game_s_messages_are_fetched_once(server: Server, game: str, language: Language) -> None:
    path = f"/api/games/{game}/messages?lang={language}"
    answer = server.http.get(path)
    assert answer.text == catalog.messages(game, language) != ""
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    again = server.http.get(path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_there_are_no_messages_of_a_game_that_is_not_there(server: Server) -> None:
    assert problem(server.http.get("/api/games/nothing/messages")) == (404, "unknown-game")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("game", [entry.id for entry in catalog.entries()])
def test_the_rules_are_there_in_both_languages(server: Server, game: str, language: str) -> None:
    answer = server.http.get(f"/api/games/{game}/rules", params={"lang": language})
    rules = msgspec.json.decode(answer.content, type=list[wire.Rule])
    assert {rule.id for rule in rules} == set(catalog.rules(game).rules)
    assert all(rule.words for rule in rules)


@pytest.mark.parametrize("name", list(generated()))
def test_the_generated_types_are_up_to_date(name: str) -> None:
    path = ROOT.parent / "web" / "src" / name
    assert path.read_text("utf-8") == generated()[name], f"web/src/{name} is stale; run `make types`"


def test_what_games_have_alike_is_written_once() -> None:
    files = generated()
    assert [name for name, text in files.items() if "export interface Result {" in text] == ["wire.ts"]
    assert [name for name, text in files.items() if "export interface Touch {" in text] == ["wire.ts"]
    assert {name for name, text in files.items() if "export interface Film {" in text} == {
        "games/botaoshi/wire.ts",
        "games/ppolf/wire.ts",
    }, "films are written alike, but of different tracks"
