"""What the store keeps of a match stays readable: the bytes of its records never change."""

from __future__ import annotations

import pytest
from msgspec import structs

from chabudai.core import MSGPACK, Clock, Header, Holder, Moved, Resigned, Seat
from chabudai.games.kooshi import KoOshi, Move
from chabudai.games.kooshi.board import Square
from chabudai.serve.keys import Digest
from chabudai.serve.records import (
    ClaimRecord,
    EntryRecord,
    InvitationRecord,
    MatchRecord,
    Record,
    Recovery,
    RecoveryRecord,
    SeatKey,
    read_record,
    write_record,
)

HEADER = Header(
    "kooshi", 1, {}, (Holder(name="Aki"), Holder("bot", 2)), clock=Clock("game", seconds=60.0, increment=2.0), at=7.5
)
MATCH = MatchRecord(
    HEADER,
    Digest("aa"),
    (Seat(0),),
    (SeatKey(Seat(1), Digest("bb")),),
    watching=True,
    claimed=(SeatKey(Seat(1), Digest("cc")),),
)
MATCH_BYTES = (
    b"\x86\xa6header\x86\xa4game\xa6kooshi\xa5rules\x01\xa7options\x80\xa5seats\x92\x81\xa4name\xa3Aki\x82\xa4kind\xa3bot"
    b"\xa5level\x02\xa5clock\x83\xa3per\xa4game\xa7seconds\xcb@N\x00\x00\x00\x00\x00\x00\xa9increment\xcb@\x00\x00\x00"
    b"\x00\x00\x00\x00\xa2at\xcb@\x1e\x00\x00\x00\x00\x00\x00\xa4host\xa2aa\xa6hosted\x91\x00\xabinvitations\x91\x82"
    b"\xa4seat\x01\xa4kept\xa2bb\xa8watching\xc3\xa7claimed\x91\x82\xa4seat\x01\xa4kept\xa2cc"
)
RECORDS: list[tuple[Record, bytes]] = [
    (
        EntryRecord(Moved(Seat(0), Move(Square("b1"), "n"), 1.5), "aa:r1"),
        (
            b"\x83\xa4type\xa5entry\xa5entry\x84\xa4type\xa4move\xa4seat\x00\xa4move\x83\xa4type\xa4move\xa6square\xa2b1"
            b"\xa9direction\xa1n\xa2at\xcb?\xf8\x00\x00\x00\x00\x00\x00\xa7request\xa5aa:r1"
        ),
    ),
    (
        EntryRecord(Resigned(Seat(1), 2.0)),
        (
            b"\x83\xa4type\xa5entry\xa5entry\x83\xa4type\xa6resign\xa4seat\x01\xa2at\xcb@\x00\x00\x00\x00\x00\x00\x00"
            b"\xa7request\xc0"
        ),
    ),
    (ClaimRecord(Seat(1), Digest("cc")), b"\x83\xa4type\xa5claim\xa4seat\x01\xa7browser\xa2cc"),
    (InvitationRecord(Seat(1), Digest("dd")), b"\x83\xa4type\xaainvitation\xa4seat\x01\xa4kept\xa2dd"),
    (InvitationRecord(Seat(1)), b"\x83\xa4type\xaainvitation\xa4seat\x01\xa4kept\xc0"),
    (
        RecoveryRecord(Recovery(Digest("aa"), Digest("ee"), Digest("ff"))),
        b"\x82\xa4type\xa8recovery\xa8recovery\x83\xa3key\xa2aa\xa4kept\xa2ee\xa7browser\xa2ff",
    ),
]


def test_the_record_of_a_match_keeps_its_bytes() -> None:
    assert MSGPACK.encode(MATCH) == MATCH_BYTES
    assert MSGPACK.decode(MATCH_BYTES, MatchRecord) == MATCH


def test_what_came_later_into_the_record_of_a_match_keeps_its_bytes() -> None:
    later = structs.replace(MATCH, grace=60.0, recoveries=(Recovery(Digest("aa"), Digest("ee")),))
    added = b"\xa5grace\xcb@N\x00\x00\x00\x00\x00\x00\xaarecoveries\x91\x83\xa3key\xa2aa\xa4kept\xa2ee\xa7browser\xc0"
    assert MSGPACK.encode(later) == b"\x88" + MATCH_BYTES[1:] + added
    assert MSGPACK.decode(MSGPACK.encode(later), MatchRecord) == later


@pytest.mark.parametrize(("record", "data"), RECORDS)
def test_the_records_of_a_log_keep_their_bytes(record: Record, data: bytes) -> None:
    assert write_record(record) == data
    assert read_record(data, KoOshi()) == record
