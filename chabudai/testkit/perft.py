"""Perft: counts the sequences of moves, by the public methods of a game alone."""

from typing import Any

from chabudai.core import AnyGame, listed


def perft(game: AnyGame, state: Any, depth: int) -> int:  # noqa: ANN401 -- only the game knows its states
    """Return how many sequences of `depth` moves go on from a state; a game that is over has none.

    Where several may act at once, the order in which they do counts.
    """
    if depth == 0:
        return 1
    total = 0
    for seat in sorted(game.to_act(state)):
        moves = listed(game.moves(state, seat))
        if depth == 1:
            total += len(moves)
        else:
            total += sum(perft(game, game.apply(state, seat, move), depth - 1) for move in moves)
    return total
