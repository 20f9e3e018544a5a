"""A real browser against a real server, which serves the client as it was built."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import SORRY, find_chromium
from tests.browser.player import Player
from tests.serve.server import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NewPlayer = Callable[..., Player]

expect.set_options(timeout=20_000)
"""On a busy machine a flick, or a bot, may take its time; only what never comes is wrong."""


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    # Not for the whole session: playwright keeps an event loop running in this thread as long as it lives.
    path = find_chromium()
    if path is None:
        pytest.fail(SORRY)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "matches.sqlite") as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """Give a server that a test may kill."""
    with Server(tmp_path / "matches.sqlite") as server:
        yield server


@pytest.fixture
def new_player(chromium: Browser) -> Iterator[NewPlayer]:
    """Give what sits a person with a browser of their own down at a server; nothing may go wrong on their page."""
    players: list[Player] = []

    def sit_down(server: Server, **options: Any) -> Player:
        player = Player(chromium, server, **options)
        players.append(player)
        return player

    yield sit_down
    for player in players:
        player.leave()
        assert player.complaints == []
