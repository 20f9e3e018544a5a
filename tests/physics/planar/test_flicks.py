"""Many random flicks, extreme ones too: `--flicks 100000` runs as many as the goal asks for."""

import math
from random import Random
from typing import cast

import pytest

from chabudai.physics.planar import Motion, Scene, coin, simulate, tile
from tests.physics.planar.scenes import TILE, any_motions, course, resting, scatter


def rack(rng: Random) -> Scene:
    """Lay pieces so close that they touch or nearly do, with a coin to break them up."""
    gap, n = rng.choice((0.0, 1e-7, 2e-6, 1e-4, -5e-6)), rng.randint(2, 4)
    make, d = (tile, TILE + gap) if rng.random() < 0.5 else (coin, 0.019 + gap)
    pieces = [make(0.5 + d * i, 0.5 + d * j) for i in range(n) for j in range(n)]
    return Scene(1.0, 1.0, (*pieces, coin(0.4, 0.5 + rng.uniform(-0.01, 0.05))))


def any_scene(rng: Random, k: int) -> Scene:
    if k % 10 == 0:
        return rack(rng)
    side = rng.uniform(0.1, 0.5)
    return scatter(rng, rng.randint(0, 6), rng.randint(1, 8), side, side, room=rng.choice((1e-6, 1e-3)))


def test_no_flick_hangs_or_yields_nan_or_an_overlap_or_loses_a_piece(request: pytest.FixtureRequest) -> None:
    from chabudai.physics.planar import kernel

    rng = Random(2026)
    flicks = cast("int", request.config.getoption("flicks"))
    laid = course(rng)
    for k in range(flicks):
        scene = laid if k % 2 else any_scene(rng, k)
        motions = any_motions(rng, scene)
        if len(scene.bodies) > 12 and k % 4 == 1:
            motions = {rng.randrange(19, 23): Motion(rng.uniform(-6, 6), rng.uniform(-6, 6))}
        outcome = simulate(scene, motions)
        assert outcome.at_rest, (scene, motions)
        assert 0 <= outcome.duration < 10
        lying = resting(scene, outcome)
        assert len(lying.bodies) + len(outcome.left) == len(scene.bodies)
        assert all(math.isfinite(value) for b in lying.bodies for value in (b.x, b.y, b.angle))
        kernel.prepare(lying)  # refuses what overlaps or is off the table
        laid = course(rng) if k % 500 == 0 else laid
