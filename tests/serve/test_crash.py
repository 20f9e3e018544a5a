"""Kills the server at random moments of a match: nothing that was acknowledged is lost, nothing is played twice."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from threading import Timer
from typing import TYPE_CHECKING

from websockets.exceptions import ConnectionClosed

from chabudai import catalog
from chabudai.core import Moved
from chabudai.serve import protocol as wire
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.serve.client import Client

KILLS = 15


class Player:
    """Plays on through any number of kills, sending again what was not answered."""

    def __init__(self, token: str, browser: str) -> None:
        self.token = token
        self.browser = browser
        self.unanswered: wire.Move | None = None
        self.acknowledged: list[str] = []
        self.events: dict[int, str | None] = {}
        """The moves that it heard of, by their numbers."""

    def sit_down(self, server: Server, match: str) -> Client:
        client = server.enter(match, self.token, self.browser)
        self.note(client)
        return client

    def note(self, client: Client) -> None:
        for step in client.steps:
            assert self.events.setdefault(step.number, step.text) == step.text

    def act(self, client: Client, rng: Random) -> None:
        """Make one move, or the one again that was not answered."""
        if self.unanswered is None:
            self.unanswered = client.any_move(rng, f"{self.browser} {len(self.acknowledged)}")
        try:
            answer = client.ask(self.unanswered)
        finally:
            self.note(client)
        assert isinstance(answer, wire.Done), answer
        self.acknowledged.append(self.unanswered.id)
        self.unanswered = None


def play_until_killed(server: Server, match: str, players: list[Player], rng: Random) -> None:
    with suppress(ConnectionClosed):
        clients = [player.sit_down(server, match) for player in players]
        killer = Timer(rng.choice([rng.uniform(0, 0.02), rng.uniform(0, 0.1)]), server.kill)
        killer.start()
        try:
            while True:
                for player, client in zip(players, clients, strict=True):
                    if player.unanswered or client.to_act is not None:
                        player.act(client, rng)
                    else:
                        client.pause(0.001)
        finally:
            killer.join()
            for client in clients:
                with client:
                    pass


def test_a_resend_after_a_kill_is_played_exactly_once(new_server: Callable[..., Server]) -> None:
    rng, server = Random(2026), new_server()
    made = server.make(PERSON, OPEN)
    players = [Player(made.token, "host"), Player(made.invitations[0].token, "guest")]
    for _ in range(KILLS):
        play_until_killed(server, made.match, players, rng)
        server.start()
    finish(server, made.match, players, rng)

    _, log = catalog.open_log(server.http.get(f"/api/matches/{made.match}/log").content)
    steps = server.http.get(f"/api/matches/{made.match}/replay").json()["steps"]  # all of them, not the latest only
    assert all(isinstance(entry, Moved) for entry in log.entries)
    assert len(log.entries) == sum(len(player.acknowledged) for player in players) > KILLS
    for player in players:
        assert {step["number"]: step["text"] for step in steps} == player.events


def finish(server: Server, match: str, players: list[Player], rng: Random) -> None:
    """Answer what is open, and let both hear all."""
    clients = [player.sit_down(server, match) for player in players]
    for player, client in zip(players, clients, strict=True):
        if player.unanswered:
            player.act(client, rng)
    for player, client in zip(players, clients, strict=True):
        with client:
            client.sync()
            player.note(client)


def test_a_bot_plays_on_after_a_kill(new_server: Callable[..., Server], rng: Random) -> None:
    server = new_server()
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        host.send(host.any_move(rng, "first"))
        with suppress(ConnectionClosed):
            host.answer_to("first")
        server.kill()
    server.start()
    with server.enter_as_host(made) as host:
        assert host.until(lambda table: table.seq == 2).to_act == (0,)
