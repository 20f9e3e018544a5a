"""Chabudai: five small tabletop games on one table.

>>> import chabudai
>>> game = chabudai.game("kooshi")
>>> match = chabudai.Match(game, seed=7)
>>> bot = chabudai.bot("kooshi", level=1)
"""

from chabudai.catalog import bot, entries, game, open_log
from chabudai.core import (
    NATURE,
    NOBODY,
    BrokenLog,
    ChabudaiError,
    Clock,
    Holder,
    IllegalMove,
    LogError,
    Result,
    Seat,
    replay,
    trail,
    write_log,
)
from chabudai.table import Match

__version__ = "0.1.0"

__all__ = [
    "NATURE",
    "NOBODY",
    "BrokenLog",
    "ChabudaiError",
    "Clock",
    "Holder",
    "IllegalMove",
    "LogError",
    "Match",
    "Result",
    "Seat",
    "bot",
    "entries",
    "game",
    "open_log",
    "replay",
    "trail",
    "write_log",
]
