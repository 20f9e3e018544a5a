"""The commands about the store: check, backup, restore."""

from pathlib import Path

import pytest

from chabudai.store import MatchId, SqliteStore
from tests.cli.conftest import Run
from tests.cli.stored import filled
from tests.serve.disks import damage
from tests.store.files import script


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """Give a store in which all is well."""
    path = filled(tmp_path / "matches.sqlite")
    with SqliteStore(path) as opened:
        opened.delete(MatchId("broken")).result()
    return path


def matches(path: Path) -> list[str]:
    with SqliteStore(path) as store:
        return [str(match) for match in store.matches()]


def spoil(path: Path) -> None:
    """Put a move into a log that can't be played; SQLite sees nothing wrong with that."""
    script(path, "UPDATE entries SET body = (SELECT body FROM entries WHERE match = 1 AND seq = 1) WHERE seq = 0")


def test_a_sound_store_is_called_so(run: Run, store: Path) -> None:
    for options in ("", "--sample 2", "--sample 1"):
        assert run(f"store check --store {store} {options}") == (0, f"{store} is sound.\n", "")


def test_damage_to_the_file_and_logs_that_cant_be_played_are_found(run: Run, store: Path) -> None:
    spoil(store)
    ran = run(f"store check --store {store}")
    assert ran.status == 1
    assert "match old-done: its log can't be played: " in ran.out
    damage(store)
    ran = run(f"store check --store {store}")
    assert ran.status == 1
    assert ran.out.endswith(f"{store} is damaged.\n")


def test_a_store_is_backed_up_and_restored(run: Run, store: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    before = matches(store)
    assert run(f"store backup {copy} --store {store}") == (0, f"{store} was copied to {copy}.\n", "")
    assert run(f"matches delete old-done --yes --store {store}").status == 0
    refused = run(f"store restore {copy} --store {store}")
    assert refused.status == 2
    assert "is replaced only with --force" in refused.err
    assert len(matches(store)) == len(before) - 1
    ran = run(f"store restore {copy} --store {store} --force --all")
    assert (ran.status, ran.out) == (0, f"{store} is now as {copy} has it.\n")
    assert matches(store) == before


def test_neither_a_damaged_store_is_copied_nor_a_spoiled_copy_restored(run: Run, store: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run(f"store backup {copy} --store {store}").status == 0
    spoil(copy)
    ran = run(f"store restore {copy} --store {store} --force")
    assert (ran.status, ran.out) == (1, "")
    assert "nothing was restored: " in ran.err
    assert matches(store) == ["old-done", "old-open", "new-done", "hidden"]
    damage(store)
    ran = run(f"store backup {tmp_path}/other.sqlite --store {store}")
    assert (ran.status, ran.out) == (1, "")
    assert "no copy was made: " in ran.err
    assert not (tmp_path / "other.sqlite").exists()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("store", "one of its commands is to follow"),
        ("store check --store nowhere", "there is no store nowhere"),
        ("store check --sample 0", "--sample: a whole number from 1 on, not '0'"),
        ("store backup", "the following arguments are required: FILE"),
        ("store backup STORE --store STORE --force", "a copy needs another name than the store itself"),
        ("store backup /nowhere/copy --store STORE", "No such file or directory"),
        ("store restore nowhere --store STORE", "there is no file nowhere"),
        ("store restore pyproject.toml --store STORE --force", "pyproject.toml cannot be read as a store"),
    ],
)
def test_what_cant_be_is_refused_in_one_sentence(run: Run, store: Path, line: str, says: str) -> None:
    ran = run(line.replace("STORE", str(store)))
    assert (ran.status != 0, ran.out) == (True, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1
