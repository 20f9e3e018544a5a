"""The commands about stores and matches on a store in PostgreSQL."""

from pathlib import Path

import pytest

from chabudai.store import open_store
from tests.cli.conftest import Run
from tests.cli.stored import add_match


@pytest.fixture
def store(database: str) -> str:
    with open_store(database) as store:
        add_match(store, "old-done", "kooshi", days=40)
        add_match(store, "new-done", "kooshi", days=2)
    return database


def test_matches_are_listed_shown_and_deleted(run: Run, store: str) -> None:
    assert "2 matches\n" in run(f"matches list --store {store}").out
    assert "rules version" in run(f"matches show old-done --store {store}").out
    assert run(f"matches prune --older-than 30 --yes --store {store}").out == "1 of 1 match was deleted.\n"


def test_a_store_in_a_database_is_checked(run: Run, store: str) -> None:
    ran = run(f"store check --store {store}")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.endswith("is sound.\n")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_files_are_not_mistaken_for_databases(run: Run, store: str, tmp_path: Path, command: str) -> None:
    ran = run(f"store {command} {tmp_path / 'copy.sqlite'} --store {store}")
    assert (ran.status, ran.out) == (2, "")
    assert "pg_dump" in ran.err
