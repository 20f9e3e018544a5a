"""Solid physics: flicks on a full table of Bo-taoshi, every fourth over its ramp, with and without a film.

There is no peer: ours runs on MuJoCo itself. The figure to reach is a rate, so that a bot can try some flicks a move.
"""

import math
from itertools import cycle
from random import Random
from typing import Final, NamedTuple

from benchmarks import goals
from benchmarks.goals import Goal
from benchmarks.measure import Contender, Rates, Work, measure
from chabudai.physics.solid import Body, Ramp, Scene, flick

SEED: Final = 7
TABLE: Final = 0.76
DISC_MASS: Final = math.pi * 0.016**2 * 0.01 * 700
POLE_MASS: Final = math.pi * 0.006**2 * 0.05 * 700
"""Wood of 700 kg/m3."""
SCENES: Final = 60
SLOWEST: Final = 0.5
FASTEST: Final = 3.5
"""Metres a second."""


class Shot(NamedTuple):
    """A disc of a scene and how it is flicked."""

    scene: Scene
    body: int
    velocity: tuple[float, float]


def disc(x: float, y: float) -> Body:
    """Return a disc of Bo-taoshi."""
    return Body("disc", 0.016, 0.01, DISC_MASS, x, y)


def pole(x: float, y: float) -> Body:
    """Return a pole of Bo-taoshi, to stand on a disc."""
    return Body("pole", 0.006, 0.05, POLE_MASS, x, y, 0.01)


def shots() -> list[Shot]:
    """Return random tables of six discs and two poles, with a flick of a disc at another on each."""
    rng = Random(SEED)
    return [_ramp_shot(rng) if k % 4 == 0 else _shot(rng) for k in range(SCENES)]


def _shot(rng: Random) -> Shot:
    places = _scatter(rng, [])
    body = rng.randrange(2, 6)
    target = rng.choice([k for k in range(6) if k != body])
    (x, y), (tx, ty) = places[body], places[target]
    return Shot(_scene(places), body, _velocity(rng, math.atan2(ty - y, tx - x) + rng.gauss(0, 0.03)))


def _ramp_shot(rng: Random) -> Shot:
    """Put a bearer before a ramp whose tall side leans against a disc, and flick another up it."""
    x, y, angle = rng.uniform(0.3, 0.46), rng.uniform(0.3, 0.46), rng.uniform(-math.pi, math.pi)
    along = [(x + far * math.cos(angle), y + far * math.sin(angle)) for far in (0.12, 0.0, -0.16, -0.066)]
    bearer, front, rear, low = along
    places = _scatter(rng, [bearer, front, rear, low])
    order = [bearer, places[4], front, rear, places[5], places[6]]
    ramp = Ramp(*low, angle, 0.05, 0.04, 0.015)
    return Shot(_scene(order, ramp), 3, _velocity(rng, angle))


def _scatter(rng: Random, places: list[tuple[float, float]]) -> list[tuple[float, float]]:
    places, most = list(places), 7 if places else 6
    while len(places) < most:
        place = rng.uniform(0.08, 0.68), rng.uniform(0.08, 0.68)
        if all(math.dist(place, other) > 0.06 for other in places):
            places.append(place)
    return places


def _scene(places: list[tuple[float, float]], *ramps: Ramp) -> Scene:
    return Scene(TABLE, TABLE, (*(disc(*place) for place in places), pole(*places[0]), pole(*places[1])), ramps)


def _velocity(rng: Random, angle: float) -> tuple[float, float]:
    speed = rng.uniform(SLOWEST, FASTEST)
    return speed * math.cos(angle), speed * math.sin(angle)


def _flicks(*, record: bool) -> Work:
    endless = cycle(shots())

    def play() -> int:
        flick(*next(endless), record=record)
        return 1

    return play


class SolidBench(NamedTuple):
    """Flicks with and without a film, against the rate that was asked for."""

    title: str
    contenders: tuple[Contender, ...]
    goals: tuple[Goal, ...]

    def measure(self) -> Rates:
        """Return the rates of both, and what was asked for beside them."""
        rates = measure(self.contenders)
        rounds = max(map(len, rates.values()))
        return {**rates, goals.ASKED_FLICKS: [goals.ASKED_FLICK_RATE] * rounds}


SOLID: Final = SolidBench(
    "solid physics",
    (
        Contender("solid flick", "flicks", lambda: _flicks(record=False)),
        Contender("solid flick, filmed", "flicks", lambda: _flicks(record=True)),
    ),
    goals.SOLID,
)
