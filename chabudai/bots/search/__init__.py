"""Search that knows no game in particular."""

from chabudai.bots.search.alphabeta import Lookahead
from chabudai.bots.search.expectimax import Expectimax, UnlistedChance
from chabudai.bots.search.tree import Budget, TreeSearch

__all__ = ["Budget", "Expectimax", "Lookahead", "TreeSearch", "UnlistedChance"]
