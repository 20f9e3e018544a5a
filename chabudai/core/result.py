"""How a game ended."""

from chabudai.core.seats import Seat
from chabudai.core.values import Struct


class Result(Struct):
    """The points of each seat, who won, and why.

    `winners` holds everyone who shares the win, in seat order; nobody for a draw. `rule` is the rule that ended the
    game and `code` names the ending to a program.
    """

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    rule: str | None = None
    code: str = "over"
