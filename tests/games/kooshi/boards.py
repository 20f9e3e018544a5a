"""Boards drawn in tests."""

from chabudai.core import Seat
from chabudai.games.kooshi import KoOshi, State
from chabudai.games.kooshi.notation import read_position

GAME = KoOshi()
LIGHT, DARK = Seat(0), Seat(1)


def drawn(board: str, turn: str = "l", points: str = "0-0", ban: str = "-") -> State:
    """Return the state of a drawn board: five lines from rank 5 to rank 1, five letters or dots each."""
    ranks = ["".join(line.split()) for line in board.strip().splitlines()]
    placement = "/".join(rank.replace(".", "1") for rank in ranks)
    return read_position(f"{placement} {turn} {points} {ban}")


def shown(state: State) -> str:
    """Return a state's board as it would be drawn."""
    ranks = [state.board[start : start + 5] for start in (20, 15, 10, 5, 0)]
    return "\n".join(" ".join(rank) for rank in ranks)


def board(text: str) -> str:
    """Return a drawn board as `shown` would show it."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


def play(state: State, *texts: str) -> State:
    """Make moves one after the other, whoever's turn it is."""
    for text in texts:
        state = GAME.apply(state, state.turn, GAME.parse(state, text))
    return state


def legal(state: State) -> set[str]:
    """Return the legal moves as texts."""
    return {str(move) for move in state.moves}
