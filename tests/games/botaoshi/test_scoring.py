"""BT-12 to BT-14 and BT-18: the ramp, scoring shots, and how rounds and matches end."""

from random import Random

import msgspec
import pytest

from chabudai.core import IllegalMove
from chabudai.games.botaoshi import (
    ATTACKERS,
    DISCS,
    POLES,
    Botaoshi,
    Fell,
    Fouled,
    Missed,
    NoRamp,
    Options,
    PutOn,
    Ramp,
    RoundVoid,
    RoundWon,
    Score,
    State,
    Tried,
    ramp,
    ramp_for,
    score,
)
from chabudai.games.botaoshi.judging import Try
from chabudai.games.botaoshi.ramps import corners
from tests.games.botaoshi.tables import (
    BLACK,
    LAY,
    SCORES,
    WHITE,
    WHITE_SHOT,
    act,
    entered,
    events_of,
    lying,
    opened,
    played,
    set_up,
    spot,
)
from tests.games.botaoshi.test_setup import refused


def black_scores(game: Botaoshi, state: State) -> State:
    """Let black win a round in which it is black's turn."""
    return played(game, state, "score 270,3 > touch b2+ramp b2+wp wp+down")


# The ramp


@pytest.mark.rule("BT-13")
def test_the_ramp_lies_against_the_disc_closest_to_the_opponents_bearer() -> None:
    game, state = opened()
    white, black = ramp_for(state, WHITE), ramp_for(state, BLACK)
    assert white == Ramp(*ATTACKERS[0], 380.0, 334.0, 90.0, 30.46)
    assert isinstance(black, Ramp)
    assert black == Ramp(ATTACKERS[1][1], ATTACKERS[1][0], 600.0, 366.0, 270.0, 20.32)
    assert game.view(state, WHITE).ramp == game.view(state, None).ramp == white
    assert sorted((round(x, 6), round(y, 6)) for x, y in corners(black)) == [
        (580.0, 316.0),
        (580.0, 366.0),
        (620.0, 316.0),
        (620.0, 366.0),
    ]


@pytest.mark.rule("BT-13")
def test_a_slanted_ramp() -> None:
    _, state = opened()
    laid = ramp(lying(state, w1=(100.0, 300.0), w2=(160.0, 380.0)))
    assert isinstance(laid, Ramp)
    assert (laid.shooter, laid.front) == ("w1", "w2")
    assert (laid.x, laid.y, laid.angle) == pytest.approx((160 - 66 * 0.6, 380 - 66 * 0.8, 53.130102))


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(("y", "fits"), [(382.0, True), (381.9, False)])
def test_the_ramp_fits_when_the_gap_is_its_length(y: float, fits: bool) -> None:
    _, state = opened()
    laid = ramp(lying(state, w2=(380.0, y)))
    assert isinstance(laid, Ramp) if fits else laid == NoRamp("gap-too-small")


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(("x", "fits"), [(20.0, True), (19.9, False), (740.1, False)])
def test_the_ramp_lies_wholly_on_the_table(x: float, fits: bool) -> None:
    _, state = opened()
    laid = ramp(lying(state, w1=(x, 300.0), w2=(x, 400.0)))
    assert isinstance(laid, Ramp) if fits else laid == NoRamp("off-the-table")


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(
    ("name", "place", "fits"),
    [
        ("b1", (416.0, 350.0), True),
        ("b1", (415.9, 350.0), False),
        ("b2", (412.0, 395.0), True),
        ("b2", (412.0, 393.0), False),
        ("w3", (350.0, 350.0), False),
    ],
)
def test_no_other_disc_lies_in_its_place(name: str, place: tuple[float, float], fits: bool) -> None:
    game, state = opened()
    state = lying(state, **{name: place})
    laid = ramp(state)
    assert isinstance(laid, Ramp) if fits else laid == NoRamp("disc-in-the-way", DISCS[DISCS.index(name)])
    if not fits:
        assert refused(game, state, WHITE_SHOT) == ("BT-13", "no-ramp-disc-in-the-way")


