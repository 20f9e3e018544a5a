"""What all clients of a match are sent alike: who sits where, who is to act, clocks, takeback, rematch."""

from typing import NamedTuple

from chabudai.core import ONLY_NATURE, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.gate import AnyMatch
from chabudai.serve.journal import Journal


class SharedStatus(NamedTuple):
    """The part of an update that is the same for every client."""

    seats: tuple[wire.SeatStatus, ...]
    to_act: tuple[Seat, ...]
    times: wire.Times | None
    takeback: wire.TakebackStatus | None
    rematch: tuple[Seat, ...]


def shared_status(journal: Journal, present: set[Seat], rematch: tuple[Seat, ...], now: float) -> SharedStatus:
    """Return the status of a match; to be called with its lock held."""
    match = journal.match
    request = match.takeback_request
    return SharedStatus(
        seats=journal.seating.seat_statuses(match.situation, present),
        to_act=tuple(sorted(match.to_act - ONLY_NATURE)),
        times=_times(journal, now) if match.header.clock else None,
        takeback=wire.TakebackStatus(request.seat, tuple(sorted(request.agreed))) if request else None,
        rematch=rematch,
    )


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
