"""The rules against an implementation by somebody who knew only the rules page."""

from random import Random

import pytest

from chabudai.core import NATURE, Listed
from chabudai.games.bossa import Colour, State
from tests.games.bossa.tables import GAME
from tests.reference.bossa import Reference

GAMES = 2_000
COLOURS: tuple[Colour, ...] = ("W", "B")

pytestmark = pytest.mark.rule(*(f"BO-{number}" for number in range(1, 17)))


def compare(reference: Reference, state: State) -> None:
    acting = min(GAME.to_act(state), default=None)
    assert reference.to_move() == acting
    assert reference.hands() == state.hands
    assert reference.markers() == state.markers
    assert (reference.pile(), set(reference.unseen())) == (state.pile, set(state.unseen))
    assert sorted(reference.discarded()) == sorted(state.discarded)
    for colour, line in zip(COLOURS, state.lines, strict=False):
        assert reference.line(colour) == {line.die: [], **{spot.value: list(spot.layers) for spot in line.spots}}
    result = GAME.result(state)
    assert reference.over() == (result is not None)
    if result:
        assert (reference.winners(), reference.why()) == (result.winners, result.rule)
        return
    assert acting is not None
    moves = GAME.moves(state, acting)
    if isinstance(moves, Listed):
        assert sorted(map(str, moves)) == sorted(reference.moves())
    if acting == NATURE and state.awaits != "deal":
        assert {str(move): odds for move, odds in GAME.outcomes(state) or ()} == reference.odds()


def play_both(seed: int) -> State:
    rng, state, reference = Random(seed), GAME.start(), Reference.start()
    compare(reference, state)
    while GAME.to_act(state):
        (seat,) = GAME.to_act(state)
        move = GAME.nature(state, rng) if seat == NATURE else GAME.moves(state, seat).sample(rng)
        reference = reference.play(str(move))
        state = GAME.apply(state, seat, move)
        compare(reference, state)
    return state


def test_random_games_agree_move_by_move() -> None:
    endings = {"BO-13": 0, "BO-14": 0, "BO-15": 0}
    for seed in range(GAMES):
        result = play_both(seed).result
        assert result
        endings[result.rule or ""] += 1
    assert min(endings.values()) > 30  # each way to end was seen
