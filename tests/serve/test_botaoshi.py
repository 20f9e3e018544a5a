"""Bo-taoshi on the real server: setup by two players, films in space, aim lines over the ramp's way."""

from __future__ import annotations

import msgspec

from chabudai.core import AimLine, Film, Seat
from chabudai.games.botaoshi import Botaoshi, View
from chabudai.physics.solid import Track
from chabudai.serve import protocol as wire
from tests.serve.client import Client, new_id
from tests.serve.server import BOT, PERSON, Server


def view(client: Client) -> View:
    return msgspec.convert(client.table.views[0].view, View)


def advised(client: Client) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(Botaoshi().default(view(client))))


def flick(client: Client) -> Film[Track]:
    """Do what time would do, and return the film of what became of it."""
    seat = client.to_act
    assert seat is not None
    client.done(wire.Move(new_id(), seat, advised(client)))
    table = client.until(lambda table: bool(table.steps) and table.steps[-1].film is not None)
    return msgspec.convert(table.steps[-1].film, Film[Track])


def test_two_at_one_screen_set_up_a_round(server: Server) -> None:
    made = server.make(PERSON, PERSON, game="botaoshi", options={"practice": True})
    with server.enter_as_host(made) as host:
        before = view(host)
        assert [disc.where for disc in before.discs] == ["waiting"] * 6
        host.send(request := wire.Aim(new_id(), Seat(0), advised(host)))
        answer = host.hear(wire.AimLine)
        assert answer.id == request.id
        line = msgspec.convert(answer.line, AimLine[tuple[float, float, float]])
        assert line.path[0][:2] != line.path[-1][:2]
        films = [flick(host) for _ in range(6)]
        seen = view(host)
        assert seen.phase == "play"
        assert all(film.duration > 0 and film.tracks for film in films)
        assert [disc.where for disc in seen.discs] == ["on"] * 6
        assert seen.poles[0] is not None


def test_a_bot_enters_its_disc(server: Server) -> None:
    made = server.make(PERSON, BOT, game="botaoshi", options={"hand": "human"})
    with server.enter_as_host(made) as host:
        flick(host)
        host.until(lambda table: table.to_act == (0,))
        assert view(host).entered in {(1, 1), (1, 0)}
