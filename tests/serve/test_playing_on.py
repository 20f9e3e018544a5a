"""Playing on from a moment of another match: the same moves stand, and nobody sees what they must not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from chabudai import catalog
from chabudai.core import Log, Seat, board_view, write_log
from chabudai.serve import protocol as wire
from chabudai.table import Match
from tests.serve.client import Client

if TYPE_CHECKING:
    from tests.serve.server import Server

GAMES = ["kooshi", "bossa", "karate"]


def played(name: str, entries: int = 12) -> Match[Any, Any, Any]:
    game, rng = catalog.game(name), Random(3)
    match: Match[Any, Any, Any] = Match(game, seed=3)
    while len(match.entries) < entries:
        seat = min(match.to_act)
        match.play(seat, game.moves(match.state, seat).sample(rng))
    return match


def play_on(server: Server, data: bytes, **query: Any) -> Any:
    return server.http.post("/api/play-on", params=query, content=data)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_goes_on_from_any_of_its_moments(server: Server, name: str) -> None:
    match = played(name)
    for entries in range(len(match.entries) + 1):
        answer = play_on(server, write_log(match.log), entries=entries)
        made = msgspec.json.decode(answer.content, type=wire.MatchCreated)
        assert made.seats == tuple(range(match.game.players))
        with Client(server.address, made.match, made.token) as client:
            client.hello()
            assert client.table.seq >= entries  # Nature may have gone on
            if client.table.seq == entries:
                seen = board_view(match.game, match.game.view(match.trail[entries].state, Seat(0)))
                assert client.table.views[0].view == msgspec.json.decode(msgspec.json.encode(seen))


def test_one_plays_on_against_the_computer(server: Server, rng: Random) -> None:
    match = played("kooshi", 5)
    made = play_on(server, write_log(match.log), entries=4, level=1, seat=0).json()
    assert made["seats"] == [0]
    with Client(server.address, made["match"], made["token"]) as client:
        client.hello()
        assert [seat.kind for seat in client.table.seats] == ["person", "bot"]
        assert [step.number for step in client.steps] == [0, 1, 2, 3]
        client.play(rng)
        client.until(lambda table: table.seq >= 6)


def test_what_was_taken_back_is_not_there_any_more(server: Server) -> None:
    match = played("kooshi", 4)
    match.ask_takeback(Seat(1))
    match.answer_takeback(Seat(0), agree=True)
    made = play_on(server, write_log(match.log), entries=5).json()
    info = server.http.get(f"/api/matches/{made['match']}").json()
    assert info["table"]["seq"] == 3


def test_there_is_nothing_to_play_where_it_was_over(server: Server) -> None:
    game = catalog.game("kooshi", setup="3a1/3B1/aA3/5/2b1b l 3-3 -")
    match: Match[Any, Any, Any] = Match(game)
    match.play(Seat(0), game.parse(match.state, "b3w"))
    assert match.over
    answer = play_on(server, write_log(match.log), entries=1)
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-play")
    assert play_on(server, write_log(match.log), entries=0).status_code == 201


def test_what_can_be_no_beginning_is_refused(server: Server) -> None:
    data = write_log(played("kooshi", 3).log)
    assert play_on(server, b"nonsense", entries=0).json()["code"] == "bad-log"
    assert play_on(server, data, entries=-1).status_code == 400
    assert play_on(server, data).status_code == 400
    assert play_on(server, data, entries=2, level=99).json()["code"] == "no-such-level"
    assert play_on(server, data, entries=2, level=1, seat=7).json()["code"] == "bad-seats"
    assert play_on(server, data, entries=500).status_code == 201  # all there is
    broken = Log(played("kooshi", 3).log.header, played("kooshi", 3).log.entries[1:])
    assert play_on(server, write_log(broken), entries=2).status_code == 422
