"""Tries a flick on the real engine, with the error of the hand that will make it, and says what it costs."""

from random import Random
from typing import Final

from chabudai.core import HandErrors
from chabudai.games.ppolf import State, Turn, spread
from chabudai.games.ppolf.engine import answer
from chabudai.games.ppolf.flow import aimed, erred
from chabudai.games.ppolf.judging import judge
from chabudai.games.ppolf.state import gap_to, target

NEXT_FLICK: Final = 1.0
"""What it costs not to have hit the hole: at least one more flick."""
FAR: Final = 10.0
"""So many tile widths away, one more flick is likely to be needed, and in proportion."""


def cost(state: State, turn: Turn, rng: Random) -> float:
    """Return what one try costs: its penalties, and the flicks that are likely to be needed after it."""
    there = aimed(state, turn)
    if there.awaits == "hand":
        there = erred(there, HandErrors(spread(turn.speed)).sample(rng))
    judgement = judge(there, answer(there))
    fouls = float(len(judgement.fouls))
    coin = judgement.coins[state.turn]
    if coin is None:  # picked up: it has hit the hole, or the hole is given up
        return fouls
    hole = next(tile for tile in judgement.tiles if tile.name == target(state).name)
    return fouls + NEXT_FLICK + gap_to(state, hole, coin.x, coin.y) / FAR
