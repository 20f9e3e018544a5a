"""Roll & Write Karate Fight!: training in secret, then everybody against everybody, for one to eight."""

from chabudai.games.karate.events import (
    Ended,
    Event,
    Fought,
    Heard,
    Raced,
    Ran,
    Read,
    Ready,
    Rolled,
    Shared,
    Tied,
    Wrote,
)
from chabudai.games.karate.kiai import Missing, missing
from chabudai.games.karate.moves import (
    ChooseTechniques,
    Mark,
    Move,
    Opponent,
    OpponentRoll,
    Roll,
    Run,
    Share,
    Time,
    Turn,
    Write,
)
from chabudai.games.karate.options import Options
from chabudai.games.karate.race import Race
from chabudai.games.karate.rules import Karate
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
    "Missing",
    "Move",
    "Opponent",
    "OpponentRoll",
    "Options",
    "Own",
    "Race",
    "Raced",
    "Ran",
    "Read",
    "Ready",
    "Roll",
    "Rolled",
    "Run",
    "Share",
    "Shared",
    "Sheet",
    "State",
    "Tied",
    "Time",
    "Turn",
    "View",
    "Write",
    "Wrote",
    "learned",
    "marked",
    "missing",
    "points",
    "step_scores",
]
