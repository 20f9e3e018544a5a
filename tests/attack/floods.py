"""The attacks. Each runs in a process of its own for some seconds, and by threads that do the same again and again.

Where an attack is about work that is dear, every request comes from another address: no limit by address helps then.
"""

from __future__ import annotations

import os
import threading
import time
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from chabudai.serve import protocol as wire
from tests.attack.target import ATTACKER, LONG_MATCH, Target
from tests.serve.client import Client
from tests.serve.deaf import shake_hands
from tests.serve.slow import close, flood, frame, raw

if TYPE_CHECKING:
    from collections.abc import Callable

    Act = Callable[[Target, httpx.Client, int], None]

TEXT, PING = 1, 9
HELLO: Final = frame(TEXT, b'{"type":"hello","protocol":%d}' % wire.PROTOCOL)
TIGHT: Final[dict[str, Any]] = {
    "game": "ppolf",
    "options": {
        "players": 1,
        "table": [35.359, 35.369],
        "obstacles": True,
        "own_obstacles": [{"kind": "square", "size": 3.0}] * 10,
    },
    "seats": [{"kind": "person"}],
}
_numbers = count(1)


def somebody() -> dict[str, str]:
    """Return the headers of somebody who was not here before."""
    number = next(_numbers)
    return {"X-Forwarded-For": f"10.{number // 62500 % 250}.{number // 250 % 250}.{number % 250}"}


def one() -> dict[str, str]:
    """Return the headers of the one attacker of this process: what an earlier one has used up is not its own."""
    return {"X-Forwarded-For": f"192.0.2.{os.getpid() % 250 + 2}"}


def make_tight_tables(_: Target, http: httpx.Client, __: int) -> None:
    http.post("/api/matches", json=TIGHT, headers=somebody())


def replay_tight_tables(target: Target, http: httpx.Client, _: int) -> None:
    http.post("/api/replay", content=target.tight_log, headers=somebody())


def upload_long_logs(target: Target, http: httpx.Client, _: int) -> None:
    http.post("/api/replay", content=target.long_log, headers=somebody())


def fetch_long_replays(_: Target, http: httpx.Client, __: int) -> None:
    http.get(f"/api/matches/{LONG_MATCH}/replay", headers={**somebody(), "Accept-Encoding": "identity"})


def look_at_long_match(_: Target, http: httpx.Client, __: int) -> None:
    http.get(f"/api/matches/{LONG_MATCH}", headers=somebody())


def be_deaf(target: Target, _: httpx.Client, number: int) -> None:
    with shake_hands(target.port, LONG_MATCH, f"10.200.0.{number}") as deaf:
        deaf.sendall(HELLO)
        time.sleep(5)


def send_slow_heads(target: Target, _: httpx.Client, __: int) -> None:
    held = [raw(target.port) for _ in range(25)]
    for beat in range(50):
        for slow in held:
            with suppress(OSError):
                slow.sendall(b"x" if beat else b"GET / HTTP/1.1\r\nX: ")
        time.sleep(0.1)
    close(*held)


def send_pings(target: Target, _: httpx.Client, number: int) -> None:
    with shake_hands(target.port, LONG_MATCH, f"10.201.0.{number}") as wire_:
        flood(wire_, frame(PING, b"x" * 100) * 50, 10_000)


def reconnect(target: Target, _: httpx.Client, __: int) -> None:
    with shake_hands(target.port, LONG_MATCH, ATTACKER) as wire_:
        wire_.sendall(HELLO)
        wire_.recv(4096)


def watch_bots(target: Target, http: httpx.Client, number: int) -> None:
    """Make matches of bots alone and look at them: one client has fifty."""
    made: list[Client] = []
    seats = [{"kind": "bot", "level": 3}, {"kind": "bot", "level": 3}]
    for _ in range(10):
        answer = http.post("/api/matches", json={"game": "kooshi", "seats": seats}, headers=one())
        if answer.status_code == 201:
            client = Client(f"127.0.0.1:{target.port}", answer.json()["match"], additional_headers=one())
            client.hello()
            made.append(client)
    until = time.monotonic() + 6
    while made and time.monotonic() < until:
        for client in made:
            client.pause(0.05)
    for client in made:
        with client:
            pass
    time.sleep(0.01 * number)


class Attack(NamedTuple):
    """An attack, by how many at once."""

    act: Act
    threads: int
    bot_reply: bool = False
    """Whether another's bot is watched besides another's moves."""


ATTACKS: Final = {
    "Ppolf on tight tables, made": Attack(make_tight_tables, 8),
    "Ppolf on tight tables, replayed": Attack(replay_tight_tables, 12),
    "logs of 5,000 moves, uploaded": Attack(upload_long_logs, 4),
    "a match of 3,000 moves, replayed": Attack(fetch_long_replays, 10),
    "a match of 3,000 moves, looked at": Attack(look_at_long_match, 4),
    "sockets that do not read": Attack(be_deaf, 20),
    "heads that come slowly": Attack(send_slow_heads, 4),
    "pings": Attack(send_pings, 4),
    "reconnects": Attack(reconnect, 4),
    "50 matches of bots": Attack(watch_bots, 5, bot_reply=True),
}


def run(name: str, target: Target, seconds: float) -> None:
    """Attack for some seconds."""
    attack, until = ATTACKS[name], time.monotonic() + seconds
    threads = [
        threading.Thread(target=_repeat, args=(attack, target, number, until)) for number in range(attack.threads)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _repeat(attack: Attack, target: Target, number: int, until: float) -> None:
    address = f"http://127.0.0.1:{target.port}"
    with httpx.Client(base_url=address, timeout=60, trust_env=False) as http:
        while time.monotonic() < until:
            try:
                attack.act(target, http, number)
            except (TimeoutError, OSError, httpx.HTTPError, WebSocketException, AssertionError):
                time.sleep(0.05)  # it was cut off, or refused
