"""The levels: 1 lays as many tiles as it can, 2 weighs every draw that may come and every answer to it."""

from math import inf
from random import Random
from typing import Final

from chabudai.bots import Levels, ViewBot, checked_effort
from chabudai.bots.search import Expectimax
from chabudai.games.bossa import Bossa, Place, State, Turn, View
from chabudai.games.bossa.bots.converting import from_shorthand, to_shorthand
from chabudai.games.bossa.bots.outlook import outlook
from chabudai.games.bossa.bots.shorthand import Shorthand


class Hasty(ViewBot):
    """Level 1: lays as many tiles as it can, keeps its markers while it can lay any, and sees a win.

    Any effort is enough for it.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        state = _seen(view)
        wins = [move for move in state.moves if _wins(state, move)]
        most = max(map(_laid, state.moves))
        return rng.choice(wins or [move for move in state.moves if _laid(move) == most])


class Farsighted(ViewBot):
    """Level 2: looks at every draw and answer to its best moves, and further where there are few of them.

    Its effort is states visited after the first look, which it always finishes.
    """

    depth = 4
    width = 8
    visits = 12_000

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the move that looks best."""
        state = to_shorthand(_seen(view))
        search, visits = Expectimax(Shorthand(), outlook), self.visits
        if effort is not None:
            visits, seconds = min(visits, checked_effort(effort)), inf
        best = search.best(state, rng, depth=self.depth, width=self.width, visits=visits, seconds=seconds)
        return from_shorthand(best)


LEVELS: Final[Levels] = {1: Hasty, 2: Farsighted}


def _seen(view: View) -> State:
    state = Bossa().world(view)
    if not state.moves:
        raise ValueError("there is no move to choose from")
    return state


def _wins(state: State, move: Turn) -> bool:
    result = Bossa().apply(state, state.turn, move).result
    return result is not None and state.turn in result.winners


def _laid(move: Turn) -> int:
    return len(move.tiles) if isinstance(move, Place) else 0
