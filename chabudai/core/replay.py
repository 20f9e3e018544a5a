"""Replay is a fold over the log: it rolls no die and simulates nothing."""

from collections.abc import Iterator, Sequence
from typing import Any

from chabudai.core.boundary import is_seat, no_such_seat
from chabudai.core.errors import ChabudaiError, IllegalMove
from chabudai.core.game import AnyGame, owner
from chabudai.core.log import AnyEntry, AnyLog, Header, Holder, Moved, Reseated, Resigned, TakenBack, TimedOut
from chabudai.core.result import Result
from chabudai.core.seats import Seat
from chabudai.core.shown import shortened
from chabudai.core.values import Struct, with_item


class BrokenLog(ChabudaiError):
    """A log with an entry that can't follow from those before it."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number + 1} of the log can't be played: {shortened(why, 200)}")
        self.number = number


class Situation(Struct):
    """Where a match stands after some of its entries."""

    state: Any
    seats: tuple[Holder, ...]
    resigned: frozenset[Seat] = frozenset()
    last: int | None = None
    """The number of the last entry whose move stands; `moves_in_force` goes on from it to those before."""


def opening(game: AnyGame, header: Header) -> Situation:
    """Return where a match stands before its first entry."""
    return Situation(game.start(), header.seats)


def advance(game: AnyGame, trail: Sequence[Situation], entry: AnyEntry) -> Situation:
    """Return where a match stands after one more entry; `trail` holds where it stood before and after each so far.

    IllegalMove where the rules or what has happened so far forbid it.
    """
    here = trail[-1]
    match entry:
        case Moved(seat, move) | TimedOut(seat, move):
            _refuse_when_over(game, here)
            state = game.apply(here.state, seat, move)
            return Situation(state, here.seats, here.resigned, len(trail) - 1)
        case Resigned(seat):
            _refuse_when_over(game, here)
            _refuse_stranger(game, seat)
            return Situation(here.state, here.seats, here.resigned | {seat}, here.last)
        case TakenBack(seat, to):
            _refuse_stranger(game, seat)
            if not 0 <= to < len(trail) - 1:
                raise IllegalMove(code="nothing-to-take-back")
            there = trail[to]
            return Situation(there.state, here.seats, there.resigned, there.last)
        case Reseated(seat, holder):
            _refuse_stranger(game, seat)
            return Situation(here.state, with_item(here.seats, seat, holder), here.resigned, here.last)


def trail(game: AnyGame, log: AnyLog) -> list[Situation]:
    """Return where the match stood at its opening and after each entry; BrokenLog names one that can't be played."""
    found = [opening(game, log.header)]
    for number, entry in enumerate(log.entries):
        try:
            found.append(advance(game, found, entry))
        except IllegalMove as error:
            raise BrokenLog(number, str(error)) from error
    return found


def moves_in_force(trail: Sequence[Situation]) -> Iterator[int]:
    """Yield the numbers of the entries whose moves stand, the newest first; those taken back are left out."""
    number = trail[-1].last
    while number is not None:
        yield number
        number = trail[number].last


def replay(game: AnyGame, log: AnyLog) -> Situation:
    """Return where the match stands at the end of its log."""
    return trail(game, log)[-1]


def match_result(game: AnyGame, here: Situation) -> Result | None:
    """Return how a match ended, by the rules or because all but one have resigned; None while it goes on."""
    result = game.result(here.state)
    if result is None and not here.resigned:
        return None
    if result is None and game.players == 1:
        return Result(game.scores(here.state), (), "the player stopped early", code="ended-early")  # nobody's win
    staying = tuple(Seat(side) for side in range(len(game.sides)) if owner(game, side) not in here.resigned)
    if result is not None:
        winners = tuple(seat for seat in result.winners if seat in staying)
        return Result(result.scores, winners, result.reason, result.rule, result.code)
    if len(staying) <= 1:
        resigned = " and ".join(game.sides[seat] for seat in sorted(here.resigned))
        return Result(game.scores(here.state), staying, f"{resigned} resigned", code="resigned")
    return None


def _refuse_when_over(game: AnyGame, here: Situation) -> None:
    result = match_result(game, here)
    if result is not None:
        raise IllegalMove(rule=result.rule, code="over")


def _refuse_stranger(game: AnyGame, seat: Seat) -> None:
    if not is_seat(game, seat):
        raise no_such_seat(game, seat)
