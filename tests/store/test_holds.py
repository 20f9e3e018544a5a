"""Matches that are in use are not deleted, whoever uses them; others are, with everything that was kept of them."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from chabudai.store import MatchId, MatchInUse, SqliteStore, UnknownMatch
from tests.store.files import ask

if TYPE_CHECKING:
    from pathlib import Path

ONE, OTHER = MatchId("one"), MatchId("other")
HOLDER = """
import sys
from chabudai.store import SqliteStore
store = SqliteStore(sys.argv[1])
store.hold("one")
print("held", flush=True)
for line in sys.stdin:
    store.release("one")
    print("released", flush=True)
"""


@pytest.fixture
def filled(store: SqliteStore) -> SqliteStore:
    for match in (ONE, OTHER):
        store.create(match, b"header").result()
        store.append(match, 0, [b"a", b"b"]).result()
    return store


@pytest.fixture
def holder(filled: SqliteStore, path: Path) -> subprocess.Popen[str]:
    """Give another process that holds a match until a line is written to it."""
    assert filled
    command = [sys.executable, "-c", HOLDER, str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline() == "held\n"
    return process


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def test_a_deleted_match_is_gone_with_its_entries(filled: SqliteStore, path: Path) -> None:
    filled.delete(ONE).result()
    assert filled.matches() == [OTHER]
    assert filled.entries(OTHER) == [b"a", b"b"]
    for ask_for in (filled.header, filled.entries, filled.length, filled.delete, filled.hold):
        with pytest.raises(UnknownMatch):
            ask_for(ONE)
    with pytest.raises(UnknownMatch):
        filled.append(ONE, 2, [b"c"]).result()
    assert ask(path, "SELECT count(*) FROM entries") == 2


def test_a_name_can_be_used_again_after_its_match_was_deleted(filled: SqliteStore) -> None:
    filled.delete(ONE).result()
    filled.create(ONE, b"another").result()
    assert filled.append(ONE, 0, [b"x"]).result() == 1
    assert (filled.header(ONE), filled.entries(ONE)) == (b"another", [b"x"])


def test_a_held_match_is_not_deleted(filled: SqliteStore) -> None:
    filled.hold(ONE)
    filled.hold(ONE)
    with pytest.raises(MatchInUse, match="match 'one' is in use"):
        filled.delete(ONE)
    filled.delete(OTHER).result()
    filled.release(ONE)
    filled.release(ONE)
    filled.delete(ONE).result()
    assert filled.matches() == []


def test_a_match_that_another_process_holds_is_not_deleted(filled: SqliteStore, holder: subprocess.Popen[str]) -> None:
    with pytest.raises(MatchInUse):
        filled.delete(ONE)
    filled.delete(OTHER).result()
    filled.hold(ONE)  # several may
    filled.release(ONE)
    with pytest.raises(MatchInUse):
        filled.delete(ONE)
    assert holder.stdin
    assert holder.stdout
    holder.stdin.write("\n")
    holder.stdin.flush()
    assert holder.stdout.readline() == "released\n"
    filled.delete(ONE).result()
    end(holder)


def test_a_process_that_is_killed_holds_nothing(filled: SqliteStore, holder: subprocess.Popen[str]) -> None:
    end(holder)
    filled.delete(ONE).result()
    assert filled.matches() == [OTHER]


def test_the_last_one_who_closes_leaves_a_single_file(
    filled: SqliteStore, holder: subprocess.Popen[str], path: Path
) -> None:
    filled.hold(OTHER)
    beside = path.with_name(f"{path.name}-held")
    assert beside.stat().st_mode & 0o777 == 0o600
    filled.close()
    assert beside.exists()  # the other process needs it
    end(holder)
    with SqliteStore(path) as store:
        store.hold(ONE)
    assert list(path.parent.iterdir()) == [path]


def test_a_lock_is_taken_on_the_file_that_is_there(filled: SqliteStore, path: Path) -> None:
    """Where the file beside the store was removed in between, both sides still see each other."""
    filled.hold(OTHER)
    path.with_name(f"{path.name}-held").unlink()
    with SqliteStore(path) as other:
        other.hold(ONE)
        filled.hold(ONE)
        with pytest.raises(MatchInUse):
            other.delete(ONE)


def test_a_probe_writes_and_changes_no_match(filled: SqliteStore, path: Path) -> None:
    filled.probe()
    filled.probe()
    assert filled.matches() == [ONE, OTHER]
    assert ask(path, "SELECT count(*) FROM probe") == 1
