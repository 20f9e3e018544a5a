"""How long a bot thinks: by the clock, or by a count of its own steps, which gives the same move on any machine."""

from math import inf
from sys import maxsize
from time import perf_counter
from typing import NamedTuple, Self

from chabudai.core import shown


class Budget(NamedTuple):
    """How long a search goes on: until so many steps (playouts, nodes, tries) are made, or the time is over."""

    steps: int
    deadline: float
    """By `time.perf_counter`."""

    @classmethod
    def of(cls, seconds: float, effort: int | None, most: int = maxsize) -> Self:
        """Return the budget of a move: an effort is counted in steps, and the time is ignored; never above `most`."""
        if effort is None:
            return cls(most, perf_counter() + seconds)
        return cls(min(checked_effort(effort), most), inf)

    @property
    def over(self) -> bool:
        """Whether the time is over."""
        return perf_counter() > self.deadline


def checked_effort(effort: int) -> int:
    """Return an effort that can be spent; ValueError where it is no positive whole number."""
    if type(effort) is not int or effort < 1:
        raise ValueError(f"an effort is a whole number from 1 on, not {shown(effort)}")
    return effort
