"""The bots that play any game: legal everywhere, in time, better from level to level, and blind to secrets."""

import time
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

import chabudai
from chabudai.bots import AnyBot, generic_levels
from chabudai.bots.generic import OneMoveBot, PlayoutBot
from chabudai.bots.search import Budget, TreeSearch
from chabudai.bots.search.payoffs import Payoffs
from chabudai.core import NATURE, AnyGame, Result, Seat, needs_engine, with_engine
from chabudai.table import Match
from tests.bots.duels import score
from tests.cli.tables import BlurredMorra
from tests.toys.morra import Morra, Options, State, View
from tests.toys.nim import Nim
from tests.toys.nim import Options as NimOptions
from tests.toys.nim import State as Heap
from tests.toys.race import Options as RaceOptions
from tests.toys.race import Race
from tests.toys.tictactoe import Place, TicTacToe
from tests.toys.tictactoe import State as Board

LEVELS = generic_levels()
LONG = 60.0
"""Seconds that no search in these tests needs."""

GAMES: dict[str, Callable[[], AnyGame]] = {
    "kooshi": lambda: chabudai.game("kooshi"),
    "bossa": lambda: chabudai.game("bossa"),
    "karate": lambda: chabudai.game("karate", players=8),
    "karate alone": lambda: chabudai.game("karate", players=1),
    "ppolf": lambda: chabudai.game("ppolf", players=2),
    "ppolf alone": lambda: chabudai.game("ppolf", players=1, limit=1),
    "botaoshi": lambda: chabudai.game("botaoshi"),
    "morra of eight": lambda: Morra(Options(players=8)),
    "morra alone": lambda: Morra(Options(players=1)),
    "blurred morra": BlurredMorra,
    "race of eight": lambda: Race(RaceOptions(players=8)),
    "nim": Nim,
    "tic-tac-toe": TicTacToe,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_every_level_plays_every_game_legally_and_in_time(name: str, level: int) -> None:
    game = GAMES[name]()
    engine = with_engine(game)
    if engine:
        engine.prepare()
    bot, rng, state = LEVELS[level](game), Random(level), game.start()
    for _ in range(12):
        acting = sorted(game.to_act(state))
        if not acting:
            break
        seat = acting[rng.randrange(len(acting))]
        if seat == NATURE:
            drawn = not needs_engine(game, state)
            move = game.nature(state, rng) if drawn else game.moves(state, seat).sample(rng)
        else:
            begun = time.thread_time()  # a machine that is busy with others takes longer by the clock
            move = bot.choose(game.view(state, seat), rng, 0.05)
            spent = time.thread_time() - begun
            assert game.moves(state, seat).contains(move)
            assert spent < 1.5, "a step of an engine may be slow, many may not"
        state = game.apply(state, seat, move)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_chooses_out_of_turn(level: int) -> None:
    game = TicTacToe()
    with pytest.raises(ValueError, match="not this seat's turn"):
        LEVELS[level](game).choose(game.view(game.start(), Seat(1)), Random(0))


def search(game: AnyGame, playouts: int) -> AnyBot:
    """Return a bot as that of level 3, with fewer playouts, so that tests are quick and don't depend on time."""
    return PlayoutBot(game, playouts)


def few(game: AnyGame) -> AnyBot:
    return LEVELS[2](game)


@pytest.mark.parametrize(
    ("game", "least"), [(TicTacToe(), 0.8), (Nim(), 0.85), (Race(), 0.8)], ids=["tic-tac-toe", "nim", "race"]
)
def test_levels_two_and_three_beat_a_random_player(game: AnyGame, least: float) -> None:
    assert score(game, few(game), None, 30) >= least
    assert score(game, search(game, 150), None, 12) >= least


def test_level_one_sees_a_win() -> None:
    game = TicTacToe()
    assert score(game, OneMoveBot(game), None, 100) >= 0.6
    board = Board((Seat(0), Seat(0), None, Seat(1), Seat(1), None, None, None, None))
    for seed in range(10):
        assert OneMoveBot(game).choose(game.view(board, Seat(0)), Random(seed)) == Place(2)


def test_a_random_player_loses_at_kooshi() -> None:
    game = chabudai.game("kooshi")
    assert score(game, PlayoutBot(game, 30, depth=1), None, 4) >= 0.75


@pytest.mark.parametrize("game", [TicTacToe(), Nim(NimOptions(stones=21))], ids=["tic-tac-toe", "nim"])
def test_each_level_beats_the_one_below(game: AnyGame) -> None:
    assert score(game, few(game), OneMoveBot(game), 40) > 0.6
    assert score(game, search(game, 300), few(game), 16) > 0.6


@cache
def worth(board: Board) -> int:
    """Return what a board is worth to who is to move, by trying everything."""
    game = TicTacToe()
    result = game.result(board)
    if result:
        return 0 if not result.winners else -1
    return max(-worth(game.apply(board, board.turn, move)) for move in game.moves(board, board.turn))


def test_perfect_at_tic_tac_toe() -> None:
    game = TicTacToe()
    bot = search(game, 1500)
    for seed in range(30):
        rng, board = Random(seed), game.start()
        for _ in range(seed % 6):
            if game.to_act(board):
                board = game.apply(board, board.turn, game.moves(board, board.turn).sample(rng))
        if game.to_act(board):
            move = bot.choose(game.view(board, board.turn), rng, LONG)
            assert -worth(game.apply(board, board.turn, move)) == worth(board), board


@pytest.mark.parametrize("stones", [stones for stones in range(1, 20) if stones % 4])
def test_perfect_at_nim(stones: int) -> None:
    game = Nim()
    view = game.view(Heap(stones, Seat(1)), Seat(1))
    assert search(game, 3000).choose(view, Random(stones), LONG).count == stones % 4


def test_the_search_ends_when_all_is_known() -> None:
    game = Nim(NimOptions(stones=9))
    begun = time.perf_counter()
    LEVELS[3](game).choose(game.view(game.start(), Seat(0)), Random(0), LONG)
    assert time.perf_counter() - begun < LONG / 2


@pytest.mark.parametrize("name", ["kooshi", "bossa", "karate", "morra of eight", "blurred morra", "race of eight"])
def test_the_same_generator_gives_the_same_move(name: str) -> None:
    game = GAMES[name]()
    state = Match(game, seed=1).state
    seat = min(game.to_act(state))
    view = game.view(state, seat)
    for level in (lambda: PlayoutBot(game, 15, depth=1), lambda: PlayoutBot(game, 15), lambda: OneMoveBot(game)):
        first, again = (level().choose(view, Random(5), LONG) for _ in range(2))
        assert first == again


class Watched(Morra):
    """Morra in which nobody may ask for what only another world holds: the true hands of the others."""

    def __init__(self, options: Options | None = None) -> None:
        super().__init__(options)
        self.drawn: list[State] = []

    def world(self, view: View, rng: Random) -> State:
        self.drawn.append(super().world(view, rng))
        return self.drawn[-1]


def test_only_the_view_is_known() -> None:
    game = Watched(Options(players=3))
    state = State((0, 0, 0), (None, 3, 1), die=2)
    other = State((0, 0, 0), (None, 1, 2), die=2)
    for level in LEVELS.values():
        views = [game.view(each, Seat(0)) for each in (state, other)]
        moves = [level(game).choose(view, Random(1), 0.05) for view in views]
        assert views[0] == views[1]
        assert all(game.moves(state, Seat(0)).contains(move) for move in moves)
    assert {world.hands for world in game.drawn} > {(None, 3, 1), (None, 1, 2)}, "many worlds are imagined"


def test_where_all_act_at_once_nobody_answers_what_is_hidden() -> None:
    """Matching hands against one who plays first in seat order: an answer to our hand would win every time."""
    game = Morra(Options(players=2))
    tree = TreeSearch(game, game.view(State((0, 0), (None, None), die=1), Seat(0)), Random(0), depth=50)
    tree.choose(Budget(600, float("inf")))
    arms = tree.root.arms[Seat(0)].values()
    assert all(0.3 < arm.mean < 0.75 for arm in arms if arm.visits > 50)


def test_moves_of_a_continuum_are_sampled_more_and_more() -> None:
    game = BlurredMorra(Options(players=2))
    tree = TreeSearch(game, game.view(State((0, 0), (None, None), die=1), Seat(0)), Random(0), depth=50)
    assert len(tree.root.arms) == 0
    chosen = tree.choose(Budget(100, float("inf")))
    assert chosen in [arm.move for arm in tree.root.arms[Seat(0)].values()]


def result(scores: tuple[int, ...], *winners: int) -> Result:
    return Result(scores, tuple(map(Seat, winners)), "over")


def test_what_an_ending_is_worth() -> None:
    two, eight = Payoffs(Nim()), Payoffs(Race(RaceOptions(players=8)))
    assert two.of(result((1, 0), 0)) == (1.0, 0.0)
    assert two.of(result((0, 0))) == (0.5, 0.5)
    assert eight.of(result((0,) * 8, 2, 5)) == (0, 0, 0.5, 0, 0, 0.5, 0, 0)
    alone = Payoffs(Morra(Options(players=1)))
    assert [alone.of(result((points,), 0))[0] for points in (3, 5, 4)] == [1.0, 1.0, 0.75]
    assert alone.of(result((3,)))[0] == 0.0


class Patience(Race):
    """A race against nobody, in which one may also give up: who goes on gets points."""

    def result(self, state: Any) -> Result | None:
        found = super().result(state)
        return Result((state.steps[0],), (Seat(0),), found.reason) if found else None


def test_one_who_plays_alone_plays_for_points() -> None:
    game = Patience(RaceOptions(players=1))
    match = Match(game, seed=3)
    bot, rng = search(game, 150), Random(0)
    while not match.over and len(match.entries) < 200:
        (seat,) = match.to_act
        match.play(seat, bot.choose(game.view(match.state, seat), rng, LONG))
    assert match.over