@pytest.mark.rule("BT-13")
@pytest.mark.parametrize(("last", "shooter"), [(None, "w1"), ("w1", "w2"), ("w2", "w1")])
def test_equally_far(last: str | None, shooter: str) -> None:
    _, state = opened()
    state = lying(state, w1=(330.0, 300.0), w2=(430.0, 300.0))
    state = msgspec.structs.replace(state, last=(last, None))
    laid = ramp(state)
    assert isinstance(laid, Ramp)
    assert laid.shooter == shooter


@pytest.mark.rule("BT-13")
def test_no_shot_at_a_pole_that_does_not_stand() -> None:
    game, state = opened()
    state = msgspec.structs.replace(state, poles=(LAY["w3"], None))
    assert ramp(state) == NoRamp("pole-down")
    assert refused(game, state, WHITE_SHOT) == ("BT-13", "no-ramp-pole-down")


@pytest.mark.rule("BT-13")
def test_the_ramp_stays_during_the_shot_and_is_taken_away() -> None:
    game, state = opened()
    laid = ramp(state)
    assert isinstance(laid, Ramp)
    assert events_of(game, state, WHITE_SHOT) == [Tried(WHITE, laid, 90.0, 3.0)]
    state = act(game, state, WHITE_SHOT)
    assert game.view(state, None).ramp == laid
    state = act(game, state, "settled touch w1+b3 rest w1@380.0,600.0")
    assert (state.awaits, state.actor, spot(state, "w1")) == ("flick", BLACK, (380.0, 600.0))
    assert ramp(act(game, state, "flick b1 90,1")) == NoRamp("not-now")


# Scoring


@pytest.mark.rule("BT-14")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("touch w1+ramp w1+bp bp+down", "scored"),
        ("touch w1+ramp bp+w1 bp+down w1+table", "scored"),
        ("touch w1+ramp w1+w2 w1+b3 w1+bp w1+table bp+down", "scored"),
        ("touch w1+ramp w1+bp off b3@380.0,760.0", "scored"),
        ("touch w1+ramp w1+bp wp+down w1+w3 bp+down off w3@0.0,60.0 w1@0.0,20.0", "scored"),
        ("touch w1+ramp w1+bp w1+table w1+bp bp+down", "scored"),
        ("touch w1+ramp", "no-strike"),
        ("touch w1+ramp w1+w2 w2+bp bp+down", "no-strike"),
        ("touch w1+ramp w1+table w1+bp bp+down", "touched-table"),
        ("touch w1+ramp w1+b3 bp+down w1+bp", "fell-before"),
        ("", "missed-ramp"),
        ("touch w1+bp bp+down", "missed-ramp"),
        ("touch w1+bp bp+down w1+ramp", "missed-ramp"),
        ("touch w1+table w1+b3 w1+bp bp+down", "missed-ramp"),
        ("touch w1+ramp w1+bp w1+table rest bp@385.0,700.0", "still-stands"),
    ],
)
def test_what_scores(answer: str, why: Try) -> None:
    game, state = opened()
    text = f"{WHITE_SHOT} > {answer}"
    after = played(game, state, text)
    missed = events_of(game, state, text, Missed)
    if why == "scored":
        assert (after.won, after.round, after.phase, missed) == ((1, 0), 1, "setup", [])
    else:
        assert (after.won, after.round, after.phase, missed) == ((0, 0), 0, "play", [Missed(WHITE, why)])


@pytest.mark.rule("BT-14")
def test_only_a_scoring_shot_scores() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,3 > touch w1+bp bp+down")
    assert (state.won, state.awaits, state.actor) == ((0, 0), "raise", BLACK)


@pytest.mark.rule("BT-14", "BT-15", "BT-16")
def test_a_missed_shot_has_all_other_effects() -> None:
    game, state = opened()
    answer = "touch w1+ramp w1+table w1+bp bp+down w1+wp wp+down rest w1@200.0,60.0 off b1@760.0,10.0"
    assert events_of(game, state, f"{WHITE_SHOT} > {answer}", Fell, Fouled, PutOn, Missed) == [
        Fell(WHITE, WHITE),
        Fell(BLACK, WHITE),
        Missed(WHITE, "touched-table"),
        Fouled(WHITE, "own-pole", POLES[0]),
        PutOn(WHITE, *LAY["w3"]),
    ]
    state = played(game, state, f"{WHITE_SHOT} > {answer}")
    assert (state.owed, state.poles, state.awaits, spot(state, "b1")) == (
        (True, False),
        (LAY["w3"], None),
        "raise",
        None,
    )


