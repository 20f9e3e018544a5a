"""BT-7 to BT-12: what comes first in a turn, and what may be flicked."""

import pytest

from chabudai.core import Seat
from chabudai.games.botaoshi import (
    ATTACKERS,
    BEARERS,
    POLES,
    Fell,
    Fouled,
    Mend,
    NoRamp,
    NotEntered,
    PutOn,
    Raised,
    Ramp,
    Skipped,
    State,
)
from tests.games.botaoshi.tables import BLACK, LAY, WHITE, events_of, lying, opened, played, spot
from tests.games.botaoshi.test_setup import refused

FOUL = "flick w1 270,1 > touch w1+wp wp+down rest w1@200.0,200.0"
BEARER_OFF = "flick w1 90,6 > touch w1+b3 bp+down rest w1@380.0,650.0 off b3@380.0,760.0"
POLE_DOWN = "flick w1 90,6 > touch w1+bp bp+down rest w1@380.0,650.0"


def due(state: State) -> tuple[Seat, str]:
    """Return who acts, and what is awaited."""
    return state.actor, state.awaits


@pytest.mark.rule("BT-7")
def test_a_turn_is_spent_to_bring_the_own_bearer_back() -> None:
    game, state = opened()
    state = played(game, state, BEARER_OFF)
    assert (due(state), state.poles[1], spot(state, "b3")) == ((BLACK, "mend-own"), None, None)
    view = game.view(state, BLACK)
    assert view.mend == Mend(BEARERS[1], BLACK, "enter")
    assert [(disc.how, disc.why_not) for disc in view.discs[4:]] == [(None, "mend-first"), ("enter", None)]
    assert view.discs[5].where == "off"
    assert refused(game, state, "flick b1 90,1") == ("BT-7", "mend-now")
    assert refused(game, state, "enter b1 380,760 flick 90,1") == ("BT-15", "mend-first")
    assert refused(game, state, "raise") == ("BT-7", "mend-now")
    state = played(game, state, "enter b3 380,760 flick 270,1 > rest b3@380.0,600.0")
    assert (due(state), state.poles[1], state.turns) == ((WHITE, "flick"), (380.0, 600.0), 2)


@pytest.mark.rule("BT-7")
def test_a_bearer_that_leaves_again_stays_off_without_a_foul() -> None:
    game, state = opened()
    state = played(game, state, BEARER_OFF)
    text = "enter b3 380,760 flick 90,1 > off b3@380.0,760.0"
    assert events_of(game, state, text, NotEntered, Fouled) == [NotEntered(BLACK, BEARERS[1])]
    state = played(game, state, text)
    assert (due(state), state.owed, state.mending) == ((WHITE, "flick"), (False, False), ())
    assert game.view(state, WHITE).ramp == NoRamp("pole-down")
    assert due(played(game, state, "flick w2 90,1")) == (BLACK, "mend-own")


@pytest.mark.rule("BT-7", "BT-16")
def test_what_else_a_returning_bearer_does_is_no_foul() -> None:
    game, state = opened()
    state = played(game, state, BEARER_OFF)
    fells = "enter b3 380,760 flick 270,1 > touch b3+wp wp+down rest b3@380.0,500.0"
    after = played(game, state, fells)
    assert (due(after), after.poles, after.owed) == ((WHITE, "raise"), (None, (380.0, 500.0)), (False, False))
    sweeps = "enter b3 380,760 flick 270,1 > touch b3+w3 rest b3@380.0,500.0 off w3@0.0,60.0 b1@0.0,50.0 w2@0.0,40.0"
    after = played(game, state, sweeps)
    assert (due(after), after.poles[0], after.owed) == ((WHITE, "mend-own"), None, (False, False))
    assert (spot(after, "b1"), spot(after, "w2")) == (None, None), "attackers stay off"


