"""What is particular to the store in PostgreSQL: several processes at once, lost connections, versions."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import TYPE_CHECKING

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from chabudai.store import (
    LogConflict,
    MatchId,
    MatchInUse,
    StoreDamaged,
    StoreTooNew,
    StoreUnavailable,
    UnknownMatch,
    open_store,
)
from chabudai.store.opening import shown_store
from chabudai.store.postgres import PostgresStore
from chabudai.store.postgres_database import MIGRATIONS
from tests.store.rival import MATCH

if TYPE_CHECKING:
    from collections.abc import Iterator
    from concurrent.futures import Future

ONE = MatchId("one")
CUT = """
    SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
    WHERE application_name = 'chabudai' AND datname = current_database()
"""


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    with PostgresStore(database) as store:
        store.create(ONE, b"header").result()
        yield store


@pytest.fixture
def other(database: str, store: PostgresStore) -> Iterator[PostgresStore]:
    """Give the store as another process sees it."""
    assert store
    with PostgresStore(database) as other:
        yield other


def tell(database: str, statement: str) -> object:
    with psycopg.connect(database, autocommit=True) as connection:
        answer = connection.execute(statement.encode())
        return answer.fetchone() if answer.description else None


def test_it_is_opened_by_its_address(store: PostgresStore, database: str) -> None:
    store.append(ONE, 0, [b"a"]).result()
    with open_store(database) as again:
        assert again.entries(ONE) == [b"a"]


def test_who_is_late_with_a_number_is_refused_it(store: PostgresStore, other: PostgresStore) -> None:
    assert store.append(ONE, 0, [b"a"]).result() == 1
    assert other.append(ONE, 1, [b"b"]).result() == 2
    late = [store.append(ONE, 1, [b"c"]), store.append(MatchId("nobody"), 0, [b"x"])]
    assert [type(each.exception()) for each in late] == [LogConflict, UnknownMatch]
    assert store.append(ONE, 2, [b"c"]).result() == 3
    assert other.entries(ONE) == [b"a", b"b", b"c"]


def test_several_stores_race_for_one_match_and_lose_and_double_nothing(
    store: PostgresStore, other: PostgresStore
) -> None:
    def play(name: int) -> int:
        mine = store if name % 2 else other
        for won in count():
            at = mine.length(ONE)
            if at >= 200:
                return won
            while True:
                try:
                    mine.append(ONE, at, [b"%d %d" % (name, at)]).result()
                except LogConflict:
                    at = mine.length(ONE)
                else:
                    break
        raise AssertionError

    with ThreadPoolExecutor(6) as threads:
        won = list(threads.map(play, range(6)))
    assert [int(entry.split()[1]) for entry in store.entries(ONE)] == list(range(sum(won)))
    assert min(won) > 0


def test_two_processes_append_to_one_match(database: str) -> None:
    number = 100
    rivals = [
        subprocess.Popen([sys.executable, "-m", "tests.store.rival", database, name, str(number)]) for name in "ab"
    ]
    assert [rival.wait() for rival in rivals] == [0, 0]
    with PostgresStore(database) as store:
        entries = store.entries(MATCH)
    for name in "ab":
        assert [e for e in entries if e.startswith(name.encode())] == [f"{name} {n}".encode() for n in range(number)]
    assert len(entries) == 2 * number


def test_processes_that_open_an_empty_database_at_once_make_it_once(database: str) -> None:
    def open_and_create(number: int) -> None:
        with PostgresStore(database) as store:
            store.create(MatchId(f"{number}"), b"").result()

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(open_and_create, range(6)))
    with PostgresStore(database) as store:
        assert set(store.matches()) == {f"{number}" for number in range(6)}


def test_a_lost_connection_is_made_again_and_nothing_is_lost_or_doubled(store: PostgresStore, database: str) -> None:
    asked: list[Future[int]] = []
    for at in range(300):
        asked.append(store.append(ONE, at, [b"%d" % at]))
        if at % 30 == 15:
            tell(database, CUT)  # while a group is being written, or before the next one
        if at % 30 == 29:
            assert asked[-1].result() == at + 1
            assert store.length(ONE) == at + 1
    assert [future.result() for future in asked] == list(range(1, 301))
    assert store.entries(ONE) == [b"%d" % at for at in range(300)]


def test_a_database_that_stays_away_is_unavailable(postgres: str, tmp_path: object) -> None:
    nowhere = make_conninfo(postgres, host=str(tmp_path))
    with pytest.raises(StoreUnavailable):
        PostgresStore(nowhere)


def test_what_is_asked_while_the_database_is_away_is_refused_after_a_while(database: str, postgres: str) -> None:
    with PostgresStore(database, patience=0.3) as store:
        store.create(ONE, b"").result()
        name = conninfo_to_dict(database)["dbname"]
        tell(postgres, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS false')
        tell(postgres, CUT.replace("current_database()", f"'{name}'"))
        with pytest.raises(StoreUnavailable):
            store.append(ONE, 0, [b"a"]).result()
        with pytest.raises(StoreUnavailable):
            store.length(ONE)
        tell(postgres, f'ALTER DATABASE "{name}" ALLOW_CONNECTIONS true')
        assert store.append(ONE, 0, [b"a"]).result() == 1


def test_a_newer_store_is_not_touched(store: PostgresStore, database: str) -> None:
    store.close()
    tell(database, "UPDATE chabudai.store SET version = 99")
    with pytest.raises(StoreTooNew, match="version 99"):
        PostgresStore(database)
    assert tell(database, "SELECT version FROM chabudai.store") == (99,)


def test_an_older_store_is_migrated_and_a_broken_migration_leaves_it_as_it_was(
    store: PostgresStore, database: str
) -> None:
    store.append(ONE, 0, [b"a"]).result()
    store.close()
    broken = "ALTER TABLE chabudai.matches ADD COLUMN title text; INSERT INTO nowhere VALUES (1);"
    with pytest.raises(StoreUnavailable, match="nowhere"):
        PostgresStore(database, migrations=(*MIGRATIONS, broken))
    with PostgresStore(database, migrations=(*MIGRATIONS, "ALTER TABLE chabudai.matches ADD COLUMN title text")) as new:
        assert new.entries(ONE) == [b"a"]
    assert tell(database, "SELECT version FROM chabudai.store") == (len(MIGRATIONS) + 1,)


def test_a_schema_of_another_program_is_left_alone(database: str) -> None:
    tell(database, "CREATE SCHEMA chabudai")
    with pytest.raises(StoreDamaged, match="another program"):
        PostgresStore(database)
    assert tell(database, "SELECT count(*) FROM pg_tables WHERE schemaname = 'chabudai'") == (0,)


def test_a_password_is_never_shown() -> None:
    assert shown_store("postgresql://me:secret@db.example:5433/games") == "postgresql://db.example:5433/games"
    for odd in ("me:secret@[bad/games", "me:secret/x@db/games", "me:secret#x@db/games", "me:x?secret@db/games"):
        assert "secret" not in shown_store(f"postgresql://{odd}")


def test_a_match_that_another_process_holds_is_not_deleted(store: PostgresStore, other: PostgresStore) -> None:
    other.hold(ONE)
    with pytest.raises(MatchInUse):
        store.delete(ONE)
    other.release(ONE)
    store.delete(ONE).result()
    with pytest.raises(UnknownMatch):
        other.hold(ONE)


def test_what_a_dead_process_held_is_free_after_a_while(store: PostgresStore, database: str) -> None:
    dead = PostgresStore(database, holding=0.5)
    dead.hold(ONE)
    dead._holds._ended.set()  # noqa: SLF001  # pyright: ignore[reportPrivateUsage] -- it gives no sign of life any more
    with pytest.raises(MatchInUse):
        store.delete(ONE)
    threading.Event().wait(0.7)
    store.delete(ONE).result()
    dead.close()


def test_what_is_held_stays_so_while_its_process_lives(store: PostgresStore, database: str) -> None:
    with PostgresStore(database, holding=0.5) as holder:
        holder.hold(ONE)
        threading.Event().wait(1.2)
        with pytest.raises(MatchInUse):
            store.delete(ONE)
    store.delete(ONE).result()


def test_it_can_be_probed(store: PostgresStore, database: str) -> None:
    store.probe()
    store.probe()
    assert tell(database, "SELECT count(*) FROM chabudai.probe") == (1,)
