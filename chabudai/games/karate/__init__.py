"""Roll & Write Karate Fight!: training in secret, then everybody against everybody, for one to eight."""

from chabudai.games.karate.moves import Mark, Move, Opponent, Roll, Settle, Time, Turn, Write
from chabudai.games.karate.rules import Karate, Options
from chabudai.games.karate.scoring import points, step_scores
from chabudai.games.karate.sheet import BLANK, BOXES, BOXES_OF, Box, Code, Sheet, learned, marked
from chabudai.games.karate.state import Fight, State
from chabudai.games.karate.view import Ended, Event, Fought, Heard, Own, Read, Ready, Rolled, View, Wrote

__all__ = [
    "BLANK",
    "BOXES",
    "BOXES_OF",
    "Box",
    "Code",
    "Ended",
    "Event",
    "Fight",
    "Fought",
    "Heard",
    "Karate",
    "Mark",
    "Move",
    "Opponent",
    "Options",
    "Own",
    "Read",
    "Ready",
    "Roll",
    "Rolled",
    "Settle",
    "Sheet",
    "State",
    "Time",
    "Turn",
    "View",
    "Write",
    "Wrote",
    "learned",
    "marked",
    "points",
    "step_scores",
]
