from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from benchmarks.goals import Goal, GoalStatus, Judged, exit_status, judge
from benchmarks.kooshi import KOOSHI
from benchmarks.measure import Contender
from benchmarks.peers import MissingPeer
from benchmarks.run import Bench, complaints, main

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.measure import Work

GOAL = Goal("pushing stones", "ours", "theirs", at_least=6)
SHOWN = Goal("counting stones", "ours", "theirs")


def judged(*ours: float, goal: Goal = GOAL, theirs: Sequence[float] = (10,)) -> Judged:
    return judge(goal, {"ours": ours, "theirs": theirs})


@pytest.mark.parametrize(
    ("rate", "status"),
    [
        (61, GoalStatus.REACHED),
        (60, GoalStatus.REACHED),
        (59, GoalStatus.MISSED),
        (40, GoalStatus.MISSED),
        (39, GoalStatus.FAILED),
    ],
)
def test_a_goal_is_missed_below_its_figure_and_fails_below_two_thirds(rate: float, status: GoalStatus) -> None:
    assert judged(rate).status is status


def test_the_best_rounds_are_judged_and_the_median_of_the_ratios_is_shown() -> None:
    one = judged(70, 20, 40, theirs=(7, 10, 5))
    assert one.ratio == 7
    assert one.typical == 8


def test_a_ratio_without_a_figure_is_not_judged() -> None:
    one = judged(1, goal=SHOWN)
    assert one.status is None
    assert one.ratio == 0.1


def test_only_a_failed_goal_makes_the_run_fail() -> None:
    reached, missed, failed, shown = judged(60), judged(59), judged(39), judged(1, goal=SHOWN)
    assert exit_status([]) == 0
    assert exit_status([reached, missed, shown]) == 0
    assert exit_status([reached, failed, missed]) == 1


def test_each_goal_that_is_not_reached_has_its_line() -> None:
    reached, missed, failed, shown = judged(60), judged(59), judged(39), judged(1, goal=SHOWN)
    assert complaints([reached, shown]) == ["all goals reached"]
    assert complaints([missed, reached, failed, shown]) == [
        "missed: pushing stones: 5.90x of theirs, the goal is 6x",
        "failed (below two thirds): pushing stones: 3.90x of theirs, the goal is 6x",
    ]


def test_every_goal_names_contenders_that_there_are() -> None:
    names = [contender.name for contender in KOOSHI.contenders]
    assert len(names) == len(set(names))
    assert {name for goal in KOOSHI.goals for name in (goal.ours, goal.peer)} <= set(names)


def test_without_a_peer_nothing_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    def absent() -> Work:
        raise MissingPeer("Theirs is not here: `make bench` installs it.")

    assert main([Bench("Stones", [Contender("theirs", "moves", absent)], [])]) == 2
    output = capsys.readouterr()
    assert output.err.endswith("Theirs is not here: `make bench` installs it.\n")
    assert not output.out
