import math
from random import Random

import msgspec
import pytest

from chabudai.physics.solid import Outcome, Pose, Recording, Track, flick, poses
from tests.physics.solid.scenes import GRIP, THICK, aimed, any_ramp_shot, disc, full_table, pole, table

USUAL = 10_000


def recording_of(outcome: Outcome) -> Recording[Track]:
    assert outcome.recording is not None
    return outcome.recording


def tilt(pose: Pose) -> float:
    return math.acos(min(1.0, abs(1 - 2 * (pose.qx**2 + pose.qy**2))))


def test_a_usual_flick_makes_a_small_film_that_ends_at_the_rests() -> None:
    rng = Random(3)
    sizes: list[int] = []
    for k in range(40):
        scene = any_ramp_shot(rng) if k % 4 == 0 else full_table(rng)
        velocity = aimed(rng, scene, 0, rng.randrange(1, len(scene.bodies)), rng.uniform(0.4, 6.0))
        outcome = flick(scene, 0, velocity, record=True)
        recording = recording_of(outcome)
        sizes.append(len(msgspec.json.encode(recording)))
        assert msgspec.json.decode(msgspec.json.encode(recording), type=Recording[Track]) == recording
        assert recording.duration >= outcome.duration - 1e-4
        last = poses(scene, recording, recording.duration + 1e-3)
        for rest in outcome.rests:
            pose = last[rest.body]
            assert pose is not None
            assert (pose.x, pose.y) == pytest.approx((rest.x, rest.y), abs=3e-4)
            assert tilt(pose) == pytest.approx(rest.tilt, abs=0.06)
        assert [last[one.body] for one in outcome.left] == [None] * len(outcome.left)
    assert max(sizes) < USUAL
    assert sum(sizes) / len(sizes) < USUAL / 3


def test_a_film_and_no_film_tell_the_same() -> None:
    rng = Random(4)
    for k in range(8):
        scene = any_ramp_shot(rng) if k % 2 else full_table(rng)
        velocity = aimed(rng, scene, 0, 1, rng.uniform(1.0, 5.0))
        reported = flick(scene, 0, velocity, record=True)
        assert msgspec.structs.replace(reported, recording=None) == flick(scene, 0, velocity)


def test_a_film_shows_only_what_moved() -> None:
    scene = table(disc(0.2, 0.4), disc(0.4, 0.4), disc(0.4, 0.1), pole(0.4, 0.1))
    recording = recording_of(flick(scene, 0, (2.0, 0.0), record=True))
    assert [track.body for track in recording.tracks] == [0, 1]
    assert poses(scene, recording, 0.1)[3] == (0.4, 0.1, THICK + 0.025, 1.0, 0.0, 0.0, 0.0)


def test_a_film_follows_the_motion() -> None:
    scene = table(disc(0.1, 0.4))
    recording = recording_of(flick(scene, 0, (1.8, 0.0), record=True))
    for k in range(100):
        time = min(k * 0.01, 1.8 / GRIP)
        pose = poses(scene, recording, k * 0.01)[0]
        assert pose is not None
        assert pose.x == pytest.approx(0.1 + 1.8 * time - GRIP * time**2 / 2, abs=2e-3)
        assert pose.z == pytest.approx(THICK / 2, abs=2e-4)


def test_a_film_turns_where_discs_meet() -> None:
    scene = table(disc(0.2, 0.4), disc(0.4, 0.4))
    outcome = flick(scene, 0, (3.0, 0.0), record=True)
    met = outcome.contacts[0]
    target = poses(scene, recording_of(outcome), met.time)[1]
    assert target is not None
    assert target.x == pytest.approx(0.4, abs=1e-3)


def test_what_leaves_falls_below_the_table_and_is_gone_after_its_last_key() -> None:
    scene = table(disc(0.7, 0.4), disc(0.2, 0.2))
    outcome = flick(scene, 0, (2.0, 0.0), record=True)
    recording = recording_of(outcome)
    (left,) = outcome.left
    falling = poses(scene, recording, left.time + 0.2)[0]
    assert falling is not None
    assert falling.z < -0.05
    assert recording.duration == pytest.approx(left.time + 0.25, abs=0.02)
    assert poses(scene, recording, recording.duration + 0.01)[0] is None
    assert poses(scene, recording, recording.duration + 0.01)[1] is not None


def test_quaternions_stay_continuous_and_of_length_one() -> None:
    rng = Random(9)
    for _ in range(10):
        scene = any_ramp_shot(rng)
        recording = recording_of(flick(scene, 0, aimed(rng, scene, 0, 1, 3.0), record=True))
        for track in recording.tracks:
            steps = zip(track.times[1:], track.qws[1:], track.qxs[1:], track.qys[1:], track.qzs[1:], strict=True)
            assert all(max(map(abs, parts)) < 700 for _, *parts in steps)
        for k in range(20):
            for pose in poses(scene, recording, k * 0.05):
                assert pose is None or math.hypot(*pose[3:]) == pytest.approx(1.0)


def test_before_the_start_and_after_the_end_all_is_still() -> None:
    scene = table(disc(0.4, 0.4))
    recording = recording_of(flick(scene, 0, (0.5, 0.0), record=True))
    assert poses(scene, recording, -1.0) == poses(scene, recording, 0.0)
    assert poses(scene, recording, 99.0) == poses(scene, recording, recording.duration + 1e-3)
