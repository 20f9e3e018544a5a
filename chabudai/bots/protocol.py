"""The protocol of bots: a bot has a seat as a person does, gets a view, and returns a move."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Protocol, TypeVar

from chabudai.core import AnyGame

M_co = TypeVar("M_co", covariant=True)
V_contra = TypeVar("V_contra", contravariant=True)


class Bot(Protocol[V_contra, M_co]):
    """A player that needs nothing but what a person would know.

    A bot may keep something from one move to the next, such as a search tree. It is made for one match, and it may be
    made anew at any time, so it must also play well without. The views that it gets never go back to before a takeback,
    but it may miss some: another object may have played meanwhile.
    """

    def choose(self, view: V_contra, rng: Random, seconds: float = 1.0) -> M_co:
        """Return a legal move for the seat that the view is for; ValueError where it has none.

        The time is a budget: it may be used or not, and is not exceeded by much.
        """
        ...


AnyBot = Bot[Any, Any]
Levels = Mapping[int, Callable[[AnyGame], AnyBot]]
"""The bots of a game by level, from the easiest: each is made for a match with these rules."""


class ViewBot:
    """The base of a bot that finds all it needs in a view, whatever the game's options are."""

    def __init__(self, game: AnyGame | None = None) -> None:
        del game
