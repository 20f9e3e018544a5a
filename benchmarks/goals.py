"""The figures to reach, and how a measurement is judged by them.

The figures are those of the design: ratios against a peer, measured in one run. Noise may cost a goal; below two thirds
of it something is broken, and the run fails.
"""

from collections.abc import Iterable
from enum import Enum
from statistics import median
from typing import Final, NamedTuple

from benchmarks.measure import Rates


class Goal(NamedTuple):
    """How many times as fast as a peer one of ours has to be; both are named as contenders."""

    name: str
    ours: str
    peer: str
    at_least: float | None = None
    """None where the ratio is shown for information only."""


class GoalStatus(Enum):
    """Whether a goal was reached."""

    REACHED = "reached"
    MISSED = "missed"
    FAILED = "failed (below two thirds)"


class Judged(NamedTuple):
    """A goal with what was measured."""

    goal: Goal
    ratio: float
    """Our best round against the peer's best round: this is judged."""
    typical: float
    """The median of the ratios round by round: how far it is from `ratio` tells how noisy the run was."""
    status: GoalStatus | None
    """None where there is no figure to reach."""


KOOSHI: Final = (
    Goal("random play by the public rules", "Ko-oshi rules", "OpenSpiel tic-tac-toe, Python", at_least=2),
    Goal("kernel playouts, full move list", "Ko-oshi kernel, listed", "OpenSpiel breakthrough 5x5", at_least=6),
    Goal("kernel playouts, free", "Ko-oshi kernel, free", "OpenSpiel breakthrough 5x5", at_least=20),
    Goal("both inside machine code", "Ko-oshi kernel, listed", "OpenSpiel breakthrough 5x5, C++ bots"),
    Goal("perft by the public rules", "Ko-oshi rules, perft", "python-chess, perft"),
    Goal("perft by the kernel", "Ko-oshi kernel, perft", "python-chess, perft"),
)

PLANAR: Final = (
    Goal("flicks on a standard course", "planar flick", "MuJoCo flick", at_least=15),
    Goal("flicks with a film", "planar flick, filmed", "MuJoCo flick"),
)

ASKED_FLICK_RATE: Final = 20.0
ASKED_FLICKS: Final = "20 flicks/s"

SOLID: Final = (
    Goal("flicks on a full table", "solid flick", ASKED_FLICKS, at_least=1),
    Goal("flicks with a film", "solid flick, filmed", ASKED_FLICKS, at_least=1),
)

ASKED_RATE: Final = 300.0
ASKED_FOR: Final = "300 moves/s"
"""A peer that is only a figure."""

SERVER: Final = (
    Goal("moves/s at p95 <= 25 ms", "Chabudai server, durable", ASKED_FOR, at_least=1),
    Goal("moves/s at p95 <= 25 ms", "Chabudai server, durable", "boardgame.io 0.50, in memory", at_least=1),
)

CPU_ONE: Final = "one on PostgreSQL, by its processor time"
CPU_TWO: Final = "two on PostgreSQL, by their processor time"
ACROSS: Final = "players at different servers"
ASKED_ACROSS: Final = "40 ms"
ASKED_ACROSS_RATE: Final = 25.0
"""40 ms, as how many of them are a second."""

POSTGRES: Final = (
    Goal("moves/s at p95 <= 25 ms", "Chabudai server, PostgreSQL", "Chabudai server, durable", at_least=0.6),
    Goal("what two cores could do with two processes", CPU_TWO, CPU_ONE, at_least=1.6),
    Goal("a move seen at another server, p95 at 300 moves/s", ACROSS, ASKED_ACROSS, at_least=1),
)

MATCHES: Final = ("a move in a match of 100", "a move in a match of 3,000")
IN_FILES: Final = ("SQLite, 100 matches stored", "SQLite, 100,000 matches stored")
IN_POSTGRES: Final = ("PostgreSQL, 100 matches stored", "PostgreSQL, 100,000 matches stored")

GROWTH: Final = (
    Goal("a long match", MATCHES[1], MATCHES[0], at_least=0.8),
    Goal("many matches in a file", IN_FILES[1], IN_FILES[0], at_least=0.8),
    Goal("many matches in PostgreSQL", IN_POSTGRES[1], IN_POSTGRES[0], at_least=0.8),
)

IDLE: Final = "idle sockets"
ASKED_IDLE: Final = "40 KB each"
ASKED_IDLE_RATE: Final = 25.0
"""Sockets to a megabyte."""

IDLE_SOCKETS: Final = (Goal("10,000 idle sockets", IDLE, ASKED_IDLE, at_least=1),)


def judge(goal: Goal, rates: Rates) -> Judged:
    """Return a goal with what was measured."""
    ours, peer = rates[goal.ours], rates[goal.peer]
    ratio = max(ours) / max(peer)
    typical = median(mine / theirs for mine, theirs in zip(ours, peer, strict=True))
    return Judged(goal, ratio, typical, None if goal.at_least is None else _status(ratio, goal.at_least))


def exit_status(judged: Iterable[Judged]) -> int:
    """Return 1 where a goal has failed; one that is only missed is reported, and costs nothing."""
    return int(any(one.status is GoalStatus.FAILED for one in judged))


def _status(ratio: float, at_least: float) -> GoalStatus:
    if ratio >= at_least:
        return GoalStatus.REACHED
    return GoalStatus.MISSED if 3 * ratio >= 2 * at_least else GoalStatus.FAILED
