from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chabudai.store import LogStore, SqliteStore
from chabudai.store.postgres import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    with SqliteStore(path) as store:
        yield store


@pytest.fixture(params=["sqlite", "postgres"])
def any_store(request: pytest.FixtureRequest) -> Iterator[LogStore]:
    """Give each kind of store in turn."""
    if request.param == "sqlite":
        yield request.getfixturevalue("store")
        return
    with PostgresStore(request.getfixturevalue("database")) as store:
        yield store
