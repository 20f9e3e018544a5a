"""What a seat may know, and what it is told of a move. Nothing is hidden in Ko-oshi."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.kooshi.board import Direction, Square
from chabudai.games.kooshi.state import Ban


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    board: str
    """25 letters from a1 to e5, rank by rank: `A` `B` light, `a` `b` dark, `.` empty."""
    turn: Seat
    claimed: tuple[int, int]
    ban: Ban
    seen: tuple[str, ...]
    """The positions that can still come back, this one last; the third time is a draw (KO-13)."""
    result: Result | None


class Shift(Struct):
    """One piece going one square; without an end it falls off the board."""

    piece: str
    start: Square
    end: Square | None


class Stepped(Struct, tag="stepped"):
    """One step of a move: the mover and all that it pushes go together. The mover is the first."""

    shifts: tuple[Shift, ...]
    direction: Direction


class Claimed(Struct, tag="claimed"):
    """A piece that fell is claimed by its owner's opponent (KO-9)."""

    seat: Seat
    piece: str
    points: int


Event = Stepped | Claimed
