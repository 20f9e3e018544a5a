from __future__ import annotations

from contextlib import ExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.serve.server import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    NewServer = Callable[..., Server]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Give the server of all tests that need nothing of their own."""
    with Server(tmp_path_factory.mktemp("serve") / "matches.sqlite") as server:
        yield server


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Give what starts a server of the test's own, with other settings."""
    with ExitStack() as servers:

        def start(name: str = "matches.sqlite", **settings: Any) -> Server:
            return servers.enter_context(Server(tmp_path / name, **settings))

        yield start


@pytest.fixture
def rng() -> Random:
    return Random(2026)
