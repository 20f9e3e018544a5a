"""What the solid engine says, as Nature's answers: real flicks on tables that are laid out by hand."""

from collections.abc import Iterator
from math import cos, radians, sin
from random import Random

import msgspec
import pytest

from chabudai.core import NATURE, Film, HandError, IllegalMove, Seat
from chabudai.games.botaoshi import Botaoshi, Options, Ramp, Settled, State, flick, score
from chabudai.games.botaoshi.engine import answer, pieces_of, played, scene_of, settled_from, simulate
from chabudai.games.botaoshi.judging import judge
from chabudai.games.botaoshi.moves import Move
from chabudai.games.botaoshi.pieces import DISC_HEIGHT, POLE_HEIGHT, RAMP_WIDTH, Name
from chabudai.physics.solid import TABLE as GROUND
from chabudai.physics.solid import Contact, Outcome
from tests.games.botaoshi.tables import BLACK, WHITE, lying, opened

NEAR = {"w1": (380.0, 200.0), "w2": (380.0, 350.0), "b3": (380.0, 490.0)}


def near(options: Options | None = None) -> tuple[Botaoshi, State]:
    """Return a table where white's shot is prepared: the front disc is 14 cm from the pole."""
    return laid(options, **NEAR)


def laid(options: Options | None = None, **places: tuple[float, float]) -> tuple[Botaoshi, State]:
    """Return a table with some discs elsewhere, and black's pole on its bearer."""
    game, state = opened(options)
    state = lying(state, **places)
    return game, msgspec.structs.replace(state, poles=(state.poles[0], places["b3"]))


def after(game: Botaoshi, state: State, move: Move) -> State:
    return game.apply(state, WHITE, move)


def test_a_prepared_shot_flies_and_fells_the_pole() -> None:
    game, state = near()
    shot = after(game, state, score(90.0, 2.5))
    said = answer(shot)
    assert said.events[:2] == (("w1", "ramp"), ("w1", "bp"))
    assert judge(shot, said).shot == "scored"
    assert game.apply(shot, NATURE, said).won == (1, 0)


def test_the_ramp_is_there_only_for_a_scoring_shot() -> None:
    game, state = near()
    assert len(scene_of(after(game, state, score(90.0, 2.5))).ramps) == 1
    assert scene_of(after(game, state, flick(Name("w1"), 90.0, 2.5))).ramps == ()


def test_a_shot_that_is_too_soft_lands_before_the_pole() -> None:
    game, state = opened()
    shot = after(game, lying(state, w1=(380.0, 200.0), w2=(380.0, 350.0)), score(90.0, 1.8))
    assert ("w1", "table") in answer(shot).events
    assert judge(shot, answer(shot)).shot != "scored"


@pytest.mark.parametrize("speed", [3.0, 4.0, 5.0, 6.0])
def test_a_shot_that_slides_past_the_ramp_has_touched_the_table(speed: float) -> None:
    """The ramp lies aside: however hard the shot, it stays on the table and can't score."""
    game, state = opened()
    shot = after(game, lying(state, w1=(380.0, 200.0), w2=(300.0, 520.0)), score(104.0, speed))
    shot = msgspec.structs.replace(shot, hand=HandError(-14.0, 0.0))
    said = answer(shot)
    assert said.events[0] == ("w1", "table")
    assert judge(shot, said).shot == "missed-ramp"


@pytest.mark.rule("BT-14")
def test_a_shot_that_clips_a_corner_of_the_ramp_has_not_ridden_it() -> None:
    """It goes over the corner, touches the table, then bearer and pole, which falls."""
    game, state = laid(w1=(300.0, 300.0), w2=(360.0, 365.0), b3=(380.0, 300.0))
    with pytest.raises(IllegalMove, match="Aim at the ramp"):
        game.apply(state, WHITE, score(-6.0, 3.0))
    shot = msgspec.structs.replace(after(game, state, score(10.0, 3.0)), hand=HandError(-16.0, 0.0))
    said = answer(shot)
    assert ("bp", "down") in said.events
    assert ("w1", "ramp") not in said.events
    assert said.events.index((Name("w1"), Name("table"))) < said.events.index((Name("w1"), Name("bp")))
    assert judge(shot, said).shot == "missed-ramp"
    assert game.apply(shot, NATURE, said).won == (0, 0)


@pytest.mark.rule("BT-14")
def test_no_shot_scores_that_touched_the_table_past_the_ramps_foot() -> None:
    """Whatever the angle: the engine's own contacts say so, but for a tail that is on the table before the foot."""
    scored = 0
    for seed in range(80):
        rng = Random(seed)
        game, state = laid(
            w1=(300.0 + rng.uniform(-20, 20), 300.0), w2=(360.0, 365.0 + rng.uniform(-10, 30)), b3=(430.0, 395.0)
        )
        ramp = game.view(state, WHITE).ramp
        if not isinstance(ramp, Ramp):
            continue
        shot = after(game, state, score(ramp.angle, rng.uniform(1.5, 4.0)))
        shot = msgspec.structs.replace(shot, hand=HandError(rng.uniform(-30, 30), 0.0))
        outcome = played(shot)
        if judge(shot, settled_from(shot, outcome)).shot == "scored":
            scored += 1
            assert not list(touches_past_foot(shot, ramp, outcome))
    assert scored > 3


