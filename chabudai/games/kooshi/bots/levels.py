"""The five levels. Weaker ones look less far, and keep their heads less well once pieces fall.

Level 1 looks at nothing but its own moves. The others search on the kernel; what they lack beside depth is temper: when
they are ahead or behind their hand slips now and then, and the piece that they meant to move goes another way. So each
is beaten by getting the first piece off the board, and by patience.
"""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final, NamedTuple

from chabudai.bots import Levels, ViewBot, checked_effort
from chabudai.core import AnyGame
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.bots.endgames import known_moves
from chabudai.games.kooshi.state import after, effect_of

OPENING: Final = 6
"""How many moves the opening has, of both sides together."""
FREE, LOOSE = 20, 6
"""So much less than the best, in hundredths of a point, a move may be worth in the opening, and then until a piece has
fallen: no two games go alike."""


class Slips(NamedTuple):
    """How often the hand slips: before anything has fallen, and then when not behind, and when behind."""

    calm: float = 0.0
    ahead: float = 0.0
    behind: float = 0.0

    def odds(self, state: State) -> float:
        """Return how likely it is to slip now."""
        if state.claimed == (0, 0):
            return self.calm
        return self.behind if _lead(state) < 0 else self.ahead


class Character(NamedTuple):
    """What makes a level: how far it looks when calm and when behind, its hand, and its share of time and effort."""

    depth: int
    behind: int
    slips: Slips
    share: float = 1.0
    tables: bool = False
    """Whether it knows the endgame tables."""


class Scatterbrain(ViewBot):
    """Level 1: gives nothing away and sees a win, but seeks nothing; once a piece has fallen it loses its head.

    Any effort is enough for it.
    """

    slips = Slips(0.0, 0.66, 0.66)

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return a legal move."""
        del seconds, effort
        state = _seen(view)
        nexts = {move: after(state, move) for move in state.moves}
        handed = {move: then.claimed[1 - state.turn] for move, then in nexts.items()}
        meant = rng.choice([move for move in nexts if handed[move] == min(handed.values())])
        return _winning(state, rng) or _slipped(state, meant, self.slips, rng)


class Reader(ViewBot):
    """Levels 2 to 5: look ahead on the kernel, each by its character. Their effort is positions looked at."""

    def __init__(self, game: AnyGame | None = None, *, character: Character) -> None:
        super().__init__(game)
        self._character = character

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return the move that looks best, unless the hand slips."""
        state, character = _seen(view), self._character
        win = _winning(state, rng)
        if win:
            return win
        known = known_moves(state, repeatable=effort is not None) if character.tables else []
        if known:
            return rng.choice(known)
        seconds *= character.share
        if effort is not None:
            seconds, effort = inf, max(1, round(checked_effort(effort) * character.share))
        depth = character.behind if _lead(state) < 0 else character.depth
        best = _best(state, depth, seconds, effort, tables=character.tables)
        return _slipped(state, rng.choice(best), character.slips, rng)


CHARACTERS: Final[dict[int, Character]] = {
    2: Character(10, 6, Slips(0.2, 0.66, 0.68), 0.5),
    3: Character(30, 8, Slips(0.1, 0.33, 0.43), 0.7),
    4: Character(30, 30, Slips(0.0, 0.08, 0.16), 0.85),
    5: Character(30, 30, Slips(), tables=True),
}
LEVELS: Final[Levels] = {
    1: Scatterbrain,
    **{level: partial(Reader, character=character) for level, character in CHARACTERS.items()},
}


def _best(state: State, depth: int, seconds: float, effort: int | None, *, tables: bool) -> Sequence[Move]:
    """Return the moves that look best; before anything has fallen those that are about as good, too."""
    from chabudai.games.kooshi.kernel.searching import SURE
    from chabudai.games.kooshi.kernel.thinking import Manner, search

    margin = 0 if state.claimed != (0, 0) else FREE if len(state.seen) <= OPENING and not state.older else LOOSE
    found = search(state, Manner(depth=depth, margin=margin, tables=tables), seconds=seconds, effort=effort).values
    most = found[0][1]
    least = most if abs(most) > SURE else most - margin
    return [move for move, value in found if value >= least]


def _seen(view: View) -> State:
    state = KoOshi().world(view)
    if not state.moves:
        raise ValueError("there is no move to choose from")
    return state


def _lead(state: State) -> int:
    """Return by how many points the side to move is ahead."""
    return state.claimed[state.turn] - state.claimed[1 - state.turn]


def _winning(state: State, rng: Random) -> Move | None:
    """Return a move that wins at once, if there is one: nobody overlooks that."""
    results = ((move, after(state, move).result) for move in state.moves)
    wins = [move for move, result in results if result and state.turn in result.winners]
    return rng.choice(wins) if wins else None


def _slipped(state: State, meant: Move, slips: Slips, rng: Random) -> Move:
    """Return the move that was meant, or where the hand slips another one of the same piece.

    As long as nothing has fallen nobody is so shaken that they give a piece away.
    """
    others = [move for move in state.moves if move.square == meant.square and move != meant]
    if state.claimed == (0, 0):
        others = [move for move in others if not effect_of(state, move).claimed[1 - state.turn]]
    return rng.choice(others) if rng.random() < slips.odds(state) and others else meant
