"""What is done for a player whose time is over: something gentle, and legal."""

import pytest

from chabudai.games.botaoshi import BEARERS, DISCS, Botaoshi, Enter, Flick, Place, Raise, Skip, State, Turn
from tests.games.botaoshi.tables import STEADY, act, entered, lying, opened, played


def advised(game: Botaoshi, state: State) -> Turn:
    """Return what is advised, which is legal."""
    (seat,) = game.to_act(state)
    move = game.default(game.view(state, seat))
    assert game.moves(state, seat).contains(move)
    return move


@pytest.mark.rule("BT-2")
def test_discs_enter_straight_from_their_own_side() -> None:
    game = Botaoshi(STEADY)
    state = game.start()
    assert advised(game, state) == Enter(DISCS[0], 228.0, 0.0, 90.0, 1.14)
    state = entered(game, state)
    assert advised(game, state) == Enter(DISCS[3], 228.0, 760.0, 270.0, 1.14)


@pytest.mark.rule("BT-2")
def test_a_lane_that_is_taken_is_left_aside() -> None:
    game, state = opened()
    state = lying(state, w1=None, w2=(228.0, 20.0))
    assert advised(game, state) == Enter(DISCS[0], 196.0, 0.0, 90.0, 1.14)


@pytest.mark.rule("BT-10")
def test_a_soft_flick_towards_the_middle() -> None:
    game, state = opened()
    assert advised(game, state) == Flick(DISCS[0], 90.0, 0.3)
    state = played(game, state, "flick w1 90,1", "flick b2 0,1")
    assert advised(game, state) == Flick(DISCS[1], 270.0, 0.3)


@pytest.mark.rule("BT-7", "BT-8", "BT-9", "BT-15")
def test_what_is_due_is_done() -> None:
    game, state = opened()
    off = played(game, state, "flick w1 90,1 > off b3@0.0,1.0")
    assert advised(game, off) == Enter(BEARERS[1], 380.0, 760.0, 270.0, 0.806)
    down = played(game, state, "flick w1 90,1 > touch w1+bp bp+down")
    assert advised(game, down) == Raise()
    foul = played(game, state, "flick w1 90,1 > touch w1+wp wp+down", "flick b1 0,1")
    assert advised(game, foul) == Skip()
    own = played(game, state, "flick w1 90,1 > off w3@0.0,1.0")
    assert advised(game, own) == Enter(BEARERS[0], 380.0, 0.0, 90.0, 0.806)
    for _ in range(3):
        own = entered(game, own, "off w3@0.0,1.0")
    assert advised(game, own) == Place(BEARERS[0], 376.0, 136.0)


@pytest.mark.rule("BT-4")
def test_a_disc_is_placed_where_there_is_room() -> None:
    game = Botaoshi(STEADY)
    state = entered(game, entered(game, game.start(), "rest w1@228.0,260.0"), "rest b1@228.0,640.0")
    state = act(game, state, "enter w2 380,0 flick 90,1")
    state = act(game, state, "settled rest w2@236.0,636.0 off b1@0.0,640.0")
    assert advised(game, state) == Place(DISCS[3], 196.0, 636.0)
