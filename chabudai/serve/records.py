"""The records that the store keeps of a match: its header with the digests of its tokens, its entries, seat claims.

Tags and field names are part of the stored bytes: they never change.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from chabudai.core import MSGPACK, AnyGame, Header, Seat, Struct, entry_type
from chabudai.serve.keys import Digest
from chabudai.store import MatchId
from chabudai.table import TakebackRequest


class SeatKey(Struct):
    """What opens a seat: the digest of an invitation, or of the browser that has used it."""

    seat: Seat
    digest: Digest = msgspec.field(name="kept")


class Recovery(Struct):
    """A link by which the holder of seats sits down at another device: it works once."""

    key: Digest
    """The digest of the token that holds the seats."""
    digest: Digest = msgspec.field(name="kept")
    """The digest of the token in the link."""
    browser: Digest | None = None
    """The browser that has used it; None as long as none has."""


class MatchRecord(Struct, omit_defaults=True):
    """The header of a match, and what opens its seats."""

    header: Header
    host: Digest
    hosted: tuple[Seat, ...]
    """The seats that the host's token holds."""
    invitations: tuple[SeatKey, ...]
    watching: bool
    claimed: tuple[SeatKey, ...] = ()
    """Invited seats that were taken before the match began, as in a rematch."""
    grace: float | None = None
    """After how many seconds of absence a bot may play for somebody, as the host has set it."""
    recoveries: tuple[Recovery, ...] = ()
    """Links for other devices that were made before the match began, as in a rematch."""
    lesson: str | None = None
    """The step of the game's lesson that this is; None where it is a match like others."""


class EntryRecord(Struct, tag="entry"):
    """An entry of the log, with the key of the request that it came from, so that a request is done only once."""

    entry: Any
    request: str | None = None


class ClaimRecord(Struct, tag="claim"):
    """An invitation was used: from now on only this browser has the seat."""

    seat: Seat
    browser: Digest


class InvitationRecord(Struct, tag="invitation"):
    """The invitation to a seat was withdrawn; there is another instead where a digest is given."""

    seat: Seat
    digest: Digest | None = msgspec.field(name="kept", default=None)


class RecoveryRecord(Struct, tag="recovery"):
    """A link for another device was made or, where there is a browser, used; it takes the place of one before it."""

    recovery: Recovery


class TakebackRecord(Struct, tag="takeback"):
    """Somebody asked for a takeback or agreed to one, or there is no request any more; an entry ends a request too."""

    asked: TakebackRequest | None
    request: str | None = None


class VoteRecord(Struct, tag="vote"):
    """Whoever has this token would like another match; a takeback ends all votes."""

    key: Digest


class RematchRecord(Struct, tag="rematch"):
    """Another match has followed this one."""

    match: MatchId


Record = EntryRecord | ClaimRecord | InvitationRecord | RecoveryRecord | TakebackRecord | VoteRecord | RematchRecord
"""What the store keeps of a match behind its header."""


class StoredMatch(NamedTuple):
    """All that is kept of a match, with its game."""

    name: MatchId
    record: MatchRecord
    game: AnyGame
    records: Sequence[Record] = ()
    following: MatchId | None = None
    """Its rematch, if there is one."""
    served: bool = False
    """Whether others serve it now, so that its clocks have run all the time."""


def write_record(record: Record) -> bytes:
    """Return a record as the store keeps it."""
    return MSGPACK.encode(record)


def read_record(data: bytes, game: AnyGame) -> Record:
    """Return a stored record of a match of this game; msgspec.DecodeError where it can't be read."""
    record = msgspec.msgpack.decode(data, type=Record)
    if not isinstance(record, EntryRecord):
        return record
    return EntryRecord(msgspec.convert(record.entry, entry_type(game.wire.move, game.wire.film)), record.request)
