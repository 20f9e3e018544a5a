"""Ratings from what pairs have scored: the Bradley-Terry model, with intervals.

Looked for first: choix fits the model, but has no intervals, and those need the matrix of second derivatives, with
which the fit itself is Newton's method in a few lines. A draw counts as half a win for each.
"""

from collections.abc import Iterable, Mapping
from math import log
from typing import Final, NamedTuple

import numpy as np

SCALE: Final = 400 / log(10)
"""A rating is written as chess players write it: 400 more is to win ten times as often."""
PRIOR: Final = 0.5
"""How many games, drawn, each player is taken to have had with everybody: who has won all has a rating all the same."""
_WIDE: Final = 1.96
_ROUNDS: Final = 100
_NEAR: Final = 1e-9


class Rating(NamedTuple):
    """How strong a player is, and how sure that is (95 %)."""

    value: float
    within: float


class Scored(NamedTuple):
    """What the first of two players has scored in all their games."""

    one: str
    other: str
    games: int
    points: float


def fit(scored: Iterable[Scored], anchor: str) -> Mapping[str, Rating]:
    """Return the ratings of all who have played, by name; the anchor's is 0."""
    played = [each for each in scored if each.games]
    names = sorted({anchor, *(each.one for each in played), *(each.other for each in played)})
    count = len(names)
    games, points = np.full((count, count), PRIOR), np.full((count, count), PRIOR / 2)
    for each in played:
        one, other = names.index(each.one), names.index(each.other)
        games[one, other] += each.games
        games[other, one] += each.games
        points[one, other] += each.points
        points[other, one] += each.games - each.points
    np.fill_diagonal(games, 0.0)
    np.fill_diagonal(points, 0.0)
    free = [index for index, name in enumerate(names) if name != anchor]
    strength, spread = np.zeros(count), np.zeros(count)
    for _ in range(_ROUNDS if free else 0):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        weight = games * expected * (1 - expected)
        slope = (points - games * expected).sum(axis=1)[free]
        curve = (np.diag(weight.sum(axis=1)) - weight)[np.ix_(free, free)]
        step = [float(each) for each in np.linalg.solve(curve, slope)]  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType] -- as NumPy types it
        strength[free] += np.clip(step, -1.0, 1.0)
        spread[free] = np.sqrt(np.diag(np.linalg.inv(curve)))
        if max(map(abs, step)) < _NEAR:
            break
    return {
        name: Rating(float(SCALE * strength[index]), float(SCALE * _WIDE * spread[index]))
        for index, name in enumerate(names)
    }
