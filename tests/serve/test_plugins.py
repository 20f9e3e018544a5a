"""A server with games from outside, of which most are broken: it says so, and goes on with the others."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.catalog.packages import INCOMPLETE, LEFT_OUT, WORKING, install_all
from tests.serve.client import new_id
from tests.serve.server import BOT, PERSON, Server, problem

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plugins")
    install_all(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", f"{folder}:{ROOT}")
        with Server(folder / "matches.sqlite") as server:
            yield server


def test_only_games_that_can_be_played_are_listed(server: Server) -> None:
    cards = msgspec.json.decode(server.http.get("/api/games").content, type=list[wire.GameCard])
    assert {"kooshi", "bossa", "karate", "ppolf", "botaoshi", *WORKING, *INCOMPLETE} == {card.id for card in cards}
    (good,) = (card for card in cards if card.id == "good")
    assert good.levels == (1, 2, 3)
    assert [field.name for field in good.options] == ["stones"]
    assert {card.id for card in cards if card.secret} == {"karate"}


def test_what_is_wrong_is_in_the_servers_log(server: Server) -> None:
    said = server.output.read_text("utf-8")
    for game in LEFT_OUT:
        assert f"the game {game} is left out: " in said
    for game in INCOMPLETE:
        assert f"the game {game} is incomplete: " in said


@pytest.mark.parametrize("game", sorted(LEFT_OUT - {"kooshi"}))
def test_no_match_of_a_game_that_is_left_out(server: Server, game: str) -> None:
    answer = server.http.post("/api/matches", json={"game": game})
    assert problem(answer) == (400, "game-left-out")
    assert f"The game {game} is left out: " in answer.json()["reason"]


def test_rules_of_incomplete_games(server: Server) -> None:
    assert problem(server.http.get("/api/games/nopage/rules")) == (404, "no-rules-page")
    fallen_back = server.http.get("/api/games/good/rules?lang=ja")
    assert (fallen_back.status_code, fallen_back.headers["Content-Language"]) == (200, "en")
    assert server.http.get("/api/games/kooshi/rules?lang=ja").headers["Content-Language"] == "ja"
    assert problem(server.http.get("/api/games/raises/rules")) == (404, "game-left-out")


@pytest.mark.parametrize("game", ["good", *sorted(INCOMPLETE)])
def test_a_match_against_the_stand_in_bot(server: Server, game: str) -> None:
    made = server.make(PERSON, BOT, game=game, options={"stones": 2})
    with server.enter_as_host(made) as client:
        client.done(wire.Move(new_id(), Seat(0), msgspec.Raw(b'{"type":"take","count":1}')))
        result = client.until_over().result
    assert result
    assert result.winners == (1,)


def test_our_own_games_go_on(server: Server) -> None:
    made = server.make(PERSON, BOT, game="kooshi")
    assert server.look(made.match, made.token).table.to_act == (0,)


def say(seat: int, text: object) -> wire.Move:
    return wire.Move(new_id(), Seat(seat), msgspec.Raw(msgspec.json.encode(text)))


def test_a_move_may_come_as_text(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="good", options={"stones": 10})
    with server.enter_as_host(made) as client:
        client.done(say(0, "2"))
        assert client.table.views[0].view["stones"] == 8
        assert client.refused(say(1, "4")).rule == "TN-1"
        for text in ("two", "", "9" * 300, "\x00", ["2"], 2, None):
            found = client.refused(say(1, text))
            assert (found.code, found.rule) == ("unreadable-move", None)
        client.done(say(1, "1"))


def test_a_reader_that_fails_is_a_refusal(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="many")
    with server.enter_as_host(made) as client:
        assert client.refused(say(0, "three")).code == "unreadable-move"
        client.done(say(0, "two"))


@pytest.mark.parametrize(("stones", "listed", "with_events"), [(2, 50, True), (3, 75, False), (40, 1000, False)])
def test_many_moves_are_listed_without_what_they_do(
    server: Server, stones: int, listed: int, with_events: bool
) -> None:
    made = server.make(PERSON, PERSON, game="many", options={"stones": stones})
    with server.enter_as_host(made) as client:
        moves = client.legal_moves(Seat(0))
    assert len(moves) == listed
    assert all(bool(move.events) is with_events for move in moves)
