"""Who comes to a ramp, gets onto it, and touches the table from there on."""

import math

import pytest

from chabudai.physics.solid import TABLE, Ramp, Ride, Scene, flick
from tests.physics.solid.scenes import RAMP_LENGTH, disc, ramp_shot, table

RAMP = Ramp(0.3, 0.3, 0.0, RAMP_LENGTH, 0.04, 0.015)


def rides(scene: Scene, speed: float, angle: float = 0.0) -> tuple[Ride, ...]:
    return flick(scene, 0, (speed * math.cos(angle), speed * math.sin(angle))).rides


@pytest.mark.parametrize("speed", [1.6, 1.8, 2.6])
def test_a_disc_over_the_ramp_lands_beyond_it(speed: float) -> None:
    outcome = flick(table(disc(0.2, 0.3), ramps=(RAMP,)), 0, (speed, 0.0))
    (ride,) = outcome.rides
    assert ride.mounted
    assert ride.landed
    assert ride.began < ride.mounted < ride.landed
    beyond = [one.time for one in outcome.contacts if one.b == TABLE and one.x > RAMP.x]
    assert ride.landed == pytest.approx(beyond[0], abs=0.003)


def test_a_pole_is_struck_before_the_disc_lands() -> None:
    outcome = flick(ramp_shot(0.15), 0, (3.0, 0.0))
    ride = next(one for one in outcome.rides if one.body == 0)
    strike = next(one.time for one in outcome.contacts if one.b >= 0)
    assert ride.mounted
    assert ride.mounted < strike < (ride.landed or math.inf)


def test_a_disc_that_passes_beside_the_ramp_is_on_the_table_all_the_time() -> None:
    (ride,) = rides(table(disc(0.2, 0.4), ramps=(RAMP,)), 2.0)
    assert (ride.mounted, ride.landed) == (None, ride.began)


def test_a_disc_that_clips_a_corner_has_its_middle_beside_the_ramp() -> None:
    (ride,) = rides(table(disc(0.2, 0.328), ramps=(RAMP,)), 3.0)
    assert ride.mounted is None
    assert ride.landed is not None


def test_a_disc_that_stays_before_the_foot_or_comes_from_beyond_it_does_not_ride() -> None:
    assert rides(table(disc(0.2, 0.3), ramps=(RAMP,)), 0.3) == ()
    assert rides(table(disc(0.5, 0.3), ramps=(RAMP,)), 0.4, math.pi) == ()
    assert rides(table(disc(0.2, 0.4)), 2.0) == ()
