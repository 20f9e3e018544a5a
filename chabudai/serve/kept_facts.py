"""What the records of a match say besides its entries: who holds which seat, what was done, asked for and voted for."""

from typing import TYPE_CHECKING

from chabudai.core import TakenBack
from chabudai.serve.done_requests import DoneRequests
from chabudai.serve.records import (
    ClaimRecord,
    EntryRecord,
    InvitationRecord,
    Record,
    RecoveryRecord,
    RematchRecord,
    StoredMatch,
    TakebackRecord,
    VoteRecord,
)
from chabudai.serve.seating import Seating

if TYPE_CHECKING:
    from chabudai.serve.keys import Digest
    from chabudai.table import TakebackRequest

SeatRecord = ClaimRecord | InvitationRecord | RecoveryRecord


class KeptFacts:
    """All facts of a match that outlive the process and are not in its entries."""

    def __init__(self, stored: StoredMatch) -> None:
        self.seating = Seating(stored.record)
        self.done_requests = DoneRequests()
        self.following = stored.following
        """The rematch, if there is one."""
        self.votes: set[Digest] = set()
        """The digests of the tokens of those who would like a rematch."""
        self.asked: TakebackRequest | None = None
        """The takeback that somebody has asked for since the last entry."""

    def note(self, record: Record, length: int) -> None:
        """Take note of a record that is kept; `length` is how long the log is with it."""
        match record:
            case EntryRecord(entry, request):
                self.asked = None
                if isinstance(entry, TakenBack):
                    self.votes.clear()
                self._note_request(request, length)
            case TakebackRecord(asked, request):
                self.asked = asked
                self._note_request(request, length)
            case VoteRecord(key):
                self.votes.add(key)
            case RematchRecord(following):
                self.following = following
            case _:
                self.note_seat(record)

    def note_seat(self, record: SeatRecord) -> None:
        """Take note of who holds which seat."""
        match record:
            case ClaimRecord(seat, browser):
                self.seating.claim(seat, browser)
            case InvitationRecord(seat, invitation):
                self.seating.invite(seat, invitation)
            case RecoveryRecord(recovery):
                self.seating.recover(recovery)

    def _note_request(self, request: str | None, length: int) -> None:
        if request:
            self.done_requests.add_logged(request, length)
