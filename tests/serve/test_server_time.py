"""The date may jump, forwards or backwards: the clocks of matches do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from chabudai.core import Clock
from chabudai.serve.server_time import MatchTime, ServerTime
from tests.serve.server import BOT, OPEN, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from random import Random

HOUR = 3600.0


def test_the_time_of_a_server_does_not_follow_the_date() -> None:
    date, ticks = [1000.0], [5.0]
    now = ServerTime(lambda: date[0], lambda: ticks[0])
    assert now() == 1000.0
    date[0] -= HOUR
    ticks[0] += 2.0
    assert now() == 1002.0


def test_a_match_goes_on_from_its_last_entry_where_the_date_was_set_back() -> None:
    ticks = [0.0]
    now = MatchTime(ServerTime(lambda: 1000.0, lambda: ticks[0]), last=1000.0 + HOUR)
    ticks[0] += 7.0
    assert now() == 1007.0 + HOUR
    assert MatchTime(ServerTime(lambda: 1000.0, lambda: 0.0), last=900.0)() == 1000.0


@pytest.fixture
def shifted(new_server: Callable[..., Server], tmp_path: Path) -> tuple[Server, Callable[[float], None]]:
    """Give a server, and what sets its date so many seconds ahead of the real one."""
    shift = tmp_path / "shift"
    shift.write_text("0")
    server = new_server(shift=shift)
    return server, lambda seconds: (shift.write_text(str(seconds)), None)[1]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@pytest.mark.parametrize("per", ["move", "game"])
def test_a_jump_of_the_date_neither_ends_nor_lengthens_anybodys_time(
    shifted: tuple[Server, Callable[[float], None]], rng: Random, jump: float, per: str
) -> None:
    server, shift_date = shifted
    made = server.make(PERSON, PERSON, clock=Clock("move" if per == "move" else "game", 120.0))
    soon = server.make(PERSON, PERSON, clock=Clock("move", 1.0))
    with server.enter_as_host(made) as host, server.enter_as_host(soon) as hasty:
        host.play(rng)
        shift_date(jump)
        host.sync()
        host.play(rng)
        assert [step.kind for step in host.steps] == ["move", "move"]
        assert host.table.times
        assert all(60.0 < left <= 120.0 for left in host.table.times.left)
        assert 0.0 <= host.steps[1].at - host.steps[0].at < 60.0
        hasty.until(lambda table: table.seq >= 2)  # a second is still a second
        assert hasty.steps[0].kind == "timeout"


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_restart_costs_nobody_time_whatever_the_date_says_then(
    shifted: tuple[Server, Callable[[float], None]], rng: Random, jump: float
) -> None:
    server, shift_date = shifted
    made = server.make(PERSON, BOT, clock=Clock("game", 2.0, 60.0))
    with server.enter_as_host(made) as host:
        host.play(rng)
        host.until(lambda table: table.to_act == (0,))
        assert host.table.times
        left = host.table.times.left
    server.kill()
    shift_date(jump)
    server.start()
    with server.enter_as_host(made) as host:
        assert host.table.times
        # What was thought since the last move is given back too: nobody can tell when the server went down.
        assert host.table.times.left == pytest.approx(left, abs=10.0)
        assert host.table.times.running == (0,)
        at = host.table.times.left[0]
        host.pause(1.0)
        host.play(rng)
        assert host.steps[-1].kind == "move"
        assert host.table.times.left[0] < at + 60.0  # the clock has run, from the restart on


def test_time_waited_for_a_player_who_has_yet_to_come_counts_for_nobody(server: Server, rng: Random) -> None:
    made = server.make(PERSON, OPEN, clock=Clock("move", 60.0))
    with server.enter_as_host(made) as host:
        host.pause(0.3)
        with server.enter_as_guest(made) as guest:
            assert guest.table.times
            assert guest.table.times.left[0] > 59.8
            host.play(rng)
