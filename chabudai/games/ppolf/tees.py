"""Where a coin may be teed (PP-4)."""

from math import cos, hypot, pi, sin
from random import Random
from typing import Final

from chabudai.games.ppolf.moves import PLACE_DIGITS
from chabudai.games.ppolf.placing import nearest_beside
from chabudai.games.ppolf.state import (
    COIN_OUTLINE,
    TEE_WITHIN,
    State,
    body_of,
    gap_to,
    on_the_table,
    room,
    target,
    tee_tile,
)

Spot = tuple[float, float]

_DIRECTIONS: Final = 32
_DISTANCES: Final = (1.0, 1.3, 0.8)
_TRIES: Final = 200
_FARTHEST = 2.0
"""No centre of a coin within 1 of a tile is farther from the tile's centre than this."""


class TeeSpots:
    """The spots for a coin beside the tile that is teed off from.

    They are within 1 of it, clear of every piece and wholly on the table; where there is none, the nearest free one.
    """

    def __init__(self, state: State) -> None:
        self._state = state
        self.tile = tee_tile(state)
        self.room = room(state.setup, on_the_table(state))
        self._best: Spot | None = None

    def is_near(self, spot: Spot) -> bool:
        """Return whether a coin there is near enough to the tile."""
        there = self._gap(spot)
        return there <= TEE_WITHIN or there <= self.reach()

    def contains(self, spot: Spot) -> bool:
        """Return whether a coin may be teed there."""
        return self.room.is_free(COIN_OUTLINE, spot) and self.is_near(spot)

    def sample(self, rng: Random) -> Spot:
        """Draw a spot, evenly where there is room."""
        for _ in range(_TRIES):
            away, angle = _FARTHEST * rng.random() ** 0.5, 2 * pi * rng.random()
            spot = self._around(away, angle)
            if self._is_usual(spot):
                return spot
        return self.best()

    def best(self) -> Spot:
        """Return a good spot: beside the tile on the side of the hole, or as near to that as is free."""
        if self._best is None:
            self._best = self._first_free() or self._nearest()
        return self._best

    def reach(self) -> float:
        """Return how large the gap to the tile may be: 1, or hardly more than it must be."""
        least = self._gap(self.best())
        return TEE_WITHIN if least <= TEE_WITHIN else least + _EASE

    def _gap(self, spot: Spot) -> float:
        return gap_to(self._state, self.tile, *spot)

    def _first_free(self) -> Spot | None:
        """Return the spot nearest to the hole of some that are looked at, or None where none of them is free."""
        hole = target(self._state)
        turns = [2 * pi * number / _DIRECTIONS for number in range(_DIRECTIONS)]
        spots = [self._around(away, turn) for away in _DISTANCES for turn in turns]
        spots.sort(key=lambda spot: (hypot(spot[0] - hole.x, spot[1] - hole.y), spot))
        return next((spot for spot in spots if self._is_usual(spot)), None)

    def _is_usual(self, spot: Spot) -> bool:
        """Return whether a spot is free and within 1 of the tile."""
        return self._gap(spot) <= TEE_WITHIN and self.room.is_free(COIN_OUTLINE, spot)

    def _nearest(self) -> Spot:
        """Return the free spot nearest to the tile, on the grid of players' numbers."""
        x, y = nearest_beside(self.room, COIN_OUTLINE, body_of(self._state.setup, self.tile), TEE_WITHIN)
        step = 10**-PLACE_DIGITS
        grid = [(_held(x + step * dx), _held(y + step * dy)) for dx in _AROUND for dy in _AROUND]
        free = [spot for spot in grid if self.room.is_free(COIN_OUTLINE, spot)]
        return min(free, key=lambda spot: (self._gap(spot), spot), default=(_held(x), _held(y)))

    def _around(self, away: float, angle: float) -> Spot:
        return _held(self.tile.x + away * cos(angle)), _held(self.tile.y + away * sin(angle))


_AROUND: Final = range(-3, 4)
_EASE: Final = 0.01
"""How much farther than the very nearest a tee may be, where none is free within 1: fingers are no finer."""


def _held(length: float) -> float:
    return round(length, PLACE_DIGITS)
