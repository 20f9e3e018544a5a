"""What a seat may know (KA-11): of others only who has written, and what was read in a fight."""

from msgspec import field

from chabudai.core import Result, Seat, Struct
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.moves import Run, Share, Write
from chabudai.games.karate.options import Tie
from chabudai.games.karate.race import Race
from chabudai.games.karate.scoring import Pairings
from chabudai.games.karate.sheet import Sheet
from chabudai.games.karate.state import Awaits, Fight, Techniques


class Own(Struct):
    """What only the seat itself knows."""

    sheet: Sheet
    """105 signs in the order of the boxes: a digit, or `.` where nothing is written."""
    writing: Write | None
    """What it has written for these dice, until all have."""
    learned: tuple[str, ...]
    """The techniques learned so far, step by step."""
    chosen: Techniques | None = field(name="settled")
    """The techniques that it has chosen for the fight."""
    past: tuple[Sheet, ...]
    """Its sheets of the rounds before."""
    run: Run | Share | None
    """What it has answered to the foot race."""


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    players: int
    level: int
    """How hard it is to play alone."""
    kiai: Reading | None
    """What the caller of a kiai has learned (KA-5); None where one plays alone, without a kiai."""
    tie: Tie
    """What becomes of a tie (KA-9)."""
    last_roll: int
    """After how many rolls a training is over by itself; alone, where no clock runs."""
    seconds: int | None
    """How long a training lasts alone, where a clock runs."""
    awaits: Awaits
    round: int
    rolls: int
    roller: Seat
    """Whose turn it is to roll, or who has rolled the dice that lie there."""
    rolled: int
    dice: tuple[int, int] | None
    written: tuple[bool, ...]
    """Who has written for these dice."""
    chosen: tuple[bool, ...] = field(name="settled")
    """Who has chosen techniques, and is ready for the fight."""
    caller: Seat | None
    own: Own | None
    fights: tuple[Fight, ...]
    pairings: tuple[Pairings, ...]
    """By fight and step, what each has against each, and why (KA-8)."""
    totals: tuple[int, ...]
    sheets: tuple[tuple[Sheet, ...], ...]
    """Everybody's sheets, by round and seat, once the match is over."""
    runners: tuple[Seat, ...]
    """Who runs the foot race of a tie."""
    ran: tuple[bool, ...]
    """Who of all seats has run it."""
    race: Race | None
    """The foot race with everybody's time, once all have run."""
    result: Result | None
