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

    def choose(self, view: V_contra, rng: Random, seconds: float = 1.0, effort: int | None = None) -> M_co:
        """Return a legal move for the seat that the view is for; ValueError where it has none.

        The time is a budget: it may be used or not, and is exceeded by a tenth at most. With an `effort`, a number from
        1 on, the time is ignored: the bot does so many steps of its work and no more (each says which: nodes, playouts,
        tries), and the same view and generator give the same move on any machine, whatever it has kept.
        """
        ...


AnyBot = Bot[Any, Any]


def ask(bot: AnyBot, view: Any, rng: Random, seconds: float, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's
    """Return a bot's move; a bot from outside that knows of no effort is asked without one, if none is given."""
    return bot.choose(view, rng, seconds) if effort is None else bot.choose(view, rng, seconds, effort)


Levels = Mapping[int, Callable[[AnyGame], AnyBot]]
"""The bots of a game by level, from the easiest: each is made for a match with these rules."""


class ViewBot:
    """The base of a bot that finds all it needs in a view, whatever the game's options are."""

    def __init__(self, game: AnyGame | None = None) -> None:
        del game
