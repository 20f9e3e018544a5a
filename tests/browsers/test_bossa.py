"""A whole match of BOSSa against the computer: tiles to their places, and markers spent."""

from random import Random

from chabudai.core import Seat
from chabudai.games.bossa import State
from tests.browser.bossa_clicks import clicks
from tests.browsers.visitor import Visitor


def test_a_whole_match(visitor: Visitor) -> None:
    visitor.begin("bossa", "against-bot")
    visitor.picture("bossa")
    rng = Random(7)
    while not visitor.result:
        state = my_turn(visitor)
        if state is None:
            break
        before = visitor.moves_made
        for selector in clicks(state.turn, state.moves.sample(rng)):
            visitor.click(selector)
        visitor.wait_for_more(before)
    visitor.wait_to_see('[data-test="rematch"]')


def my_turn(visitor: Visitor) -> State | None:
    """Wait until the first seat is to act, and return how the match stands; None when it is over."""
    while True:
        game, state = visitor.table()
        assert isinstance(state, State)
        if not game.to_act(state):
            return None
        if Seat(0) in game.to_act(state):
            return state
