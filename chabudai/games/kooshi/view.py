"""What a seat may know: all of it, because nothing is hidden in Ko-oshi."""

from chabudai.core import Message, Result, Seat, Struct
from chabudai.games.kooshi.state import Ban, Chunks


class Closed(Struct):
    """A way that a piece of the side to move can't go: the move as text, the rule that forbids it, and why."""

    text: str
    rule: str
    why: Message


class View(Struct, omit_defaults=True):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    board: str
    """25 letters from a1 to e5, rank by rank: `A` `B` light, `a` `b` dark, `.` empty."""
    turn: Seat
    claimed: tuple[int, int]
    ban: Ban
    result: Result | None
    closed: tuple[Closed, ...] = ()
    """What the pieces of this seat can't do when it is to move, so that nobody has to try it to be told."""
    seen: tuple[str, ...] = ()
    """The positions that can still come back, this one last; the third time is a draw (KO-13)."""
    older: Chunks = ()
    """Those before them; a board is shown neither, because they grow with the match."""
