"""Roll & Write Karate Fight!: training in secret, then everybody against everybody, for one to eight."""

from chabudai.games.karate.events import Ended, Event, Fought, Heard, Read, Ready, Rolled, Wrote
from chabudai.games.karate.moves import ChooseTechniques, Mark, Move, Opponent, Roll, Time, Turn, Write
from chabudai.games.karate.rules import Karate, Options
from chabudai.games.karate.scoring import points, step_scores
from chabudai.games.karate.sheet import BLANK, BOXES, BOXES_OF, Box, Code, Sheet, learned, marked
from chabudai.games.karate.state import Fight, State
from chabudai.games.karate.view import Own, View

__all__ = [
    "BLANK",
    "BOXES",
    "BOXES_OF",
    "Box",
    "ChooseTechniques",
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
