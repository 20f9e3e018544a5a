"""Opens a store's SQLite file: tells it from those of other programs, and migrates it to the current version."""

from __future__ import annotations

import logging
import os
import sqlite3
import stat
from contextlib import ExitStack, closing, contextmanager, suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING

from chabudai.store.port import StoreDamaged, StoreError, StoreTooNew, StoreUnavailable

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence
    from pathlib import Path

log = logging.getLogger(__name__)

SMALLEST_PAGE = 512  # bytes, https://sqlite.org/fileformat2.html#pages
APPLICATION_ID = int.from_bytes(b"CHAB", "big")

# The first script makes version 1 of a new file; what was released is never changed, only followed by another one.
# A WITHOUT ROWID table of entries was measured too: it takes 1.4 (200 bytes an entry) to 2.3 (3 kB) times as long.
MIGRATIONS = (
    """
    CREATE TABLE matches (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        header BLOB NOT NULL
    ) STRICT;
    CREATE TABLE entries (
        match INTEGER NOT NULL REFERENCES matches (number),
        seq INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (match, seq)
    ) STRICT;
    """,
    """
    CREATE TABLE probe (
        slot INTEGER PRIMARY KEY,
        stamp BLOB NOT NULL
    ) STRICT;
    """,
)
OWNER_ONLY = 0o600
_FOR_OTHERS = 0o077


def open_database(path: Path, migrations: Sequence[str], busy_seconds: float) -> sqlite3.Connection:
    """Open the file for writing, created or migrated where that is needed; a file of another program stays as it is."""
    if not path.parent.is_dir():
        raise StoreUnavailable(str(path), f"there is no folder {path.parent}")
    before = path.stat() if path.exists() else None
    with translated_errors(path), ExitStack() as undo:
        connection = undo.enter_context(closing(_recognised(path, busy_seconds, len(migrations), make=True)))
        _keep_others_out(path)
        _use_write_ahead_log(connection, path, busy_seconds)
        _migrate(connection, migrations)
        if before and not os.path.samestat(before, path.stat()):  # a copy was restored meanwhile
            raise StoreUnavailable(str(path), "it was replaced while it was opened")
        undo.pop_all()
    return connection


def open_existing(path: Path, busy_seconds: float = 10.0) -> sqlite3.Connection:
    """Open a store that is there, as it is: nothing is made or migrated."""
    if not path.is_file():
        raise StoreUnavailable(str(path), "there is no such file")
    with translated_errors(path):
        return _recognised(path.absolute(), busy_seconds, len(MIGRATIONS), make=False)


def _recognised(path: Path, busy_seconds: float, known: int, *, make: bool) -> sqlite3.Connection:
    """Open a file for writing once it is known to be a store, or empty where one may be made."""
    if _is_too_small(path):
        raise StoreDamaged(str(path), "file is not a database")
    # After a crash, even closing a connection that can write would change the file.
    if beside(path, "-wal").exists():
        with closing(connect(path, busy_seconds, mode="ro")) as look:
            _recognise(look, path, known, make=make)
    if make:
        _make(path)
    with ExitStack() as undo:
        connection = undo.enter_context(closing(connect(path, busy_seconds, mode="rwc" if make else "rw")))
        _recognise(connection, path, known, make=make)
        undo.pop_all()
    return connection


def connect(path: Path, busy_seconds: float, mode: str = "rwc") -> sqlite3.Connection:
    """Open a connection whose transactions are begun by hand, usable by whichever thread holds it."""
    address = f"{path.as_uri()}?mode={mode}"
    return sqlite3.connect(address, uri=True, timeout=busy_seconds, isolation_level=None, check_same_thread=False)


@contextmanager
def translated_errors(path: Path) -> Generator[None]:
    """Raise errors of SQLite as errors of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise store_error(path, error) from error


@contextmanager
def transaction(connection: sqlite3.Connection) -> Generator[None]:
    """Hold the write lock; commit at the end, or roll everything back if anything fails, the commit included."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # the first error is the one to raise
            connection.rollback()
        raise


