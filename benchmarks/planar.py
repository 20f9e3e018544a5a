"""Planar physics against MuJoCo: the same flicks on the same table, laid out like a standard course of Ppolf.

Ours reports contacts and what leaves the table; MuJoCo only moves. Its table has no edges, so no flick is measured that
knocks a piece off.
"""

import math
from functools import cache
from itertools import cycle, islice
from random import Random
from typing import Final, NamedTuple

from benchmarks import goals
from benchmarks.measure import Contender, Work
from benchmarks.run import Bench
from chabudai.physics.planar import Scene, coin, flick, tile

SEED: Final = 7
TILE: Final = 0.0508
COLUMNS: Final = 4
TILES: Final = 19
COINS: Final = 4
FLICKS: Final = 60
OURS_AT_ONCE: Final = 60
"""How many flicks a batch has: much more work than looking at the clock."""
SLOWEST: Final = 0.4
FASTEST: Final = 2.2
"""Metres a second: from a putt to a hard drive."""


class Shot(NamedTuple):
    """A coin and how it is flicked."""

    body: int
    velocity: tuple[float, float]


def course() -> Scene:
    """Lay out 19 tiles and 4 coins on a table of 20 x 30 tiles."""
    rng = Random(SEED)
    tiles = [
        tile(
            (3.7 + 4.2 * (k % COLUMNS) + rng.uniform(-0.5, 0.5)) * TILE,
            (4.0 + 5.5 * (k // COLUMNS) + rng.uniform(-0.5, 0.5)) * TILE,
            rng.uniform(0, math.pi / 2),
        )
        for k in range(TILES)
    ]
    coins = [coin((5.8 + 4.2 * (k % 2)) * TILE, (6.7 + 5.5 * k) * TILE) for k in range(COINS)]
    return Scene(20 * TILE, 30 * TILE, (*tiles, *coins))


@cache
def shots() -> tuple[Shot, ...]:
    """Return flicks of random coins at random tiles that keep all pieces on the table."""
    rng, scene = Random(SEED), course()
    found: list[Shot] = []
    while len(found) < FLICKS:
        body, target = rng.randrange(TILES, TILES + COINS), rng.randrange(TILES)
        a, b = scene.bodies[body], scene.bodies[target]
        angle, speed = math.atan2(b.y - a.y, b.x - a.x) + rng.gauss(0, 0.02), rng.uniform(SLOWEST, FASTEST)
        shot = Shot(body, (speed * math.cos(angle), speed * math.sin(angle)))
        if not flick(scene, *shot).left:
            found.append(shot)
    return tuple(found)


def _ours(*, record: bool) -> Work:
    scene, endless = course(), cycle(shots())

    def play() -> int:
        for shot in islice(endless, OURS_AT_ONCE):
            flick(scene, *shot, record=record)
        return OURS_AT_ONCE

    return play


def _mujoco() -> Work:
    from benchmarks.mujoco_table import MujocoTable

    table, endless = MujocoTable(course()), cycle(shots())

    def play() -> int:
        table.flick(*next(endless))
        return 1

    return play


PLANAR: Final = Bench(
    "planar physics",
    (
        Contender("planar flick", "flicks", lambda: _ours(record=False)),
        Contender("planar flick, filmed", "flicks", lambda: _ours(record=True)),
        Contender("MuJoCo flick", "flicks", _mujoco),
    ),
    goals.PLANAR,
)
