"""Connections for questions to a PostgreSQL store, from any thread."""

from __future__ import annotations

from time import monotonic, sleep
from typing import Any, LiteralString

import psycopg
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout

from chabudai.store.port import StoreClosed, StoreUnavailable
from chabudai.store.postgres_database import FACTS, Connection, is_passing, store_error

_Fact = str | float | bytes | list[int] | list[bytes] | list[str]
_MOST = 4
_PAUSE = 0.1  # seconds between two tries


class Readers:
    """A small pool; what a lost connection has spoiled is asked again, for up to `patience` seconds."""

    def __init__(self, address: str, store: str, patience: float) -> None:
        self._store = store
        self._patience = patience
        facts = {"autocommit": True, **FACTS}
        self._pool: ConnectionPool[Connection] = ConnectionPool(
            address, kwargs=facts, min_size=1, max_size=_MOST, timeout=patience, reconnect_timeout=patience, open=True
        )

    def ask(
        self, question: LiteralString, *facts: _Fact, patience: float | None = None, **named: _Fact
    ) -> list[tuple[Any, ...]]:
        """Return the rows that answer a question, which is asked again where a connection is lost meanwhile."""
        until = monotonic() + (self._patience if patience is None else patience)
        while True:
            try:
                with self._pool.connection(max(until - monotonic(), _PAUSE)) as connection:
                    return connection.execute(question, named or facts).fetchall()
            except PoolClosed:
                raise StoreClosed(self._store) from None
            except PoolTimeout as error:
                raise StoreUnavailable(self._store, "the database does not answer") from error
            except psycopg.Error as error:
                if not is_passing(error) or monotonic() > until:
                    raise store_error(self._store, error) from error
                sleep(_PAUSE)

    def close(self) -> None:
        """Close all connections."""
        self._pool.close()
