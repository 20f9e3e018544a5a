"""Moves as text, what Nature may say, events, and the hand."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.games.ppolf import (
    Answers,
    Course,
    Erred,
    Flick,
    Flicked,
    HandError,
    Laid,
    Move,
    Name,
    Off,
    Options,
    Piece,
    Ppolf,
    Rested,
    Settled,
    Tee,
    Teed,
    finger,
    flick,
    spread,
    tee,
)
from chabudai.games.ppolf.notation import read_move
from tests.games.ppolf.greens import aimed, answered, far, opened, rested


@pytest.mark.rule("PP-4", "PP-7")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("tee 10.5,4.2 flick 90,1.5", Tee(10.5, 4.2, 90.0, 1.5)),
        ("  tee  10.50049 , 4.2 flick -90, 1.50001", Tee(10.5, 4.2, 270.0, 1.5)),
        ("flick 359.999,1", Flick(0.0, 1.0)),
        ("flick 12.345,0.0504", Flick(12.35, 0.05)),
        ("hand -0.5,0.012", HandError(-0.5, 0.012)),
        ("settled", Settled()),
        (
            "settled touch c0+rn rest c0@1.0,2.5,3.0 off o1@0.0,5e-05",
            Settled(((Name("c0"), Name("rn")),), (Piece(Name("c0"), 1.0, 2.5, 3.0),), (Off(Name("o1"), 0.0, 5e-05),)),
        ),
        ("course 1-7 rn@3.5,4.0,10.25", Course("1-7", (Piece(Name("rn"), 3.5, 4.0, 10.25),))),
    ],
)
def test_moves_are_read(text: str, move: Move) -> None:
    assert read_move(text) == move
    assert read_move(str(move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "flick",
        "flick 90",
        "flick 90,1,2",
        "flick nan,1",
        "flick 1e999,1",
        "tee 1,2",
        "tee 1,2 flick",
        "settled touch",
        "settled rest c0@1,2",
        "settled off c0@1,2 rest c0@1,2,3",
        "settled touch c0+x1",
        "settled fell c0@1,2",
        "course",
        "course rn",
        "hand 1",
        "putt 1,2",
    ],
)
def test_what_cannot_be_read(text: str) -> None:
    with pytest.raises(ValueError, match="a move is written"):
        read_move(text)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        move = read_move(text)
    except ValueError:
        return
    assert read_move(str(move)) == move


NUMBERS = st.floats(0, 30).filter(lambda number: number == 0 or number > 1e-90)
NAMES = st.sampled_from([Name("rn"), Name("k5"), Name("c9"), Name("o12"), Name("o10")])


@given(
    st.builds(
        Settled,
        st.lists(st.tuples(NAMES, NAMES)).map(tuple),
        st.lists(st.builds(Piece, NAMES, NUMBERS, NUMBERS, NUMBERS)).map(tuple),
        st.lists(st.builds(Off, NAMES, NUMBERS, NUMBERS)).map(tuple),
    )
)
def test_natures_answers_read_back_exactly(answer: Settled) -> None:
    assert read_move(str(answer)) == answer


@given(st.floats(-1e4, 1e4), st.floats(0, 10))
def test_players_numbers_are_held_rounded(angle: float, speed: float) -> None:
    made = flick(angle, speed)
    assert 0 <= made.angle < 360
    assert flick(made.angle, made.speed) == made == read_move(str(made))


@pytest.mark.rule("PP-9", "PP-13")
@pytest.mark.parametrize(
    ("answer", "piece"),
    [
        ("touch c0+c0", "c0+c0"),
        ("touch c0+kn", "c0+kn"),
        ("touch c1+rn", "c1+rn"),
        ("rest c1@1.0,1.0,0.0", "c1"),
        ("rest c0@1.0,1.0,0.0 off c0@0.0,1.0", "c0"),
        ("rest c0@1.0,1.0,0.0 c0@2.0,1.0,0.0", "c0"),
        ("off c0@1.0,1.0", "c0"),
        ("off c0@-0.5,1.0", "c0"),
        ("rest c0@20.1,1.0,0.0", "c0"),
        ("rest c0@4.0,4.0,0.0", "c0+rn"),
        ("rest rn@8.9,4.0,0.0", "rn+ra"),
    ],
)
def test_an_answer_that_cannot_be_is_refused(answer: str, piece: str) -> None:
    game, state = opened()
    state = aimed(game, state)
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, NATURE, game.parse(state, f"settled {answer}"))
    assert (refusal.value.code, refusal.value.facts) == ("no-answer", {"piece": piece})


def test_an_answer_is_all_numbers() -> None:
    game, state = opened()
    state = aimed(game, state)
    wrong = [Piece(Name("c0"), *place) for place in ((float("nan"), 1.0, 0.0), (1.0, 1.0, float("inf")))]
    assert not any(Answers(state).contains(Settled(rests=(piece,))) for piece in wrong)


def test_made_up_answers_can_all_be() -> None:
    game, state = opened(Options(players=4, hand="steady"))
    state = aimed(game, answered(game, state, *(rested(seat) for seat in range(4))))
    space = game.moves(state, NATURE)
    answers = [space.sample(Random(seed)) for seed in range(150)]
    assert all(space.contains(answer) for answer in answers)
    assert any(answer.left for answer in answers if isinstance(answer, Settled))
    assert len({len(game.apply(state, NATURE, answer).card[0]) for answer in answers}) == 2


@pytest.mark.rule("PP-7")
@pytest.mark.rule("PP-19")
def test_a_human_hand_errs_the_more_the_faster() -> None:
    game, state = opened(Options(hand="human"))
    state = game.apply(state, Seat(0), tee(12.0, 21.0, 90.0, 3.0))
    assert (state.awaits, game.to_act(state), game.simulates(state)) == ("hand", {NATURE}, False)
    drawn = [game.nature(state, Random(seed)) for seed in range(300)]
    assert all(game.moves(state, NATURE).contains(move) for move in drawn)
    angles = sorted(move.da for move in drawn if isinstance(move, HandError))
    assert angles[0] < 0 < angles[-1]
    assert spread(3.0).angle > spread(0.5).angle
    assert spread(3.0).speed > spread(0.5).speed
    for wrong in (HandError(90.0, 0.0), HandError(0.0, 3.0), HandError(0.001, 0.0), HandError(float("nan"), 0.0)):
        assert not game.moves(state, NATURE).contains(wrong)
    after = game.apply(state, NATURE, HandError(-1.5, 0.1))
    assert (after.awaits, game.simulates(after)) == ("settled", True)
    real = finger(after)
    assert (real.x, real.y, real.angle, real.speed) == (12.0, 21.0, 88.5, 3.1)


def test_the_finger_keeps_within_its_bounds() -> None:
    game, state = opened(Options(hand="human", players=1))
    state = game.apply(state, Seat(0), tee(12.0, 21.0, 0.0, 0.05))
    state = game.apply(state, NATURE, HandError(-0.5, -0.03))
    assert (finger(state).angle, finger(state).speed) == (359.5, 0.05)
    with pytest.raises(ValueError, match="no flick"):
        finger(opened()[1])


@pytest.mark.rule("PP-19")
def test_a_steady_hand_does_not_err() -> None:
    game, state = opened()
    state = aimed(game, state)
    assert state.awaits == "settled"
    with pytest.raises(IllegalMove):
        game.apply(state, NATURE, HandError(0.0, 0.0))


def test_the_events_of_moves() -> None:
    game, state = opened(Options(hand="human"))
    start = game.start()
    course = state.course
    assert course
    assert game.events(start, NATURE, course, None) == (Laid(course),)
    shot = tee(12.0, 21.0, 90.0, 1.0)
    assert game.events(state, Seat(0), shot, None) == (Teed(Seat(0), 12.0, 21.0, 90.0, 1.0),)
    state = game.apply(state, Seat(0), shot)
    assert game.events(state, NATURE, HandError(0.5, 0.0), None) == (Erred(Seat(0), 0.5, 0.0),)
    state = game.apply(state, NATURE, HandError(0.5, 0.0))
    answer = game.parse(state, f"settled rest {far(0)}")
    assert isinstance(answer, Settled)
    assert game.events(state, NATURE, answer, None) == (Rested(Seat(0), (), answer.rests, ()),)
    assert game.events(state, Seat(0), Flick(1.0, 2.0), Seat(1)) == (Flicked(Seat(0), 1.0, 2.0),)


def test_everybody_sees_everything() -> None:
    game, state = opened()
    state = answered(game, state, rested(0))
    views = [game.view(state, viewer) for viewer in (Seat(0), Seat(1), None)]
    assert len({msgspec.structs.replace(view, seat=None) for view in views}) == 1
    assert views[0].coins[0] == state.coins[0]
    assert views[0].closeness == (pytest.approx(21.313, abs=1e-3), None)


@pytest.mark.rule("PP-20")
def test_practice_is_part_of_the_view() -> None:
    game = Ppolf(Options(practice=True, hand="steady"))
    assert game.view(game.start(), None).setup.practice
