import math

import pytest

from chabudai.physics.planar import Body, Material, Motion, Scene, aim_line, coin, flick, simulate, tile

SCENE = Scene(1.0, 1.0, (coin(0.5, 0.5), tile(0.7, 0.5)))
BAD = [math.nan, math.inf, -math.inf]


def test_no_speed_is_no_motion() -> None:
    outcome = flick(SCENE, 0, (0.0, 0.0), record=True)
    assert [(rest.x, rest.y, rest.angle) for rest in outcome.rests] == [(0.5, 0.5, 0.0), (0.7, 0.5, 0.0)]
    assert (outcome.contacts, outcome.left, outcome.duration, outcome.at_rest) == ((), (), 0.0, True)
    assert outcome.recording is not None
    assert outcome.recording.tracks == ()


@pytest.mark.parametrize("spin", [1e-300, 1e-12, 1e-8])
def test_a_spin_too_small_to_see_ends_at_once(spin: float) -> None:
    outcome = simulate(SCENE, {0: Motion(0.0, 0.0, spin), 1: Motion(1e-300, 0.0, -spin)})
    assert [(rest.x, rest.y) for rest in outcome.rests] == [(0.5, 0.5), (0.7, 0.5)]
    assert outcome.at_rest


def test_an_empty_table_is_at_rest() -> None:
    assert simulate(Scene(1.0, 1.0, ()), {}).rests == ()


@pytest.mark.parametrize("speed", [10.1, 1e3, 1e300, *BAD])
def test_a_motion_that_is_too_fast_is_refused(speed: float) -> None:
    with pytest.raises(ValueError, match="body 0 is too fast"):
        flick(SCENE, 0, (speed, 0.0))
    with pytest.raises(ValueError, match="body 1 is too fast"):
        simulate(SCENE, {1: Motion(0.0, 0.0, speed / 0.01)})
    with pytest.raises(ValueError, match="body 0 is too fast"):
        aim_line(SCENE, 0, (0.0, speed))


@pytest.mark.parametrize("body", [-1, 2])
def test_a_body_that_is_not_there_can_not_be_flicked(body: int) -> None:
    with pytest.raises(ValueError, match="there is no body"):
        flick(SCENE, body, (1.0, 0.0))
    with pytest.raises(ValueError, match="there is no body"):
        aim_line(SCENE, body, (1.0, 0.0))


@pytest.mark.parametrize(
    ("bodies", "why"),
    [
        ((coin(0.5, 0.5), coin(0.51, 0.5)), "bodies 0 and 1 overlap by 9 mm"),
        ((coin(0.9, 0.9), tile(0.5, 0.5), tile(0.55, 0.5)), "bodies 1 and 2 overlap by 0.8 mm"),
        ((coin(0.5, 0.5), tile(0.5, 0.5)), "overlap"),
        ((coin(0.5, 0.5), coin(0.5, 0.5)), "overlap"),
        ((tile(0.5, 0.5, 0.3), tile(0.5, 0.5)), "overlap"),
        ((coin(1.01, 0.5),), "body 0 is off the table"),
        ((coin(0.5, 0.5), coin(0.3, -0.01)), "body 1 is off the table"),
        ((coin(math.nan, 0.5),), "body 0 is off the table"),
        ((coin(0.5, math.inf),), "body 0 is off the table"),
        ((coin(0.5, 0.5, math.nan),), "the angle of body 0"),
        ((Body("circle", 0.0, 1.0, 0.5, 0.5),), "the size of body 0"),
        ((Body("circle", math.nan, 1.0, 0.5, 0.5),), "the size of body 0"),
        ((Body("circle", 0.01, -1.0, 0.5, 0.5),), "the mass of body 0"),
        ((Body("star", 0.01, 1.0, 0.5, 0.5),), "a circle or a square"),  # pyright: ignore[reportArgumentType] -- on purpose
        (tuple(coin(0.03 * (k % 10) + 0.1, 0.03 * (k // 10) + 0.1) for k in range(65)), "65 bodies are too many"),
    ],
)
def test_a_scene_that_can_not_be_is_refused(bodies: tuple[Body, ...], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        simulate(Scene(1.0, 1.0, bodies), {})


@pytest.mark.parametrize("side", [0.0, 11.0, *BAD])
def test_a_table_that_can_not_be_is_refused(side: float) -> None:
    with pytest.raises(ValueError, match="the table's width"):
        simulate(Scene(side, 1.0, ()), {})
    with pytest.raises(ValueError, match="the table's height"):
        simulate(Scene(1.0, side, ()), {})


@pytest.mark.parametrize(
    "material",
    [Material(table_friction=0.0), Material(rim_friction=-0.1), Material(restitution=1.1), Material(gravity=math.nan)],
)
def test_a_material_that_can_not_be_is_refused(material: Material) -> None:
    with pytest.raises(ValueError, match="it may be from"):
        simulate(SCENE, {}, material=material)


def test_what_never_rests_is_cut() -> None:
    scene = Scene(10.0, 10.0, (coin(0.1, 5.0),))
    outcome = flick(scene, 0, (0.9, 0.0), material=Material(table_friction=0.01, gravity=0.1))
    assert not outcome.at_rest
    assert outcome.duration == pytest.approx(10.0, abs=0.02)
    assert len(outcome.rests) == 1
