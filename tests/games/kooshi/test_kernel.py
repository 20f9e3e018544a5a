"""What the kernel adds to the rules: random play."""

import subprocess
import sys

import pytest

from chabudai.games.kooshi import kernel
from chabudai.games.kooshi.board import SIZE
from chabudai.games.kooshi.kernel import machine
from chabudai.games.kooshi.state import REPETITIONS, WINNING_POINTS
from tests.games.kooshi.boards import GAME, drawn, play


def test_the_kernel_has_the_rules_numbers() -> None:
    ours = (machine.SIZE, machine.WINNING_POINTS, machine.REPETITIONS)
    assert ours == (SIZE, WINNING_POINTS, REPETITIONS)


def test_no_line_has_more_moves_than_the_kernel_guesses_among() -> None:
    table = kernel.table_of_lines()
    assert table[:, machine.COUNT : machine.COUNT + 2].max() == machine.MOST_ALONG


@pytest.mark.parametrize("listed", [True, False])
def test_playouts_draw_every_move_alike(listed: bool) -> None:
    # One move decides: two of the four moves of the last dark piece that matter are told apart by who wins.
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . . .
        . . . . .
        a . . . A
    """,
        points="3-3",
    )
    ended = kernel.playouts(state, 40_000, seed=3, listed=listed, most=1)
    # From e1 light has four moves; two of them walk off the board and lose at once.
    assert ended.dark == pytest.approx(20_000, abs=600)
    assert ended.stopped == 40_000 - ended.dark
    assert ended.light == ended.drawn == 0


def test_playouts_by_list_and_by_guess_agree() -> None:
    listed = kernel.playouts(GAME.start(), 50_000, seed=1, listed=True)
    guessed = kernel.playouts(GAME.start(), 50_000, seed=2, listed=False)
    assert sum(listed[:4]) == sum(guessed[:4]) == 50_000
    assert listed.light == pytest.approx(guessed.light, abs=1_000)
    assert listed.moves == pytest.approx(guessed.moves, rel=0.02)
    assert kernel.playouts(GAME.start(), 50_000, seed=1, listed=True) == listed


def test_playouts_know_the_past() -> None:
    shuffle = ("c2e", "c4e", "d2w", "d4w")
    state = play(GAME.start(), *shuffle, *shuffle[:3])
    # One of dark's moves repeats the start for the third time.
    one = kernel.playouts(state, 20_000, seed=1, most=1)
    assert one.drawn == pytest.approx(20_000 / len(state.moves), rel=0.15)


def test_a_game_that_is_over_cannot_be_played_out() -> None:
    over = play(drawn("A . . . .\n" + ". . . . .\n" * 3 + ". . . . b", points="0-3"), "a5w")
    assert kernel.perft(over, 3) == 0
    assert kernel.moves(over) == []
    with pytest.raises(ValueError, match="over"):
        kernel.playouts(over, 1, seed=1)


def test_numba_is_loaded_only_when_a_kernel_is_used() -> None:
    script = """
import sys, random, chabudai
game = chabudai.game("kooshi")
match = chabudai.Match(game, seed=1)
for level in (1, 1):  # the others search on the kernel
    (seat,) = match.to_act
    match.play(seat, chabudai.bot("kooshi", level=level).choose(game.view(match.state, seat), random.Random(1)))
heavy = {"numba", "numpy", "rich", "hypothesis"} & set(sys.modules)
assert not heavy, heavy
"""
    subprocess.run([sys.executable, "-c", script], check=True)
