"""Moves as text, what Nature may say, events, the hand, and advice."""

from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.games.botaoshi import (
    DISCS,
    POLES,
    Answers,
    Botaoshi,
    Enter,
    Entered,
    Erred,
    Finger,
    Flick,
    Flicked,
    HandError,
    Move,
    Name,
    Off,
    Options,
    Place,
    Raise,
    Rest,
    Rested,
    Score,
    Settled,
    Skip,
    State,
    enter,
    finger,
    flick,
    flicked,
    place,
)
from chabudai.games.botaoshi.moves import held
from chabudai.games.botaoshi.notation import read_move
from tests.games.botaoshi.tables import BLACK, STEADY, WHITE, act, events_of, lying, opened, played

W1, W2, W3, B1, B2, B3 = DISCS


@pytest.mark.rule("BT-2", "BT-14")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("enter w1 10.5,0 flick 90,1.5", Enter(W1, 10.5, 0.0, 90.0, 1.5)),
        ("  enter  b3 760 , 4.249 flick -90, 1.50001", Enter(B3, 760.0, 4.2, 270.0, 1.5)),
        ("flick w2 359.999,1", Flick(W2, 0.0, 1.0)),
        ("flick b1 12.345,0.0504", Flick(B1, 12.35, 0.05)),
        ("score 90,4", Score(90.0, 4.0)),
        ("place w3 100.04,200", Place(W3, 100.0, 200.0)),
        ("raise", Raise()),
        ("skip", Skip()),
        ("hand -0.5,0.012", HandError(-0.5, 0.012)),
        ("settled", Settled()),
        (
            "settled touch w1+b2 w1+bp bp+down w1+table rest w1@123.4,56.7 b2@1.0,2.0~ bp@10.0,11.0 off w2@0.0,5e-05",
            Settled(
                ((W1, B2), (W1, POLES[1]), (POLES[1], Name("down")), (W1, Name("table"))),
                (Rest(W1, 123.4, 56.7), Rest(B2, 1.0, 2.0, flat=False), Rest(POLES[1], 10.0, 11.0)),
                (Off(W2, 0.0, 5e-05),),
            ),
        ),
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
        "flick 90,1",
        "flick w4 90,1",
        "flick wp 90,1",
        "flick w1 nan,1",
        "flick w1 1e999,1",
        "enter w1 1,2",
        "score 90",
        "place w1 1",
        "raise wp",
        "settled touch",
        "settled touch w1",
        "settled touch down+w1",
        "settled touch w1+floor",
        "settled rest w1@1",
        "settled off wp@1,2",
        "settled off w1@1,2 rest w2@1,2",
        "settled off w1@1,2~",
        "hand 1",
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


NUMBERS = st.floats(0, 760).filter(lambda number: number == 0 or number > 1e-90)
PIECES = st.sampled_from([*DISCS, *POLES])


@given(
    st.builds(
        Settled,
        st.lists(st.tuples(PIECES, st.sampled_from([*DISCS, *POLES, Name("down"), Name("table")]))).map(tuple),
        st.lists(st.builds(Rest, PIECES, NUMBERS, NUMBERS, st.booleans())).map(tuple),
        st.lists(st.builds(Off, st.sampled_from(DISCS), NUMBERS, NUMBERS)).map(tuple),
    )
)
def test_natures_answers_read_back_exactly(answer: Settled) -> None:
    assert read_move(str(answer)) == answer


@given(st.floats(-1e4, 1e4), st.floats(0, 10), st.floats(0, 760))
def test_players_numbers_are_held_rounded(angle: float, speed: float, along: float) -> None:
    for made in (flick(W1, angle, speed), enter(B2, along, 0.0, angle, speed), place(W3, along, along)):
        assert held(made) == made == read_move(str(made))


@pytest.mark.rule("BT-17")
@pytest.mark.parametrize(
    ("answer", "piece"),
    [
        ("touch w1+w1", "w1+w1"),
        ("touch w1+table", "w1+table"),
        ("touch w1+down", "w1+down"),
        ("touch w2+b1", "w2+b1"),
        ("rest w2@1.0,1.0", "w2"),
        ("off w2@0.0,1.0", "w2"),
        ("rest w1@50.0,500.0 off w1@0.0,1.0", "w1"),
        ("rest w1@50.0,500.0 w1@90.0,500.0", "w1"),
        ("off w1@1.5,5.0", "w1"),
        ("off w1@-0.5,5.0", "w1"),
        ("rest w1@760.1,5.0", "w1"),
        ("rest w1@600.0,331.7", "w1+b1"),
        ("touch bp+down rest bp@380.0,700.0", "bp"),
        ("rest bp@397.0,700.0", "bp"),
        ("rest bp@380.0,700.0~", "bp"),
        ("rest b3@380.0,660.0", "bp"),
        ("rest bp@380.0,700.0 off b3@380.0,760.0", "bp"),
    ],
)
def test_an_answer_that_cannot_be_is_refused(answer: str, piece: str) -> None:
    game, state = opened()
    state = act(game, lying(state, w2=None), "flick w1 90,1")
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, NATURE, game.parse(state, f"settled {answer}"))
    assert (refusal.value.code, refusal.value.facts) == ("no-answer", {"piece": piece})


