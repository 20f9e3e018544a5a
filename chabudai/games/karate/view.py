"""What a seat may know, and what it is told (KA-11): of others only who has written, and what was read in a fight."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.karate.moves import Write
from chabudai.games.karate.scoring import Pairings
from chabudai.games.karate.sheet import Code, Sheet
from chabudai.games.karate.state import Awaits, Fight, Techniques


class Own(Struct):
    """What only the seat itself knows."""

    sheet: Sheet
    """105 signs in the order of the boxes: a digit, or `.` where nothing is written."""
    writing: Write | None
    """What it has written for these dice, until all have."""
    learned: tuple[str, ...]
    """The techniques learned so far, step by step."""
    settled: Techniques | None
    past: tuple[Sheet, ...]
    """Its sheets of the rounds before."""


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    players: int
    level: int
    """How hard it is to play alone."""
    awaits: Awaits
    round: int
    rolls: int
    roller: Seat
    """Whose turn it is to roll, or who has rolled the dice that lie there."""
    rolled: int
    dice: tuple[int, int] | None
    written: tuple[bool, ...]
    """Who has written for these dice."""
    settled: tuple[bool, ...]
    """Who is ready for the fight."""
    caller: Seat | None
    own: Own | None
    fights: tuple[Fight, ...]
    pairings: tuple[Pairings, ...]
    """By fight and step, the points of each against each (KA-8)."""
    totals: tuple[int, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    """Everybody's sheets, by round and seat, once the match is over."""
    result: Result | None


class Rolled(Struct, tag="rolled"):
    """The dice were rolled."""

    seat: Seat
    first: int
    second: int
    roll: int
    """Which roll of the training it was, from 1."""


class Wrote(Struct, tag="wrote"):
    """Somebody has written; only they know what."""

    seat: Seat
    write: Write | None


class Heard(Struct, tag="heard"):
    """All have written, and one or several have called a kiai: the first is the caller."""

    callers: tuple[Seat, ...]


class Ended(Struct, tag="ended"):
    """The training is over without a kiai: after 60 rolls, or because time is over."""

    time: bool


class Ready(Struct, tag="ready"):
    """Somebody has settled on techniques; only they know which."""

    seat: Seat
    techniques: Techniques | None


class Read(Struct, tag="read"):
    """One step of a fight is read: the technique of each side, the points of each against each, what each scores."""

    step: int
    techniques: tuple[Code, ...]
    order: tuple[Seat, ...]
    """Who reads when."""
    pairings: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


class Fought(Struct, tag="fought"):
    """A fight is over: what it gave, and the totals."""

    round: int
    scores: tuple[int, ...]
    totals: tuple[int, ...]


Event = Rolled | Wrote | Heard | Ended | Ready | Read | Fought
