"""What a seat may know: all of it, because nothing is hidden in Ko-oshi."""

from chabudai.core import Result, Seat, Struct
from chabudai.games.kooshi.state import Ban, Chunks


class View(Struct, omit_defaults=True):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    board: str
    """25 letters from a1 to e5, rank by rank: `A` `B` light, `a` `b` dark, `.` empty."""
    turn: Seat
    claimed: tuple[int, int]
    ban: Ban
    result: Result | None
    seen: tuple[str, ...] = ()
    """The positions that can still come back, this one last; the third time is a draw (KO-13)."""
    older: Chunks = ()
    """Those before them; a board is shown neither, because they grow with the match."""
