"""The bots of Ko-oshi: legal, by view only, and graded."""

from random import Random

import pytest

import chabudai
from benchmarks.ladder.players import Beginner
from chabudai.core import Seat
from chabudai.games.kooshi import Move, View
from tests.bots.duels import score
from tests.games.kooshi.boards import GAME, LIGHT, drawn, play

LEVELS = (1, 2, 3, 4, 5)
BEGINNING = 10
"""How many moves of a game are looked at for being unlike another's."""


class Weighed:
    """A bot with a fixed effort, so that a duel comes out the same on any machine."""

    def __init__(self, level: int, effort: int = 4_000) -> None:
        self._bot = chabudai.bot("kooshi", level)
        self._effort = effort

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        return self._bot.choose(view, rng, seconds, effort or self._effort)


@pytest.mark.parametrize(("level", "least"), [(1, 0.7), (2, 0.7), (3, 0.9), (4, 0.95), (5, 0.95)])
def test_each_level_beats_a_random_player(level: int, least: float) -> None:
    assert score(GAME, Weighed(level, 500), None, 60) >= least


def test_the_highest_level_beats_the_lowest() -> None:
    assert score(GAME, Weighed(5), Weighed(1), 20) >= 0.95


def test_a_beginner_beats_level_1() -> None:
    assert score(GAME, Beginner(GAME), chabudai.bot("kooshi", 1), 200) >= 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_games_begin_alike(level: int) -> None:
    begun: list[str] = []
    for seed in range(4):
        state, rng, bot = GAME.start(), Random(seed), Weighed(level, 2_000)
        for _ in range(BEGINNING):
            if not state.result:
                state = GAME.apply(state, state.turn, bot.choose(GAME.view(state, state.turn), rng))
        begun.append(GAME.position(state))
    assert len({*begun}) == len(begun)


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
        move = Weighed(level).choose(GAME.view(state, LIGHT), Random(seed))
        assert GAME.apply(state, LIGHT, move).claimed == (0, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_generator_gives_the_same_move(level: int) -> None:
    view = GAME.view(GAME.start(), LIGHT)
    bot = chabudai.bot("kooshi", level)
    assert len({bot.choose(view, Random(3), seconds=60.0, effort=3_000) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_without_time_still_moves_legally(level: int) -> None:
    view = GAME.view(GAME.start(), LIGHT)
    assert chabudai.bot("kooshi", level).choose(view, Random(1), seconds=0.0) in GAME.moves(GAME.start(), Seat(0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    over = play(drawn("A . . . .\n" + ". . . . .\n" * 3 + ". . . . b", points="0-3"), "a5w")
    with pytest.raises(ValueError, match="no move"):
        chabudai.bot("kooshi", level).choose(GAME.view(over, LIGHT), Random(1))
