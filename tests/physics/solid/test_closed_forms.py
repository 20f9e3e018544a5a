"""What mechanics says of single bodies and of two, against what the engine does."""

import math
from importlib import import_module
from typing import Any, Final

import pytest

from chabudai.physics.solid import TABLE, Material, Motion, Scene, simulate
from chabudai.physics.solid import flick as flicked
from chabudai.physics.solid.kernel import play
from chabudai.physics.solid.kernel.model import xml
from chabudai.physics.solid.things import WOOD
from tests.physics.solid.scenes import GRIP, POLE_HEIGHT, POLE_RADIUS, RADIUS, THICK, disc, pole, rest_of, table

TRACE: Final = 1e-9
"""A trace of spin, which leaves all of a slide to MuJoCo."""


def wide(*xs: float) -> Scene:
    return Scene(4.0, 1.0, tuple(disc(x, 0.5) for x in xs))


@pytest.mark.parametrize("speed", [0.3, 1.0, 2.0, 4.0])
@pytest.mark.parametrize("angle", [0.0, 0.6])
@pytest.mark.parametrize("spin", [0.0, TRACE])
def test_a_disc_stops_where_friction_says(speed: float, angle: float, spin: float) -> None:
    motion = Motion(speed * math.cos(angle), speed * math.sin(angle), spin)
    outcome = simulate(Scene(6.0, 6.0, (disc(0.5, 0.5),)), {0: motion})
    rest = rest_of(outcome, 0)
    far = speed**2 / (2 * GRIP)
    assert math.hypot(rest.x - 0.5, rest.y - 0.5) == pytest.approx(far, rel=0.01)
    assert math.atan2(rest.y - 0.5, rest.x - 0.5) == pytest.approx(angle, abs=1e-3)
    assert outcome.duration == pytest.approx(speed / GRIP, abs=0.02)
    assert (rest.on, outcome.contacts, outcome.left, outcome.at_rest) == (TABLE, (), (), True)


@pytest.mark.parametrize("speed", [1.0, 4.0])
def test_a_sliding_disc_does_not_hop(speed: float) -> None:
    frames = play(wide(0.5), {0: Motion(speed, 0.0, TRACE)}, WOOD).frames
    assert abs(frames[:, 0, 2] - THICK / 2).max() < 1e-4


@pytest.mark.parametrize("speed", [0.5, 2.0, 4.0])
def test_a_struck_disc_does_not_pop_up(speed: float) -> None:
    frames = play(wide(0.5, 0.56), {0: Motion(speed, 0.0, TRACE)}, WOOD).frames
    assert (frames[:, :, 2] - THICK / 2).max() < 5e-5


@pytest.mark.parametrize("speed", [0.3, 1.0, 2.0, 4.0, 6.0])
@pytest.mark.parametrize("restitution", [0.2, 0.5, 0.8])
def test_discs_bounce_as_newton_says(speed: float, restitution: float) -> None:
    wood = Material(restitution=restitution)
    frames = play(wide(0.5, 0.5 + 2 * RADIUS + 0.003), {0: Motion(speed, 0.0)}, wood).frames[:, :, 0]
    met = int((frames[:, 1] - frames[0, 1] > 1e-4).argmax())
    first, second = ((frames[met + 3] - frames[met + 2]) * 1000).tolist()
    before = speed - GRIP * met / 1000
    assert (second - first) / before == pytest.approx(restitution, abs=0.05)
    assert second + first == pytest.approx(before, abs=0.03)


def test_a_spinning_disc_stops_in_its_place() -> None:
    rest = rest_of(simulate(wide(0.5), {0: Motion(0.0, 0.0, 60.0)}), 0)
    assert (rest.x, rest.y) == pytest.approx((0.5, 0.5), abs=1e-3)
    assert rest.tilt < 1e-3


@pytest.mark.parametrize("off", [0.0, 0.008])
def test_a_pole_stands_on_a_disc_for_ten_seconds(off: float) -> None:
    """Without sleep, so that it is computed all the time."""
    mujoco: Any = import_module("mujoco")
    scene = table(disc(0.5, 0.5), pole(0.5 + off, 0.5))
    model: Any = mujoco.MjModel.from_xml_string(xml(scene, WOOD).replace('sleep="enable"', 'sleep="disable"'))
    data: Any = mujoco.MjData(model)
    places = [0.5, 0.5, THICK / 2, 1, 0, 0, 0, 0.5 + off, 0.5, THICK + POLE_HEIGHT / 2, 1, 0, 0, 0]
    data.qpos[:] = places
    mujoco.mj_step(model, data, 10_000)
    assert max(abs(a - b) for a, b in zip(data.qpos.tolist(), places, strict=True)) < 1e-4


def test_a_gentle_flick_of_its_bearer_leaves_a_pole_standing() -> None:
    outcome = flicked(table(disc(0.3, 0.4), pole(0.3, 0.4)), 0, (0.05, 0.0))
    assert outcome.tipped == ()
    assert rest_of(outcome, 1).on == 0
    assert rest_of(outcome, 1).tilt < 1e-3


def test_a_pole_that_falls_comes_to_lie_flat() -> None:
    outcome = flicked(table(pole(0.4, 0.4, 0.0)), 0, (1.2, 0.0))
    rest = rest_of(outcome, 0)
    assert rest.tilt == pytest.approx(math.pi / 2, abs=0.02)
    assert rest.z == pytest.approx(POLE_RADIUS, abs=3e-4)
    assert rest.on == TABLE


@pytest.mark.parametrize("speed", [0.7, 1.5, 3.0])
def test_sliding_alone_is_as_mujoco_has_it(speed: float) -> None:
    """It falls behind by half a step of the first speed."""
    scene = table(disc(0.1, 0.4), disc(0.5, 0.41), disc(0.3, 0.2))
    way = {0: Motion(speed, 0.0)}
    ours, theirs = simulate(scene, way), simulate(scene, {0: Motion(speed, 0.0, TRACE)})
    for mine, their in zip(ours.contacts, theirs.contacts, strict=True):
        assert mine.time == pytest.approx(their.time, abs=4e-3)
        assert (mine.ax, mine.ay) == pytest.approx((their.ax, their.ay), abs=3e-3)
    assert rest_of(ours, 0).x == pytest.approx(rest_of(theirs, 0).x, abs=3e-3)
    frames = play(scene, way, WOOD).frames[:, 0, 0]
    assert abs(frames[1:] - frames[:-1]).max() <= speed / 1000
