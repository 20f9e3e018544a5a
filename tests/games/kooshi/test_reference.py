"""The rules and the kernel against an implementation by somebody who knew only the rules page."""

from pathlib import Path
from random import Random

import pytest

from chabudai.games.kooshi import State, kernel
from chabudai.testkit import perft, read_perft
from tests.games.kooshi.boards import GAME, legal, play
from tests.reference.kooshi import Reference
from tests.reference.kooshi import perft as reference_perft

ORACLE = read_perft((Path(__file__).parents[2] / "oracles" / "kooshi.perft").read_text("utf-8"))
COUNTED_IN_PYTHON = 200_000

pytestmark = pytest.mark.rule("KO-4", "KO-5", "KO-6", "KO-7", "KO-8", "KO-9", "KO-10")


@pytest.mark.parametrize(("position", "counts"), ORACLE)
def test_perft(position: str, counts: dict[int, int], pytestconfig: pytest.Config) -> None:
    state = GAME.from_position(position)
    for depth, nodes in counts.items():
        assert kernel.perft(state, depth) == nodes
        if nodes <= COUNTED_IN_PYTHON * pytestconfig.option.agree:
            assert perft(GAME, state, depth) == nodes
            assert reference_perft(Reference.start(position), depth) == nodes


def compare(reference: Reference, state: State) -> None:
    result = GAME.result(state)
    assert reference.over() == (result is not None)
    assert reference.scores() == GAME.scores(state)
    assert set(reference.moves()) == legal(state) == {str(move) for move in kernel.moves(state)}
    if result is None:
        assert reference.position() == GAME.position(state)
    else:
        assert (reference.winners(), reference.why()) == (result.winners, result.rule)


def careful(state: State, rng: Random) -> list[str]:
    """Return the moves that hand over nothing, now and then all of them, so that games last and repeat."""
    side = state.turn
    kept = [move for move in state.moves if GAME.apply(state, side, move).claimed[1 - side] == state.claimed[1 - side]]
    return [str(move) for move in (kept if kept and rng.random() < 0.95 else state.moves)]


@pytest.mark.rule("KO-11", "KO-12", "KO-13")
@pytest.mark.parametrize("number", range(20))
def test_random_games_move_by_move(number: int, pytestconfig: pytest.Config) -> None:
    rng = Random(number)
    for _ in range(20 * pytestconfig.option.agree):
        position, _ = rng.choice(ORACLE)
        reference, state = Reference.start(position), GAME.from_position(position)
        steady = rng.random() < 0.3
        while True:
            compare(reference, state)
            if reference.over():
                break
            text = rng.choice(careful(state, rng) if steady else sorted(legal(state)))
            before = state
            reference, state = reference.play(text), play(state, text)
            assert kernel.after(before, GAME.parse(before, text)) == state


@pytest.mark.rule("KO-13")
def test_shuffling_games_end_in_the_same_draws() -> None:
    rng = Random(5)
    drawn = 0
    for _ in range(60):
        position = "A4/5/5/5/4b l 0-0 -"
        reference, state = Reference.start(position), GAME.from_position(position)
        while not reference.over():
            text = rng.choice(careful(state, rng))
            reference, state = reference.play(text), play(state, text)
            compare(reference, state)
        drawn += reference.winners() == ()
    assert drawn > 5
