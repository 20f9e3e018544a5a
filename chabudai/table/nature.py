"""How Nature moves: by dice and draws, by an engine that works out a flick, or as the time of a part says.

A match, a server's journal and a worker all ask here, so that there is one answer.
"""

from random import Random
from typing import Any, NamedTuple

from chabudai.core import AnyFilm, AnyGame, with_engine, with_time


class DrawnMove(NamedTuple):
    """A move by Nature, with the film of it where an engine has made one."""

    move: Any
    film: AnyFilm | None = None


class Nature:
    """Draws Nature's moves in a game."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game
        self._engine = with_engine(game)
        self._timed = with_time(game)

    def needs_engine(self, state: object) -> bool:
        """Tell whether Nature's next move takes an engine's work, to be done where nobody else waits."""
        return self._engine is not None and self._engine.simulates(state)

    def draw(self, state: object, rng: Random, *, time_left: float | None = None, film: bool = True) -> DrawnMove:
        """Draw Nature's move.

        In a part that time ends, `time_left` says how many seconds are left of it. Without `film`, an engine need not
        make one.
        """
        if film and self._engine and self._engine.simulates(state):
            return DrawnMove(*self._engine.simulate(state))
        if self._timed and time_left is not None:
            return DrawnMove(self._timed.nature_in_time(state, rng, over=time_left <= 0))
        return DrawnMove(self._game.nature(state, rng))

    def part(self, state: object) -> tuple[int, float] | None:
        """Return which part of the game this is and how many seconds it lasts; None where time ends no part."""
        return self._timed.part(state) if self._timed else None
