"""Opens the store that a name means: a file, or a database's address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from chabudai.store.port import StoreUnavailable
from chabudai.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from chabudai.store.port import LogStore

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:"


def is_postgres(name: str) -> bool:
    """Tell whether a store's name is the address of a PostgreSQL database."""
    return name.startswith(POSTGRES)


def open_store(name: str | Path) -> LogStore:
    """Open `postgresql://…`, or a SQLite file by its path, which `sqlite:` may stand before."""
    if isinstance(name, Path) or not is_postgres(name):
        return SqliteStore(Path(str(name).removeprefix(SQLITE)))
    try:
        from chabudai.store.postgres import PostgresStore
    except ImportError as error:
        reason = "stores in PostgreSQL need the extra: pip install 'chabudai[postgres]'"
        raise StoreUnavailable("postgresql:", reason) from error
    return PostgresStore(name)
