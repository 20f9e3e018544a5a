"""A bot that tries some flicks around the straight one, and then the best of them again."""

from itertools import islice
from math import atan2, degrees, hypot, sqrt
from random import Random
from typing import Final

from benchmarks.earlier.ppolf.tries import cost
from chabudai.bots import Budget, ViewBot
from chabudai.core import FASTEST, SLOWEST
from chabudai.games.ppolf import Ppolf, State, Tee, Turn, View
from chabudai.games.ppolf.moves import flick, tee
from chabudai.games.ppolf.state import target
from chabudai.games.ppolf.tees import TeeSpots

SLIDE: Final = 0.3
"""A coin slides about v * v / this many tile widths."""
ASIDE: Final = (0.0, 2.0, -2.0, 4.0, -4.0, 7.0, -7.0, 12.0, -12.0, 20.0, -20.0, 35.0, -35.0)
"""By how many degrees it aims beside the hole."""
HARDER: Final = (1.0, 1.15, 1.35, 0.85, 1.7)
"""How much faster it flicks than just to reach it."""
TEES: Final = 3
FINALISTS: Final = 8
TRIES: Final = 10
"""How often each of the best is tried again where the hand is not steady."""


class Solid(ViewBot):
    """Tries many flicks with the error of the hand, and makes the one that costs least.

    Its effort is tries on the engine.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        """Return the flick that did best."""
        state = _to_flick(view)
        budget = Budget.of(seconds, effort)
        tried: list[tuple[float, Turn]] = []
        for turn in islice(_ideas(state, rng), budget.steps):
            tried.append((cost(state, turn, rng), turn))
            if budget.over:
                break
        left = budget.steps - len(tried)
        tried.sort(key=lambda each: each[0])
        if view.setup.hand == "steady":
            return tried[0][1]
        means: list[tuple[float, int, Turn]] = []
        for number, (first, turn) in enumerate(tried[:FINALISTS]):
            costs = [first]
            while len(costs) <= TRIES and left > 0 and not budget.over:
                costs.append(cost(state, turn, rng))
                left -= 1
            means.append((sum(costs) / len(costs), number, turn))
        return min(means)[2]


def _to_flick(view: View) -> State:
    state = Ppolf().world(view)
    if state.awaits not in {"tee", "flick"}:
        raise ValueError("there is no move to choose from")
    return state


def _ideas(state: State, rng: Random) -> list[Turn]:
    """Return flicks worth a try, the plainest first."""
    coin = state.coins[state.turn]
    if coin:
        return _from(state, flick(0.0, 1.0), (coin.x, coin.y))
    spots = TeeSpots(state)
    found = _from(state, tee(*spots.best(), 0.0, 1.0), spots.best())
    for _ in range(TEES):
        spot = spots.sample(rng)
        found += _from(state, tee(*spot, 0.0, 1.0), spot)[: len(HARDER)]
    return found


def _from(state: State, kind: Turn, spot: tuple[float, float]) -> list[Turn]:
    hole = target(state)
    east, north = hole.x - spot[0], hole.y - spot[1]
    angle, reach = degrees(atan2(north, east)), sqrt(SLIDE * hypot(east, north))
    return [_turn(kind, angle + aside, reach * harder) for aside in ASIDE for harder in HARDER]


def _turn(kind: Turn, angle: float, speed: float) -> Turn:
    within = min(FASTEST, max(SLOWEST, speed))
    return tee(kind.x, kind.y, angle, within) if isinstance(kind, Tee) else flick(angle, within)
