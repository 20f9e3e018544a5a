"""The commands about stores and matches on a store in PostgreSQL."""

from pathlib import Path

import pytest

from chabudai.store import MatchId, open_store
from tests.cli.conftest import Run
from tests.cli.stored import add_match, filled
from tests.store.files import script


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


def content(name: str | Path) -> dict[str, tuple[bytes, list[bytes]]]:
    with open_store(name) as store:
        return {match: (store.header(match), store.entries(match)) for match in store.matches()}


def test_a_store_is_copied_both_ways_and_again(run: Run, database: str, tmp_path: Path) -> None:
    file, back = filled(tmp_path / "matches.sqlite"), tmp_path / "back.sqlite"
    with open_store(database) as target:  # as if it had been interrupted: one match is there, another one half
        (one, (header, bodies)), (two, (other, rest)) = list(content(file).items())[:2]
        target.create(MatchId(one), header).result()
        target.append(MatchId(one), 0, bodies).result()
        target.create(MatchId(two), other).result()
        target.append(MatchId(two), 0, rest[:1]).result()
    entries = sum(len(bodies) for _, bodies in content(file).values())
    for _ in range(2):
        ran = run(f"store copy sqlite:{file} {database}")
        assert (ran.status, ran.err) == (0, "")
        assert ran.out.startswith(f"5 matches with {entries} entries are in postgresql://")
    assert run(f"store copy {database} {back}").status == 0
    assert content(file) == content(database) == content(back)


def test_what_differs_is_named_and_left_alone(run: Run, database: str, tmp_path: Path) -> None:
    file = filled(tmp_path / "matches.sqlite")
    with open_store(database) as target:
        target.create(MatchId("old-done"), b"another").result()
    before = content(database)["old-done"]
    ran = run(f"store copy {file} {database}")
    assert (ran.status, ran.out[:10]) == (1, "4 matches ")
    assert "match 'old-done' was not copied" in ran.err
    assert content(database)["old-done"] == before


def test_a_copy_needs_a_source_that_is_there_and_known(run: Run, tmp_path: Path) -> None:
    file = filled(tmp_path / "matches.sqlite")
    assert "there is no store" in run(f"store copy nowhere.sqlite {file}").err
    assert "into itself" in run(f"store copy {file} sqlite:{file}").err
    script(file, "PRAGMA user_version = 99")
    ran = run(f"store copy {file} {tmp_path / 'new.sqlite'}")
    assert (ran.status, "has version 99" in ran.err) == (2, True)
