"""What a seat may know, and what it is told. Everything lies open on the table."""

from typing import Literal

from chabudai.core import Hand, Result, Seat, Struct
from chabudai.games.ppolf.judging import Foul
from chabudai.games.ppolf.moves import Course, Off, Turn
from chabudai.games.ppolf.options import Setup
from chabudai.games.ppolf.pieces import Name, Piece
from chabudai.games.ppolf.state import Awaits, Card

Why = Literal["tee-order", "closeness", "putting-out"]


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    setup: Setup
    awaits: Awaits
    course: Course | None
    run: int
    hole: int
    target: Name
    """The tile that is the hole."""
    tee: Name
    """The tile that the hole is teed off from."""
    tee_within: float | None
    """How large the gap between coin and tee may be, where one is to be teed."""
    tee_spot: tuple[float, float] | None
    """A good spot to tee from."""
    tiles: tuple[Piece, ...]
    coins: tuple[Piece | None, ...]
    closeness: tuple[float | None, ...]
    """How far each coin on the table is from the hole."""
    teeing: bool
    order: tuple[Seat, ...]
    queue: tuple[Seat, ...]
    turn: Seat
    putting: bool
    why: Why
    """Why it is that seat's turn."""
    counts: tuple[int, ...]
    """Flicks and penalties on this hole, by seat."""
    finished: tuple[bool, ...]
    """Who has finished this hole."""
    card: Card
    suits: tuple[tuple[int, ...], ...]
    """The totals for red, blue and green, by side."""
    totals: tuple[int, ...]
    par: int | None
    """What to beat alone (PP-16)."""
    aim: Turn | None
    hand: Hand | None
    result: Result | None


class Laid(Struct, tag="laid"):
    """The course lies there."""

    course: Course


class Teed(Struct, tag="teed"):
    """A player has placed the coin and aims."""

    seat: Seat
    x: float
    y: float
    angle: float
    speed: float


class Flicked(Struct, tag="flicked"):
    """A player aims from where the coin lies."""

    seat: Seat
    angle: float
    speed: float


class Erred(Struct, tag="erred"):
    """The hand has gone astray by so much."""

    seat: Seat
    da: float
    dv: float


class Rested(Struct, tag="rested"):
    """All has come to rest: what touched, where pieces lie, and what left the table and where."""

    seat: Seat
    contacts: tuple[tuple[Name, Name], ...]
    rests: tuple[Piece, ...]
    left: tuple[Off, ...]


class Finished(Struct, tag="finished"):
    """A coin has hit the hole and is picked up; `by` has flicked, and so much is written down."""

    seat: Seat
    by: Seat
    hole: int
    flicks: int


class Penalty(Struct, tag="penalty"):
    """A penalty flick for what was knocked off the table."""

    seat: Seat
    foul: Foul
    piece: Name


class PutBack(Struct, tag="put-back"):
    """A piece was put back onto the table."""

    piece: Piece


class GaveUp(Struct, tag="gave-up"):
    """The hole is given up at the limit, which is written down."""

    seat: Seat
    hole: int
    flicks: int


class RoundBegan(Struct, tag="round-began"):
    """A new round begins: the closest first."""

    order: tuple[Seat, ...]


class HoleOver(Struct, tag="hole-over"):
    """All have finished a hole; the totals by side."""

    run: int
    hole: int
    totals: tuple[int, ...]


class RunOver(Struct, tag="run-over"):
    """One who plays alone has played the whole course once."""

    run: int
    flicks: int


Event = Laid | Teed | Flicked | Erred | Rested | Finished | Penalty | PutBack | GaveUp | RoundBegan | HoleOver | RunOver
