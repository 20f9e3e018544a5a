"""BT-1 to BT-6: how discs enter play."""

from random import Random

import pytest

from chabudai.catalog import phrases
from chabudai.core import NATURE, BadValue, IllegalMove, Seat
from chabudai.games.botaoshi import (
    BEARERS,
    DISCS,
    POLES,
    Botaoshi,
    NotEntered,
    Options,
    Place,
    Placed,
    PlayBegan,
    PutOn,
    Sizes,
    State,
)
from chabudai.games.botaoshi.spots import some_entry
from tests.games.botaoshi.tables import (
    BLACK,
    LAY,
    SCORES,
    STEADY,
    WHITE,
    WHITE_SHOT,
    act,
    at,
    entered,
    events_of,
    opened,
    played,
    set_up,
    spot,
)


def begun(*names: str) -> tuple[Botaoshi, State]:
    """Return a game in which so many discs have entered, to their places, white and black by turns."""
    game = Botaoshi(STEADY)
    state = game.start()
    for name in names:
        state = entered(game, state, f"rest {at(name)}")
    return game, state


def refused(game: Botaoshi, state: State, text: str, seat: Seat | None = None) -> tuple[str | None, str]:
    """Return the rule and the code with which a move is refused."""
    (acting,) = game.to_act(state)
    with pytest.raises(IllegalMove) as refusal:
        game.apply(state, acting if seat is None else seat, game.parse(state, text))
    return refusal.value.rule, refusal.value.code


@pytest.mark.rule("BT-1")
def test_pieces_and_seats() -> None:
    game = Botaoshi(STEADY)
    assert (game.id, game.players, game.sides) == ("botaoshi", 2, ("white", "black"))
    assert DISCS == ("w1", "w2", "w3", "b1", "b2", "b3")
    assert (BEARERS, POLES) == (("w3", "b3"), ("wp", "bp"))
    view = game.view(game.start(), None)
    assert view.setup.sizes == Sizes()
    assert [(disc.owner, disc.bearer, disc.where) for disc in view.discs[2:4]] == [
        (0, True, "waiting"),
        (1, False, "waiting"),
    ]


@pytest.mark.rule("BT-1", "BT-18")
def test_the_starting_player_alternates() -> None:
    game, state = opened()
    assert (state.starter, state.turn) == (WHITE, WHITE)
    state = played(game, state, f"{WHITE_SHOT} > {SCORES}")
    assert (state.round, state.starter, state.turn, state.phase) == (1, BLACK, BLACK, "setup")
    state = set_up(game, state)
    assert (state.turn, state.awaits) == (BLACK, "flick")


@pytest.mark.rule("BT-2")
def test_players_take_turns_to_enter_their_discs() -> None:
    game = Botaoshi(STEADY)
    state, turns = game.start(), list[int]()
    while state.phase == "setup":
        turns.append(state.turn)
        name = f"{'wb'[state.turn]}{state.entered[state.turn] + 1}"
        state = entered(game, state, f"rest {at(name)}")
    assert turns == [0, 1, 0, 1, 0, 1]
    assert {disc.name: (disc.x, disc.y) for disc in state.discs} == LAY


@pytest.mark.rule("BT-2")
@pytest.mark.parametrize(
    ("point", "centre"),
    [
        ("380.0,0.0", (380.0, 8.0)),
        ("16.0,760.0", (16.0, 752.0)),
        ("0.0,744.0", (8.0, 744.0)),
        ("760.0,100.5", (752.0, 100.5)),
    ],
)
def test_a_disc_enters_from_the_edge(point: str, centre: tuple[float, float]) -> None:
    game = Botaoshi(STEADY)
    state = act(game, game.start(), f"enter w1 {point} flick 0,1")
    assert spot(state, "w1") == centre
    assert spot(act(game, state, "settled"), "w1") == centre, "it may stay there"


@pytest.mark.rule("BT-2")
@pytest.mark.parametrize(
    ("text", "rule", "code"),
    [
        ("enter w1 380,8 flick 90,1", "BT-2", "not-on-the-edge"),
        ("enter w1 380,-1 flick 90,1", "BT-2", "not-on-the-edge"),
        ("enter w1 800,0 flick 90,1", "BT-2", "not-on-the-edge"),
        ("enter w1 15.9,0 flick 90,1", "BT-2", "too-near-a-corner"),
        ("enter w1 760,760 flick 90,1", "BT-2", "too-near-a-corner"),
        ("enter w2 380,0 flick 90,1", "BT-2", "enter-first"),
        ("enter b1 380,0 flick 90,1", "BT-2", "enter-first"),
        ("enter w1 380,0 flick 90,6.001", "BT-10", "out-of-bounds"),
        ("enter w1 380,0 flick 90,0.049", "BT-10", "out-of-bounds"),
        ("flick w1 90,1", "BT-2", "enter-now"),
        ("skip", "BT-2", "enter-now"),
    ],
)
def test_how_a_disc_does_not_enter(text: str, rule: str, code: str) -> None:
    game = Botaoshi(STEADY)
    assert refused(game, game.start(), text) == (rule, code)


