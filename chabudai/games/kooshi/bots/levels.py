"""The levels: 1 keeps hold of its pieces, 2 reads a few moves ahead."""

from random import Random
from typing import Final

from chabudai.bots import Levels, ViewBot
from chabudai.bots.search import Lookahead
from chabudai.core import Seat
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.board import SIZE, owner, value

_RIM = (0, SIZE - 1)
POINT: Final = 100.0
ON_RIM: Final = 12.0
"""What it costs to stand where one push is enough, for each point of the piece; a corner costs twice."""
STEP: Final = 1.0


class Careful(ViewBot):
    """Level 1: plays anything that hands over no piece of its own, and sees a win that is there to take.

    Any effort is enough for it.
    """

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return a legal move."""
        del seconds, effort
        game = KoOshi()
        state = game.world(view)
        if not state.moves:
            raise ValueError("there is no move to choose from")
        nexts = {move: game.apply(state, state.turn, move) for move in state.moves}
        wins = [move for move, then in nexts.items() if then.result and state.turn in then.result.winners]
        handed = {move: then.claimed[1 - state.turn] for move, then in nexts.items()}
        least = min(handed.values())
        return rng.choice(wins or [move for move in nexts if handed[move] == least])


class Reader(ViewBot):
    """Level 2: looks three moves ahead, and keeps away from the rim. Its effort is positions looked at."""

    depth = 3

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return the move that looks best."""
        game = KoOshi()
        state = game.world(view)
        if not state.moves:
            raise ValueError("there is no move to choose from")
        return Lookahead(game, worth).best(state, rng, depth=self.depth, seconds=seconds, effort=effort)


LEVELS: Final[Levels] = {1: Careful, 2: Reader}


def worth(state: State, seat: Seat) -> float:
    """Return how good a state looks: the points claimed, then whose pieces are safer."""
    points = state.claimed[seat] - state.claimed[1 - seat]
    footing = sum(
        _footing(index) * value(piece) * (1 if owner(piece) == seat else -1)
        for index, piece in enumerate(state.board)
        if piece != "."
    )
    return points * POINT + footing


def _footing(index: int) -> float:
    """Return how well a piece stands on a square: the nearer to the middle the better, the rim is dangerous."""
    file, rank = index % SIZE, index // SIZE
    from_middle = abs(file - SIZE // 2) + abs(rank - SIZE // 2)
    return -STEP * from_middle - ON_RIM * ((file in _RIM) + (rank in _RIM))
