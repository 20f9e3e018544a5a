"""Opens the store that a name means: a file, or a database's address."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from chabudai.store.port import StoreUnavailable
from chabudai.store.sqlite import SqliteStore

if TYPE_CHECKING:
    from chabudai.store.port import LogStore

POSTGRES = ("postgresql://", "postgres://")
SQLITE = "sqlite:"


def is_postgres(name: str) -> bool:
    """Tell whether a store's name is the address of a PostgreSQL database."""
    return name.startswith(POSTGRES)


def file_of(name: str | Path) -> Path | None:
    """Return the file that a store's name means; None where it is a database's address."""
    return None if is_postgres(str(name)) else Path(str(name).removeprefix(SQLITE))


def shown_store(name: str | Path) -> str:
    """Return a store's name as it may be shown: without user and password, which nobody else is to read."""
    if not is_postgres(str(name)):
        return str(file_of(name))
    try:
        address = urlsplit(str(name))
    except ValueError:
        return "postgresql:"
    if "@" in str(name) and "@" not in address.netloc:
        return "postgresql:"  # a password with a sign in it that should have been written as %2F or the like
    return f"postgresql://{address.netloc.rpartition('@')[2]}{address.path}"


def open_store(name: str | Path) -> LogStore:
    """Open `postgresql://…`, or a SQLite file by its path, which `sqlite:` may stand before."""
    path = file_of(name)
    if path is not None:
        return SqliteStore(path)
    try:
        from chabudai.store.postgres import PostgresStore
    except ImportError as error:
        reason = "stores in PostgreSQL need the extra: pip install 'chabudai[postgres]'"
        raise StoreUnavailable(shown_store(name), reason) from error
    return PostgresStore(str(name))
