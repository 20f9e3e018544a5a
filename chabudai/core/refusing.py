"""What games refuse alike: moves after the end, and of seats that nobody has."""

from collections.abc import Callable

from chabudai.core.errors import IllegalMove
from chabudai.core.result import Result
from chabudai.core.seats import NATURE, Seat

Illegal = Callable[..., IllegalMove]
"""`IllegalMove` with a game's narrator."""


def about_the_seat(
    illegal: Illegal, seat: Seat, *, result: Result | None, players: int, rule: str
) -> IllegalMove | None:
    """Return the error where it is over, or where there is no such seat; Nature is always there."""
    if result:
        return illegal(rule=result.rule, code="over")
    if seat != NATURE and not 0 <= seat < players:
        return illegal(rule=rule, code="no-such-seat", seat=seat, players=players)
    return None
