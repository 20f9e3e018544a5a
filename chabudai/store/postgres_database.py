"""Opens a store in a PostgreSQL database: tells it from what other programs keep there, and migrates it.

Everything lies in the schema `chabudai`, so that the database may hold other things too.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, LiteralString

import psycopg

from chabudai.store.port import StoreDamaged, StoreError, StoreTooNew, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

Connection = psycopg.Connection[tuple[Any, ...]]

# The first script makes version 1; what was released is never changed, only followed by another one.
# Names are bytes, because text can't hold a NUL here. The foreign key keeps what is appended from outliving its match.
MIGRATIONS: tuple[LiteralString, ...] = (
    """
    CREATE TABLE chabudai.matches (
        number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id bytea NOT NULL UNIQUE,
        header bytea NOT NULL
    );
    CREATE TABLE chabudai.entries (
        match bigint NOT NULL REFERENCES chabudai.matches (number) ON DELETE CASCADE,
        seq integer NOT NULL,
        body bytea NOT NULL,
        PRIMARY KEY (match, seq)
    );
    CREATE TABLE chabudai.probe (
        slot bigint PRIMARY KEY,
        stamp bytea NOT NULL,
        written timestamptz NOT NULL
    );
    CREATE TABLE chabudai.holders (
        holder bigint PRIMARY KEY,
        until timestamptz NOT NULL
    );
    CREATE TABLE chabudai.holds (
        match bigint NOT NULL REFERENCES chabudai.matches (number) ON DELETE CASCADE,
        holder bigint NOT NULL REFERENCES chabudai.holders (holder) ON DELETE CASCADE,
        PRIMARY KEY (match, holder)
    );
    """,
    # Notes are worth nothing after a crash of the database, when everybody puts up theirs again; a fence is for ever.
    """
    CREATE TABLE chabudai.processes (
        process bigint PRIMARY KEY,
        until timestamptz NOT NULL
    );
    CREATE TABLE chabudai.leases (
        match bigint PRIMARY KEY REFERENCES chabudai.matches (number) ON DELETE CASCADE,
        process bigint NOT NULL REFERENCES chabudai.processes (process) ON DELETE CASCADE,
        fence bigint NOT NULL
    );
    CREATE INDEX ON chabudai.leases (process);
    CREATE SEQUENCE chabudai.fences;
    CREATE UNLOGGED TABLE chabudai.notes (
        topic bytea NOT NULL,
        process bigint NOT NULL REFERENCES chabudai.processes (process) ON DELETE CASCADE,
        body bytea NOT NULL,
        PRIMARY KEY (topic, process)
    );
    CREATE INDEX ON chabudai.notes (process);
    """,
)
# Seconds, but for the last one: a database that does not answer, or a network that swallows everything, is given up.
FACTS: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "application_name": "chabudai",
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 12_000,
}
_MIGRATING: Final = int.from_bytes(b"CHAB", "big")
_DAMAGE: Final = ("XX001", "XX002")  # data_corrupted, index_corrupted


def connect(address: str) -> Connection:
    """Open a connection whose commits are durable; transactions are begun by hand."""
    connection = psycopg.connect(address, autocommit=True, **FACTS)
    (commits,) = _one(connection, "SHOW synchronous_commit")
    if commits == "off":
        connection.execute("SET synchronous_commit = on")
    return connection


def prepare(connection: Connection, store: str, migrations: Sequence[LiteralString]) -> None:
    """Make or migrate what the store needs; what another program has made stays as it is."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))  # one process at a time
        version = _version(connection, store)
        if version > len(migrations):
            raise StoreTooNew(store, found=version, known=len(migrations))
        for script in migrations[version:]:
            connection.execute(script)
        connection.execute("UPDATE chabudai.store SET version = %s WHERE version <> %s", (len(migrations),) * 2)


def store_error(store: str, error: BaseException) -> StoreError:
    """Return an error of PostgreSQL as an error of the store."""
    if isinstance(error, StoreError):
        return error
    reason = _reason(error)
    if isinstance(error, psycopg.Error) and error.sqlstate in _DAMAGE:
        return StoreDamaged(store, reason)
    return StoreUnavailable(store, reason)


@contextmanager
def translated_errors(store: str) -> Generator[None]:
    """Raise errors of PostgreSQL as errors of the store."""
    try:
        yield
    except psycopg.Error as error:
        raise store_error(store, error) from error


def is_passing(error: BaseException) -> bool:
    """Tell whether an error may be gone at the next try: a cut connection, a server that restarts, a deadlock."""
    if not isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return False
    return not error.sqlstate or error.sqlstate.startswith(("08", "40", "57P"))


def _version(connection: Connection, store: str) -> int:
    """Return the version of what is there, 0 for nothing; the schema is made."""
    (exists,) = _one(connection, "SELECT to_regnamespace('chabudai') IS NOT NULL")
    if exists:
        (known,) = _one(connection, "SELECT to_regclass('chabudai.store') IS NOT NULL")
        if not known:
            raise StoreDamaged(store, "its schema chabudai belongs to another program")
        return _one(connection, "SELECT version FROM chabudai.store")[0]
    connection.execute("CREATE SCHEMA chabudai")
    connection.execute("CREATE TABLE chabudai.store (version integer NOT NULL)")
    connection.execute("INSERT INTO chabudai.store VALUES (0)")
    return 0


def _one(connection: Connection, question: LiteralString) -> tuple[Any, ...]:
    (answer,) = connection.execute(question).fetchall()
    return answer


def _reason(error: BaseException) -> str:
    if isinstance(error, psycopg.Error) and error.diag.message_primary:
        return error.diag.message_primary
    return str(error).strip().partition("\n")[0] or repr(error)
