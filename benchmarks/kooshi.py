"""Ko-oshi against OpenSpiel and python-chess.

Whatever is driven from Python is driven by the same loop: ask whether it is over, list the moves, `rng.choice` one,
make it. Ours looks whether the move is legal; the peers trust the caller.

Perft counts the moves of the last ply and does not make them, in all three places alike, because the kernel counts so.
"""

from random import Random
from typing import Final, cast

import chabudai
from benchmarks import goals
from benchmarks.measure import Contender, Work
from benchmarks.peers import ChessBoard, chess_board, spiel
from benchmarks.run import Bench
from chabudai.games.kooshi import KoOshi, State

SEED: Final = 7
GAMES: Final = 50
"""How many games a batch has where Python drives them: much more work than looking at the clock."""
KERNEL_GAMES: Final = 2_000
BREAKTHROUGH: Final = "breakthrough(rows=5,columns=5)"


def _game() -> KoOshi:
    return cast("KoOshi", chabudai.game("kooshi"))


def _rules_play() -> Work:
    game, rng = _game(), Random(SEED)

    def play() -> int:
        moves = 0
        for _ in range(GAMES):
            state = game.start()
            while acting := game.to_act(state):
                (seat,) = acting
                state = game.apply(state, seat, rng.choice(game.moves(state, seat)))
                moves += 1
        return moves

    return play


def _spiel_play(name: str) -> Work:
    game, rng = spiel().load_game(name), Random(SEED)

    def play() -> int:
        moves = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
        return moves

    return play


def _kernel_play(*, listed: bool) -> Work:
    from chabudai.games.kooshi import kernel

    start, rng = _game().start(), Random(SEED)
    return lambda: kernel.playouts(start, KERNEL_GAMES, rng.getrandbits(32), listed=listed).moves


def _spiel_bots_play() -> Work:
    """Let C++ play whole games: the nearest to a playout that can be started from Python and whose moves are counted.

    RandomRolloutEvaluator can only be handed to a search, which does more than roll out and tells no number of moves.
    The random bots list the legal moves, each with its odds, so a little of their time is spent on the odds.
    """
    peer, rng = spiel(), Random(SEED)
    game = peer.load_game(BREAKTHROUGH)
    bots = [peer.make_uniform_random_bot(player, SEED) for player in (0, 1)]

    def play() -> int:
        moves = 0
        for _ in range(GAMES):
            state = game.new_initial_state()
            peer.evaluate_bots(state, bots, rng.getrandbits(31))
            moves += state.move_number()
        return moves

    return play


def _rules_perft() -> Work:
    game = _game()
    return lambda: _count(game, game.start(), depth=3)


def _count(game: KoOshi, state: State, depth: int) -> int:
    total = 0
    for seat in game.to_act(state):
        moves = game.moves(state, seat)
        if depth == 1:
            return len(moves)
        for move in moves:
            total += _count(game, game.apply(state, seat, move), depth - 1)
    return total


def _kernel_perft() -> Work:
    from chabudai.games.kooshi import kernel

    start = _game().start()
    return lambda: kernel.perft(start, 5)


def _chess_perft() -> Work:
    board = chess_board()
    return lambda: _count_chess(board, depth=3)


def _count_chess(board: ChessBoard, depth: int) -> int:
    if depth == 1:
        return board.legal_moves.count()
    total = 0
    for move in board.legal_moves:
        board.push(move)
        total += _count_chess(board, depth - 1)
        board.pop()
    return total


KOOSHI: Final = Bench(
    "Ko-oshi",
    (
        Contender("Ko-oshi rules", "moves", _rules_play),
        Contender("OpenSpiel tic-tac-toe, Python", "moves", lambda: _spiel_play("python_tic_tac_toe")),
        Contender("Ko-oshi kernel, listed", "moves", lambda: _kernel_play(listed=True)),
        Contender("Ko-oshi kernel, free", "moves", lambda: _kernel_play(listed=False)),
        Contender("OpenSpiel breakthrough 5x5", "moves", lambda: _spiel_play(BREAKTHROUGH)),
        Contender("OpenSpiel breakthrough 5x5, C++ bots", "moves", _spiel_bots_play),
        Contender("Ko-oshi rules, perft", "nodes", _rules_perft),
        Contender("Ko-oshi kernel, perft", "nodes", _kernel_perft),
        Contender("python-chess, perft", "nodes", _chess_perft),
    ),
    goals.KOOSHI,
)
