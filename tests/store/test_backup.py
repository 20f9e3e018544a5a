"""Copies of a store that is in use, and stores that are put back from them."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from typing import TYPE_CHECKING

import pytest

from chabudai.store import (
    MatchId,
    SqliteStore,
    StoreDamaged,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    back_up,
    integrity_problems,
    restore,
)
from tests.serve.disks import damage
from tests.store.files import script

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MATCH = MatchId("m")
BODY = b"x" * 3_000
OPENER = """
import sys
from chabudai.store import SqliteStore
store = SqliteStore(sys.argv[1])
print("open", flush=True)
input()
"""


def no_check(_: Path) -> None: ...


def no_progress(_: int, __: int) -> None: ...


def copied(store: Path, target: Path, *, force: bool = False) -> None:
    back_up(store, target, force=force, check=no_check, progress=no_progress)


def restored(backup: Path, store: Path, *, force: bool = False) -> None:
    restore(backup, store, force=force, check=no_check, progress=no_progress)


@pytest.fixture
def filled(store: SqliteStore) -> SqliteStore:
    store.create(MATCH, b"header").result()
    store.append(MATCH, 0, [BODY] * 2_000).result()
    return store


@pytest.fixture
def target(tmp_path: Path) -> Path:
    folder = tmp_path / "copies"
    folder.mkdir()
    return folder / "copy.sqlite"


@pytest.fixture
def open_elsewhere(filled: SqliteStore, path: Path) -> Iterator[Path]:
    """Give a store that another process has open."""
    filled.close()
    with subprocess.Popen([sys.executable, "-c", OPENER, str(path)], stdin=-1, stdout=-1, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "open\n"
        yield path
        process.communicate("\n")


def length(path: Path) -> int:
    with SqliteStore(path) as store:
        return store.length(MATCH)


def test_a_copy_has_everything_and_is_a_single_file_of_its_owner(filled: SqliteStore, path: Path, target: Path) -> None:
    steps: list[tuple[int, int]] = []
    back_up(path, target, force=False, check=no_check, progress=lambda done, total: steps.append((done, total)))
    assert list(target.parent.iterdir()) == [target]
    assert target.stat().st_mode & 0o777 == 0o600
    assert integrity_problems(target) == []
    assert length(target) == filled.length(MATCH) == 2_000
    assert len(steps) > 1
    assert steps[-1][0] == steps[-1][1]


def test_a_copy_is_of_one_moment_while_others_write(filled: SqliteStore, path: Path, target: Path) -> None:
    over = threading.Event()

    def write() -> None:
        while not over.is_set():
            filled.append(MATCH, filled.length(MATCH), [BODY]).result()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copied(path, target)
    finally:
        over.set()
        writer.join()
    with SqliteStore(target) as copy:
        assert copy.entries(MATCH) == [BODY] * copy.length(MATCH)
        assert 2_000 <= copy.length(MATCH) <= filled.length(MATCH)


def test_a_copy_is_written_over_only_where_that_is_wanted(filled: SqliteStore, path: Path, target: Path) -> None:
    target.write_bytes(b"precious")
    with pytest.raises(StoreUnavailable, match="it exists already, and is replaced only with --force"):
        copied(path, target)
    assert target.read_bytes() == b"precious"
    copied(path, target, force=True)
    assert length(target) == filled.length(MATCH)


@pytest.mark.parametrize("force", [False, True])
def test_a_store_is_not_copied_over_itself(filled: SqliteStore, path: Path, force: bool) -> None:
    with pytest.raises(StoreUnavailable, match="another name"):
        copied(path, path, force=force)
    assert filled.length(MATCH) == 2_000


def test_a_copy_that_fails_leaves_nothing(filled: SqliteStore, path: Path, target: Path) -> None:
    def refuse(copy: Path) -> None:
        raise StoreDamaged(str(copy), "a log can't be played")

    assert filled
    with pytest.raises(StoreDamaged):
        back_up(path, target, force=False, check=refuse, progress=no_progress)
    assert list(target.parent.iterdir()) == []
    for elsewhere in (target.parent, target.parent / "missing" / "copy"):
        with pytest.raises(StoreUnavailable):
            copied(path, elsewhere, force=True)


@pytest.mark.parametrize("table", ["entries", "matches"])
def test_a_damaged_store_is_found_and_not_copied(filled: SqliteStore, path: Path, target: Path, table: str) -> None:
    filled.close()
    damage(path, table)
    assert integrity_problems(path)
    with pytest.raises(StoreDamaged):
        copied(path, target)
    assert list(target.parent.iterdir()) == []


def test_what_is_no_store_is_neither_copied_nor_restored(path: Path, target: Path) -> None:
    other, newer = path.with_name("other"), path.with_name("newer")
    script(other, "CREATE TABLE theirs (x)")
    SqliteStore(newer).close()
    script(newer, "PRAGMA user_version = 99")
    empty = path.with_name("empty")
    empty.touch()
    for source, error in (
        (other, StoreDamaged),
        (newer, StoreTooNew),
        (empty, StoreDamaged),
        (path.with_name("missing"), StoreUnavailable),
        (path.parent, StoreUnavailable),
    ):
        for use in (copied, restored):
            with pytest.raises(error):
                use(source, target)
    assert list(target.parent.iterdir()) == []


def test_a_store_comes_back_from_its_copy(filled: SqliteStore, path: Path, target: Path) -> None:
    copied(path, target)
    filled.append(MATCH, 2_000, [b"lost"]).result()
    filled.close()
    with pytest.raises(StoreUnavailable, match="--force"):
        restored(target, path)
    assert length(path) == 2_001
    restored(target, path, force=True)
    assert length(path) == 2_000
    assert [file.name for file in path.parent.iterdir() if file.is_file()] == [path.name]
    assert path.stat().st_mode & 0o777 == 0o600


def test_a_store_comes_back_where_there_is_none_or_a_damaged_one(filled: SqliteStore, path: Path, target: Path) -> None:
    copied(path, target)
    filled.close()
    for content in (None, b"", b"x" * 5_000):
        path.unlink(missing_ok=True)
        if content is not None:
            path.write_bytes(content)
        restored(target, path, force=content is not None)
        assert length(path) == 2_000


def test_what_a_killed_server_left_beside_the_old_file_does_not_get_into_the_new_one(
    filled: SqliteStore, path: Path, target: Path, tmp_path: Path
) -> None:
    copied(path, target)
    filled.append(MATCH, 2_000, [b"later"]).result()
    killed = tmp_path / "killed"
    killed.mkdir()
    for file in path.parent.glob(f"{path.name}*"):
        shutil.copy(file, killed / file.name)
    restored(target, killed / path.name, force=True)
    assert length(killed / path.name) == 2_000


def test_nothing_is_restored_under_a_server(open_elsewhere: Path, target: Path) -> None:
    copied(open_elsewhere, target)
    before = open_elsewhere.read_bytes()
    with pytest.raises(StoreUnavailable, match="a server has it open"):
        restored(target, open_elsewhere, force=True)
    with pytest.raises(StoreUnavailable, match="a server has it open"):
        copied(target, open_elsewhere, force=True)
    assert open_elsewhere.read_bytes() == before
    assert not [file for file in open_elsewhere.parent.iterdir() if file.name.startswith(".")]


def test_a_copy_that_was_changed_is_not_restored(filled: SqliteStore, path: Path, target: Path) -> None:
    copied(path, target)
    filled.close()
    damage(target)
    before = path.read_bytes()
    with pytest.raises(StoreError):
        restored(target, path, force=True)
    assert path.read_bytes() == before
