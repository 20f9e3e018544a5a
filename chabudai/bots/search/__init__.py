"""Search that knows no game in particular."""

from chabudai.bots.search.alphabeta import Lookahead
from chabudai.bots.search.expectimax import Expectimax, UnlistedChance

__all__ = ["Expectimax", "Lookahead", "UnlistedChance"]