@pytest.mark.rule("BT-8")
def test_a_turn_is_spent_to_put_the_own_pole_back() -> None:
    game, state = opened()
    assert events_of(game, state, POLE_DOWN, Fell, Fouled, PutOn) == [Fell(BLACK, WHITE)]
    state = played(game, state, POLE_DOWN)
    assert (due(state), state.poles) == ((BLACK, "raise"), (LAY["w3"], None))
    assert game.view(state, BLACK).mend == Mend(POLES[1], BLACK, "raise")
    assert refused(game, state, "flick b1 90,1") == ("BT-8", "raise-now")
    assert refused(game, state, "raise", WHITE) == ("BT-8", "not-your-turn")
    assert events_of(game, state, "raise") == [Raised(BLACK), PutOn(BLACK, *LAY["b3"])]
    state = played(game, state, "raise")
    assert (due(state), state.poles[1], state.turns) == ((WHITE, "flick"), LAY["b3"], 2)


@pytest.mark.rule("BT-9", "BT-15")
def test_a_foul_costs_the_next_turn() -> None:
    game, state = opened()
    state = played(game, state, FOUL)
    assert (due(state), state.owed, state.poles[0]) == ((BLACK, "flick"), (True, False), LAY["w3"])
    state = played(game, state, "flick b1 90,1")
    assert due(state) == (WHITE, "skip")
    assert refused(game, state, "flick w2 90,1") == ("BT-9", "skip-now")
    assert events_of(game, state, "skip") == [Skipped(WHITE)]
    state = played(game, state, "skip")
    assert (due(state), state.owed, state.turns) == ((BLACK, "flick"), (False, False), 3)
    assert due(played(game, state, "flick b2 90,1")) == (WHITE, "flick")


@pytest.mark.rule("BT-9")
def test_turns_spent_otherwise_do_not_pay_for_a_foul() -> None:
    game, state = opened()
    state = played(game, state, FOUL, "flick b1 180,6 > touch b1+w3 rest b1@110.0,300.0 off w3@0.0,60.0")
    assert (due(state), state.owed) == ((WHITE, "mend-own"), (True, False))
    state = played(game, state, "enter w3 380,0 flick 90,1 > off w3@380.0,0.0", "flick b2 180,1")
    assert (due(state), state.owed) == ((WHITE, "mend-own"), (True, False))
    state = played(game, state, "enter w3 380,0 flick 90,1 > rest w3@380.0,100.0")
    state = played(game, state, "flick b1 180,1 > touch b1+wp wp+down")
    assert (due(state), state.owed) == ((WHITE, "raise"), (True, False))
    state = played(game, state, "raise", "flick b2 180,1")
    assert (due(state), state.owed) == ((WHITE, "skip"), (True, False))
    state = played(game, state, "skip", "flick b1 180,1")
    assert (due(state), state.owed) == ((WHITE, "flick"), (False, False))


@pytest.mark.rule("BT-10")
def test_the_same_disc_is_not_flicked_two_turns_in_a_row() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 90,1", "flick b1 90,1")
    assert (state.last, refused(game, state, "flick w1 90,1")) == (("w1", "b1"), ("BT-10", "flicked-last"))
    assert [disc.why_not for disc in game.view(state, WHITE).discs[:3]] == ["flicked-last", None, "bearer"]
    state = played(game, state, "flick w2 90,1", "flick b2 90,1", "flick w1 90,1")
    assert state.last == ("w1", "b2")


@pytest.mark.rule("BT-10", "BT-11")
def test_also_not_from_the_edge() -> None:
    game, state = opened()
    state = played(game, state, "flick w1 0,6 > off w1@760.0,300.0", "flick b1 90,1")
    assert refused(game, state, "enter w1 380,0 flick 90,1") == ("BT-10", "flicked-last")
    state = played(game, state, "flick w2 0,6 > off w2@760.0,400.0", "flick b2 90,1")
    assert refused(game, state, "enter w2 380,0 flick 90,1") == ("BT-10", "flicked-last")
    state = played(game, state, "enter w1 380,0 flick 90,1 > rest w1@380.0,200.0")
    assert (spot(state, "w1"), state.last[0]) == ((380.0, 200.0), "w1")


