import math

import pytest

from chabudai.physics.planar import (
    COIN_MASS,
    COIN_RADIUS,
    TILE_HALF,
    TILE_MASS,
    Body,
    Material,
    Motion,
    Rest,
    Scene,
    coin,
    flick,
    simulate,
    tile,
)
from tests.physics.planar.braking import brake
from tests.physics.planar.scenes import GRIP, Make

SMOOTH = Material(rim_friction=0.0)


def slid(rest: Rest, body: Body) -> float:
    """Return the speed that a body must have had to slide this far without spinning."""
    return math.sqrt(2 * GRIP * math.hypot(rest.x - body.x, rest.y - body.y))


@pytest.mark.parametrize("speed", [0.05, 0.5, 1.0, 2.0, 3.0])
@pytest.mark.parametrize("make", [coin, tile])
@pytest.mark.parametrize("way", [0.0, 0.7, 2.5])
def test_a_piece_slides_v_squared_over_2_mu_g_and_takes_v_over_mu_g(speed: float, make: Make, way: float) -> None:
    scene = Scene(4.0, 4.0, (make(2.0, 2.0, 0.3),))
    outcome = flick(scene, 0, (speed * math.cos(way), speed * math.sin(way)))
    rest, far = outcome.rests[0], speed**2 / (2 * GRIP)
    assert (rest.x, rest.y) == pytest.approx((2 + far * math.cos(way), 2 + far * math.sin(way)), abs=1e-12)
    assert outcome.duration == pytest.approx(speed / GRIP, abs=1e-12)
    assert rest.angle == 0.3


@pytest.mark.parametrize("restitution", [0.0, 0.3, 0.5, 1.0])
@pytest.mark.parametrize("speed", [0.3, 2.0, 6.0])
@pytest.mark.parametrize("make", [coin, tile])
def test_equal_pieces_that_meet_head_on_share_the_speed_by_restitution(
    restitution: float, speed: float, make: Make
) -> None:
    width = 2 * make(1.0, 0.5, 0.0).size
    start = 1.0 + width + 0.01
    scene = Scene(9.0, 1.0, (make(1.0, 0.5, 0.0), make(start, 0.5, 0.0)))
    met = math.sqrt(speed**2 - 2 * GRIP * 0.01)
    outcome = flick(scene, 0, (speed, 0.0), material=Material(restitution=restitution))
    far = ((1 + restitution) / 2 * met) ** 2 / (2 * GRIP)
    near = ((1 - restitution) / 2 * met) ** 2 / (2 * GRIP)
    assert outcome.rests[1].x == pytest.approx(start + far, abs=1e-5 * (1 + speed))
    if restitution > 0:
        assert outcome.rests[0].x == pytest.approx(1.01 + near, abs=1e-5 * (1 + speed))
    else:  # they slide on together
        assert outcome.rests[1].x - outcome.rests[0].x == pytest.approx(width, abs=1e-5)
    assert outcome.rests[1].y == pytest.approx(0.5, abs=1e-12)
    assert outcome.rests[0].angle == pytest.approx(0.0, abs=1e-9)


def test_unequal_masses_share_momentum_as_newton_says() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), tile(0.6, 0.5)))
    met = math.sqrt(4.0 - 2 * GRIP * (0.1 - COIN_RADIUS - TILE_HALF))
    outcome = flick(scene, 0, (2.0, 0.0))
    pushed = 1.5 * COIN_MASS / (COIN_MASS + TILE_MASS) * met
    assert slid(outcome.rests[1], scene.bodies[1]) == pytest.approx(pushed, rel=1e-5)
    back = pushed - 0.5 * met
    assert 0.6 - COIN_RADIUS - TILE_HALF - outcome.rests[0].x == pytest.approx(back**2 / (2 * GRIP), abs=1e-5)


@pytest.mark.parametrize("offset", [-0.9, -0.4, 0.2, 0.7])
def test_smooth_coins_that_meet_obliquely_part_along_the_line_of_centres(offset: float) -> None:
    shift = 2 * COIN_RADIUS * offset
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5 + shift), coin(0.6, 0.5)))
    outcome = flick(scene, 0, (2.0, 0.0), material=SMOOTH)
    normal = (math.sqrt(1 - offset**2), -offset)
    travelled = 0.1 - 2 * COIN_RADIUS * normal[0]
    met = math.sqrt(4.0 - 2 * GRIP * travelled)
    pushed = 0.75 * met * normal[0]
    far = pushed**2 / (2 * GRIP)
    rest = outcome.rests[1]
    assert (rest.x - 0.6, rest.y - 0.5) == pytest.approx((far * normal[0], far * normal[1]), abs=1e-4)
    kept = (met - pushed * normal[0], -pushed * normal[1])
    stop = math.hypot(*kept) / (2 * GRIP)
    start = (0.5 + travelled, 0.5 + shift)
    mine = outcome.rests[0]
    assert (mine.x - start[0], mine.y - start[1]) == pytest.approx((stop * kept[0], stop * kept[1]), abs=1e-4)
    assert (mine.angle, rest.angle) == pytest.approx((0.0, 0.0), abs=1e-12)


