"""Who passed the line of a ramp's tall side, and how high."""

import math

from chabudai.physics.solid import Crossed, Ramp, Scene, flick
from tests.physics.solid.scenes import RAMP_LENGTH, disc, ramp_shot, table


def crossings(scene: Scene, speed: float, angle: float = 0.0) -> tuple[Crossed, ...]:
    return flick(scene, 0, (speed * math.cos(angle), speed * math.sin(angle))).crossed


def test_a_disc_over_the_ramp_is_in_the_air_when_it_passes() -> None:
    (over,) = [one for one in crossings(ramp_shot(0.15), 3.0) if one.body == 0]
    assert over.clearance > 0.005
    assert 0 < over.time < 0.2


def test_a_disc_beside_the_ramp_slides_past_on_the_table() -> None:
    ramp = Ramp(0.3, 0.3, 0.0, RAMP_LENGTH, 0.04, 0.015)
    (past,) = crossings(table(disc(0.2, 0.4), ramps=(ramp,)), 2.0)
    assert (past.body, past.ramp) == (0, 0)
    assert abs(past.clearance) < 1e-4


def test_a_disc_that_stays_before_the_crest_or_comes_from_beyond_it_does_not_cross() -> None:
    ramp = Ramp(0.3, 0.3, 0.0, RAMP_LENGTH, 0.04, 0.015)
    assert crossings(table(disc(0.2, 0.4), ramps=(ramp,)), 0.3) == ()
    assert crossings(table(disc(0.5, 0.4), ramps=(ramp,)), 2.0, math.pi) == ()
    assert crossings(table(disc(0.2, 0.4)), 2.0) == ()
