"""Measuring one bench after the other, and the table of what came out."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple, Protocol

from benchmarks.goals import Goal, GoalStatus, Judged, exit_status, judge
from benchmarks.measure import Contender, NotMeasured, Rates, measure

Row = tuple[str, ...]

NOT_MEASURED: Final = 2
HEAD: Final = ("contender", "rate", "ratio", "typical", "against", "goal", "")
SIDES: Final = "<>>><><"
"""To which side each column is set: numbers to the right."""


class Named(Protocol):
    """Something that has a row in the table."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...

    @property
    def unit(self) -> str:
        """What is counted: moves, nodes."""
        ...


class Figure(NamedTuple):
    """A row that is measured together with others."""

    name: str
    unit: str


class AnyBench(Protocol):
    """Contenders, the ratios between them that matter, and how they are measured."""

    @property
    def title(self) -> str:
        """What is measured, in a few words."""
        ...

    @property
    def contenders(self) -> Sequence[Named]:
        """What is compared."""
        ...

    @property
    def goals(self) -> Sequence[Goal]:
        """The figures to reach."""
        ...

    def measure(self) -> Rates:
        """Return the rates of all contenders; NotMeasured where they can't be had."""
        ...


class Bench(NamedTuple):
    """Contenders that take turns in one process, and the ratios between them that matter."""

    title: str
    contenders: Sequence[Contender]
    goals: Sequence[Goal]

    def measure(self) -> Rates:
        """Return the rates of all contenders."""
        return measure(self.contenders)


def main(benches: Sequence[AnyBench]) -> int:
    """Measure all benches and print what came out; return the exit status."""
    rows: list[Row] = [HEAD]
    judged: list[Judged] = []
    for bench in benches:
        print(f"measuring {bench.title} …", file=sys.stderr)
        try:
            rates = bench.measure()
        except NotMeasured as why:
            print(why, file=sys.stderr)
            return NOT_MEASURED
        judged_here = [judge(goal, rates) for goal in bench.goals]
        rows.extend(_rows(bench.contenders, rates, judged_here))
        judged.extend(judged_here)
    print("\n".join([*_aligned(rows), "", *complaints(judged)]))
    return exit_status(judged)


def complaints(judged: Iterable[Judged]) -> list[str]:
    """Return a line for each goal that was not reached, or one line that all were."""
    lines = [
        f"{one.status.value}: {one.goal.name}: {one.ratio:.2f}x of {one.goal.peer}, the goal is {one.goal.at_least:g}x"
        for one in judged
        if one.status not in (None, GoalStatus.REACHED)
    ]
    return lines or ["all goals reached"]


def _rows(contenders: Iterable[Named], rates: Rates, judged: Sequence[Judged]) -> Iterator[Row]:
    for contender in contenders:
        rate = f"{max(rates[contender.name]):,.0f} {contender.unit}{'' if '/' in contender.unit else '/s'}"
        mine = [_measured(one) for one in judged if one.goal.ours == contender.name]
        first, *more = mine or [("",) * 5]
        yield (contender.name, rate, *first)
        for row in more:
            yield ("", "", *row)


def _measured(one: Judged) -> Row:
    goal = "" if one.goal.at_least is None else f"{one.goal.at_least:g}x"
    status = "for information" if one.status is None else one.status.value
    return f"{one.ratio:.2f}x", f"{one.typical:.2f}x", one.goal.peer, goal, status


def _aligned(rows: Sequence[Row]) -> Iterator[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, SIDES, widths, strict=True)
        yield "  ".join(f"{cell:{side}{width}}" for cell, side, width in cells).rstrip()
