"""The planar engine as Nature: its answers are moves that the rules can judge."""

from random import Random

import pytest

from chabudai.core import NATURE, Seat
from chabudai.games.ppolf import Flick, Options, Ppolf, Settled, Shape, tee
from chabudai.games.ppolf.engine import aim_line, played, scene_of
from chabudai.games.ppolf.pieces import TILE_WIDTH_M
from chabudai.table.match import Match
from tests.games.ppolf.greens import answered, opened, rested, spot


@pytest.mark.rule("PP-7")
def test_a_coin_slides_the_way_it_is_flicked() -> None:
    game, state = opened()
    state = game.apply(state, Seat(0), tee(12.0, 21.0, 90.0, 1.0))
    answer = game.nature(state, Random(0))
    assert isinstance(answer, Settled)
    assert (answer.contacts, answer.left, [rest.name for rest in answer.rests]) == ((), (), ["c0"])
    slid = 1.0 / (2 * 0.3 * 9.81) / TILE_WIDTH_M
    assert (answer.rests[0].x, answer.rests[0].y) == pytest.approx((12.0, 21.0 + slid), rel=0.02)
    assert game.parse(state, game.text(state, answer)) == answer
    assert game.nature(state, Random(9)) == answer


@pytest.mark.rule("PP-9", "PP-10")
def test_a_hit_and_a_fall_are_judged() -> None:
    game, state = opened(Options(players=1, hand="steady"))
    state = answered(game, state, "rest c0@4.0,6.0,0.0")
    hit = game.apply(state, Seat(0), Flick(270.0, 1.0))
    assert game.apply(hit, NATURE, game.nature(hit, Random(0))).card == ((2,), ())
    off = game.apply(state, Seat(0), Flick(180.0, 3.0))
    fallen = game.apply(off, NATURE, game.nature(off, Random(0)))
    assert (spot(fallen, 0), fallen.counts) == ((1.0, 6.0), (3,))


def test_the_scene_has_everything_that_lies_on_the_table() -> None:
    game = Ppolf(
        Options(
            players=1, table="large", obstacles=True, own_obstacles=(Shape("circle", 0.5),), course=4, hand="steady"
        )
    )
    state = game.apply(game.start(), NATURE, game.nature(game.start(), Random(0)))
    state = game.apply(state, Seat(0), game.default(game.view(state, Seat(0))))
    scene = scene_of(state)
    assert (len(scene.bodies), scene.width) == (19 + 5 + 1 + 1, pytest.approx(24 * 0.0508))
    assert (scene.bodies[24].shape, scene.bodies[24].size) == ("circle", pytest.approx(0.0127))
    assert played(state, record=True).recording is not None


@pytest.mark.rule("PP-20")
def test_an_aim_line_ends_at_the_first_contact() -> None:
    game, state = opened(Options(players=1, practice=True, hand="steady"))
    before = aim_line(state, tee(12.0, 21.0, 90.0, 0.5))
    assert (before.contact, before.leaves) == (None, False)
    state = answered(game, state, rested(0))
    line = aim_line(state, Flick(270.0, 5.0))
    assert line.contact is not None
    x, y = (metres / TILE_WIDTH_M for metres in line.path[-1])
    assert (x, y) == pytest.approx((4.0, 20.5 + 0.187), abs=1e-3)


def test_a_whole_match_plays_itself() -> None:
    game = Ppolf(Options(players=3, hand="human", course=5, limit=12))
    match = Match(game, seed=3)
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, game.default(game.view(match.state, seat)))
    assert match.result
    assert all(18 <= score <= 18 * 12 for score in match.result.scores)
