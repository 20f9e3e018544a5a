"""MuJoCo as the oracle: an engine of quite another kind, set up for the same table, moves pieces to the same places."""

import math
from random import Random
from statistics import median

from benchmarks.mujoco_table import MujocoTable
from chabudai.physics.planar import flick
from tests.physics.planar.scenes import aimed, course

SCENES = 12
SHOTS = 20


def test_shots_of_at_most_two_contacts_end_where_mujoco_ends_them() -> None:
    rng = Random(11)
    coins: list[float] = []
    struck: list[float] = []
    for _ in range(SCENES):
        scene = course(rng)
        table = MujocoTable(scene, step=5e-4)
        for _ in range(SHOTS):
            body, target = rng.randrange(19, 23), rng.randrange(23)
            if target == body:
                continue
            velocity = aimed(rng, scene, body, target, rng.uniform(0.4, 2.2))
            outcome = flick(scene, body, velocity)
            if outcome.left or not 1 <= len(outcome.contacts) <= 2:
                continue
            assert table.flick(body, velocity)
            places = table.places()
            for k in {number for contact in outcome.contacts for number in (contact.a, contact.b)}:
                rest = outcome.rests[k]
                (coins if k == body else struck).append(math.dist((rest.x, rest.y), places[k][:2]))
    assert len(coins) > 60
    assert median(coins) < 2e-3
    assert median(struck) < 1e-3
