"""Gaps and free spots: closed forms first, then against a plain search on a fine grid."""

from math import cos, hypot, pi, radians, sin, sqrt
from random import Random

import pytest

from chabudai.games.ppolf import Shape
from chabudai.games.ppolf.geometry import Body, far_apart, gap, outline
from chabudai.games.ppolf.pieces import COIN, COIN_WIDTH, TILE
from chabudai.games.ppolf.placing import CLEAR, Room, nearest_beside, nearest_free

RIM = COIN_WIDTH / 2


def body(shape: Shape, x: float, y: float, angle: float = 0.0) -> Body:
    return Body(x, y, outline(shape, angle))


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        (body(COIN, 0, 0), body(COIN, 3, 4), 5 - 2 * RIM),
        (body(COIN, 0, 0), body(TILE, 2, 0), 1.5 - RIM),
        (body(COIN, 0, 0), body(TILE, 2, 0, 45), 2 - sqrt(0.5) - RIM),
        (body(COIN, 0, 0), body(TILE, 1.5, 1.5), sqrt(2) - RIM),
        (body(COIN, 0, 0), body(TILE, 0.5, 0), -RIM),
        (body(TILE, 0, 0), body(TILE, 3, 0), 2.0),
        (body(TILE, 0, 0), body(TILE, 3, 0.9), 2.0),
        (body(TILE, 0, 0), body(TILE, 3, 4), hypot(2, 3)),
        (body(TILE, 0, 0, 45), body(TILE, 3, 0), 2.5 - sqrt(0.5)),
        (body(TILE, 0, 0), body(TILE, 0.9, 0), -0.1),
        (body(Shape("square", 2), 0, 0, 90), body(Shape("circle", 1), 4, 0), 2.5),
    ],
)
def test_gaps_in_closed_form(one: Body, other: Body, expected: float) -> None:
    assert gap(one, other) == pytest.approx(expected, abs=1e-12)
    assert gap(other, one) == pytest.approx(expected, abs=1e-12)


def test_a_gap_does_not_depend_on_how_the_table_is_turned() -> None:
    rng = Random(5)
    for _ in range(200):
        places = [(rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(0, 360)) for _ in range(2)]
        shapes = [rng.choice((COIN, TILE, Shape("square", 1.7), Shape("circle", 0.8))) for _ in range(2)]
        turn = rng.uniform(0, 360)
        straight = [body(shape, *place) for shape, place in zip(shapes, places, strict=True)]
        turned = [
            body(
                shape,
                x * cos(radians(turn)) - y * sin(radians(turn)),
                x * sin(radians(turn)) + y * cos(radians(turn)),
                angle + turn,
            )
            for shape, (x, y, angle) in zip(shapes, places, strict=True)
        ]
        assert gap(*straight) == pytest.approx(gap(*turned), abs=1e-9)
        if far_apart(straight[0], straight[1], 0.5):
            assert gap(*straight) >= 0.5


def rim_points(found: Body, shape: Shape, angle: float) -> list[tuple[float, float]]:
    """Return many points of a shape's border."""
    if shape.kind == "circle":
        turns = (2 * pi * number / 720 for number in range(720))
        return [(found.x + shape.size / 2 * cos(turn), found.y + shape.size / 2 * sin(turn)) for turn in turns]
    half, east, north = shape.size / 2, cos(radians(angle)), sin(radians(angle))
    steps = [half * number / 90 for number in range(-90, 91)]
    flat = [(along, side) for along in steps for side in (-half, half)]
    square = flat + [(side, along) for along, side in flat]
    return [(found.x + u * east - v * north, found.y + u * north + v * east) for u, v in square]


def test_gaps_are_the_distance_of_the_nearest_points_of_their_borders() -> None:
    rng = Random(6)
    for _ in range(12):
        shapes = [rng.choice((COIN, TILE)) for _ in range(2)]
        angles = [rng.uniform(0, 360) for _ in range(2)]
        one = body(shapes[0], 0, 0, angles[0])
        other = body(shapes[1], rng.choice((-1, 1)) * rng.uniform(1.5, 2.5), rng.uniform(-2, 2), angles[1])
        points = [
            rim_points(each, *kind) for each, kind in zip((one, other), zip(shapes, angles, strict=True), strict=True)
        ]
        nearest = min(hypot(a[0] - b[0], a[1] - b[1]) for a in points[0] for b in points[1])
        assert gap(one, other) == pytest.approx(nearest, abs=2e-3)


