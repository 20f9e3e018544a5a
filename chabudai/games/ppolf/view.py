"""What a seat may know: all of it, because everything lies open on the table."""

from typing import Literal

from chabudai.core import HandError, Result, Seat, Struct
from chabudai.games.ppolf.moves import Course, Turn
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
    hand: HandError | None
    result: Result | None
