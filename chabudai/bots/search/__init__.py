"""Search that knows no game in particular."""

from chabudai.bots.search.alphabeta import Lookahead

__all__ = ["Lookahead"]
