"""Perft: how many sequences of moves there are, through the public surface alone."""

from typing import Any

from chabudai.core import AnyGame, FiniteMoves, Seat


def perft(game: AnyGame, state: Any, depth: int) -> int:  # noqa: ANN401 -- only the game knows its states
    """Return how many sequences of `depth` moves go on from a state; a game that is over has none.

    Where several may act at once, the order in which they do counts.
    """
    if depth == 0:
        return 1
    seats = sorted(game.to_act(state))
    if depth == 1:
        return sum(len(_listed(game, state, seat)) for seat in seats)
    return sum(
        perft(game, game.apply(state, seat, move), depth - 1) for seat in seats for move in _listed(game, state, seat)
    )


def _listed(game: AnyGame, state: Any, seat: Seat) -> FiniteMoves[Any]:  # noqa: ANN401 -- only the game knows
    moves = game.moves(state, seat)
    if not isinstance(moves, FiniteMoves):
        raise TypeError(f"the moves of {game.id} can't be counted")
    return moves
