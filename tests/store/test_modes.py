"""A store is for the eyes of its owner."""

from __future__ import annotations

import logging
import os
import stat
from typing import TYPE_CHECKING

import pytest

from chabudai.store import MatchId, SqliteStore, StoreDamaged

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there are no such modes")


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """Let the system give new files to everybody, where a program does not say otherwise."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(path: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}


def test_only_its_owner_reads_a_new_store(path: Path) -> None:
    with SqliteStore(path) as store:
        store.create(MatchId("m"), b"").result()
        assert modes(path) == {path.name: 0o600, f"{path.name}-wal": 0o600, f"{path.name}-shm": 0o600}


def test_a_looser_store_is_tightened_and_that_is_said(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    SqliteStore(path).close()
    path.chmod(0o664)
    with caplog.at_level(logging.WARNING), SqliteStore(path) as store:
        store.create(MatchId("m"), b"").result()
        assert set(modes(path).values()) == {0o600}
    assert f"other users of this machine could read {path} (mode 664); now only its owner can" in caplog.text


def test_files_beside_a_store_that_was_killed_are_tightened_too(path: Path) -> None:
    with SqliteStore(path) as first:
        first.create(MatchId("m"), b"").result()
        for file in path.parent.iterdir():
            file.chmod(0o644)
        with SqliteStore(path):
            assert set(modes(path).values()) == {0o600}


def test_a_file_of_another_program_keeps_its_mode(path: Path) -> None:
    path.write_bytes(b"Dear diary,\n" * 1000)
    path.chmod(0o644)
    with pytest.raises(StoreDamaged):
        SqliteStore(path)
    assert modes(path) == {path.name: 0o644}
