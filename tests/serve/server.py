"""A real server in a process of its own, on a port and a file that nobody else has."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager, suppress
from copy import copy
from typing import TYPE_CHECKING, Any

import httpx
import msgspec

from chabudai.serve import protocol as wire
from tests.serve.client import PATIENCE, Client

if TYPE_CHECKING:
    from collections.abc import Generator
    from pathlib import Path
    from typing import Self

# Tests are quicker than people are.
QUICK: dict[str, Any] = {
    "bot_seconds": 0.02,
    "messages": 1_000_000,
    "frames_per_address": 1_000_000,
    "aims_per_address": 1_000_000,
    "matches_per_address": 1_000_000,
    "files_per_address": 1_000_000,
    "requests_per_address": 1_000_000,
    "openings_per_address": 1_000_000,
    "least_clock_seconds": 0.01,
    "prepare": False,
    "least_grace": 0.01,
}

PERSON, OPEN, BOT = wire.SeatSetup("person"), wire.SeatSetup("open"), wire.SeatSetup("bot", 1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def command_line(port: int, store: Path) -> list[str]:
    return [sys.executable, "-m", "chabudai", "serve", "--port", str(port), "--store", str(store)]


def keys(token: str | None, browser: str | None = None) -> dict[str, str]:
    """Return the headers that show what an asker holds."""
    given = {"Authorization": f"Bearer {token}" if token else None, "Chabudai-Browser": browser}
    return {name: value for name, value in given.items() if value}


class Server:
    """Starts, stops, kills and starts again one server on one file."""

    def __init__(
        self,
        store: Path,
        command: list[str] | None = None,
        *,
        port: int | None = None,
        loaded: bool = False,
        shift: Path | None = None,
        database: str | None = None,
        **settings: Any,
    ) -> None:
        self.store = store
        self.source: str | None = None
        self.patience = PATIENCE
        """How long it may take to start."""
        self.port = port or free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.output = store.with_suffix(".output")
        facts = {**QUICK, **settings, "store": database or str(store), "port": self.port}
        usual = [sys.executable, "-m", "tests.serve.launch", json.dumps(facts)]
        self.command = command or [*usual, *(["loaded"] if loaded else []), *([f"shift={shift}"] if shift else [])]
        self.http = self.new_http()
        self._process: subprocess.Popen[bytes] | None = None

    def new_http(self) -> httpx.Client:
        return httpx.Client(base_url=f"http://{self.address}", trust_env=False, timeout=PATIENCE)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(self.command, stdout=output, stderr=output)
        until = time.monotonic() + self.patience
        while not self.answers():
            assert self._process.poll() is None, self.output.read_text()
            assert time.monotonic() < until, "the server did not answer"
            time.sleep(0.02)

    def answers(self) -> bool:
        with suppress(httpx.TransportError):
            return self.http.get("/health").status_code == 200
        return False

    def stop(self) -> int:
        """Ask it to stop, and return its exit status."""
        self.send(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        self.send(signal.SIGKILL)
        self.wait()

    def send(self, number: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(number)

    def wait(self) -> int:
        assert self._process
        status = self._process.wait(PATIENCE)
        self.http.close()
        self.http = self.new_http()
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._process and self._process.poll() is None:
            self.stop()
        self.http.close()

    # What clients do

    def make(self, *seats: wire.SeatSetup, game: str = "kooshi", **choices: Any) -> wire.MatchCreated:
        setup = wire.MatchSetup(game, seats=list(seats) or None, **choices)
        answer = self.http.post("/api/matches", json=msgspec.to_builtins(setup))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=wire.MatchCreated)

    def look(self, match: str, token: str | None = None, browser: str | None = None) -> wire.MatchInfo:
        answer = self.http.get(f"/api/matches/{match}", headers=keys(token, browser))
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=wire.MatchInfo)

    def dial(self, match: str, token: str | None = None, browser: str | None = None) -> Client:
        """Return a client that has not said hello yet."""
        facts = {"source_address": (self.source, 0)} if self.source else {}
        return Client(self.address, match, token, browser, **facts)

    @contextmanager
    def seen_from(self, source: str) -> Generator[Self]:
        """Give the same server as somebody sees it whose address is another one of this machine's."""
        other, way = copy(self), httpx.HTTPTransport(local_address=source)
        other.source = source
        with httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, transport=way) as other.http:
            yield other

    def enter(self, match: str, token: str | None = None, browser: str | None = None, since: int = 0) -> Client:
        """Return a client that was welcomed."""
        client = self.dial(match, token, browser)
        client.hello(since)
        return client

    def enter_as_host(self, made: wire.MatchCreated) -> Client:
        return self.enter(made.match, made.token)

    def enter_as_guest(self, made: wire.MatchCreated, browser: str = "guest", seat: int = 0) -> Client:
        return self.enter(made.match, made.invitations[seat].token, browser)


def problem(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of something that was refused; its words are there too."""
    found = msgspec.json.decode(answer.content, type=wire.Problem)
    assert found.reason
    return answer.status_code, found.code
