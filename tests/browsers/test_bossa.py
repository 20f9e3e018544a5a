"""A whole match of BOSSa against the computer: tiles to their places, and markers spent."""

from random import Random

from chabudai.games.bossa import Exchange, Place, Redraw, Stack, State, Turn
from tests.browsers.visitor import Visitor


def tile(name: str, seat: int) -> str:
    return f'[data-test="tile-{name}"][data-seat="{seat}"]'


def marker(name: str, seat: int) -> str:
    return f'[data-test="marker-{name}"][data-seat="{seat}"]'


def clicks(seat: int, move: Turn) -> list[str]:
    """Return what a person clicks for a move, one after the other."""
    match move:
        case Place(line, value, tiles):
            return [*(tile(each, seat) for each in tiles), f'[data-test="place-{line}{value}"]']
        case Stack(line, value, tiles):
            return [marker("S", seat), *clicks(seat, Place(line, value, tiles))]
        case Redraw(name):
            return [marker("R", seat), tile(name, seat)]
        case Exchange(mine, theirs):
            return [marker("X", seat), tile(mine, seat), tile(theirs, 1 - seat)]


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
        if game.to_act(state) == {0}:
            return state
