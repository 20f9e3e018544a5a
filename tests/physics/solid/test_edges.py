import math

import pytest

from chabudai.physics.solid import TABLE, Motion, Scene, flick, simulate
from tests.physics.solid.scenes import GRIP, RADIUS, SIDE, disc, pole, rest_of, table


@pytest.mark.parametrize(
    ("way", "edge"), [((1, 0), (1.0, 0.4)), ((-1, 0), (0.0, 0.4)), ((0, 1), (0.5, 0.8)), ((0, -1), (0.5, 0.0))]
)
def test_a_disc_leaves_where_and_when_its_middle_passes_the_edge(
    way: tuple[int, int], edge: tuple[float, float]
) -> None:
    outcome = flick(Scene(1.0, 0.8, (disc(0.5, 0.4),)), 0, (3.0 * way[0], 3.0 * way[1]))
    assert outcome.rests == ()
    (left,) = outcome.left
    far = math.dist(edge, (0.5, 0.4))
    assert (left.x, left.y) == pytest.approx(edge, abs=1e-4)
    assert left.time == pytest.approx((3.0 - math.sqrt(9.0 - 2 * GRIP * far)) / GRIP, abs=1e-3)
    assert outcome.duration == left.time
    assert outcome.at_rest
    assert outcome.contacts == ()


def test_a_disc_that_stops_short_of_the_edge_stays_and_one_past_it_leaves() -> None:
    scene = Scene(1.0, 1.0, (disc(0.5, 0.5),))
    enough = math.sqrt(2 * GRIP * 0.5)
    assert rest_of(flick(scene, 0, (enough * 0.995, 0.0)), 0).tilt < 1e-3
    assert [one.body for one in flick(scene, 0, (enough * 1.01, 0.0)).left] == [0]


@pytest.mark.parametrize("over", [0.0, 0.004, 0.008])
def test_a_disc_may_stick_out_over_the_edge(over: float) -> None:
    scene = table(disc(0.001 + over, 0.4), disc(0.4, SIDE - 0.001 - over))
    outcome = simulate(scene, {})
    assert [(rest.x, rest.y, rest.on) for rest in outcome.rests] == [(one.x, one.y, TABLE) for one in scene.bodies]


def test_a_disc_enters_from_the_edge_as_from_anywhere() -> None:
    outcome = flick(table(disc(0.008, 0.4)), 0, (1.5, 0.0))
    assert rest_of(outcome, 0).x == pytest.approx(0.008 + 1.5**2 / (2 * GRIP), abs=3e-3)
    assert outcome.contacts == ()


def test_leaving_at_a_corner_is_a_point_of_the_edge() -> None:
    (left,) = flick(table(disc(0.7, 0.7)), 0, (2.0, 2.0)).left
    assert (left.x, left.y) == pytest.approx((SIDE, SIDE), abs=1e-4)


def test_a_disc_knocked_off_is_reported() -> None:
    outcome = flick(table(disc(0.4, 0.4), disc(0.7, 0.4)), 0, (2.5, 0.0))
    assert [one.body for one in outcome.left] == [1]
    assert [rest.body for rest in outcome.rests] == [0]
    assert outcome.contacts[0].time < outcome.left[0].time


def test_a_bearer_takes_its_pole_with_it_and_the_pole_has_tipped() -> None:
    outcome = simulate(table(disc(0.7, 0.4), pole(0.7, 0.4)), {0: Motion(1.5, 0.0), 1: Motion(1.5, 0.0)})
    assert {one.body for one in outcome.left} == {0, 1}
    assert [one.body for one in outcome.tipped] == [1]


def test_leaving_is_reported_by_time() -> None:
    scene = table(disc(0.6, 0.2), disc(0.6, 0.6), disc(0.3, 0.4))
    outcome = simulate(scene, {0: Motion(2.0, 0.0), 1: Motion(3.0, 0.0)})
    assert [one.body for one in outcome.left] == [1, 0]
    assert [rest.body for rest in outcome.rests] == [2]


def test_what_leaves_falls_past_the_table() -> None:
    outcome = flick(table(disc(SIDE - RADIUS, 0.4)), 0, (0.6, 0.0), record=True)
    assert [one.body for one in outcome.left] == [0]
