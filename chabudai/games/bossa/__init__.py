"""BOSSa: tiles and dice for two, with open hands."""

from chabudai.games.bossa.events import (
    Dealt,
    Discarded,
    Drew,
    Event,
    Exchanged,
    Placed,
    Rolled,
    Stacked,
)
from chabudai.games.bossa.lines import Line, Spot
from chabudai.games.bossa.moves import Deal, Draw, Exchange, Move, Place, Redraw, Roll, Stack, Turn
from chabudai.games.bossa.rules import Bossa, Options
from chabudai.games.bossa.state import State
from chabudai.games.bossa.tiles import TILES, Colour, Tile, Tiles, dots
from chabudai.games.bossa.view import View

__all__ = [
    "TILES",
    "Bossa",
    "Colour",
    "Deal",
    "Dealt",
    "Discarded",
    "Draw",
    "Drew",
    "Event",
    "Exchange",
    "Exchanged",
    "Line",
    "Move",
    "Options",
    "Place",
    "Placed",
    "Redraw",
    "Roll",
    "Rolled",
    "Spot",
    "Stack",
    "Stacked",
    "State",
    "Tile",
    "Tiles",
    "Turn",
    "View",
    "dots",
]
