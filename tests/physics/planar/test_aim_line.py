import pytest

from chabudai.physics.planar import COIN_RADIUS, TILE_HALF, Scene, aim_line, coin, flick, tile
from tests.physics.planar.scenes import GRIP

SCENE = Scene(2.0, 1.0, (coin(0.5, 0.5), tile(0.7, 0.5), coin(0.5, 0.9)))


def test_an_aim_line_ends_at_the_first_contact() -> None:
    line = aim_line(SCENE, 0, (2.0, 0.0))
    assert line.path[0] == (0.5, 0.5)
    assert line.path[1] == pytest.approx((0.7 - TILE_HALF - COIN_RADIUS, 0.5), abs=2e-6)
    assert line.contact == flick(SCENE, 0, (2.0, 0.0)).contacts[0]
    assert line.contact is not None
    assert line.time == line.contact.time
    assert line.left is None


def test_an_aim_line_ends_where_the_piece_would_rest() -> None:
    line = aim_line(SCENE, 0, (0.5, 0.0))
    assert line.path[1] == pytest.approx((0.5 + 0.125 / GRIP, 0.5), abs=1e-12)
    assert (line.contact, line.left) == (None, None)


def test_an_aim_line_ends_at_the_edge() -> None:
    line = aim_line(SCENE, 0, (0.0, -3.0))
    assert line.path[1] == pytest.approx((0.5, 0.0), abs=1e-12)
    assert line.left == flick(SCENE, 0, (0.0, -3.0)).left[0]


def test_an_aim_line_into_a_piece_that_touches_has_no_length() -> None:
    scene = Scene(1.0, 1.0, (coin(0.5, 0.5), coin(0.5 + 2 * COIN_RADIUS, 0.5)))
    line = aim_line(scene, 0, (1.0, 0.0))
    assert line.path == ((0.5, 0.5), (0.5, 0.5))
    assert line.time == 0.0