@pytest.mark.rule("BT-2")
def test_no_disc_enters_on_another() -> None:
    game = Botaoshi(STEADY)
    state = played(game, game.start(), "enter w1 380,0 flick 90,1 > rest w1@380.0,20.0")
    assert refused(game, state, "enter b1 380,0 flick 90,1") == ("BT-2", "not-clear")
    assert refused(game, state, "enter b1 409.6,0 flick 90,1") == ("BT-2", "not-clear")
    state = act(game, state, "enter b1 409.7,0 flick 90,1")
    assert spot(state, "b1") == (409.7, 8.0)


@pytest.mark.rule("BT-2")
def test_drawn_entries_are_good_ones() -> None:
    game, state = begun("w1", "b1")
    space = game.moves(state, WHITE)
    assert all(space.contains(space.sample(Random(seed))) for seed in range(100))
    assert {some_entry((), Random(seed)).count(0.0) for seed in range(20)} == {0, 1}


@pytest.mark.rule("BT-3")
def test_the_third_disc_bears_the_pole() -> None:
    game, state = begun("w1", "b1", "w2", "b2")
    assert state.poles == (None, None)
    state = entered(game, state, f"rest {at('w3')}")
    assert state.poles == (LAY["w3"], None)
    assert events_of(game, state, "enter b3 380,760 flick 270,1 > rest b3@50.0,700.0", PutOn) == [
        PutOn(BLACK, 50.0, 700.0)
    ]


@pytest.mark.rule("BT-3")
def test_a_bearer_is_not_flicked() -> None:
    game, state = opened()
    assert refused(game, state, "flick w3 90,1") == ("BT-3", "bearer")
    assert [disc.why_not for disc in game.view(state, WHITE).discs] == [
        None,
        None,
        "bearer",
        "not-yours",
        "not-yours",
        "not-yours",
    ]


@pytest.mark.rule("BT-4")
def test_what_is_knocked_off_is_placed_by_the_opponent_one_by_one() -> None:
    game, state = begun("w1", "b1", "w2", "b2")
    state = entered(game, state, f"touch w3+b2 rest {at('w3')} off b2@760.0,3.0 b1@760.0,5.0 w1@5.0,760.0")
    assert (state.awaits, state.actor, state.placing, state.turn) == ("place", BLACK, ("w1", "b1", "b2"), WHITE)
    assert refused(game, state, "place b1 100,300") == ("BT-4", "place-first")
    assert refused(game, state, "place w1 100,300", WHITE) == ("BT-4", "not-your-turn")
    assert refused(game, state, "place w1 15.9,300") == ("BT-4", "off-the-table")
    assert refused(game, state, "place w1 100,60") == ("BT-4", "not-clear")
    assert refused(game, state, "enter b3 380,760 flick 270,1") == ("BT-4", "place-now")
    state = played(game, state, "place w1 16,744", "place b1 700.5,30.2", "place b2 132.1,60")
    assert (spot(state, "w1"), spot(state, "b1"), spot(state, "b2")) == ((16, 744), (700.5, 30.2), (132.1, 60))
    assert (state.awaits, state.actor, state.entered) == ("enter", BLACK, (3, 2))


@pytest.mark.rule("BT-4")
def test_a_bearer_that_is_placed_gets_its_pole_back() -> None:
    game, state = begun("w1", "b1", "w2", "b2", "w3")
    state = act(game, state, "enter b3 380,760 flick 270,1")
    state = act(game, state, f"settled touch b3+w3 wp+down rest {at('b3')} off w3@0.0,60.0")
    assert (state.poles, state.actor, state.placing) == ((None, LAY["b3"]), WHITE, ("w3",))
    place = Place(DISCS[2], 400.0, 400.5)
    with pytest.raises(IllegalMove):
        game.apply(state, WHITE, place)
    place = Place(DISCS[2], 440.0, 400.5)
    assert game.events(state, WHITE, place, None) == (
        Placed(WHITE, DISCS[2], 440.0, 400.5),
        PutOn(WHITE, 440.0, 400.5),
        PlayBegan(WHITE),
    )
    state = game.apply(state, WHITE, place)
    assert (state.poles[0], state.phase, state.awaits, state.turn) == ((440.0, 400.5), "play", "flick", WHITE)


