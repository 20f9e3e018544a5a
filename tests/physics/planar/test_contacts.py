import math

import pytest

from chabudai.physics.planar import COIN_RADIUS, TILE_HALF, Motion, Scene, coin, flick, simulate, tile

SPEEDS = [1.0, 2.0, 6.0]


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("depth", [1e-7, 1e-6, 1e-5, 1e-4])
def test_a_coin_that_grazes_a_coin_touches_it(speed: float, depth: float) -> None:
    for shift in range(7):
        scene = Scene(1.5, 1.0, (coin(0.3 + 0.0013 * shift, 0.5), coin(0.33, 0.5 + 2 * COIN_RADIUS - depth)))
        contacts = flick(scene, 0, (speed, 0.0)).contacts
        assert [(c.a, c.b) for c in contacts[:1]] == [(0, 1)]


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("depth", [1e-7, 1e-6, 1e-5, 1e-4])
def test_a_coin_that_grazes_a_corner_of_a_tile_touches_it(speed: float, depth: float) -> None:
    for shift in range(7):
        target = tile(0.345, 0.5 + COIN_RADIUS + TILE_HALF * math.sqrt(2) - depth, math.pi / 4)
        contacts = flick(Scene(1.5, 1.0, (coin(0.28 + 0.0013 * shift, 0.5), target)), 0, (speed, 0.0)).contacts
        assert [(c.a, c.b) for c in contacts[:1]] == [(0, 1)]
        assert contacts[0].x == pytest.approx(0.345, abs=2e-3)


@pytest.mark.parametrize("speed", SPEEDS)
@pytest.mark.parametrize("gap", [2e-6, 1e-5, 1e-4])
def test_a_coin_that_just_misses_touches_nothing(speed: float, gap: float) -> None:
    target = tile(0.345, 0.5 + COIN_RADIUS + TILE_HALF * math.sqrt(2) + gap, math.pi / 4)
    scene = Scene(9.0, 1.0, (coin(0.28, 0.5), target, coin(0.345, 0.5 - 2 * COIN_RADIUS - gap)))
    outcome = flick(scene, 0, (speed, 0.0))
    assert outcome.contacts == ()
    assert outcome.rests[1].angle == math.pi / 4


@pytest.mark.parametrize("speed", [1.0, 6.0, 10.0])
def test_nothing_tunnels_through_a_thin_target(speed: float) -> None:
    for shift in range(20):
        scene = Scene(9.0, 1.0, (coin(4.5, 0.5), tile(4.57 + 0.0007 * shift, 0.5), coin(4.7, 0.5)))
        outcome = flick(scene, 0, (speed, 0.0))
        assert outcome.contacts[0].b == 1
        places = {rest.body: rest.x for rest in outcome.rests}
        assert places[0] < places[1]


def test_contacts_are_reported_when_and_where_they_happen() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), coin(0.6, 0.5), coin(0.7, 0.5)))
    contacts = flick(scene, 0, (2.0, 0.0)).contacts
    assert [(c.a, c.b) for c in contacts[:2]] == [(0, 1), (1, 2)]
    grip, way = 0.3 * 9.81, 0.1 - 2 * COIN_RADIUS
    assert contacts[0].time == pytest.approx((2.0 - math.sqrt(4.0 - 2 * grip * way)) / grip, abs=1e-6)
    assert (contacts[0].x, contacts[0].y) == pytest.approx((0.6 - COIN_RADIUS, 0.5), abs=2e-6)
    assert [c.time for c in contacts] == sorted(c.time for c in contacts)


def test_contacts_at_one_time_are_reported_by_the_lower_pair() -> None:
    """Two coins a mirror's image of each other strike two more at the same time."""
    bodies = (coin(0.8, 0.3), coin(0.8, 0.7), coin(0.6, 0.7), coin(0.6, 0.3))
    motions = {2: Motion(1.5, 0.0), 3: Motion(1.5, 0.0)}
    contacts = simulate(Scene(2.0, 1.0, bodies), motions).contacts
    assert [(c.a, c.b) for c in contacts] == [(0, 3), (1, 2)]
    assert contacts[0].time == contacts[1].time


def test_a_pair_is_reported_again_only_after_it_was_apart() -> None:
    """A coin goes to and fro between two tiles; two coins that slide on together are reported once."""
    scene = Scene(3.0, 1.0, (tile(0.5, 0.5), coin(0.6, 0.5), tile(0.75, 0.5)))
    contacts = flick(scene, 0, (3.0, 0.0)).contacts
    assert [(c.a, c.b) for c in contacts[:4]] == [(0, 1), (1, 2), (0, 1), (1, 2)]
    together = simulate(Scene(2.0, 1.0, (coin(0.5, 0.5), coin(0.52, 0.5))), {0: Motion(1.0, 0.0), 1: Motion(0.999, 0)})
    assert len(together.contacts) <= 1


def test_a_pair_that_touches_at_the_start_is_reported_only_when_it_pushes() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), coin(0.5 + 2 * COIN_RADIUS, 0.5)))
    away = flick(scene, 0, (-1.0, 0.0))
    assert away.contacts == ()
    into = flick(scene, 0, (1.0, 0.0))
    assert [(c.time, c.a, c.b) for c in into.contacts] == [(0.0, 0, 1)]
    assert into.rests[1].x > 0.55


def test_a_push_goes_through_pieces_that_touch() -> None:
    row = tuple(tile(0.5 + 2 * TILE_HALF * k, 0.5) for k in range(4))
    outcome = flick(Scene(2.0, 1.0, (*row, tile(0.4, 0.5))), 4, (2.0, 0.0))
    assert {(c.a, c.b) for c in outcome.contacts} == {(0, 1), (0, 4), (1, 2), (2, 3)}
    assert outcome.rests[3].x > row[3].x + 0.02
    assert all(rest.y == pytest.approx(0.5, abs=1e-5) for rest in outcome.rests)
    assert all(rest.angle == pytest.approx(0.0, abs=1e-3) for rest in outcome.rests)


def test_a_square_that_lands_side_on_side_does_not_turn() -> None:
    scene = Scene(1.0, 1.0, (tile(0.4, 0.5), tile(0.5, 0.51)))
    contact = flick(scene, 0, (1.0, 0.0)).contacts[0]
    assert (contact.x, contact.y) == pytest.approx((0.5 - TILE_HALF, 0.505), abs=1e-5)
    straight = flick(Scene(1.0, 1.0, (tile(0.4, 0.5), tile(0.5, 0.5))), 0, (1.0, 0.0))
    assert [rest.angle for rest in straight.rests] == pytest.approx([0.0, 0.0], abs=1e-9)
