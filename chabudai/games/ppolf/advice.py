"""What is flicked for a player whose time is over: softly towards the hole."""

from math import atan2, degrees, hypot, sqrt
from typing import Final

from chabudai.core import FASTEST
from chabudai.games.ppolf.moves import Turn, flick, tee
from chabudai.games.ppolf.state import State, target
from chabudai.games.ppolf.tees import TeeSpots

_SOFTEST: Final = 0.3
_PUSH: Final = 0.3
"""A coin slides about v * v / this many tile widths: twice the usual friction times gravity, in tile widths."""


def towards_the_hole(state: State) -> Turn:
    """Return a soft flick straight to the hole, from the tee or from where the coin lies."""
    hole = target(state)
    coin = state.coins[state.turn]
    x, y = (coin.x, coin.y) if coin else TeeSpots(state).best()
    angle = degrees(atan2(hole.y - y, hole.x - x))
    speed = min(FASTEST, max(_SOFTEST, sqrt(_PUSH * hypot(hole.x - x, hole.y - y))))
    return flick(angle, speed) if coin else tee(x, y, angle, speed)
