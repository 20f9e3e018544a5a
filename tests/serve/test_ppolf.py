"""Ppolf on the real server: flicks are worked out by workers, filmed, kept, and shown; practice has its aim lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from chabudai.core import AimLine, Film, Seat
from chabudai.games.ppolf import Ppolf, View
from chabudai.physics.planar import Track
from chabudai.serve import protocol as wire
from tests.serve.client import Client, new_id
from tests.serve.server import BOT, OPEN, PERSON, Server, keys

if TYPE_CHECKING:
    from collections.abc import Callable


def view(client: Client) -> View:
    return msgspec.convert(client.table.views[0].view, View)


def aimed(client: Client) -> msgspec.Raw:
    """Return the move that time would make: a soft flick towards the hole."""
    return msgspec.Raw(msgspec.json.encode(Ppolf().default(view(client))))


def flick(client: Client) -> wire.Step:
    """Flick, and return the step that tells what became of it."""
    seat = client.to_act
    assert seat is not None
    client.done(wire.Move(new_id(), seat, aimed(client)))
    table = client.until(lambda table: bool(table.steps) and table.steps[-1].events[0]["type"] == "rested")
    return table.steps[-1]


def film_of(step: wire.Step) -> Film[Track]:
    film = msgspec.convert(step.film, Film[Track])
    assert film.duration > 0
    return film


def test_a_flick_is_shown_to_everybody_and_kept(new_server: Callable[..., Server]) -> None:
    server = new_server()
    made = server.make(PERSON, OPEN, game="ppolf", options={"course": 7})
    with server.enter_as_host(made) as host, server.enter_as_guest(made) as guest, server.enter(made.match) as watcher:
        host.until(lambda table: bool(table.to_act))  # the course is laid when all have come
        shown = film_of(flick(host))
        assert [shown.pieces[track.body] for track in shown.tracks][-1] == "c0"
        for other in (guest, watcher):
            table = other.until(lambda table: table.seq == host.table.seq)
            assert film_of(table.steps[-1]) == shown
        number = host.table.seq - 1
    server.stop()
    server.start()
    answer = server.http.get(f"/api/matches/{made.match}/replay", headers=keys(made.token))
    replay = msgspec.json.decode(answer.content, type=wire.Replay)
    assert film_of(replay.steps[number]) == shown
    kept = server.http.get(f"/api/matches/{made.match}/log", headers=keys(made.token)).content
    from_file = server.http.post("/api/replay", content=kept)
    assert film_of(msgspec.json.decode(from_file.content, type=wire.Replay).steps[number]) == shown


def test_who_comes_late_gets_no_old_films(server: Server) -> None:
    made = server.make(PERSON, game="ppolf", options={"course": 7, "hand": "steady"})
    with server.enter_as_host(made) as host:
        for _ in range(5):
            flick(host)
    table = server.look(made.match, made.token).table
    filmed = [step.number for step in table.steps if step.film]
    settled = [step.number for step in table.steps if (step.text or "").startswith("settled")]
    assert filmed == [number for number in settled if number >= table.seq - 8]


def test_a_bot_waits_until_the_flick_before_was_shown(server: Server) -> None:
    made = server.make(BOT, BOT, game="ppolf", options={"course": 7, "limit": 2})
    with server.enter(made.match) as watcher:
        watcher.until(lambda table: table.seq >= 8)
    steps = server.look(made.match).table.steps
    rested = [number for number, step in enumerate(steps[:-1]) if step.film]
    assert len(rested) >= 2
    for number in rested:
        assert steps[number + 1].at - steps[number].at >= film_of(steps[number]).duration


def ask(client: Client, seat: int, move: msgspec.Raw) -> wire.AimLine | wire.Refused:
    request = wire.Aim(new_id(), Seat(seat), move)
    client.send(request)
    while True:
        message = client.next()
        if isinstance(message, wire.AimLine | wire.Refused) and message.id == request.id:
            return message


def test_practice_shows_where_an_aim_would_lead(server: Server) -> None:
    made = server.make(PERSON, BOT, game="ppolf", options={"course": 7, "practice": True})
    with server.enter_as_host(made) as host, server.enter(made.match) as watcher:
        before = host.table.seq
        answer = ask(host, 0, aimed(host))
        assert isinstance(answer, wire.AimLine)
        line = msgspec.convert(answer.line, AimLine[tuple[float, float]])
        assert len(line.path) == 2
        assert host.table.seq == before
        for client, seat, code in ((host, 1, "not-your-seat"), (watcher, 0, "not-your-seat")):
            refused = ask(client, seat, aimed(host))
            assert isinstance(refused, wire.Refused)
            assert refused.problem.code == code


@pytest.mark.parametrize(
    ("game", "options", "move", "code"),
    [
        ("ppolf", {"practice": True}, b'{"type":"tee","x":0,"y":0,"angle":0,"speed":1}', "off-the-table"),
        ("ppolf", {"practice": True}, b'{"type":"fly"}', "unreadable-move"),
        ("ppolf", {"practice": True}, b'{"type":"flick","angle":0,"speed":1}', "tee-now"),
        ("ppolf", {}, b'{"type":"tee","x":1,"y":1,"angle":0,"speed":1}', "no-practice"),
        ("kooshi", {}, b'{"square":"b1","direction":"n"}', "no-practice"),
    ],
)
def test_an_aim_line_that_can_not_be_worked_out_is_refused(
    server: Server, game: str, options: dict[str, Any], move: bytes, code: str
) -> None:
    made = server.make(PERSON, BOT, game=game, options=options)
    with server.enter_as_host(made) as host:
        refused = ask(host, 0, msgspec.Raw(move))
        assert isinstance(refused, wire.Refused)
        assert refused.problem.code == code


def test_one_who_gives_up_alone_leaves_no_winner(server: Server) -> None:
    made = server.make(PERSON, game="ppolf")
    with server.enter_as_host(made) as host:
        flick(host)
        host.done(wire.Resign(new_id(), Seat(0)))
        result = host.until_over().result
    assert result
    assert (result.winners, result.code) == ((), "ended-early")


def test_a_table_without_room_is_refused_in_the_language_asked_for(server: Server) -> None:
    shapes = [{"kind": "square", "size": 3.0}] * 10
    setup = {"game": "ppolf", "options": {"players": 2, "table": [16.0, 16.0], "own_obstacles": shapes}}
    answer = server.http.post("/api/matches", json=setup, params={"lang": "ja"})
    assert answer.status_code == 400
    assert "16\u00d716には29個を置けません" in answer.text


def test_a_tight_table_is_laid_out(server: Server) -> None:
    shapes = [{"kind": "square", "size": 3.0}] * 10
    options = {"players": 1, "table": [35.359, 35.369], "obstacles": True, "own_obstacles": shapes}
    made = server.make(PERSON, game="ppolf", options=options)
    with server.enter_as_host(made) as host:
        host.until(lambda table: bool(table.to_act))
        assert len(view(host).tiles) == 34
