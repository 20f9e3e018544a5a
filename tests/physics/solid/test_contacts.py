"""What is reported of touches, of poles that tip, and of ramps."""

import math
from collections.abc import Sequence

import pytest

from chabudai.physics.solid import RAMP, TABLE, Contact, Motion, Outcome, aim_line, flick, simulate
from tests.physics.solid.scenes import GRIP, POLE_RADIUS, RADIUS, THICK, disc, pole, ramp_shot, rest_of, table


def pairs(contacts: Sequence[Contact]) -> list[tuple[int, int]]:
    return [(one.a, one.b) for one in contacts]


def struck_in_the_air(outcome: Outcome) -> bool:
    """Tell whether the shooter of `ramp_shot` met the pole before the table, once past the crest."""
    reported = [one for one in outcome.contacts if one.a == 0 and one.ax > 0.38 - RADIUS]
    touched = [one.time for one in reported if one.b == TABLE]
    met = [one.time for one in reported if one.b == 3]
    return bool(met) and (not touched or met[0] < touched[0])


def test_a_contact_says_when_and_where() -> None:
    outcome = flick(table(disc(0.2, 0.4), disc(0.4, 0.4)), 0, (2.0, 0.0))
    (met,) = outcome.contacts
    far = 0.2 - 2 * RADIUS
    assert met.time == pytest.approx((2 - math.sqrt(4 - 2 * GRIP * far)) / GRIP, abs=2e-3)
    assert (met.a, met.b) == (0, 1)
    assert (met.x, met.y, met.z) == pytest.approx((0.4 - RADIUS, 0.4, THICK / 2), abs=2e-3)
    assert (met.ax, met.ay) == pytest.approx((0.4 - 2 * RADIUS, 0.4), abs=2e-3)


def test_discs_that_touch_at_the_start_are_reported_when_one_pushes() -> None:
    scene = table(disc(0.3, 0.4), disc(0.3 + 2 * RADIUS, 0.4), disc(0.3 + 4 * RADIUS, 0.4))
    assert simulate(scene, {}).contacts == ()
    assert pairs(flick(scene, 0, (1.0, 0.0)).contacts)[:2] == [(0, 1), (1, 2)]


@pytest.mark.parametrize("target", ["disc", "pole"])
@pytest.mark.parametrize("speed", [8.0, 9.9])
@pytest.mark.parametrize("gap", [0.0, 0.0013, 0.0047, 0.0081])
def test_nothing_tunnels(target: str, speed: float, gap: float) -> None:
    x = 0.302 + RADIUS + gap
    struck = disc(x + RADIUS, 0.4) if target == "disc" else pole(x + POLE_RADIUS, 0.4, 0.0)
    outcome = flick(table(disc(0.3, 0.4), struck), 0, (speed, 0.0))
    assert pairs(outcome.contacts)[0] == (0, 1)


def test_a_gentle_touch_leaves_a_pole_standing_and_a_bump_topples_it() -> None:
    scene = table(disc(0.3, 0.4), disc(0.43, 0.4), pole(0.43, 0.4))
    gentle = flick(scene, 0, (0.83, 0.0))
    assert pairs(gentle.contacts) == [(0, 1)]
    assert gentle.tipped == ()
    assert rest_of(gentle, 2).on == 1
    bump = flick(scene, 0, (1.2, 0.0))
    (tipped,) = bump.tipped
    assert tipped.body == 2
    assert bump.contacts[0].time < tipped.time <= bump.duration
    assert rest_of(bump, 2).tilt > 1.0
    assert (2, TABLE) in pairs(bump.contacts)


def test_a_pole_whose_bearer_was_shot_away_has_tipped_even_if_it_stands() -> None:
    stood = 0
    for speed in (1.4, 1.5, 1.7, 2.0, 3.0, 5.0):
        outcome = flick(table(disc(0.3, 0.4), disc(0.43, 0.4), pole(0.43, 0.4)), 0, (speed, 0.0))
        (tipped,) = outcome.tipped
        assert tipped.body == 2
        rest = rest_of(outcome, 2)
        stood += rest.tilt < 0.1 and rest.on == TABLE
    assert stood


