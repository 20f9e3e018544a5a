"""How a game ended."""

from typing import Self

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

    @classmethod
    def of(cls, winner: Seat | None, *, players: int, reason: str, rule: str | None = None, code: str = "over") -> Self:
        """Return a result in which the winner has 1 point and the others none; without a winner it is a draw."""
        scores = tuple(int(seat == winner) for seat in range(players))
        return cls(scores, () if winner is None else (winner,), reason, rule, code)
