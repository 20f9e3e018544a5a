"""Nature's part: the deal, the dice and the draws, all equally likely (BO-4, BO-5, BO-16)."""

from random import Random
from typing import Final

from chabudai.core import Listed, MoveSpace
from chabudai.games.bossa.moves import Chance, Deal, Draw, Roll
from chabudai.games.bossa.state import HAND, State
from chabudai.games.bossa.tiles import TILES

ROLLS: Final = Listed[Chance](Roll(white, black) for white in range(1, 7) for black in range(1, 7))


class Deals:
    """Every deal: too many to be listed, all equally likely."""

    def contains(self, move: object) -> bool:
        """Return whether this deals four tiles of the set to each, and none twice."""
        if not isinstance(move, Deal):
            return False
        tiles = [tile for hand in move.hands for tile in hand]
        sizes = [len(hand) for hand in move.hands]
        return sizes == [HAND, HAND] and len(set(tiles)) == len(tiles) and set(tiles) <= set(TILES)

    def sample(self, rng: Random) -> Chance:
        """Draw one of them."""
        tiles = rng.sample(TILES, 2 * HAND)
        return Deal((tuple(sorted(tiles[:HAND])), tuple(sorted(tiles[HAND:]))))


def chances(state: State) -> MoveSpace[Chance]:
    """Return Nature's possible moves."""
    match state.awaits:
        case "deal":
            return Deals()
        case "roll":
            return ROLLS
        case "draw" | "redraw":
            return Listed(map(Draw, state.unseen))
        case _:
            return Listed()
