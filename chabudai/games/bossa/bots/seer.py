"""The strongest player: exact where few tiles are left, before that it tries its best moves out by many rollouts."""

from random import Random
from typing import Final

import numpy as np

from chabudai.bots import Budget, ViewBot
from chabudai.games.bossa import Bossa, Turn, View
from chabudai.games.bossa.bots.weights import WEIGHTS
from chabudai.games.bossa.kernel import encode, move_of, moves
from chabudai.games.bossa.kernel.machine import (
    HANDS,
    KIND,
    PILE,
    STACKS,
    TILE_BITS,
    TO_THE_END,
    TURN,
    Floats,
    Numbers,
    try_moves,
    worths_of,
)

FEW_TILES: Final = 4
"""With so many tiles left in the pile it looks to the end, if that is not too far."""
SURE_TILES: Final = 2
"""With so many it always does."""
POSITIONS_A_SECOND: Final = 150_000
MOST_TRIES: Final = 3_000
"""How many rollouts a move gets at most."""
BATCH: Final = 10
"""So many rollouts of each move are made between two looks at the clock."""
LONGEST: Final = 40
"""A rollout is played to the end: no game has more turns."""
FIRST: Final = 6
"""So many moves that look best two turns ahead are tried."""
CLOSE: Final = 0.25
"""What looks worse than the best by more is not tried."""
HOPELESS: Final = 2.5
"""A move that is behind the best by so many standard errors is not tried any further."""
ENDLESS: Final = 10**12
_HAIR: Final = 1e-9


class Seer(ViewBot):
    """Level 5: looks to the end where that is near, else plays its best moves out many times.

    Its effort is rollouts of each move; the first look, two turns ahead, is always finished.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the move that does best."""
        budget = Budget.of(seconds, effort, MOST_TRIES)
        state = Bossa().world(view)
        if not state.moves:
            raise ValueError("there is no move to choose from")
        at = encode(state)
        found = moves(at)
        positions = int(POSITIONS_A_SECOND * seconds) if effort is None else POSITIONS_A_SECOND
        return move_of(at, self._best(at, found, budget, positions, rng))

    def _best(self, at: Numbers, found: Numbers, budget: Budget, positions: int, rng: Random) -> int:
        wins = found[((found & TILE_BITS) == at[HANDS + at[TURN]]) & ((found >> KIND & 3) <= STACKS)]
        if len(wins) or len(found) == 1:
            return int(rng.choice(wins if len(wins) else found))
        if at[PILE] <= FEW_TILES:
            exact = exact_worths(at, found, ENDLESS if at[PILE] <= SURE_TILES else positions)
            if exact is not None:
                return int(rng.choice(found[exact >= exact.max() - _HAIR]))
        return self._tried(at, found, budget, rng)

    @staticmethod
    def _tried(at: Numbers, found: Numbers, budget: Budget, rng: Random) -> int:
        looks = worths(at, found, 2)
        order = np.argsort(-looks, kind="stable")[:FIRST]
        kept = found[order[looks[order] > looks.max() - CLOSE]]
        totals, seed, tries = np.zeros(len(kept)), np.array([rng.getrandbits(62) | 1], np.int64), 0
        while len(kept) > 1 and tries < budget.steps and not budget.over:
            batch = min(BATCH, budget.steps - tries)
            try_moves(at, kept, batch, LONGEST, WEIGHTS, seed, totals)
            tries += batch
            behind = (totals.max() - totals) / tries
            still = behind <= HOPELESS / np.sqrt(tries)
            kept, totals = kept[still], totals[still]
        return int(kept[np.argmax(totals)])


def worths(at: Numbers, found: Numbers, depth: int) -> Floats:
    """Return what moves are worth so many turns ahead."""
    worth = np.empty(len(found))
    worths_of(at, found, depth, WEIGHTS, np.array([ENDLESS], np.int64), worth)
    return worth


def exact_worths(at: Numbers, found: Numbers, positions: int) -> Floats | None:
    """Return what moves are truly worth; None where finding that takes more positions than it may."""
    left, worth = np.array([positions], np.int64), np.empty(len(found))
    worths_of(at, found, TO_THE_END, WEIGHTS, left, worth)
    return worth if left[0] >= 0 else None
