"""What a bot is: it sits where people sit, sees a view, and gives a move."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeVar

M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, M_co]):
    """A player that needs nothing but what a person would know."""

    def choose(self, view: V_contra, rng: Random, seconds: float = 1.0) -> M_co:
        """Return a legal move for the seat that the view is for; ValueError where it has none.

        The time is a budget: it may be used or not, and is not passed by much.
        """
        ...


AnyBot = Bot[Any, Any]
Levels = Mapping[int, Callable[[], AnyBot]]
"""The bots of a game by level, from the easiest."""