@pytest.mark.rule("BT-14")
def test_a_shot_that_wins_and_fouls_has_won() -> None:
    game, state = opened()
    text = f"{WHITE_SHOT} > touch w1+ramp w1+bp bp+down off w3@0.0,60.0"
    assert events_of(game, state, text, Fouled, PutOn, RoundWon) == [RoundWon(WHITE, 0, (1, 0), (1, 0))]
    state = played(game, state, text)
    assert (state.owed, state.mending, state.discs, state.awaits) == ((False, False), (), (), "enter")


@pytest.mark.rule("BT-14")
@pytest.mark.parametrize(
    ("angle", "meets"), [(90.0, True), (120.46, True), (59.54, True), (120.47, False), (59.53, False), (270.0, False)]
)
def test_a_scoring_shot_is_aimed_at_the_foot_of_the_ramp(angle: float, meets: bool) -> None:
    """The foot is 40 wide and 34 from the middle of the shooter: 30.46 degrees to either side."""
    game, state = opened()
    shot = score(angle, 3.0)
    assert game.moves(state, WHITE).contains(shot) == meets
    if not meets:
        assert refused(game, state, str(shot)) == ("BT-14", "misses-ramp")
        with pytest.raises(IllegalMove, match=r"59\.54° to 120\.46°"):
            game.apply(state, WHITE, shot)


@pytest.mark.rule("BT-14")
def test_every_shot_that_is_drawn_meets_the_foot() -> None:
    game, state = opened()
    space, rng = game.moves(lying(state, w1=(391.7, 18.3)), WHITE), Random(4)
    shots = [move for move in (space.sample(rng) for _ in range(400)) if isinstance(move, Score)]
    assert len(shots) > 100
    assert all(map(space.contains, shots))
    assert max(shot.angle for shot in shots) - min(shot.angle for shot in shots) > 6.0


# Rounds


def alternate(game: Botaoshi, state: State, rounds: int) -> State:
    """Let the one who begins win each round."""
    for number in range(rounds):
        state = set_up(game, state)
        state = black_scores(game, state) if number % 2 else played(game, state, f"{WHITE_SHOT} > {SCORES}")
    return state


@pytest.mark.rule("BT-18")
def test_six_rounds_without_two_in_a_row_are_shared() -> None:
    game, state = opened()
    assert alternate(game, game.start(), 5).result is None
    result = alternate(game, state, 6).result
    assert result
    assert (result.scores, result.winners, result.code) == ((3, 3), (WHITE, BLACK), "rounds-shared")


@pytest.mark.rule("BT-18")
def test_who_has_won_more_rounds_wins_at_the_limit() -> None:
    game = Botaoshi(Options(hand="steady", round_limit=5))
    result = alternate(game, game.start(), 5).result
    assert result
    assert (result.scores, result.winners, result.code) == ((3, 2), (WHITE,), "more-rounds")


@pytest.mark.rule("BT-18")
def test_without_a_limit_of_rounds_a_match_goes_on() -> None:
    game = Botaoshi(Options(hand="steady", round_limit=None))
    assert alternate(game, game.start(), 9).result is None
    with pytest.raises(ValueError, match="2 to 99 rounds"):
        Botaoshi(Options(round_limit=1))


@pytest.mark.rule("BT-18")
def test_a_won_round_clears_the_table() -> None:
    game, state = opened()
    state = played(game, state, "flick w2 90,1 > touch w2+wp wp+down", "flick b1 90,1", "skip", "flick b2 90,1")
    state = played(game, state, f"{WHITE_SHOT} > {SCORES}")
    fresh = game.start()
    assert state == msgspec.structs.replace(
        fresh, round=1, starter=BLACK, turn=BLACK, actor=BLACK, won=(1, 0), streak=(1, 0)
    )
    assert game.scores(state) == (1, 0)


