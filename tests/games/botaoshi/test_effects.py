"""BT-15 to BT-17: fouls and mending, what is no foul, and what is laid flat."""

import pytest

from chabudai.games.botaoshi import DISCS, POLES, Fell, Fouled, LaidFlat, Mend, PutOn
from tests.games.botaoshi.tables import BLACK, LAY, WHITE, events_of, lying, opened, played, spot
from tests.games.botaoshi.test_setup import refused
from tests.games.botaoshi.test_turns import due

OWN_BEARER = "flick w1 225,4 > touch w1+w3 rest w1@120.0,80.0 off w3@0.0,60.0"
MEND_FAILS = "enter w3 0,300 flick 0,6 > off w3@760.0,300.0"
MENDS = "enter w3 0,300 flick 0,1 > rest w3@50.0,300.0"
SWEEPS = "enter w3 0,300 flick 0,1 > touch w3+b3 rest w3@50.0,300.0 off b3@760.0,700.0"


# Fouls


@pytest.mark.rule("BT-15")
def test_the_own_pole_is_put_back_at_once() -> None:
    game, state = opened()
    text = "flick w1 225,4 > touch w1+w3 wp+down rest w1@200.0,80.0 w3@60.0,40.0"
    assert events_of(game, state, text, Fell, Fouled, PutOn) == [
        Fell(WHITE, WHITE),
        Fouled(WHITE, "own-pole", POLES[0]),
        PutOn(WHITE, 60.0, 40.0),
    ]
    state = played(game, state, text)
    assert (state.poles[0], state.owed, due(state)) == ((60.0, 40.0), (True, False), (BLACK, "flick"))


@pytest.mark.rule("BT-15")
def test_the_opponent_at_once_flicks_the_own_bearer_in() -> None:
    game, state = opened()
    assert events_of(game, state, OWN_BEARER, Fell, Fouled) == [
        Fell(WHITE, WHITE),
        Fouled(WHITE, "own-bearer", DISCS[2]),
    ]
    state = played(game, state, OWN_BEARER)
    assert (due(state), state.turn, state.mending) == ((BLACK, "mend"), WHITE, ("w3",))
    assert game.view(state, None).mend == Mend(DISCS[2], BLACK, "enter")
    assert refused(game, state, "flick b1 90,1") == ("BT-15", "mend-now")
    assert refused(game, state, "enter b3 0,300 flick 0,1") == ("BT-15", "mend-first")
    assert refused(game, state, "enter w3 0,300 flick 0,1", WHITE) == ("BT-15", "not-your-turn")
    assert events_of(game, state, MENDS, PutOn, Fouled) == [PutOn(WHITE, 50.0, 300.0)]
    state = played(game, state, MENDS)
    assert (due(state), state.turn, state.poles[0]) == ((BLACK, "flick"), BLACK, (50.0, 300.0))
    state = played(game, state, "flick b1 90,1")
    assert (due(state), state.last) == ((WHITE, "skip"), ("w1", "b1"))


@pytest.mark.rule("BT-10", "BT-15")
def test_the_mending_flick_is_no_turn() -> None:
    game, state = opened()
    state = played(game, state, "flick w2 90,1", "flick b1 90,1", OWN_BEARER, MENDS)
    assert (due(state), state.last, state.turns) == ((BLACK, "flick"), ("w1", "b1"), 3)
    assert refused(game, state, "flick b1 90,1") == ("BT-10", "flicked-last")


@pytest.mark.rule("BT-15")
def test_the_own_bearer_off_and_the_own_pole_down_are_one_foul_to_pay() -> None:
    game, state = opened()
    text = "flick w1 225,4 > touch w1+wp wp+down w1+w3 off w3@0.0,60.0"
    assert len(events_of(game, state, text, Fouled)) == 1
    state = played(game, state, text, MENDS)
    assert (state.owed, state.poles[0]) == ((True, False), (50.0, 300.0))
    state = played(game, state, "flick b1 90,1", "skip", "flick b2 90,1")
    assert due(state) == (WHITE, "flick")


@pytest.mark.rule("BT-15")
def test_poles_that_the_mending_flick_fells_are_put_back() -> None:
    game, state = opened()
    state = played(game, state, OWN_BEARER)
    text = "enter w3 0,300 flick 0,1 > touch w3+b3 bp+down rest w3@50.0,300.0 b3@400.0,710.0 off b1@760.0,50.0"
    assert events_of(game, state, text, Fell, Fouled, PutOn) == [
        Fell(BLACK, BLACK),
        PutOn(WHITE, 50.0, 300.0),
        PutOn(BLACK, 400.0, 710.0),
    ]
    state = played(game, state, text)
    assert (due(state), state.owed, state.poles) == (
        (BLACK, "flick"),
        (True, False),
        ((50.0, 300.0), (400.0, 710.0)),
    )
    assert spot(state, "b1") is None, "an attacker stays off"


