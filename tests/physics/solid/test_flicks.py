"""Many random flicks, extreme ones too; `--flicks 100000` asks for 2,000 of them here, where one takes far longer."""

import math
from itertools import combinations
from random import Random
from typing import cast

import pytest

from chabudai.physics.solid import Outcome, Scene, flick, simulate
from tests.physics.solid.scenes import RADIUS, SIDE, THICK, aimed, any_motions, any_ramp_shot, full_table

SHARE = 50
"""A flick here costs about as much as so many of planar physics."""


def check(scene: Scene, outcome: Outcome) -> None:
    assert len(outcome.rests) + len(outcome.left) == len(scene.bodies)
    assert all(math.isfinite(value) for r in outcome.rests for value in (r.x, r.y, r.z, r.tilt, r.turn))
    assert all(0 <= r.x <= scene.width and 0 <= r.y <= scene.height for r in outcome.rests)
    assert all(-2e-4 < rest.z < 0.1 for rest in outcome.rests)
    assert [one.time for one in outcome.contacts] == sorted(one.time for one in outcome.contacts)
    assert all(min(one.x, SIDE - one.x, one.y, SIDE - one.y) == pytest.approx(0, abs=1e-9) for one in outcome.left)
    flat = [r for r in outcome.rests if scene.bodies[r.body].kind == "disc" and r.tilt < 0.01 and r.z < THICK / 2]
    assert all(math.hypot(a.x - b.x, a.y - b.y) > 2 * RADIUS - 2e-4 for a, b in combinations(flat, 2))


def test_no_flick_hangs_or_yields_nan_or_an_overlap_or_loses_a_piece(request: pytest.FixtureRequest) -> None:
    rng = Random(2026)
    flicks = cast("int", request.config.getoption("flicks")) // SHARE
    for k in range(flicks):
        scene = any_ramp_shot(rng) if k % 3 == 0 else full_table(rng)
        if k % 2:
            motions = any_motions(rng, scene)
            outcome = simulate(scene, motions, record=k % 5 == 0)
            assert outcome.at_rest, (scene, motions)
        else:
            velocity = aimed(rng, scene, 0, rng.randrange(1, len(scene.bodies)), rng.uniform(0.05, 9.0))
            outcome = flick(scene, 0, velocity)
            assert outcome.at_rest, (scene, velocity)
        check(scene, outcome)