@pytest.mark.parametrize("spin", [5.0, -20.0, 60.0])
def test_a_disc_that_only_spins_stops_as_theory_says(spin: float) -> None:
    slowing = 4 * GRIP / (3 * COIN_RADIUS)
    outcome = simulate(Scene(1.0, 1.0, (coin(0.5, 0.5),)), {0: Motion(0.0, 0.0, spin)})
    rest = outcome.rests[0]
    assert rest.angle == pytest.approx(math.copysign(spin**2 / (2 * slowing), spin), rel=1e-2, abs=1e-3)
    assert outcome.duration == pytest.approx(abs(spin) / slowing, abs=2e-3)
    assert (rest.x, rest.y) == pytest.approx((0.5, 0.5), abs=1e-12)


@pytest.mark.parametrize("spin", [5.0, -20.0, 60.0])
def test_a_square_that_only_spins_stops_as_theory_says(spin: float) -> None:
    mean_radius = TILE_HALF * (math.sqrt(2) + math.asinh(1)) / 3
    slowing = GRIP * mean_radius * 1.5 / TILE_HALF**2
    outcome = simulate(Scene(1.0, 1.0, (tile(0.5, 0.5),)), {0: Motion(0.0, 0.0, spin)})
    assert outcome.rests[0].angle == pytest.approx(math.copysign(spin**2 / (2 * slowing), spin), rel=1e-2, abs=1e-3)
    assert outcome.duration == pytest.approx(abs(spin) / slowing, abs=2e-3)


@pytest.mark.parametrize("make", [coin, tile])
@pytest.mark.parametrize(
    "motion", [Motion(0.6, 0.0, 30.0), Motion(0.6, 0.0, -5.0), Motion(0.1, 0.05, 30.0), Motion(1.5, 0.5, 60.0)]
)
def test_sliding_and_spinning_brake_each_other_as_a_fine_integration_says(make: Make, motion: Motion) -> None:
    body = make(1.0, 1.0, 0.3)
    rest = simulate(Scene(2.0, 2.0, (body,)), {0: motion}).rests[0]
    stop = brake(body, motion)
    assert (rest.x - 1, rest.y - 1) == pytest.approx((stop.x, stop.y), abs=6e-4)
    assert rest.angle - 0.3 == pytest.approx(stop.angle, abs=0.04)


def test_a_coin_that_hits_a_tile_off_centre_makes_it_spin_as_newton_says() -> None:
    offset, speed = 0.015, 2.0
    scene = Scene(1.0, 1.0, (tile(0.5, 0.5), coin(0.4, 0.5 + offset)))
    outcome = flick(scene, 1, (speed, 0.0), material=SMOOTH)
    met = math.sqrt(speed**2 - 2 * GRIP * (0.1 - TILE_HALF - COIN_RADIUS))
    inertia = TILE_MASS * 2 * TILE_HALF**2 / 3
    push = 1.5 * met / (1 / COIN_MASS + 1 / TILE_MASS + offset**2 / inertia)
    stop = brake(scene.bodies[0], Motion(push / TILE_MASS, 0.0, -push * offset / inertia))
    rest = outcome.rests[0]
    assert (rest.x - 0.5, rest.y - 0.5) == pytest.approx((stop.x, stop.y), abs=2e-4)
    assert rest.angle == pytest.approx(stop.angle, abs=0.02)


def test_a_rough_rim_gears_coins_by_coulombs_law() -> None:
    """At 45 degrees friction slips: it takes mu times the push, and both coins get the same spin."""
    shift = 2 * COIN_RADIUS * math.sqrt(0.5)
    scene = Scene(1.0, 1.0, (coin(0.4, 0.5 + shift), coin(0.5, 0.5)))
    outcome = flick(scene, 0, (1.0, 0.0), material=Material(rim_friction=0.1))
    travelled = 0.1 - shift
    along = math.sqrt(0.5) * math.sqrt(1 - 2 * GRIP * travelled)
    push, rub = 0.75 * along, 0.075 * along
    spin = 2 * rub / COIN_RADIUS
    pushed = (math.sqrt(0.5) * (push + rub), -math.sqrt(0.5) * (push - rub))
    stop = brake(scene.bodies[1], Motion(*pushed, spin))
    rest = outcome.rests[1]
    assert (rest.x - 0.5, rest.y - 0.5) == pytest.approx((stop.x, stop.y), abs=2e-4)
    assert abs(rest.angle) == pytest.approx(abs(stop.angle), abs=0.02)