@pytest.mark.rule("BT-15")
def test_a_bearer_that_the_mending_flick_knocks_off_is_mended_likewise() -> None:
    game, state = opened()
    state = played(game, state, OWN_BEARER, SWEEPS)
    assert (due(state), state.mending, state.poles, state.turn) == (
        (WHITE, "mend"),
        ("b3",),
        ((50.0, 300.0), None),
        WHITE,
    )
    state = played(game, state, "enter b3 380,760 flick 270,1 > rest b3@380.0,600.0")
    assert (due(state), state.owed, state.poles[1]) == ((BLACK, "flick"), (True, False), (380.0, 600.0))


@pytest.mark.rule("BT-15")
def test_two_bearers_to_mend() -> None:
    game, state = opened()
    state = played(game, state, OWN_BEARER, "enter w3 0,300 flick 0,6 > touch w3+b3 off w3@760.0,300.0 b3@760.0,700.0")
    assert (due(state), state.mending, state.failures) == ((BLACK, "mend"), ("w3", "b3"), 1)
    state = played(game, state, MENDS)
    assert (due(state), state.mending, state.failures) == ((WHITE, "mend"), ("b3",), 0)
    back = "enter b3 380,760 flick 270,1 > touch b3+w3 rest b3@380.0,600.0 off w3@0.0,1.0"
    state = played(game, state, back)
    assert (due(state), state.mending) == ((BLACK, "mend"), ("w3",))
    state = played(game, state, MENDS)
    assert due(state) == (BLACK, "flick")


@pytest.mark.rule("BT-4", "BT-15")
def test_after_three_failures_the_owner_places_the_bearer() -> None:
    game, state = opened()
    state = played(game, state, OWN_BEARER, MEND_FAILS, MEND_FAILS)
    assert (due(state), state.failures) == ((BLACK, "mend"), 2)
    state = played(game, state, MEND_FAILS)
    assert (due(state), state.failures, state.turn) == ((WHITE, "place"), 3, WHITE)
    assert game.view(state, None).mend == Mend(DISCS[2], WHITE, "place")
    assert refused(game, state, "place w3 10,10") == ("BT-4", "off-the-table")
    assert refused(game, state, "place w3 600,310") == ("BT-4", "not-clear")
    assert refused(game, state, "place w2 50,50") == ("BT-4", "place-first")
    state = played(game, state, "place w3 16,16")
    assert (due(state), state.turn, state.poles[0], state.failures) == ((BLACK, "flick"), BLACK, (16.0, 16.0), 0)


@pytest.mark.rule("BT-4", "BT-15")
def test_placed_after_three_failures_the_other_bearer_is_mended_next() -> None:
    game, state = opened()
    both = "enter w3 0,300 flick 0,6 > touch w3+b3 off w3@760.0,300.0 b3@760.0,700.0"
    state = played(game, state, OWN_BEARER, MEND_FAILS, MEND_FAILS, both)
    assert (due(state), state.mending) == ((WHITE, "place"), ("w3", "b3"))
    state = played(game, state, "place w3 16,16")
    assert (due(state), state.mending, state.failures) == ((WHITE, "mend"), ("b3",), 0)


# What is no foul


@pytest.mark.rule("BT-16")
def test_the_opponents_pole_and_bearer_are_for_the_opponent_to_mend() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,6 > touch w1+b3 bp+down rest b3@380.0,740.0")
    assert (due(state), state.owed, state.poles[1]) == ((BLACK, "raise"), (False, False), None)
    state = played(game, state, "raise")
    assert state.poles[1] == (380.0, 740.0)
    state = played(game, state, "flick w2 90,6 > off b3@380.0,760.0")
    assert (due(state), state.owed, state.poles[1]) == ((BLACK, "mend-own"), (False, False), None)


@pytest.mark.rule("BT-15", "BT-16")
def test_both_poles_fall() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,6 > touch w1+bp bp+down w1+wp wp+down")
    assert (due(state), state.owed, state.poles) == ((BLACK, "raise"), (True, False), (LAY["w3"], None))


