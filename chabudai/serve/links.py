"""The links that lead to seats, made anew: invitations by the host, links for another device by whoever holds a seat.

Only digests are kept. A link for another device works once. From then on both devices hold the seat: whoever makes one
goes on at another device, and the one that they leave is theirs too.
"""

from typing import Final

from chabudai.core import Seat
from chabudai.serve import protocol as wire
from chabudai.serve.journal import Journal
from chabudai.serve.judging import not_your_seat
from chabudai.serve.keys import digest, new_token
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.problems import Refusal
from chabudai.serve.records import InvitationRecord, Recovery, RecoveryRecord
from chabudai.serve.seating import Admission

MOST_LINKS: Final = 100
"""How many links can be made anew in one match."""


async def renew_invitation(live: LiveMatch, admission: Admission, seat: Seat) -> wire.Invitation:
    """Withdraw the invitation to an open seat, and return another."""
    token = new_token()
    await _invite(live, admission, InvitationRecord(seat, digest(token)))
    return wire.Invitation(seat, token)


async def withdraw_invitation(live: LiveMatch, admission: Admission, seat: Seat) -> None:
    """Withdraw the invitation to an open seat; the host can make another later."""
    await _invite(live, admission, InvitationRecord(seat))


async def _invite(live: LiveMatch, admission: Admission, record: InvitationRecord) -> None:
    journal = live.journal
    if not admission.host:
        raise Refusal("host-only", 403)

    async def attempt() -> None:
        journal.refuse_when_closed()
        _refuse_unless_open(journal, record.seat)
        _refuse_many(journal)
        await journal.seat(record)

    async with journal.lock:
        await journal.judge(attempt)


def _refuse_unless_open(journal: Journal, seat: Seat) -> None:
    """Raise a Refusal where nobody is invited to a seat, or somebody has taken it: they keep it."""
    if seat not in {key.seat for key in journal.seating.invitations}:
        raise Refusal("no-invitation", 404)
    if seat not in journal.seating.open_seats:
        raise Refusal("seat-claimed", 409)


async def make_recovery(live: LiveMatch, admission: Admission) -> wire.SeatLink:
    """Return a link by which whoever holds seats sits down at another device; one before it that was not used ends."""
    journal, token = live.journal, new_token()
    if admission.key is None:
        raise not_your_seat()
    record = RecoveryRecord(Recovery(admission.key, digest(token)))

    async def attempt() -> None:
        journal.refuse_when_closed()
        _refuse_many(journal)
        await journal.seat(record)

    async with journal.lock:
        await journal.judge(attempt)
    return wire.SeatLink(token)


def _refuse_many(journal: Journal) -> None:
    if journal.seating.links_made >= MOST_LINKS:
        raise Refusal("too-many-links", 429)
