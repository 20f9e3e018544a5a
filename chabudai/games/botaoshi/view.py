"""What a seat may know. Everything lies open on the table."""

from typing import Literal

from chabudai.core import HandError, Result, Seat, Struct
from chabudai.games.botaoshi.moves import Aim
from chabudai.games.botaoshi.options import Setup
from chabudai.games.botaoshi.pieces import Name, Spot
from chabudai.games.botaoshi.ramps import NoRamp, Ramp
from chabudai.games.botaoshi.state import Awaits, Phase, WhyNot

Where = Literal["waiting", "on", "off"]
How = Literal["flick", "enter", "place", "raise"]


class SeenDisc(Struct):
    """A disc, and what the one who acts may do with it."""

    name: Name
    owner: Seat
    bearer: bool
    where: Where
    """Whether it has not entered yet, is on the table, or off it."""
    x: float | None
    y: float | None
    how: How | None
    """What may be done with it now: it is flicked, entered or placed; None where it may not."""
    why_not: WhyNot | None


class Mend(Struct):
    """What has to be mended first, by whom and how."""

    piece: Name
    by: Seat
    how: How


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    setup: Setup
    phase: Phase
    awaits: Awaits
    round: int
    """How many rounds were won before this one."""
    starter: Seat
    turn: Seat
    """Whose turn it is, or was until all is mended."""
    actor: Seat
    """Who acts, or has flicked."""
    turns: int
    """How many turns of this round are over; the limit is in the setup."""
    voids: int
    won: tuple[int, ...]
    streak: tuple[int, ...]
    """The rounds that each seat has won in a row."""
    entered: tuple[int, ...]
    discs: tuple[SeenDisc, ...]
    """All six, in the order of their names."""
    poles: tuple[Spot | None, ...]
    """Where each seat's pole stands, or None where it does not."""
    owed: tuple[bool, ...]
    last: tuple[Name | None, ...]
    mend: Mend | None
    """What has to be mended now before anything else."""
    placing: tuple[Name, ...]
    mending: tuple[Name, ...]
    failures: int
    ramp: Ramp | NoRamp
    """Where the ramp lies or would go, or why not."""
    aim: Aim | None
    hand: HandError | None
    result: Result | None