@pytest.mark.rule("BT-15", "BT-16")
def test_both_bearers_leave_by_one_shot() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,6 > off w3@0.0,60.0 b3@380.0,760.0")
    assert (due(state), state.mending, state.owed) == ((BLACK, "mend"), ("w3",), (True, False))
    state = played(game, state, MENDS)
    assert (due(state), state.poles) == ((BLACK, "mend-own"), ((50.0, 300.0), None))


@pytest.mark.rule("BT-15", "BT-16")
def test_a_pole_felled_by_the_foul_waits_for_its_owners_turn() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,6 > touch w1+bp bp+down off w3@0.0,60.0", MENDS)
    assert (due(state), state.poles[1]) == ((BLACK, "raise"), None)


@pytest.mark.rule("BT-15", "BT-16")
def test_a_bearer_without_its_pole_that_the_mending_flick_knocks_off_gets_it_back() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,6 > touch w1+bp bp+down off w3@0.0,60.0", SWEEPS)
    state = played(game, state, "enter b3 380,760 flick 270,1 > rest b3@380.0,600.0")
    assert (due(state), state.poles[1]) == ((BLACK, "flick"), (380.0, 600.0))


@pytest.mark.rule("BT-16")
def test_attackers_stay_off_until_flicked_in() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 0,6 > touch w1+b1 off b1@760.0,300.0 w1@760.0,310.0 w2@0.0,1.0")
    assert (due(state), state.owed) == ((BLACK, "flick"), (False, False))
    assert [disc.where for disc in game.view(state, None).discs] == ["off", "off", "on", "off", "on", "on"]


# Lying and standing


@pytest.mark.rule("BT-17")
def test_a_pole_stands_centred_or_not() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,1 > touch w1+bp rest bp@390.0,705.0")
    assert (state.poles[1], due(state)) == ((390.0, 705.0), (BLACK, "flick"))
    state = played(game, state, "flick b1 90,1 > touch b1+b3 rest b3@380.0,695.0")
    assert (state.poles[1], spot(state, "b3"), state.owed) == ((390.0, 705.0), (380.0, 695.0), (False, False))


@pytest.mark.rule("BT-17")
def test_a_pole_has_fallen_whose_bearer_left() -> None:
    game, state = opened()
    assert events_of(game, state, "flick w1 90,6 > off b3@380.0,760.0", Fell) == [Fell(BLACK, WHITE)]


@pytest.mark.rule("BT-17")
def test_a_leaning_disc_is_laid_flat_at_the_nearest_free_spot() -> None:
    game, state = opened()
    text = "flick w1 0,6 > touch w1+b1 rest w1@590.0,300.0~"
    (laid,) = events_of(game, state, text, LaidFlat)
    state = played(game, state, text)
    assert laid == LaidFlat(DISCS[0], state.discs[0].x, state.discs[0].y)
    assert (spot(state, "w1"), spot(state, "b1")) == ((567.99, 300.0), (600.0, 300.0))


@pytest.mark.rule("BT-17")
def test_a_leaning_disc_that_has_room_is_laid_where_it_is() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 0,6 > rest w1@590.0,200.0~ b1@590.0,200.0")
    assert spot(state, "w1") == (622.01, 200.0), "east of it, where all sides are equally near"
    state = played(game, state, "flick b2 0,6 > rest b2@300.0,100.0~")
    assert spot(state, "b2") == (300.0, 100.0)


@pytest.mark.rule("BT-17")
def test_discs_are_laid_flat_in_the_order_of_their_names_and_wholly_on_the_table() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 0,6 > touch w1+b1 rest b1@10.0,500.0~ w1@5.0,500.0~")
    assert spot(state, "w1") == (16.0, 500.0)
    assert spot(state, "b1") == (16.0, 467.99)


@pytest.mark.rule("BT-17")
def test_a_pole_goes_with_its_bearer_that_is_laid_flat() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 0,6 > touch w1+b3 rest w1@380.0,640.0 b3@380.0,650.0~ bp@383.0,652.0")
    lies, stands = spot(state, "b3"), state.poles[1]
    assert lies == (380.0, 672.01)
    assert stands == pytest.approx((383.0, 674.01))


@pytest.mark.rule("BT-3", "BT-17")
def test_an_entering_bearer_that_leans_is_laid_flat_and_gets_its_pole() -> None:
    game, state = opened()
    state = lying(played(game, state, OWN_BEARER), w1=(60.0, 300.0))
    state = played(game, state, "enter w3 0,300 flick 0,1 > touch w3+w1 rest w3@50.0,300.0~")
    assert spot(state, "w3") == (27.99, 300.0)
    assert state.poles[0] == pytest.approx((27.99, 300.0))