@pytest.mark.rule("PP-17")
def test_a_free_place_is_taken_as_it_is() -> None:
    room = Room(20.0, 30.0, (body(TILE, 5, 5, 30),))
    assert nearest_free(room, outline(COIN, 0), (10.123, 10.0)) == (10.123, 10.0)
    assert nearest_free(room, outline(COIN, 0), (0.05, 10.0)) == (0.05, 10.0), "as it hung over the edge"
    assert nearest_free(room, outline(COIN, 0), (-0.5, 10.0)) == (pytest.approx(RIM, abs=1e-6), 10.0)


@pytest.mark.rule("PP-17")
@pytest.mark.parametrize("seed", range(8))
def test_the_nearest_free_spot_is_what_a_fine_grid_finds(seed: int) -> None:
    rng = Random(seed)
    crowd = tuple(
        body(rng.choice((TILE, COIN, Shape("circle", 1.2))), rng.uniform(0, 4), rng.uniform(0, 4), rng.uniform(0, 360))
        for _ in range(7)
    )
    room = Room(20.0, 30.0, crowd)
    mover = outline(rng.choice((TILE, COIN)), rng.uniform(0, 360))
    at = (crowd[0].x, crowd[0].y)
    x, y = nearest_free(room, mover, at)
    margin = room.hanging(mover, at)
    assert room.is_free(mover, (x, y), margin)
    found = hypot(x - at[0], y - at[1])
    step = 0.04
    cells = range(int(-found / step) - 1, int(found / step) + 2)
    spots = ((at[0] + step * i, at[1] + step * j) for i in cells for j in cells)
    nearer = [spot for spot in spots if hypot(spot[0] - at[0], spot[1] - at[1]) < found - 1e-6]
    assert not any(room.is_free(mover, spot, margin) for spot in nearer)


@pytest.mark.rule("PP-17")
def test_a_corner_full_of_tiles_leaves_the_nearest_spot_outside() -> None:
    tiles = tuple(body(TILE, 0.5 + 1.001 * i, 0.5 + 1.001 * j) for i in range(3) for j in range(3))
    x, y = nearest_free(Room(20.0, 30.0, tiles), outline(COIN, 0), (0.6, 0.5))
    assert (x, y) == pytest.approx((0.6, 3.002 + RIM + CLEAR), abs=1e-3) or x > 3


@pytest.mark.rule("PP-17")
def test_a_full_table_is_said_to_be_full() -> None:
    tiles = tuple(body(TILE, 0.5 + i, 0.5 + j) for i in range(3) for j in range(3))
    with pytest.raises(ValueError, match="no free spot"):
        nearest_free(Room(3.0, 3.0, tiles), outline(COIN, 0), (1.5, 1.5))
    with pytest.raises(ValueError, match="no free spot"):
        nearest_beside(Room(3.0, 3.0, tiles), outline(COIN, 0), tiles[4], 1.0)


@pytest.mark.rule("PP-4")
@pytest.mark.parametrize("seed", range(6))
def test_a_spot_beside_a_tile_is_found_where_a_fine_grid_finds_one(seed: int) -> None:
    rng = Random(seed)
    tile = body(TILE, 5.0, 5.0, rng.uniform(0, 360))
    ring = tuple(
        body(TILE, 5 + 1.25 * cos(pi * k / 4), 5 + 1.25 * sin(pi * k / 4), rng.uniform(0, 360)) for k in range(seed, 8)
    )
    room = Room(20.0, 30.0, (tile, *ring))
    coin = outline(COIN, 0)
    best = nearest_beside(room, coin, tile, 1.0)
    assert room.is_free(coin, best)
    grid = [(3 + 0.02 * i, 3 + 0.02 * j) for i in range(200) for j in range(200)]
    near = [spot for spot in grid if gap(Body(*spot, coin), tile) <= 1.0 and room.is_free(coin, spot)]
    if near:
        assert gap(Body(*best, coin), tile) <= 1.0 + 1e-6