def touches_past_foot(shot: State, ramp: Ramp, outcome: Outcome) -> Iterator[Contact]:
    """Yield where the shooter touches the table past the foot, or beside the ramp, before it strikes the pole."""
    names = [piece.name for piece in pieces_of(shot)]
    angle = radians(ramp.angle)
    for one in outcome.contacts:
        if one.b >= 0 and {names[one.a], names[one.b]} == {"w1", "bp"}:
            return
        if names[one.a] == "w1" and one.b == GROUND:
            x, y = one.x * 1000 - ramp.x, one.y * 1000 - ramp.y
            beside = abs((one.ay * 1000 - ramp.y) * cos(angle) - (one.ax * 1000 - ramp.x) * sin(angle))
            if x * cos(angle) + y * sin(angle) > 0 or beside > RAMP_WIDTH / 2:
                yield one


@pytest.mark.rule("BT-14")
@pytest.mark.parametrize("speed", [1.8, 2.0, 2.5, 3.0, 4.0])
def test_the_tail_of_a_disc_that_climbs_may_touch_the_table_before_the_foot(speed: float) -> None:
    game, state = laid(w1=(380.0, 200.0), w2=(380.0, 350.0), b3=(380.0, 470.0))
    shot = after(game, state, score(90.0, speed))
    assert game.apply(shot, NATURE, answer(shot)).won == (1, 0)


def test_a_hard_bump_fells_a_pole_and_a_gentle_one_does_not() -> None:
    game, state = near()
    state = lying(state, w1=(380.0, 350.0), w2=(100.0, 300.0))
    hard, gentle = (answer(after(game, state, flick(Name("w1"), 90.0, speed))) for speed in (2.0, 0.8))
    assert ("bp", "down") in hard.events
    assert ("w1", "b3") in hard.events
    assert ("bp", "down") not in gentle.events


def test_a_bearer_that_is_nudged_takes_its_pole_along() -> None:
    game, state = near()
    state = lying(state, w1=(380.0, 380.0), w2=(100.0, 300.0))
    said = answer(after(game, state, flick(Name("w1"), 90.0, 0.75)))
    rests = {rest.name: rest for rest in said.rests}
    assert {"w1", "b3", "bp"} == set(rests)
    assert rests[Name("bp")].y == pytest.approx(rests[Name("b3")].y, abs=5.0)


def test_what_leaves_the_table_is_reported_with_its_edge() -> None:
    game, state = near()
    said = answer(after(game, lying(state, w2=(700.0, 100.0)), flick(Name("w2"), 0.0, 3.0)))
    (off,) = said.left
    assert (off.name, off.x, off.y) == ("w2", 760.0, pytest.approx(100.0, abs=0.5))


def test_a_film_shows_all_that_moved() -> None:
    game, state = near()
    shot = after(game, state, score(90.0, 2.5))
    said, film = simulate(shot)
    assert isinstance(film, Film)
    assert said == answer(shot)
    assert film.pieces == tuple(piece.name for piece in pieces_of(shot))
    assert {"w1", "bp"} <= {film.pieces[track.body] for track in film.tracks}
    assert ("w1", "ramp") in {(touch.a, touch.b) for touch in film.touches}
    assert len(msgspec.json.encode(film)) < 30_000
    highest = max(sum(track.zs[: k + 1]) for track in film.tracks for k in range(len(track.zs)))
    assert highest > (DISC_HEIGHT + POLE_HEIGHT / 2) * 10


def test_aim_lines_are_for_practice() -> None:
    game, state = near(Options(hand="steady", practice=True))
    line = game.aim_line(state, WHITE, score(90.0, 2.5))
    assert line.contact
    assert line.contact.piece == "bp"
    assert max(z for _, _, z in line.path) > 0.02
    with pytest.raises(IllegalMove, match="White"):
        game.aim_line(state, BLACK, flick(Name("b1"), 0.0, 1.0))
    plain, state = near()
    with pytest.raises(IllegalMove, match="practice"):
        plain.aim_line(state, WHITE, score(90.0, 2.5))


def test_there_is_nothing_to_film_before_a_flick() -> None:
    game, state = opened()
    with pytest.raises(ValueError, match="no flick"):
        game.simulate(state)


@pytest.mark.parametrize("seed", range(3))
def test_the_rules_take_whatever_the_engine_says(seed: int) -> None:
    game, rng = Botaoshi(Options(hand="human")), Random(seed)
    state, answers = game.start(), 0
    while game.to_act(state) and answers < 40:
        (seat,) = game.to_act(state)
        careful = seat != NATURE and rng.random() < 0.5
        move = game.default(game.view(state, Seat(seat))) if careful else game.moves(state, seat).sample(rng)
        if state.awaits == "settled":
            move = answer(state)
            answers += 1
        assert isinstance(move, Settled) == (state.awaits == "settled")
        state = game.apply(state, seat, move)
    assert answers == 40
