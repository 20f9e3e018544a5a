"""Clocks: time is an argument, and never runs backwards."""

from math import inf
from typing import Any

import pytest

from chabudai.core import AnyGame, AnyLog, Clock, IllegalMove, Seat, TimedOut
from chabudai.games.karate import Karate, Options
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.table import Match
from tests.toys.morra import Morra, Show

LIGHT, DARK = Seat(0), Seat(1)
B1N = Move(Square("b1"), "n")
B5S = Move(Square("b5"), "s")


def test_without_a_clock_nobody_runs_out() -> None:
    match = Match(KoOshi(), now=100.0)
    assert match.deadline == inf
    assert match.expire(1e9) == ()


def test_a_clock_per_move_starts_anew() -> None:
    match = Match(KoOshi(), clock=Clock("move", 10.0), now=100.0)
    assert match.deadline == 110.0
    assert match.times.left_at(LIGHT, 104.0) == 6.0
    match.play(LIGHT, B1N, now=104.0)
    assert match.deadline == 114.0
    assert match.times.left_at(LIGHT, 200.0) == 10.0


def test_a_clock_per_game_runs_down_and_is_added_to() -> None:
    match = Match(KoOshi(), clock=Clock("game", 60.0, increment=2.0))
    match.play(LIGHT, B1N, now=10.0)
    assert match.times.left_at(LIGHT, 99.0) == 52.0
    match.play(DARK, B5S, now=15.0)
    assert match.times.left_at(DARK, 15.0) == 57.0
    assert match.deadline == 15.0 + 52.0


def test_when_time_is_over_the_default_is_played() -> None:
    match = Match(KoOshi(), clock=Clock("move", 10.0))
    assert match.expire(9.5) == ()
    (entry,) = match.expire(11.0)
    assert isinstance(entry, TimedOut)
    assert (entry.seat, entry.at) == (LIGHT, 10.0)
    assert entry.move == match.game.default(match.game.view(match.game.start(), LIGHT))
    assert match.to_act == {DARK}


def test_a_late_move_is_refused() -> None:
    match = Match(KoOshi(), clock=Clock("move", 10.0))
    with pytest.raises(IllegalMove, match="out of time") as refused:
        match.play(LIGHT, B1N, now=10.0)
    assert refused.value.code == "time-over"
    assert not match.log.entries


def test_who_has_no_time_left_in_the_game_gets_defaults_at_once() -> None:
    match = Match(KoOshi(), clock=Clock("game", 5.0))
    match.expire(6.0)
    match.play(DARK, B5S, now=7.0)
    assert match.deadline == 7.0
    (entry,) = match.expire(7.0)
    assert (entry.seat, entry.at) == (LIGHT, 7.0)


def test_all_who_are_waited_for_run_at_once() -> None:
    match = Match(Morra(), seed=1, clock=Clock("move", 10.0))
    match.play(Seat(1), Show(2), now=4.0)
    added = match.expire(12.0)
    assert [(entry.seat, type(entry).__name__) for entry in added] == [(0, "TimedOut"), (2, "TimedOut"), (-1, "Moved")]
    assert match.state.round == 1
    assert match.deadline == 20.0


def test_time_never_runs_backwards() -> None:
    match = Match(KoOshi(), clock=Clock("game", 60.0), now=50.0)
    match.play(LIGHT, B1N, now=55.0)
    (entry,) = match.play(DARK, B5S, now=40.0)
    assert entry.at == 55.0
    assert match.times.left_at(DARK, 0.0) == 60.0


def test_the_time_between_counts_for_nobody() -> None:
    match = Match(KoOshi(), clock=Clock("game", 60.0), now=1000.0)
    match.play(LIGHT, B1N, now=1010.0)
    again = Match(KoOshi(), log=match.log, now=5000.0)
    assert again.times.left_at(LIGHT, 5000.0) == 50.0
    assert again.times.left_at(DARK, 5005.0) == 55.0
    assert again.header.clock == Clock("game", 60.0)


CLOCKS = [Clock("move", 0.0), Clock("move", inf), Clock("game", -1.0), Clock("game", 5.0, increment=-1.0)]


@pytest.mark.parametrize("clock", CLOCKS)
def test_a_clock_that_cannot_be_is_refused(clock: Clock) -> None:
    with pytest.raises(ValueError, match="clock"):
        Match(KoOshi(), clock=clock)


PARTS = Clock("part")


def training(now: float, log: AnyLog | None = None) -> Match[Any, Any, Any]:
    return Match(Karate(Options(players=1, level=1)), seed=1, clock=PARTS, now=now, log=log)


def test_time_ends_a_part_of_a_game_from_the_first_move_in_it() -> None:
    match = training(now=50.0)
    assert match.part_left(1000.0) == (100.0, False)  # nobody has written yet
    match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=1000.0)
    assert match.part_left(1060.0) == (40.0, True)
    assert match.deadline == inf
    for now in (1030.0, 1099.9):
        match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=now)
        assert match.to_act == {0}
        assert match.state.awaits == "write"
    match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=1100.0)
    assert match.state.awaits == "settle"
    assert match.part_left(1200.0) is None


def test_with_time_there_are_as_many_rolls_as_can_be_written() -> None:
    match = training(now=0.0)
    for _ in range(50):
        match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=1.0)
    assert match.state.rolls == 51


def test_time_in_which_nobody_kept_the_match_does_not_count() -> None:
    match = training(now=0.0)
    match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=10.0)
    match.play(LIGHT, match.game.default(match.game.view(match.state, LIGHT)), now=30.0)
    again = training(now=5000.0, log=match.log)
    assert again.part_left(5000.0) == (80.0, True)
    assert again.part_left(5050.0) == (30.0, True)


@pytest.mark.parametrize("game", [KoOshi(), Karate()])
def test_a_game_without_such_parts_has_no_such_clock(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="no parts"):
        Match(game, clock=PARTS)


def test_how_long_a_part_lasts_is_for_the_rules_to_say() -> None:
    with pytest.raises(ValueError, match="rules"):
        Match(Karate(Options(players=1)), clock=Clock("part", 30.0))
