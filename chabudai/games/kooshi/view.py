"""What a seat may know: all of it, because nothing is hidden in Ko-oshi."""

from chabudai.core import Message, Result, Seat, Struct
from chabudai.games.kooshi.state import Ban


class Closed(Struct):
    """A way that a piece of the side to move can't go: the move as text, the rule that forbids it, and why."""

    text: str
    rule: str
    why: Message


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
    closed: tuple[Closed, ...] = ()
    """What the pieces of the side to move can't do, so that nobody has to try it to be told."""
