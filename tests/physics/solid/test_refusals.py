import math

import pytest

from chabudai.physics.solid import Body, Material, Motion, Ramp, Scene, aim_line, flick, simulate
from tests.physics.solid.scenes import disc, pole, ramp_shot, table

SCENE = table(disc(0.3, 0.4), disc(0.5, 0.4), pole(0.5, 0.4))
BAD = [math.nan, math.inf, -math.inf]


def test_no_speed_is_no_motion() -> None:
    outcome = flick(SCENE, 0, (0.0, 0.0), record=True)
    assert [(rest.x, rest.y, rest.z) for rest in outcome.rests] == [(one.x, one.y, one.z) for one in SCENE.bodies]
    assert (outcome.contacts, outcome.left, outcome.tipped) == ((), (), ())
    assert (outcome.duration, outcome.at_rest) == (0.0, True)
    assert outcome.recording is not None
    assert outcome.recording.tracks == ()
    line = aim_line(SCENE, 0, (0.0, 0.0))
    assert (len(line.path), line.time, line.contact, line.left) == (1, 0.0, None, None)


@pytest.mark.parametrize("speed", [1e-300, 1e-12, 1e-6])
def test_a_speed_too_small_to_see_ends_at_once(speed: float) -> None:
    outcome = simulate(SCENE, {0: Motion(speed, 0.0, speed), 1: Motion(0.0, -speed)})
    assert [(rest.x, rest.y) for rest in outcome.rests] == [(one.x, one.y) for one in SCENE.bodies]
    assert outcome.at_rest


def test_an_empty_table_is_at_rest() -> None:
    outcome = simulate(Scene(1.0, 1.0, ()), {})
    assert (outcome.rests, outcome.at_rest, outcome.duration) == ((), True, 0.0)


@pytest.mark.parametrize("speed", [10.1, 1e3, 1e300, *BAD])
def test_a_motion_that_is_too_fast_is_refused(speed: float) -> None:
    with pytest.raises(ValueError, match="body 0 is too fast"):
        flick(SCENE, 0, (speed, 0.0))
    with pytest.raises(ValueError, match="body 1 is too fast"):
        simulate(SCENE, {1: Motion(0.0, 0.0, speed / 0.016)})
    with pytest.raises(ValueError, match="body 0 is too fast"):
        aim_line(SCENE, 0, (0.0, speed))


@pytest.mark.parametrize("body", [-1, 3])
def test_a_body_that_is_not_there_can_not_be_flicked(body: int) -> None:
    with pytest.raises(ValueError, match="there is no body"):
        flick(SCENE, body, (1.0, 0.0))
    with pytest.raises(ValueError, match="there is no body"):
        aim_line(SCENE, body, (1.0, 0.0))


@pytest.mark.parametrize(
    ("bodies", "why"),
    [
        ((disc(0.5, 0.5), disc(0.51, 0.5)), "bodies 0 and 1 overlap by 10 mm"),
        ((disc(0.5, 0.5), disc(0.5, 0.5)), "overlap"),
        ((disc(0.5, 0.5), pole(0.5, 0.5, 0.0)), "overlap"),
        ((disc(0.5, 0.5), pole(0.5, 0.5), pole(0.505, 0.5)), "bodies 1 and 2 overlap"),
        ((disc(0.77, 0.5),), "body 0 is off the table"),
        ((disc(0.5, 0.5), disc(0.3, -0.01)), "body 1 is off the table"),
        ((disc(math.nan, 0.5),), "body 0 is off the table"),
        ((disc(0.5, math.inf),), "body 0 is off the table"),
        ((pole(0.5, 0.5, 0.01),), "body 0 hangs in the air"),
        ((disc(0.5, 0.5), pole(0.52, 0.5)), "body 1 hangs in the air"),
        ((pole(0.5, 0.5, math.nan),), "the underside of body 0"),
        ((pole(0.5, 0.5, -0.01),), "the underside of body 0"),
        ((Body("disc", 0.0, 0.01, 1.0, 0.5, 0.5),), "the radius of body 0"),
        ((Body("disc", math.nan, 0.01, 1.0, 0.5, 0.5),), "the radius of body 0"),
        ((Body("pole", 0.01, 2.0, 1.0, 0.5, 0.5),), "the height of body 0"),
        ((Body("disc", 0.01, 0.02, 1.0, 0.5, 0.5),), "body 0 is no disc"),
        ((Body("disc", 0.016, 0.01, -1.0, 0.5, 0.5),), "the mass of body 0"),
        ((Body("star", 0.016, 0.01, 1.0, 0.5, 0.5),), "a disc or a pole"),  # pyright: ignore[reportArgumentType] -- on purpose
        (tuple(disc(0.04 * (k % 10) + 0.1, 0.04 * (k // 10) + 0.1) for k in range(33)), "33 bodies are too many"),
    ],
)
def test_a_scene_that_can_not_be_is_refused(bodies: tuple[Body, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(table(*bodies), {})


@pytest.mark.parametrize(
    ("ramp", "why"),
    [
        (Ramp(0.3, 0.4, 0.0, 0.05, 0.04, 0.015), "body 0 is where a ramp lies"),
        (Ramp(0.27, 0.4, 0.0, 0.05, 0.04, 0.015), "body 0 is where a ramp lies"),
        (Ramp(0.74, 0.7, 0.0, 0.05, 0.04, 0.015), "does not lie wholly on the table"),
        (Ramp(math.nan, 0.7, 0.0, 0.05, 0.04, 0.015), "does not lie wholly on the table"),
        (Ramp(0.1, 0.7, math.nan, 0.05, 0.04, 0.015), "the ramp's angle"),
        (Ramp(0.1, 0.7, 0.0, 0.05, 0.0, 0.015), "the ramp's width"),
    ],
)
def test_a_ramp_that_can_not_be_is_refused(ramp: Ramp, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(table(*SCENE.bodies, ramps=(ramp,)), {})
    with pytest.raises(ValueError, match="5 ramps are too many"):
        simulate(table(ramps=(ramp,) * 5), {})


@pytest.mark.parametrize("side", [0.0, 11.0, *BAD])
def test_a_table_that_can_not_be_is_refused(side: float) -> None:
    with pytest.raises(ValueError, match="the table's width"):
        simulate(Scene(side, 1.0, ()), {})
    with pytest.raises(ValueError, match="the table's height"):
        simulate(Scene(1.0, side, ()), {})


@pytest.mark.parametrize(
    "material",
    [
        Material(table_friction=0.0),
        Material(rim_friction=-0.1),
        Material(restitution=1.1),
        Material(gravity=math.nan),
        Material(rolling=0.0),
    ],
)
def test_a_material_that_can_not_be_is_refused(material: Material) -> None:
    with pytest.raises(ValueError, match="it may be from"):
        simulate(SCENE, {}, material=material)


def test_what_never_rests_is_cut() -> None:
    scene = Scene(10.0, 10.0, (disc(0.1, 5.0),))
    outcome = flick(scene, 0, (0.9, 0.0), material=Material(table_friction=0.01, gravity=0.1))
    assert not outcome.at_rest
    assert outcome.duration == pytest.approx(10.0, abs=0.02)
    assert len(outcome.rests) == 1


def test_the_ramp_of_a_scoring_shot_lies_against_its_disc() -> None:
    assert len(simulate(ramp_shot(0.1), {}).rests) == 4