@pytest.mark.rule("BT-18")
def test_two_rounds_in_a_row_win() -> None:
    game, state = opened()
    state = set_up(game, played(game, state, f"{WHITE_SHOT} > {SCORES}"))
    state = set_up(game, black_scores(game, state))
    assert (state.won, state.streak, state.starter, game.result(state)) == ((1, 1), (0, 1), WHITE, None)
    state = set_up(game, played(game, state, f"{WHITE_SHOT} > {SCORES}"))
    assert (state.won, state.streak) == ((2, 1), (1, 0))
    state = played(game, state, "flick b1 90,1", f"{WHITE_SHOT} > {SCORES}")
    result = game.result(state)
    assert result
    assert (result.scores, result.winners, result.rule, result.code) == ((3, 1), (WHITE,), "BT-18", "two-in-a-row")
    assert (state.phase, state.awaits, game.to_act(state)) == ("over", "nothing", frozenset())
    with pytest.raises(IllegalMove, match="over") as refusal:
        game.apply(state, WHITE, game.parse(state, WHITE_SHOT))
    assert (refusal.value.code, refusal.value.rule) == ("over", "BT-18")


@pytest.mark.rule("BT-18")
def test_a_round_at_the_limit_is_void_and_the_third_draws() -> None:
    game, state = opened(Options(hand="steady", turn_limit=3))
    for voids in (1, 2, 3):
        state = played(game, state, "flick w1 90,1", "flick b1 90,1 > touch b1+bp bp+down")
        last = "flick w2 90,1 > off w3@0.0,60.0"
        assert events_of(game, state, last, RoundVoid) == [RoundVoid(0, voids)]
        state = played(game, state, last)
        assert (state.voids, state.round, state.starter, state.mending) == (voids, 0, WHITE, ())
        if voids < 3:
            assert (state.phase, state.turns, state.owed) == ("setup", 0, (False, False))
            state = set_up(game, state)
    result = game.result(state)
    assert result
    assert (result.scores, result.winners, result.rule, result.code) == ((0, 0), (), "BT-18", "void-rounds")


@pytest.mark.rule("BT-18")
def test_a_void_round_breaks_no_row_of_wins_and_a_win_ends_a_row_of_void_ones() -> None:
    game, state = opened(Options(hand="steady", turn_limit=2))
    idle = ("flick w1 90,1", "flick b1 90,1")
    state = set_up(game, played(game, state, *idle))
    state = set_up(game, played(game, state, f"{WHITE_SHOT} > {SCORES}"))
    assert (state.voids, state.streak, state.starter) == (0, (1, 0), BLACK)
    state = set_up(game, played(game, state, "flick b1 90,1", "flick w1 90,1"))
    assert (state.voids, state.streak, state.starter) == (1, (1, 0), BLACK)
    state = played(game, state, "flick b1 90,1", f"{WHITE_SHOT} > {SCORES}")
    assert state.result


@pytest.mark.rule("BT-18")
def test_the_last_turn_before_the_limit_can_win_and_spent_turns_count() -> None:
    game, state = opened(Options(hand="steady", turn_limit=3))
    state = played(game, state, "flick w1 90,1 > touch w1+bp bp+down", "raise")
    assert state.turns == 2
    assert played(game, state, "flick w2 90,1").voids == 1
    state = msgspec.structs.replace(state, last=(None, None))
    assert played(game, state, f"{WHITE_SHOT} > {SCORES}").won == (1, 0)


@pytest.mark.rule("BT-15", "BT-18")
def test_mending_flicks_are_no_turns() -> None:
    game, state = opened(Options(hand="steady", turn_limit=2))
    state = played(game, state, "flick w1 90,1 > off w3@0.0,60.0")
    state = entered(game, state, "off w3@0.0,60.0")
    assert (state.turns, state.awaits) == (1, "mend")
    state = entered(game, state, "rest w3@100.0,60.0")
    assert (state.turns, state.awaits, state.voids) == (1, "flick", 0)
