import math

import pytest

from chabudai.physics.planar import Motion, Scene, coin, flick, simulate, tile
from tests.physics.planar.scenes import GRIP, Make


@pytest.mark.parametrize("make", [coin, tile])
@pytest.mark.parametrize(
    ("way", "edge"), [((1, 0), (1.0, 0.4)), ((-1, 0), (0.0, 0.4)), ((0, 1), (0.5, 0.8)), ((0, -1), (0.5, 0.0))]
)
def test_a_piece_leaves_where_and_when_its_centre_passes_the_edge(
    make: Make, way: tuple[int, int], edge: tuple[float, float]
) -> None:
    scene = Scene(1.0, 0.8, (make(0.5, 0.4, 0.0),))
    outcome = flick(scene, 0, (3.0 * way[0], 3.0 * way[1]))
    assert outcome.rests == ()
    (left,) = outcome.left
    far = math.dist(edge, (0.5, 0.4))
    assert (left.x, left.y) == pytest.approx(edge, abs=1e-12)
    assert left.time == pytest.approx((3.0 - math.sqrt(9.0 - 2 * GRIP * far)) / GRIP, abs=1e-12)
    assert outcome.duration == left.time
    assert outcome.at_rest


def test_a_piece_that_stops_just_short_of_the_edge_stays_and_one_just_past_it_leaves() -> None:
    scene = Scene(1.0, 1.0, (coin(0.5, 0.5),))
    enough = math.sqrt(2 * GRIP * 0.5)
    assert flick(scene, 0, (enough * (1 - 1e-9), 0.0)).left == ()
    (left,) = flick(scene, 0, (enough * (1 + 1e-9), 0.0)).left
    assert left.time == pytest.approx(enough / GRIP, rel=1e-4)


def test_a_piece_may_rest_over_the_edge_as_long_as_its_centre_is_on_the_table() -> None:
    scene = Scene(1.0, 1.0, (tile(1.0, 0.5), tile(0.0, 0.0, 0.5)))
    assert len(simulate(scene, {}).rests) == 2


def test_a_piece_leaves_obliquely_at_the_point_on_its_line() -> None:
    outcome = flick(Scene(1.0, 1.0, (coin(0.9, 0.5),)), 0, (2.0, 1.0))
    (left,) = outcome.left
    assert (left.x, left.y) == pytest.approx((1.0, 0.55), abs=1e-12)


def test_what_has_left_takes_no_further_part() -> None:
    """The first coin is gone when the second comes to where it left."""
    scene = Scene(1.0, 1.0, (coin(0.97, 0.5), coin(0.5, 0.5)))
    outcome = simulate(scene, {0: Motion(3.0, 0.0), 1: Motion(3.5, 0.0)})
    assert outcome.contacts == ()
    assert [one.body for one in outcome.left] == [0, 1]


def test_a_piece_knocked_off_is_reported() -> None:
    outcome = flick(Scene(1.0, 1.0, (coin(0.7, 0.5), coin(0.95, 0.5))), 0, (2.5, 0.0))
    assert [one.body for one in outcome.left] == [1]
    assert [rest.body for rest in outcome.rests] == [0]
    assert outcome.contacts[0].time < outcome.left[0].time


def test_a_spinning_tile_leaves_by_its_centre_too() -> None:
    (left,) = simulate(Scene(1.0, 1.0, (tile(0.9, 0.5),)), {0: Motion(2.0, 0.0, 50.0)}).left
    assert left.x == pytest.approx(1.0, abs=1e-12)
    assert left.y == pytest.approx(0.5, abs=1e-3)


def test_leaving_at_a_corner_is_a_point_of_the_edge() -> None:
    (left,) = flick(Scene(1.0, 1.0, (coin(0.9, 0.9),)), 0, (2.0, 2.0)).left
    assert (left.x, left.y) == pytest.approx((1.0, 1.0), abs=1e-12)
