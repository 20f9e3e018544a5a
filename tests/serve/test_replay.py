from __future__ import annotations

from itertools import accumulate, islice
from random import Random
from typing import TYPE_CHECKING, Any, cast

import msgspec
import pytest

from chabudai import catalog
from chabudai.core import JSON, MSGPACK, Header, Holder, Log, Moved, Reseated, Resigned, Seat, TakenBack, write_log
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.serve import protocol as wire
from chabudai.serve.changes import changed
from chabudai.table import Match
from tests.serve.client import new_id
from tests.serve.play import play_out
from tests.serve.server import OPEN, PERSON, Server, keys, problem

if TYPE_CHECKING:
    import httpx


def replay_in(answer: httpx.Response) -> wire.Replay:
    assert answer.status_code == 200, answer.text
    replay = msgspec.json.decode(answer.content, type=wire.Replay)
    views = accumulate((step.change for step in replay.steps), changed, initial=replay.start)
    steps = (
        msgspec.structs.replace(step, view=view)
        for step, view in zip(replay.steps, islice(views, 1, None), strict=True)
    )
    return msgspec.structs.replace(replay, steps=tuple(steps))


@pytest.fixture
def played() -> bytes:
    """Give the file of a whole match."""
    game, rng = KoOshi(), Random(7)
    match = Match(game, seed=7)
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, rng.choice(list(game.moves(match.state, seat))))
    return write_log(match.log)


def test_a_match_is_replayed_to_who_watches_and_who_plays(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN)
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest:
        play_out(rng, host, guest, most=6)
        guest.done(wire.AskTakeback(new_id(), Seat(1)))
        host.until(lambda table: table.takeback is not None)
        host.done(wire.AnswerTakeback(new_id(), Seat(0), agree=True))
        guest.until(lambda table: table.seq == 7)
        last, steps = host.table.views[0].view, host.steps
    link = made.invitations[0].token
    for token, browser, seat in ((made.token, None, 0), (link, "guest", 1), (None, None, None)):
        answer = server.http.get(f"/api/matches/{made.match}/replay", headers=keys(token, browser))
        replay = replay_in(answer)
        assert replay.meta.yours == (() if seat is None else (seat,))
        assert [(step.number, step.text, step.taken_back) for step in replay.steps] == [
            (step.number, step.text, step.taken_back) for step in steps
        ]
        assert replay.start["seat"] == seat
        assert {step.view["seat"] for step in replay.steps} == {seat}
        assert replay.steps[-1].view["board"] == last["board"]


def test_the_log_of_a_match_can_be_opened_again(server: Server, rng: Random) -> None:
    made = server.make(PERSON, PERSON)
    with server.enter_as_host(made) as host:
        play_out(rng, host)
        result = host.table.result
    answer = server.http.get(f"/api/matches/{made.match}/log")
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["content-disposition"] == f'attachment; filename="kooshi-{made.match}.json"'
    game, log = catalog.open_log(answer.content)
    assert Match(game, log=log).result == result
    replay = replay_in(server.http.post("/api/replay", content=answer.content))
    assert replay.result == result
    assert len(replay.steps) == len(log.entries)


@pytest.mark.parametrize("form", [JSON, MSGPACK])
def test_a_file_is_replayed(server: Server, played: bytes, form: Any) -> None:
    _, log = catalog.open_log(played)
    replay = replay_in(server.http.post("/api/replay", content=write_log(log, form)))
    assert replay.meta.match == ""
    assert replay.meta.yours == ()
    assert replay.start["board"]
    assert [step.number for step in replay.steps] == list(range(len(log.entries)))
    assert replay.result


HEADER = Header("kooshi", 1, {}, (Holder(), Holder()))
B1N = Move(Square("b1"), "n")

BAD: dict[str, bytes] = {
    "empty": b"",
    "nonsense": b"nonsense",
    "no envelope": b"{}",
    "another format": JSON.encode({"chabudai": 9, "header": {}, "entries": [], "digest": ""}),
    "tampered": write_log(Log(HEADER, (Moved(Seat(0), B1N),))).replace(b"b1", b"d1"),
    "cut": write_log(Log(HEADER, (Moved(Seat(0), B1N),)))[:-30],
    "unknown game": write_log(Log(Header("chess", 1, {}, ()))),
    "unknown rules": write_log(Log(Header("kooshi", 99, {}, (Holder(), Holder())))),
    "bad options": write_log(Log(Header("kooshi", 1, {"setup": 7}, (Holder(), Holder())))),
    "bad seats": write_log(Log(Header("kooshi", 1, {}, (Holder(),)))),
    "illegal move": write_log(Log(HEADER, (Moved(Seat(1), B1N),))),
    "a stranger's move": write_log(Log(HEADER, (Moved(Seat(7), B1N),))),
    "a stranger resigns": write_log(Log(HEADER, (Resigned(Seat(-1)),))),
    "taken back from nowhere": write_log(Log(HEADER, (TakenBack(Seat(0), 0),))),
    "a stranger's seat": write_log(Log(HEADER, (Reseated(Seat(2**70), Holder()),))),
    "no moves": write_log(Log(HEADER, cast("Any", ("cake",)))),
    "deep": b"[" * 100_000,
    "deep within": b'{"chabudai":1,"header":' + b"[" * 100_000,
    "binary": bytes(range(256)),
    "deep binary": b"\x91" * 100_000,
}


@pytest.mark.parametrize("name", list(BAD))
def test_a_bad_file_is_refused_with_words(server: Server, name: str) -> None:
    assert problem(server.http.post("/api/replay", content=BAD[name])) == (422, "bad-log")


def test_whatever_is_in_a_file_the_server_says_so(server: Server, played: bytes) -> None:
    """Change one value somewhere in a log and seal it again."""
    rng = Random(2026)
    _, log = catalog.open_log(played)
    whole: Any = msgspec.to_builtins(log)
    odd: list[Any] = [None, True, -1, 0, 2**63, 1e308, -0.0, "", "x" * 100, "\x00", [], {}, [[]], {"type": "move"}]
    for _ in range(150):
        changed = msgspec.json.decode(msgspec.json.encode(whole))
        spoil(changed, rng, odd)
        data = write_log(Log(changed["header"], changed["entries"]), rng.choice([JSON, MSGPACK]))
        assert server.http.post("/api/replay", content=data).status_code in {200, 422}, changed


def spoil(node: Any, rng: Random, odd: list[Any]) -> None:
    place = rng.choice(list(cast("dict[str, Any]", node)) if isinstance(node, dict) else range(len(node)))
    if isinstance(node[place], dict | list) and node[place] and rng.random() < 0.9:
        spoil(node[place], rng, odd)
    else:
        node[place] = rng.choice(odd)


def test_a_file_that_is_too_long_is_refused(server: Server) -> None:
    names = tuple(Reseated(Seat(0), Holder(name=str(number))) for number in range(5001))
    assert problem(server.http.post("/api/replay", content=write_log(Log(HEADER, names)))) == (422, "bad-log")
    replay_in(server.http.post("/api/replay", content=write_log(Log(HEADER, names[:5000]))))
