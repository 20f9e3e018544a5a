"""The levels: 1 to 3 have a habit each, 4 weighs every draw that may come, 5 plays its moves out to the end."""

from functools import partial
from math import inf
from random import Random
from typing import Any, Final

from chabudai.bots import AnyBot, Levels, ViewBot, checked_effort
from chabudai.bots.search import Expectimax
from chabudai.core import AnyGame
from chabudai.games.bossa import Bossa, Exchange, Place, Redraw, Stack, State, Turn, View
from chabudai.games.bossa.bots.converting import from_shorthand, to_shorthand
from chabudai.games.bossa.bots.outlook import outlook
from chabudai.games.bossa.bots.shorthand import Shorthand

Kinds = tuple[type[Any], ...]
MARKERS: Final[Kinds] = (Redraw, Exchange, Stack)


class Habitual(ViewBot):
    """Levels 1 to 3: uses some markers as soon as it can, and lays any tiles or as many as it can; it sees a win.

    Any effort is enough for it.
    """

    def __init__(
        self, game: AnyGame | None = None, *, spends: tuple[type[Any], ...] = (), lays_most: bool = True
    ) -> None:
        super().__init__(game)
        self._spends = spends
        self._lays_most = lays_most

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return a legal move."""
        del seconds, effort
        state = _seen(view)
        wins = [move for move in state.moves if _wins(state, move)]
        spent = [move for move in state.moves if isinstance(move, self._spends)]
        most = max(map(_laid, state.moves)) if self._lays_most else 0
        return rng.choice(wins or spent or [move for move in state.moves if _laid(move) >= most])


class Farsighted(ViewBot):
    """Level 4: looks at every draw and answer to its best moves, and further where there are few of them.

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


def _seer(game: AnyGame) -> AnyBot:
    """Return the highest level; what it needs of machine code is loaded only for it."""
    from chabudai.games.bossa.bots.seer import Seer

    return Seer(game)


LEVELS: Final[Levels] = {
    1: partial(Habitual, spends=MARKERS, lays_most=False),
    2: partial(Habitual, spends=(Redraw,)),
    3: Habitual,
    4: Farsighted,
    5: _seer,
}


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