@pytest.mark.rule("BT-10")
@pytest.mark.parametrize(
    "spent",
    [
        (FOUL, "flick b1 90,1", "skip"),
        ("flick w1 90,1", "flick b1 180,6 > touch b1+wp wp+down", "raise"),
        ("flick w1 90,1", "flick b1 180,6 > off w3@0.0,60.0", "enter w3 100,0 flick 90,1 > rest w3@100.0,60.0"),
    ],
    ids=["skipped", "raised", "brought back"],
)
def test_a_turn_spent_otherwise_clears_it(spent: tuple[str, ...]) -> None:
    game, state = opened()
    state = played(game, state, *spent)
    assert state.last == (None, "b1")
    state = played(game, state, "flick b2 90,1", "flick w1 90,1")
    assert state.last == ("w1", "b2")


@pytest.mark.rule("BT-10", "BT-13")
def test_a_scoring_shot_is_a_flick_of_its_disc() -> None:
    game, state = opened()
    state = played(game, state, "score 90,3", "flick b1 90,1")
    assert state.last[0] == "w1"
    assert refused(game, state, "flick w1 90,1") == ("BT-10", "flicked-last")
    assert refused(game, state, "score 90,3") == ("BT-10", "no-ramp-flicked-last")
    assert game.view(state, WHITE).ramp == NoRamp("flicked-last", ATTACKERS[0][0])
    state = played(game, state, "flick w2 90,1", "flick b2 90,1")
    assert isinstance(game.view(state, WHITE).ramp, Ramp), "the front disc has moved"


@pytest.mark.rule("BT-11")
def test_a_disc_that_is_off_enters_from_the_edge() -> None:
    game, state = opened()
    state = lying(state, w1=None)
    assert [disc.how for disc in game.view(state, WHITE).discs[:2]] == ["enter", "flick"]
    assert refused(game, state, "flick w1 90,1") == ("BT-11", "is-off")
    assert refused(game, state, "enter w2 380,0 flick 90,1") == ("BT-11", "is-on")
    after = played(game, state, "enter w1 380,0 flick 90,1 > off w1@380.0,0.0")
    assert (spot(after, "w1"), after.owed, due(after)) == (None, (False, False), (BLACK, "flick"))
    after = played(game, state, "enter w1 380,0 flick 90,1 > rest w1@380.0,100.0")
    assert spot(after, "w1") == (380.0, 100.0)


@pytest.mark.rule("BT-11", "BT-15")
def test_an_entering_attacker_can_foul() -> None:
    game, state = opened()
    state = lying(state, w1=None)
    state = played(game, state, "enter w1 380,0 flick 180,3 > touch w1+w3 wp+down rest w1@200.0,60.0")
    assert (state.owed, state.poles[0]) == ((True, False), LAY["w3"])


@pytest.mark.rule("BT-12")
def test_both_attackers_are_needed_to_score() -> None:
    game, state = opened()
    assert isinstance(game.view(state, WHITE).ramp, Ramp)
    state = lying(state, w2=None)
    assert game.view(state, WHITE).ramp == NoRamp("attacker-off", ATTACKERS[0][1])
    assert refused(game, state, "score 90,3") == ("BT-12", "no-ramp-attacker-off")


@pytest.mark.rule("BT-10", "BT-12")
def test_moves_of_other_kinds_are_refused() -> None:
    game, state = opened()
    for text in ("raise", "skip", "place w1 100,100"):
        assert refused(game, state, text) == ("BT-10", "flick-now")
    assert refused(game, state, "flick b1 90,1") == ("BT-10", "not-yours")
    assert refused(game, state, "flick w1 90,7") == ("BT-10", "out-of-bounds")
    assert game.view(played(game, state, "flick w1 90,1"), None).mend is None
