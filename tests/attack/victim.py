"""Another player, who only wants to play: how long their moves take, and how long their bot."""

from __future__ import annotations

import time
from random import Random
from statistics import quantiles
from typing import TYPE_CHECKING, Any, Final

import msgspec

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from tests.attack.target import VICTIM
from tests.serve.client import Client, new_id

if TYPE_CHECKING:
    from tests.serve.server import Server

PAUSE: Final = 0.15
"""Between two moves; nobody may be refused for being too quick."""
HERE: Final = {"X-Forwarded-For": VICTIM}


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1] if len(times) > 1 else max(times, default=0.0)


class Victim:
    """Plays on both seats of one match, and in another against a bot."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._rng = Random(1)
        self._own = self._sit_down("person")
        self._with_bot = self._sit_down("bot")

    def _sit_down(self, other: str) -> Client:
        seats = [{"kind": "person"}, {"kind": other}]
        answer = self._server.http.post("/api/matches", json={"game": "kooshi", "seats": seats}, headers=HERE)
        made = msgspec.json.decode(answer.content, type=wire.MatchCreated)
        client = Client(self._server.address, made.match, made.token, additional_headers=HERE)
        client.hello()
        return client

    def moves(self, seconds: float) -> list[float]:
        """Return how long each move took, of as many as fit into some seconds."""
        times: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._own.table.result or self._own.to_act is None:
                self._own = self._sit_down("person")
            move = self._own.any_move(self._rng)
            begun = time.monotonic()
            self._own.done(move)
            times.append(time.monotonic() - begun)
            time.sleep(PAUSE)
        return times

    def bot_replies(self, seconds: float) -> list[float]:
        """Return how long the bot took each time."""
        times: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if self._with_bot.table.result:
                self._with_bot = self._sit_down("bot")
            self._with_bot.until(lambda table: bool(table.result) or 0 in table.to_act)
            if self._with_bot.table.result:
                continue
            move: Any = self._with_bot.any_move(self._rng, new_id())
            assert move.seat == Seat(0)
            self._with_bot.done(move)
            begun = time.monotonic()
            self._with_bot.until(lambda table: bool(table.result) or 0 in table.to_act)
            times.append(time.monotonic() - begun)
            time.sleep(PAUSE)
        return times
