"""What any game is: seats, moves, log, replay, views, results, errors."""

from chabudai.core.codec import FORMS, JSON, MSGPACK, Form
from chabudai.core.errors import ChabudaiError, IllegalMove
from chabudai.core.game import AnyGame, Game, NoChance, Positions, Secretive, Wire, with_positions, with_secrets
from chabudai.core.log import (
    AnyEntry,
    AnyLog,
    Clock,
    Entry,
    Header,
    Holder,
    Log,
    Moved,
    Reseated,
    Resigned,
    TakenBack,
    TimedOut,
    entry_type,
)
from chabudai.core.logfile import (
    LogError,
    TamperedLog,
    TruncatedLog,
    UnknownFormat,
    UnknownGame,
    UnknownRules,
    UnreadableLog,
    read_log,
    write_log,
)
from chabudai.core.moves import FiniteMoves, Listed, MoveSpace, UnlistedMoves, listed
from chabudai.core.options import read_options, written_options
from chabudai.core.replay import BrokenLog, Situation, advance, opening, outcome, replay, trail
from chabudai.core.result import Result
from chabudai.core.rulepages import read_rules
from chabudai.core.seats import NATURE, NOBODY, ONLY_NATURE, Seat, seats
from chabudai.core.values import Struct

__all__ = [
    "FORMS",
    "JSON",
    "MSGPACK",
    "NATURE",
    "NOBODY",
    "ONLY_NATURE",
    "AnyEntry",
    "AnyGame",
    "AnyLog",
    "BrokenLog",
    "ChabudaiError",
    "Clock",
    "Entry",
    "FiniteMoves",
    "Form",
    "Game",
    "Header",
    "Holder",
    "IllegalMove",
    "Listed",
    "Log",
    "LogError",
    "MoveSpace",
    "Moved",
    "NoChance",
    "Positions",
    "Reseated",
    "Resigned",
    "Result",
    "Seat",
    "Secretive",
    "Situation",
    "Struct",
    "TakenBack",
    "TamperedLog",
    "TimedOut",
    "TruncatedLog",
    "UnknownFormat",
    "UnknownGame",
    "UnknownRules",
    "UnlistedMoves",
    "UnreadableLog",
    "Wire",
    "advance",
    "entry_type",
    "listed",
    "opening",
    "outcome",
    "read_log",
    "read_options",
    "read_rules",
    "replay",
    "seats",
    "trail",
    "with_positions",
    "with_secrets",
    "write_log",
    "written_options",
]
