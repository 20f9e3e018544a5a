"""Ppolf: golf with a piecepack's coins and tiles, for one to ten."""

from chabudai.core import HandError
from chabudai.games.ppolf.answers import Answers
from chabudai.games.ppolf.course import NoRoom, lay
from chabudai.games.ppolf.events import (
    Erred,
    Event,
    Finished,
    Flicked,
    GaveUp,
    HoleOver,
    Laid,
    Penalty,
    PutBack,
    Rested,
    RoundBegan,
    RunOver,
    Teed,
)
from chabudai.games.ppolf.moves import Course, Flick, Move, Off, Settled, Tee, Turn, flick, spread, tee
from chabudai.games.ppolf.options import Options, Setup, on_course, shape_of
from chabudai.games.ppolf.pieces import (
    COIN_WIDTH,
    FACES,
    FIRST_TEE,
    HOLES,
    TILE_WIDTH_M,
    Name,
    Piece,
    Shape,
    coin_of,
    seat_of,
)
from chabudai.games.ppolf.rules import PAR, Ppolf
from chabudai.games.ppolf.state import Finger, State, finger, gap_to, target, tee_tile
from chabudai.games.ppolf.tees import TeeSpots
from chabudai.games.ppolf.view import View

__all__ = [
    "COIN_WIDTH",
    "FACES",
    "FIRST_TEE",
    "HOLES",
    "PAR",
    "TILE_WIDTH_M",
    "Answers",
    "Course",
    "Erred",
    "Event",
    "Finger",
    "Finished",
    "Flick",
    "Flicked",
    "GaveUp",
    "HandError",
    "HoleOver",
    "Laid",
    "Move",
    "Name",
    "NoRoom",
    "Off",
    "Options",
    "Penalty",
    "Piece",
    "Ppolf",
    "PutBack",
    "Rested",
    "RoundBegan",
    "RunOver",
    "Settled",
    "Setup",
    "Shape",
    "State",
    "Tee",
    "TeeSpots",
    "Teed",
    "Turn",
    "View",
    "coin_of",
    "finger",
    "flick",
    "gap_to",
    "lay",
    "on_course",
    "seat_of",
    "shape_of",
    "spread",
    "target",
    "tee",
    "tee_tile",
]
