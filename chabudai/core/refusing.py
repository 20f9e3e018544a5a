"""What games refuse alike: moves after the end, of seats that nobody has, and flicks with odd numbers.

Each function is given `illegal`, with which a game makes its errors, and the rule that the game refers to.
"""

from collections.abc import Callable

from chabudai.core.errors import IllegalMove
from chabudai.core.flicks import FASTEST, SLOWEST, Aim, AnswerProblem, is_flick
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


def about_the_answer(illegal: Illegal, problem: AnswerProblem | None, *, rule: str) -> IllegalMove | None:
    """Return the error where an answer to a flick can't be: in words of its own, for whoever writes an engine."""
    return problem and illegal(problem.reason, rule=rule, code="no-answer", piece=problem.piece)


def about_the_speed(illegal: Illegal, move: Aim, *, rule: str) -> IllegalMove | None:
    """Return the error where the angle or the speed is out of the bounds of a flick."""
    if is_flick(move):
        return None
    return illegal(rule=rule, code="out-of-bounds", slowest=f"{SLOWEST:g}", fastest=f"{FASTEST:g}")
