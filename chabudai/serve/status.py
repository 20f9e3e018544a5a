"""What all clients of a match are sent alike: who sits where, who is to act, clocks, takeback, rematch."""

from typing import NamedTuple

from chabudai.core import ONLY_NATURE, AnyGame, Seat, with_engine
from chabudai.serve import protocol as wire
from chabudai.serve.absence import Absence
from chabudai.serve.coaching import shows_mistake
from chabudai.serve.gate import AnyMatch, Viewers
from chabudai.serve.journal import Journal
from chabudai.serve.problems import as_problem
from chabudai.serve.workers import Workers


class SharedStatus(NamedTuple):
    """The part of an update that is the same for every client."""

    seats: tuple[wire.SeatStatus, ...]
    to_act: tuple[Seat, ...]
    times: wire.Times | None
    takeback: wire.TakebackStatus | None
    rematch: tuple[Seat, ...]
    preparing: bool


def is_preparing(game: AnyGame, workers: Workers) -> bool:
    """Tell whether a game has an engine that no worker has loaded yet."""
    return with_engine(game) is not None and not workers.is_prepared(game.id)


def shared_status(
    journal: Journal, workers: Workers, absence: Absence, rematch: tuple[Seat, ...], now: float
) -> SharedStatus:
    """Return the status of a match; to be called with its lock held."""
    match = journal.match
    request = match.takeback_request
    return SharedStatus(
        seats=journal.seating.seat_statuses(match.situation, absence),
        to_act=_to_act(journal),
        times=_times(journal, now) if match.header.clock else None,
        takeback=wire.TakebackStatus(request.seat, tuple(sorted(request.agreed))) if request else None,
        rematch=rematch,
        preparing=is_preparing(match.game, workers),
    )


def _to_act(journal: Journal) -> tuple[Seat, ...]:
    """Return who may move; nobody while a learner's mistake is shown, though it may be their turn again."""
    return () if shows_mistake(journal.coaching, journal.match) else tuple(sorted(journal.match.to_act - ONLY_NATURE))


def undo_status(journal: Journal, seats: Viewers) -> wire.UndoStatus | None:
    """Return whether a client with these seats may take a move back; None for a spectator."""
    if not seats:
        return None
    match, seating = journal.match, journal.seating
    seat = match.last_to_act(seats)
    problem = match.takeback_problem(seats[0] if seat is None else seat)
    if seat is None or problem:
        return wire.UndoStatus(seat, as_problem(problem) if problem else None)
    asked = tuple(other for other in sorted(match.asked_for_takeback(seat)) if not seating.same_holder(seat, other))
    return wire.UndoStatus(seat, None, asked)


def _times(journal: Journal, now: float) -> wire.Times | None:
    journal.stop_clocks_until_complete()
    match, clock = journal.match, journal.match.header.clock
    if clock and clock.per == "part":
        return _part_times(match, now)
    left = tuple(match.times.left_at(Seat(seat), now) for seat in range(match.game.players))
    return wire.Times(left, () if journal.awaits_players else tuple(sorted(match.waited_for)))


def _part_times(match: AnyMatch, now: float) -> wire.Times | None:
    part = match.part_left(now)
    if part is None:
        return None
    left, runs = part
    return wire.Times((left,) * match.game.players, tuple(sorted(match.waited_for)) if runs else ())
