from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chabudai.store import LogStore, SqliteStore
from chabudai.store.postgres import PostgresStore
from tests.store.postgres import database_server, new_database

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.db"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Give the address of a PostgreSQL server."""
    with database_server() as server:
        yield server


@pytest.fixture
def database(postgres: str) -> Iterator[str]:
    """Give the address of an empty database."""
    with new_database(postgres) as address:
        yield address


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
