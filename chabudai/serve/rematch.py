"""Another match for the same players: who would like one, and what is kept of the match that follows."""

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from chabudai.core import Seat
from chabudai.serve.journal import Journal
from chabudai.serve.records import MatchRecord, SeatKey
from chabudai.store import MatchId

NAME_BYTES = 9


class RematchVote:
    """The players of one match who would like another."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats of those who would like another match."""
        return tuple(sorted(seat for key in self._journal.votes for seat in self._journal.seating.seats_of(key)))

    @property
    def unanimous(self) -> bool:
        """Whether every person who plays here would like another match."""
        votes = self._journal.votes
        return bool(votes) and self._journal.seating.people(self._journal.match.situation) <= votes


def following_name(match: MatchId, record: MatchRecord) -> MatchId:
    """Return the name of the rematch: always the same, so that it is made only once, and nobody else's to guess."""
    found = sha256(f"{record.host} {match}".encode()).digest()[:NAME_BYTES]
    return MatchId(urlsafe_b64encode(found).decode())


def following_record(journal: Journal, now: float) -> MatchRecord:
    """Return the record of a match in which everybody sits one seat further on; the same tokens hold its seats."""
    old, count = journal.record, journal.game.players
    holders = journal.match.situation.seats
    seats = tuple(holders[(seat + 1) % count] for seat in range(count))
    return MatchRecord(
        msgspec.structs.replace(old.header, seats=seats, at=now),
        old.host,
        tuple(sorted(_further(seat, count) for seat in old.hosted)),
        _moved_on(journal.seating.invitations, count),
        old.watching,
        _moved_on(journal.seating.claimed, count),
        old.grace,
        journal.seating.recoveries,
    )


def _further(seat: Seat, count: int) -> Seat:
    return Seat((seat - 1) % count)


def _moved_on(keys: Sequence[SeatKey], count: int) -> tuple[SeatKey, ...]:
    return tuple(SeatKey(_further(key.seat, count), key.digest) for key in keys)
