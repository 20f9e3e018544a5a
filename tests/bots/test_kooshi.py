"""The bots of Ko-oshi: legal, by view only, and graded."""

from random import Random

import pytest

import chabudai
from chabudai.core import Seat
from tests.bots.duels import score
from tests.games.kooshi.boards import GAME, LIGHT, drawn, play

LEVELS = (1, 2)


def test_level_2_beats_a_random_player() -> None:
    assert score(GAME, chabudai.bot("kooshi", 2), None, 100) >= 0.95


def test_each_level_beats_the_one_below() -> None:
    assert score(GAME, chabudai.bot("kooshi", 1), None, 100) >= 0.8
    assert score(GAME, chabudai.bot("kooshi", 2), chabudai.bot("kooshi", 1), 20) >= 0.75


@pytest.mark.parametrize("level", LEVELS)
def test_bots_take_a_win(level: int) -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . A a
        . . . . .
        A . . . b
    """,
        points="3-0",
    )
    for seed in range(5):
        assert str(chabudai.bot("kooshi", level).choose(GAME.view(state, LIGHT), Random(seed))) == "d3e"


@pytest.mark.parametrize("level", LEVELS)
def test_bots_keep_hold_of_their_pieces(level: int) -> None:
    state = GAME.start()
    for seed in range(5):
        move = chabudai.bot("kooshi", level).choose(GAME.view(state, LIGHT), Random(seed))
        assert GAME.apply(state, LIGHT, move).claimed == (0, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_generator_gives_the_same_move(level: int) -> None:
    view = GAME.view(GAME.start(), LIGHT)
    bot = chabudai.bot("kooshi", level)
    assert len({bot.choose(view, Random(3), seconds=60.0) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_time_still_moves_legally(level: int) -> None:
    view = GAME.view(GAME.start(), LIGHT)
    assert chabudai.bot("kooshi", level).choose(view, Random(1), seconds=0.0) in GAME.moves(GAME.start(), Seat(0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    over = play(drawn("A . . . .\n" + ". . . . .\n" * 3 + ". . . . b", points="0-3"), "a5w")
    with pytest.raises(ValueError, match="no move"):
        chabudai.bot("kooshi", level).choose(GAME.view(over, LIGHT), Random(1))