@pytest.mark.rule("BT-17")
@pytest.mark.parametrize(
    "answer",
    [
        "rest w1@600.0,331.9",
        "rest w1@600.0,300.0~",
        "rest w1@0.0,0.0",
        "off w1@0.9,5.0",
        "rest bp@396.0,700.0",
        "rest b3@380.0,685.0",
        "touch wp+bp bp+down wp+down",
    ],
)
def test_an_answer_that_can_be(answer: str) -> None:
    game, state = opened()
    state = act(game, state, "flick w1 90,1")
    game.apply(state, NATURE, game.parse(state, f"settled {answer}"))


def test_an_answer_is_all_numbers() -> None:
    game, state = opened()
    state = act(game, state, "flick w1 90,1")
    for number in (float("nan"), float("inf")):
        assert not Answers(state).contains(Settled(rests=(Rest(W1, number, 1.0),)))
        assert not Answers(state).contains(Settled(rests=(Rest(POLES[1], number, 1.0),)))
        assert not Answers(state).contains(Settled(left=(Off(W1, number, 0.0),)))
    assert not Answers(state).contains("settled")


@pytest.mark.parametrize("number", [float("nan"), float("inf")])
def test_a_players_move_is_all_numbers(number: float) -> None:
    game, state = opened()
    for move in (Flick(W1, number, 1.0), Flick(W1, 1.0, number), Score(number, 1.0), Flick(W1, 1.005, 1.0)):
        assert not game.moves(state, WHITE).contains(move)
        with pytest.raises(IllegalMove):
            game.apply(state, WHITE, move)
    start = Botaoshi().start()
    assert not Botaoshi().moves(start, WHITE).contains(Enter(W1, number, 0.0, 1.0, 1.0))


def test_too_many_decimals() -> None:
    game, state = opened()
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, WHITE, Flick(W1, 90.001, 1.0))
    assert refusal.value.code == "too-many-decimals"


def test_made_up_answers_can_be() -> None:
    game, state = opened()
    for text in ("flick w1 90,1", "score 90,1"):
        there = act(game, state, text)
        assert all(Answers(there).contains(Answers(there).sample(Random(seed))) for seed in range(300))


def test_a_human_hand_errs_first() -> None:
    game, state = opened_by_a_human()
    state = act(game, state, "score 90,3")
    assert (state.awaits, game.simulates(state)) == ("hand", False)
    drawn = game.nature(state, Random(1))
    assert game.moves(state, NATURE).contains(drawn)
    with pytest.raises(IllegalMove):
        game.apply(state, NATURE, Settled())
    assert game.events(state, NATURE, HandError(0.5, -0.1), None) == (Erred(WHITE, 0.5, -0.1),)
    state = game.apply(state, NATURE, HandError(0.5, -0.1))
    assert (state.awaits, game.simulates(state)) == ("settled", True)
    assert (flicked(state), finger(state)) == ("w1", Finger(W1, 380.0, 300.0, 90.5, 2.9))
    assert game.view(state, None).hand == HandError(0.5, -0.1)


def opened_by_a_human() -> tuple[Botaoshi, State]:
    """Return a game with a human hand in which it is white's first turn."""
    _, state = opened()
    game = Botaoshi(Options(hand="human"))
    return game, msgspec.structs.replace(state, setup=game.start().setup)


def test_the_finger_keeps_within_bounds_and_waits_for_a_flick() -> None:
    game, state = opened_by_a_human()
    with pytest.raises(ValueError, match="no flick"):
        finger(state)
    state = act(game, act(game, state, "flick w2 0.1,6"), "hand -0.5,0.5")
    assert finger(state) == Finger(W2, 380.0, 400.0, 359.6, 6.0)
    start = game.start()
    state = act(game, act(game, start, "enter w1 380,0 flick 90,1"), "hand 0.0,0.0")
    assert finger(state) == Finger(W1, 380.0, 8.0, 90.0, 1.0)
    with pytest.raises(ValueError, match="no flick"):
        flicked(start)


def test_the_events_of_moves() -> None:
    game = Botaoshi(STEADY)
    start = game.start()
    assert events_of(game, start, "enter w1 380,0 flick 90,1") == [Entered(WHITE, W1, 380.0, 0.0, 90.0, 1.0)]
    assert events_of(game, start, "enter w1 380,0 flick 90,1 > rest w1@380.0,300.0") == [
        Rested(WHITE, W1, (), (Rest(W1, 380.0, 300.0),), ())
    ]
    game, state = opened()
    assert events_of(game, state, "flick w1 90,1") == [Flicked(WHITE, W1, 90.0, 1.0)]


def test_everybody_sees_everything() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,1")
    views = [game.view(state, viewer) for viewer in (Seat(0), Seat(1), None)]
    assert len({msgspec.structs.replace(view, seat=None) for view in views}) == 1
    assert game.world(views[0]) == state
    assert (views[0].turns, views[0].last, views[0].phase) == (1, ("w1", None), "play")


def test_practice_is_part_of_the_view() -> None:
    game = Botaoshi(Options(hand="steady", practice=True))
    assert game.view(game.start(), None).setup.practice


def test_nothing_can_be_listed() -> None:
    game, state = opened()
    state = act(game, state, "flick w1 90,1")
    game.outcomes(state)
    assert game.outcomes(state) is None
    assert game.moves(state, BLACK).contains(Skip()) is False
