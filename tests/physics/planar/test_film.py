import math
from random import Random

import msgspec
import pytest

from chabudai.physics.planar import Film, Motion, Outcome, Scene, coin, flick, poses, simulate, tile
from tests.physics.planar.scenes import GRIP, aimed, course

USUAL = 30_000


def film_of(outcome: Outcome) -> Film:
    assert outcome.film is not None
    return outcome.film


def test_a_usual_flick_makes_a_small_film_that_ends_at_the_rests() -> None:
    rng = Random(3)
    sizes: list[int] = []
    for _ in range(60):
        scene = course(rng)
        body, target = rng.randrange(19, 23), rng.randrange(19)
        outcome = flick(scene, body, aimed(rng, scene, body, target, rng.uniform(0.4, 6.0)), film=True)
        film = film_of(outcome)
        sizes.append(len(msgspec.json.encode(film)))
        assert msgspec.json.decode(msgspec.json.encode(film), type=Film) == film
        assert film.duration == outcome.duration
        last = poses(scene, film, film.duration + 1e-3)
        for rest in outcome.rests:
            pose = last[rest.body]
            assert pose is not None
            assert (pose.x, pose.y) == pytest.approx((rest.x, rest.y), abs=2e-4)
            assert pose.angle == pytest.approx(rest.angle, abs=0.02)
        assert [last[one.body] for one in outcome.left] == [None] * len(outcome.left)
    assert max(sizes) < USUAL
    assert sum(sizes) / len(sizes) < 3_000


def test_a_film_shows_only_what_moved() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), coin(0.7, 0.5), tile(1.5, 0.2)))
    film = film_of(flick(scene, 0, (2.0, 0.0), film=True))
    assert [track.body for track in film.tracks] == [0, 1]
    assert poses(scene, film, 0.1)[2] == (1.5, 0.2, 0.0)


def test_a_film_follows_the_motion() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5),))
    film = film_of(flick(scene, 0, (2.0, 0.0), film=True))
    for k in range(100):
        time = min(k * 0.01, 2.0 / GRIP)
        pose = poses(scene, film, k * 0.01)[0]
        assert pose is not None
        assert pose.x == pytest.approx(0.5 + 2 * time - GRIP * time**2 / 2, abs=6e-4)


def test_a_film_turns_exactly_where_pieces_meet() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), tile(0.6, 0.5)))
    outcome = flick(scene, 0, (3.0, 0.0), film=True)
    met = outcome.contacts[0]
    mine, target = poses(scene, film_of(outcome), met.time)[:2]
    assert mine is not None
    assert target is not None
    assert target.x == pytest.approx(0.6, abs=5e-4)
    assert mine.x == pytest.approx(0.6 - 0.0254 - 0.0095, abs=5e-4)


def test_what_leaves_is_gone_after_its_last_key() -> None:
    scene = Scene(1.0, 1.0, (coin(0.9, 0.5), coin(0.2, 0.2)))
    outcome = simulate(scene, {0: Motion(2.0, 0.0), 1: Motion(0.0, 1.5)}, film=True)
    film = film_of(outcome)
    (left,) = outcome.left
    assert poses(scene, film, left.time - 1e-3)[0] is not None
    assert poses(scene, film, left.time + 1e-3)[0] is None
    assert poses(scene, film, left.time + 1e-3)[1] is not None


def test_before_the_start_and_after_the_end_all_is_still() -> None:
    scene = Scene(1.0, 1.0, (tile(0.5, 0.5, 0.25),))
    film = film_of(simulate(scene, {0: Motion(0.5, 0.0, 20.0)}, film=True))
    assert poses(scene, film, -1.0) == poses(scene, film, 0.0) == ((0.5, 0.5, 0.25),)
    assert poses(scene, film, 99.0) == poses(scene, film, film.duration + math.ulp(1.0))