def store_error(path: Path, error: BaseException) -> StoreError:
    """Return an error of SQLite as an error of the store."""
    if _kind(error) in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        return StoreDamaged(str(path), str(error))
    return StoreUnavailable(str(path), str(error) or repr(error))


def _kind(error: BaseException) -> int:
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF  # the higher bits tell varieties of one kind apart


def _is_too_small(path: Path) -> bool:
    """Tell whether a file is too small for a database: SQLite takes one of a single byte for an empty one."""
    return path.is_file() and 0 < path.stat().st_size < SMALLEST_PAGE and not beside(path, "-journal").exists()


def beside(path: Path, suffix: str) -> Path:
    """Return the path of a file that SQLite keeps beside a database."""
    return path.with_name(path.name + suffix)


def _make(path: Path) -> None:
    """Make the file where it is missing, for its owner only; SQLite gives the files beside it the same mode."""
    with suppress(OSError):  # what is wrong with the path, SQLite says when it opens it
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))


def _keep_others_out(path: Path) -> None:
    """Let only its owner read a store that was made with a looser mode; say so where that can't be."""
    for file in (path, *(beside(path, suffix) for suffix in ("-wal", "-shm"))):
        with suppress(FileNotFoundError):
            mode = stat.S_IMODE(file.stat().st_mode)
            if os.name == "posix" and mode & _FOR_OTHERS:
                _tighten(file, mode)


def _tighten(file: Path, mode: int) -> None:
    try:
        file.chmod(mode & ~_FOR_OTHERS)
    except OSError as error:
        log.warning("other users of this machine may read %s (mode %o): %s", file, mode, error.strerror)
    else:
        log.warning("other users of this machine could read %s (mode %o); now only its owner can", file, mode)


def _recognise(connection: sqlite3.Connection, path: Path, known: int, *, make: bool) -> None:
    connection.execute("BEGIN")  # one snapshot: another process may be making the file at this moment
    application = _number(connection, "PRAGMA application_id")
    version = _version(connection)
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    connection.execute("ROLLBACK")
    if application == version == tables == 0 and make:
        return
    if application != APPLICATION_ID:
        raise StoreDamaged(str(path), "it is a database of another program")
    if version > known:
        raise StoreTooNew(str(path), found=version, known=known)


def _use_write_ahead_log(connection: sqlite3.Connection, path: Path, busy_seconds: float) -> None:
    if _retry_while_busy(connection, "PRAGMA journal_mode = WAL", busy_seconds) != "wal":
        raise StoreUnavailable(str(path), "its file system cannot hold a write-ahead log")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA temp_store = MEMORY")  # a savepoint needs no file


def _retry_while_busy(connection: sqlite3.Connection, pragma: str, busy_seconds: float) -> str:
    """Wait for other processes as `timeout` does, which SQLite does not heed when it changes the journal."""
    last = monotonic() + busy_seconds
    while True:
        try:
            (answer,) = connection.execute(pragma).fetchone()
        except sqlite3.OperationalError as error:
            if _kind(error) != sqlite3.SQLITE_BUSY or monotonic() > last:
                raise
            sleep(0.01)
        else:
            return answer


def _migrate(connection: sqlite3.Connection, migrations: Sequence[str]) -> None:
    for version in range(_version(connection) + 1, len(migrations) + 1):
        with transaction(connection):
            if _version(connection) >= version:
                continue  # another process was faster
            for statement in _statements(migrations[version - 1]):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {version}")


def _statements(script: str) -> Iterator[str]:
    """Cut a script into statements: `executescript` would commit the transaction that it should be part of."""
    statement = ""
    for piece in script.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    yield statement  # a last one without its semicolon, or nothing


def _version(connection: sqlite3.Connection) -> int:
    return _number(connection, "PRAGMA user_version")


def _number(connection: sqlite3.Connection, question: str) -> int:
    (number,) = connection.execute(question).fetchone()
    return number
