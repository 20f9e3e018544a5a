import math
from random import Random

import msgspec
import pytest

from chabudai.physics.planar import Motion, Outcome, Recording, Scene, Track, coin, flick, poses, simulate, tile
from tests.physics.planar.scenes import GRIP, aimed, course

USUAL = 30_000


def recording_of(outcome: Outcome) -> Recording[Track]:
    assert outcome.recording is not None
    return outcome.recording


def test_a_usual_flick_makes_a_small_film_that_ends_at_the_rests() -> None:
    rng = Random(3)
    sizes: list[int] = []
    for _ in range(60):
        scene = course(rng)
        body, target = rng.randrange(19, 23), rng.randrange(19)
        outcome = flick(scene, body, aimed(rng, scene, body, target, rng.uniform(0.4, 6.0)), record=True)
        recording = recording_of(outcome)
        sizes.append(len(msgspec.json.encode(recording)))
        assert msgspec.json.decode(msgspec.json.encode(recording), type=Recording[Track]) == recording
        assert recording.duration == outcome.duration
        last = poses(scene, recording, recording.duration + 1e-3)
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
    recording = recording_of(flick(scene, 0, (2.0, 0.0), record=True))
    assert [track.body for track in recording.tracks] == [0, 1]
    assert poses(scene, recording, 0.1)[2] == (1.5, 0.2, 0.0)


def test_a_film_follows_the_motion() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5),))
    recording = recording_of(flick(scene, 0, (2.0, 0.0), record=True))
    for k in range(100):
        time = min(k * 0.01, 2.0 / GRIP)
        pose = poses(scene, recording, k * 0.01)[0]
        assert pose is not None
        assert pose.x == pytest.approx(0.5 + 2 * time - GRIP * time**2 / 2, abs=6e-4)


def test_a_film_turns_exactly_where_pieces_meet() -> None:
    scene = Scene(2.0, 1.0, (coin(0.5, 0.5), tile(0.6, 0.5)))
    outcome = flick(scene, 0, (3.0, 0.0), record=True)
    met = outcome.contacts[0]
    mine, target = poses(scene, recording_of(outcome), met.time)[:2]
    assert mine is not None
    assert target is not None
    assert target.x == pytest.approx(0.6, abs=5e-4)
    assert mine.x == pytest.approx(0.6 - 0.0254 - 0.0095, abs=5e-4)


def test_what_leaves_is_gone_after_its_last_key() -> None:
    scene = Scene(1.0, 1.0, (coin(0.9, 0.5), coin(0.2, 0.2)))
    outcome = simulate(scene, {0: Motion(2.0, 0.0), 1: Motion(0.0, 1.5)}, record=True)
    recording = recording_of(outcome)
    (left,) = outcome.left
    assert poses(scene, recording, left.time - 1e-3)[0] is not None
    assert poses(scene, recording, left.time + 1e-3)[0] is None
    assert poses(scene, recording, left.time + 1e-3)[1] is not None


def test_before_the_start_and_after_the_end_all_is_still() -> None:
    scene = Scene(1.0, 1.0, (tile(0.5, 0.5, 0.25),))
    recording = recording_of(simulate(scene, {0: Motion(0.5, 0.0, 20.0)}, record=True))
    assert poses(scene, recording, -1.0) == poses(scene, recording, 0.0) == ((0.5, 0.5, 0.25),)
    assert poses(scene, recording, 99.0) == poses(scene, recording, recording.duration + math.ulp(1.0))
