"""A real browser against a real server, which serves the client as it was built."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.bossa_tables import bossa_matches
from tests.browser.chromium import SORRY, find_chromium
from tests.browser.ended_matches import ended
from tests.browser.player import Player
from tests.browser.stored import store_matches
from tests.serve.server import QUICK, Server, free_port

# A browser without a window has an address bar all the same, whose two pages cost a third of a short test's time. Of
# two such lists only the last counts: what playwright switches off for quiet stands here too.
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNUSED)}",
]

NewPlayer = Callable[..., Player]

ONE_WORKER: dict[str, Any] = {"workers": 1}
"""One match at a time is played here: a second process would only load all that bots and flicks need once more."""

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
    with Server(tmp_path_factory.mktemp("browser") / "matches.sqlite", **ONE_WORKER) as server:
        yield server


@pytest.fixture(scope="package")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server with matches in its store that are as tests need them."""
    file = tmp_path_factory.mktemp("tables") / "matches.sqlite"
    store_matches(file, {**bossa_matches(), **ended()})
    with Server(file, **ONE_WORKER) as server:
        yield server


@pytest.fixture(scope="package")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give a server on which Bo-taoshi can begin with a table that is laid out."""
    store, port = tmp_path_factory.mktemp("laid") / "matches.sqlite", free_port()
    facts = json.dumps({**QUICK, **ONE_WORKER, "store": str(store), "port": port})
    with Server(store, [sys.executable, "-m", "tests.browser.laid", facts], port=port) as server:
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


@pytest.fixture
def new_flicker(new_player: NewPlayer) -> NewPlayer:
    """Give the same at a table with depth; a graphics card that is only computed says that it is slow."""

    def sit_down(server: Server, **options: Any) -> Player:
        player = new_player(server, **options)
        player.forgiven = lambda words: "GPU stall due to ReadPixels" in words
        return player

    return sit_down
