"""Search that knows no game in particular."""

from chabudai.bots.budget import Budget
from chabudai.bots.search.alphabeta import Lookahead
from chabudai.bots.search.expectimax import Expectimax, UnlistedChance
from chabudai.bots.search.tree import TreeSearch

__all__ = ["Budget", "Expectimax", "Lookahead", "TreeSearch", "UnlistedChance"]
