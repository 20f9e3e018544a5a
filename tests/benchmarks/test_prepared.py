"""The measure of prepared shots: that what it lays out is such a shot, and that it counts what it flicks."""

from math import dist
from random import Random

from benchmarks.prepared import best_aim, prepared, reckless
from chabudai.games.botaoshi import Botaoshi, Options
from chabudai.games.botaoshi.ramps import Ramp, ramp


def test_a_prepared_shot_has_its_ramp_and_a_pole_in_reach() -> None:
    rng = Random(1)
    for _ in range(20):
        state, distance = prepared(rng)
        assert isinstance(ramp(state), Ramp)
        discs = {str(disc.name): (disc.x, disc.y) for disc in state.discs}
        assert 100 <= distance <= 200
        assert abs(dist(discs["w2"], discs["b3"]) - distance) < 1e-6


def test_the_best_aim_is_legal() -> None:
    game, rng = Botaoshi(Options(hand="human")), Random(1)
    state, _ = prepared(rng)
    assert game.moves(state, state.actor).contains(best_aim(game, state, rng))


def test_every_reckless_flick_is_counted() -> None:
    assert reckless(5)["flicks"] == 5
