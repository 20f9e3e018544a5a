"""The rules against an implementation by somebody who knew only the rules page."""

from random import Random
from typing import Literal

import pytest

from chabudai.core import NATURE, Listed
from chabudai.games.bossa import Bossa, Colour, Line, Options, State
from tests.reference.bossa import Reference

GAMES = {"one": 500, "several": 200}
COLOURS: tuple[Colour, ...] = ("W", "B")

pytestmark = pytest.mark.rule(*(f"BO-{number}" for number in range(1, 17)))


def layers(line: Line) -> dict[int, list[tuple[str, ...]]]:
    return {line.die: [], **{spot.value: list(spot.layers) for spot in line.spots}}


def heaps(line: dict[int, list[tuple[str, ...]]]) -> dict[int, tuple[int, list[str]]]:
    """Return how many layers and which tiles are on each place, however they are divided."""
    return {value: (len(laid), sorted(tile for layer in laid for tile in layer)) for value, laid in line.items()}


def compare(game: Bossa, reference: Reference, state: State) -> None:
    acting = min(game.to_act(state), default=None)
    assert reference.to_move() == acting
    assert reference.hands() == state.hands
    assert reference.markers() == state.markers
    assert (reference.pile(), set(reference.unseen())) == (state.pile, set(state.unseen))
    assert sorted(reference.discarded()) == sorted(state.discarded)
    for colour, line in zip(COLOURS, state.lines, strict=False):
        assert heaps(reference.line(colour)) == heaps(layers(line))
        assert state.stack == "several" or reference.line(colour) == layers(line)
    result = game.result(state)
    assert reference.over() == (result is not None)
    if result:
        assert (reference.winners(), reference.why()) == (result.winners, result.rule)
        return
    assert acting is not None
    moves = game.moves(state, acting)
    if isinstance(moves, Listed):
        assert sorted(map(str, moves)) == sorted(reference.moves())
    if acting == NATURE and state.awaits != "deal":
        assert {str(move): odds for move, odds in game.outcomes(state) or ()} == reference.odds()


def play_both(game: Bossa, seed: int) -> State:
    rng, state = Random(seed), game.start()
    reference = Reference.start(several=game.options.stack == "several")
    compare(game, reference, state)
    while game.to_act(state):
        (seat,) = game.to_act(state)
        move = game.nature(state, rng) if seat == NATURE else game.moves(state, seat).sample(rng)
        reference = reference.play(str(move))
        state = game.apply(state, seat, move)
        compare(game, reference, state)
    return state


@pytest.mark.parametrize("stack", ["one", "several"])
def test_random_games_agree_move_by_move(stack: Literal["one", "several"], pytestconfig: pytest.Config) -> None:
    endings = {"BO-13": 0, "BO-14": 0, "BO-15": 0}
    games = GAMES[stack] * pytestconfig.option.agree
    for seed in range(games):
        result = play_both(Bossa(Options(stack)), seed).result
        assert result
        endings[result.rule or ""] += 1
    assert min(endings.values()) > games / 70  # each way to end was seen
