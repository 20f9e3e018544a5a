"""Firefox and WebKit, each as wide as a desktop and as a phone, against a real server with the built client."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browsers.display import Display
from tests.browsers.driver import DESKTOP, PHONE
from tests.browsers.firefox import firefox
from tests.browsers.installed import missing, sorry
from tests.browsers.visitor import Visitor
from tests.browsers.webkit import webkit
from tests.serve.server import QUICK, Server, free_port

if TYPE_CHECKING:
    from collections.abc import Iterator

ENGINES = {"firefox": firefox, "webkit": webkit}
PLACES = [(engine, size) for engine in ENGINES for size in (DESKTOP, PHONE)]


@pytest.fixture(scope="session")
def display() -> Iterator[Display]:
    if lacking := missing():
        pytest.fail(sorry(lacking))
    with Display() as display:
        yield display


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder, port = tmp_path_factory.mktemp("browsers"), free_port()
    store = folder / "matches.sqlite"
    facts = json.dumps({**QUICK, "store": str(store), "port": port})
    command = [sys.executable, "-m", "tests.browsers.launch", facts, str(folder / "client")]
    with Server(store, command, port=port) as server:
        yield server


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0]}-{place[1].name}")
def visitor(request: pytest.FixtureRequest, tmp_path: Path, display: Display, server: Server) -> Iterator[Visitor]:
    """Give somebody with a browser; on the phone motion is reduced. Nothing may go wrong on the page."""
    engine, size = request.param
    profile = tmp_path / "profile"
    profile.mkdir()
    with ENGINES[engine](profile, display.name, size, instant=size.touch) as driver:
        visitor = Visitor(driver, server, size, _folder(request, f"{engine}-{size.name}"))
        yield visitor
        (tmp_path / "last.png").write_bytes(driver.picture())
        assert visitor.complaints == []


def _folder(request: pytest.FixtureRequest, name: str) -> Path | None:
    wanted = request.config.getoption("pictures")
    if not wanted:
        return None
    folder = Path(wanted) / name
    folder.mkdir(parents=True, exist_ok=True)
    return folder
