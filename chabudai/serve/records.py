"""What the store keeps of a match: its header with the digests of its keys, its entries, and who took which seat."""

from typing import Any

import msgspec

from chabudai.core import MSGPACK, AnyGame, Header, Seat, Struct, entry_type
from chabudai.serve.keys import Digest


class Key(Struct):
    """What opens a seat: the digest of an invitation, or of the browser that has used it."""

    seat: Seat
    kept: Digest


class Sealed(Struct):
    """The header of a match, and what opens its seats."""

    header: Header
    host: Digest
    hosted: tuple[Seat, ...]
    """The seats that the host's key holds."""
    invitations: tuple[Key, ...]
    watching: bool
    claimed: tuple[Key, ...] = ()
    """Invited seats that were taken before the match began, as in a rematch."""


class Kept(Struct, tag="entry"):
    """An entry of the log, with the id of the request that it came from, so that a request is done only once."""

    entry: Any
    request: str | None = None


class Claim(Struct, tag="claim"):
    """An invitation was used: from now on only this browser has the seat."""

    seat: Seat
    browser: Digest


Record = Kept | Claim


def write_record(record: Record) -> bytes:
    """Return a record as the store keeps it."""
    return MSGPACK.encode(record)


def read_record(data: bytes, game: AnyGame) -> Record:
    """Return a record of this game's."""
    record = msgspec.msgpack.decode(data, type=Record)
    if isinstance(record, Claim):
        return record
    return Kept(msgspec.convert(record.entry, entry_type(game.wire.move, game.wire.film)), record.request)