def test_a_bearer_that_is_flicked_gently_carries_its_pole() -> None:
    outcome = flick(table(disc(0.3, 0.4), pole(0.3, 0.4)), 0, (0.1, 0.0))
    assert outcome.tipped == ()
    assert outcome.contacts == ()


def test_a_disc_flies_off_the_ramp_and_strikes_the_pole_in_the_air() -> None:
    struck = {
        far: [v for v in (2.0, 2.5, 3.0, 3.5, 4.0) if struck_in_the_air(flick(ramp_shot(far), 0, (v, 0.0)))]
        for far in (0.10, 0.15)
    }
    assert len(struck[0.10]) >= 3
    assert struck[0.15]


def test_a_ramp_shot_is_reported_in_order() -> None:
    outcome = flick(ramp_shot(0.25), 0, (2.0, 0.0))
    reported = outcome.contacts
    assert [one.time for one in reported] == sorted(one.time for one in reported)
    mine = [one for one in reported if one.a == 0]
    assert mine[0].b == RAMP
    crest = 0.38 - RADIUS
    landed = next(one for one in mine if one.b == TABLE and one.ax > crest)
    assert landed.time > mine[0].time
    assert landed.ax > crest + 0.02


def test_two_that_part_and_meet_again_are_reported_twice() -> None:
    """The second disc comes back from a third that is heavy."""
    heavy = disc(0.3 + 6 * RADIUS, 0.4)
    scene = table(
        disc(0.3, 0.4), disc(0.3 + 3 * RADIUS, 0.4), type(heavy)("disc", RADIUS, THICK, 1.0, heavy.x, heavy.y)
    )
    reported = pairs(flick(scene, 0, (3.0, 0.0)).contacts)
    assert reported[:2] == [(0, 1), (1, 2)]
    assert reported.count((0, 1)) == 2


def test_an_aim_line_ends_at_the_first_contact_the_edge_or_the_rest() -> None:
    scene = table(disc(0.2, 0.4), disc(0.5, 0.4))
    met = aim_line(scene, 0, (3.0, 0.0))
    assert met.contact is not None
    assert met.contact == flick(scene, 0, (3.0, 0.0)).contacts[0]
    assert met.path[-1][0] == pytest.approx(0.5 - 2 * RADIUS, abs=4e-3)
    stopped = aim_line(scene, 0, (1.0, 0.0))
    assert (stopped.contact, stopped.left) == (None, None)
    assert stopped.path[-1][0] == pytest.approx(0.2 + 1 / (2 * GRIP), abs=2e-3)
    off = aim_line(scene, 0, (-2.0, 0.0))
    assert off.left is not None
    assert (off.left.x, off.left.y) == pytest.approx((0.0, 0.4), abs=1e-3)
    assert off.time == off.left.time
    assert off.path[-1][0] == pytest.approx(0.0, abs=3e-3)


def test_an_aim_line_goes_over_the_ramp() -> None:
    line = aim_line(ramp_shot(0.10), 0, (3.0, 0.0))
    assert max(z for _, _, z in line.path) > 0.02
    assert line.contact is not None
    assert line.path[0] == pytest.approx((0.22, 0.38, THICK / 2), abs=1e-4)


def test_still_bodies_are_reported_exactly_where_they_were() -> None:
    scene = table(disc(0.123456789, 0.4), disc(0.5, 0.4), pole(0.503, 0.401), disc(0.3, 0.7))
    outcome = simulate(scene, {3: Motion(0.2, 0.0)})
    for number in (0, 1, 2):
        rest, body = rest_of(outcome, number), scene.bodies[number]
        assert (rest.x, rest.y, rest.z, rest.tilt, rest.turn) == (body.x, body.y, body.z, 0.0, 0.0)
    assert [rest.on for rest in outcome.rests] == [TABLE, TABLE, 1, TABLE]
