"""Kills a process that writes, again and again on one file: what was acknowledged must be there."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections import defaultdict
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING

from chabudai.store import LogStore, MatchId, open_store
from tests.store.crash_writer import OPENING, body
from tests.store.files import ask

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_what_was_acknowledged_outlives_a_kill(path: Path, pytestconfig: pytest.Config) -> None:
    kill_and_check(str(path), pytestconfig.option.kills)
    assert ask(path, "PRAGMA integrity_check") == "ok"


def test_what_postgres_acknowledged_outlives_a_kill(database: str, pytestconfig: pytest.Config) -> None:
    kill_and_check(database, pytestconfig.option.kills // 4)


def kill_and_check(name: str, kills: int) -> None:
    rng = Random(2026)
    writers: dict[MatchId, dict[int, int]] = defaultdict(
        dict
    )  # by match and number of the entry: the run that wrote it
    promised = 0
    for run in range(kills):
        patience = rng.choice([0, rng.randrange(100)])
        promised += patience
        for line in write_and_die(name, run, patience, rng):
            match, first, end = line.split()
            writers[MatchId(match.decode())].update(dict.fromkeys(range(int(first), int(end)), run))

    assert sum(map(len, writers.values())) >= promised
    with open_store(name) as store:
        assert writers.keys() <= set(store.matches())
        for match in store.matches():
            check(match, store, writers[match])


def write_and_die(name: str, run: int, patience: int, rng: Random) -> list[bytes]:
    """Kill the writer some time after `patience` acknowledgements, and return all that it printed."""
    command = [sys.executable, "-m", "tests.store.crash_writer", name, str(run)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as writer:
        assert writer.stdout
        assert writer.stdout.readline() == OPENING
        lines = [writer.stdout.readline() for _ in range(patience)]
        with suppress(subprocess.TimeoutExpired):
            writer.wait(rng.uniform(0, 0.02))
        writer.kill()
        lines += writer.stdout.readlines()
    assert writer.returncode == -signal.SIGKILL
    return lines


def check(match: MatchId, store: LogStore, writers: dict[int, int]) -> None:
    assert store.header(match) == match.encode()
    entries = store.entries(match)
    assert len(entries) > max(writers, default=-1)
    for seq, entry in enumerate(entries):
        run = int(entry.split(maxsplit=3)[2])
        assert entry == body(match, seq, run)
        assert writers.get(seq, run) == run
