from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from benchmarks import goals
from benchmarks.host import settings
from benchmarks.processes import MODULES
from benchmarks.server import BOARDGAMEIO, CHABUDAI, SERVER, Load, Side
from chabudai.serve.protocol import PROTOCOL

if TYPE_CHECKING:
    from pathlib import Path

ENOUGH_FOR_A_REMATCH = 120
"""Moves at two tables: a match has about fifty."""


def test_every_goal_names_servers_that_there_are() -> None:
    names = {side.name for side in SERVER.contenders}
    assert {goal.ours for goal in SERVER.goals} <= names
    assert {goal.peer for goal in SERVER.goals} <= {*names, goals.ASKED_FOR}


def test_only_the_bounds_of_one_address_are_raised(tmp_path: Path) -> None:
    ours = settings(8000, str(tmp_path / "matches.sqlite"))
    usual = type(ours)(store=ours.store)
    changed = {name for name in ours.__struct_fields__ if getattr(ours, name) != getattr(usual, name)}
    assert changed == {
        "connections",
        "connections_per_address",
        "frames_per_address",
        "matches_per_address",
        "messages",
        "openings_per_address",
        "requests_per_address",
        "sockets_per_address",
    }


def test_the_load_speaks_the_protocol_of_today() -> None:
    load = MODULES.parent / "load" / "chabudai.mjs"
    assert f"const PROTOCOL = {PROTOCOL};" in load.read_text("utf-8")


@pytest.mark.skipif(
    shutil.which("node") is None or not MODULES.is_dir(), reason="the benchmark's Node packages are not installed"
)
@pytest.mark.parametrize("side", [CHABUDAI, BOARDGAMEIO], ids=lambda side: side.speaks)
def test_both_servers_can_be_played_on_match_after_match(side: Side) -> None:
    with side.under(Load(matches=2, seconds=1.5, warm_up=0.5)) as run:
        step = run(20)
        while step.acknowledged < ENOUGH_FOR_A_REMATCH:
            step = run(20)
    assert step.ended >= 1
    assert not step.errors