@pytest.mark.rule("BT-4", "BT-6")
def test_the_flicked_disc_is_not_placed() -> None:
    game, state = begun("w1")
    state = entered(game, state, "touch b1+w1 off b1@0.0,50.0 w1@0.0,60.0")
    assert (state.placing, state.actor, state.entered) == (("w1",), WHITE, (1, 0))
    state = played(game, state, "place w1 300,300")
    assert (state.awaits, state.actor) == ("enter", WHITE)


@pytest.mark.rule("BT-5")
def test_a_pole_that_falls_during_the_setup_is_put_back() -> None:
    game, state = begun("w1", "b1", "w2", "b2", "w3")
    answer = f"touch b3+w3 wp+down rest {at('b3')} w3@120.0,80.0"
    assert events_of(game, state, f"enter b3 380,760 flick 270,1 > {answer}", PutOn, PlayBegan) == [
        PutOn(WHITE, 120.0, 80.0),
        PutOn(BLACK, *LAY["b3"]),
        PlayBegan(WHITE),
    ]
    state = entered(game, state, answer)
    assert (state.poles, state.owed) == (((120.0, 80.0), LAY["b3"]), (False, False))


@pytest.mark.rule("BT-5")
def test_a_pole_that_was_bumped_stays_off_centre() -> None:
    game, state = begun("w1", "b1", "w2", "b2", "w3")
    state = entered(game, state, f"touch b3+wp rest {at('b3')} wp@105.0,60.0")
    assert state.poles[0] == (105.0, 60.0)


@pytest.mark.rule("BT-6")
def test_a_disc_that_leaves_at_once_has_not_entered() -> None:
    game, state = begun("w1")
    text = "enter b1 380,760 flick 270,5 > off b1@380.0,0.0"
    assert events_of(game, state, text, NotEntered) == [NotEntered(BLACK, DISCS[3])]
    state = played(game, state, text)
    assert (state.entered, state.turn, state.awaits) == ((1, 0), WHITE, "enter")
    assert [disc.where for disc in game.view(state, None).discs] == ["on", *["waiting"] * 5]
    state = entered(game, state, f"rest {at('w2')}")
    assert (state.turn, refused(game, state, "enter b2 380,760 flick 270,1")) == (BLACK, ("BT-2", "enter-first"))


@pytest.mark.rule("BT-6")
def test_who_has_three_in_play_waits() -> None:
    game, state = begun("w1", "b1", "w2", "b2", "w3")
    for _ in range(2):
        state = entered(game, state, "off b3@380.0,0.0")
        assert (state.turn, state.awaits, state.phase) == (BLACK, "enter", "setup")
    state = entered(game, state, f"rest {at('b3')}")
    assert (state.turn, state.awaits, state.phase) == (WHITE, "flick", "play")


def test_options() -> None:
    assert (Options().hand, Options().turn_limit, Options().practice) == ("human", None, False)
    with pytest.raises(ValueError, match="1 to 999 turns"):
        Botaoshi(Options(turn_limit=0))
    assert Botaoshi(Options(practice=True, turn_limit=80)).start().setup.turn_limit == 80


def test_whoever_is_not_to_act_is_refused() -> None:
    game = Botaoshi(STEADY)
    state = game.start()
    assert refused(game, state, "enter w1 380,0 flick 90,1", BLACK) == ("BT-2", "not-your-turn")
    assert refused(game, state, "enter w1 380,0 flick 90,1", Seat(2)) == ("BT-1", "no-such-seat")
    assert refused(game, state, "settled", NATURE) == ("BT-14", "not-now")
    state = act(game, state, "enter w1 380,0 flick 90,1")
    assert refused(game, state, "enter w1 380,0 flick 90,1", WHITE) == ("BT-14", "not-now")


@pytest.mark.parametrize(
    ("options", "words", "in_japanese"),
    [
        (
            Options(turn_limit=0),
            "A round is void after 1 to 999 turns.",
            "1ラウンドの手数の上限は1〜999です。",
        ),
        (
            Options(round_limit=100),
            "A match is decided after 2 to 99 rounds.",
            "勝ち数で決めるまでのラウンド数は2〜99です。",
        ),
    ],
)
def test_a_limit_out_of_bounds_is_refused_in_both_languages(options: Options, words: str, in_japanese: str) -> None:
    with pytest.raises(BadValue) as refused:
        Botaoshi(options)
    assert refused.value.reason == words
    assert phrases("botaoshi", "ja").say(refused.value.message) == in_japanese
