"""Log files: whatever is wrong with one gets its own error, and nothing else happens."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import chabudai
from chabudai.core import (
    FORMS,
    JSON,
    MSGPACK,
    AnyLog,
    BrokenLog,
    Form,
    Header,
    Holder,
    Log,
    LogError,
    Moved,
    Reseated,
    Resigned,
    Seat,
    TakenBack,
    TamperedLog,
    TimedOut,
    TruncatedLog,
    UnknownFormat,
    UnknownGame,
    UnknownRules,
    UnreadableLog,
    replay,
    write_log,
)
from chabudai.core.logfile import LARGEST
from chabudai.games.kooshi import Move
from chabudai.games.kooshi.board import Square

LIGHT, DARK = Seat(0), Seat(1)
START = "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"
HEADER = Header("kooshi", 1, {"setup": START}, (Holder(name="あい"), Holder("bot", 2)))


def push(text: str) -> Move:
    return Move(Square(text[:2]), text[2])  # pyright: ignore[reportArgumentType] -- the texts here are right


LOG: AnyLog = Log(
    HEADER,
    (
        Moved(LIGHT, push("b1n"), 0.5),
        TimedOut(DARK, push("b5s"), 30.25),
        TakenBack(LIGHT, 0, 31.0),
        Reseated(DARK, Holder(name="B"), 32.0),
        Moved(LIGHT, push("c2n"), 33.125),
        Resigned(DARK, 40.0),
    ),
)


def with_header(**changes: object) -> AnyLog:
    return Log(msgspec.structs.replace(HEADER, **changes), LOG.entries)


@pytest.mark.parametrize("form", FORMS)
def test_a_log_is_read_as_it_was_written(form: Form) -> None:
    game, log = chabudai.open_log(write_log(LOG, form))
    assert log == LOG
    assert game.id == "kooshi"
    assert replay(game, log).resigned == {DARK}


@pytest.mark.parametrize("form", FORMS)
def test_every_cut_is_seen(form: Form) -> None:
    data = write_log(LOG, form)
    for length in range(len(data)):
        with pytest.raises(TruncatedLog):
            chabudai.open_log(data[:length])


@pytest.mark.parametrize("form", FORMS)
def test_every_changed_byte_is_seen(form: Form) -> None:
    data = write_log(LOG, form)
    for place in range(len(data)):
        changed = bytearray(data)
        changed[place] ^= 1
        with pytest.raises(LogError):
            chabudai.open_log(bytes(changed))


def test_an_edited_move_is_tampering() -> None:
    data = write_log(LOG).replace(b'"square":"c2"', b'"square":"d1"')
    with pytest.raises(TamperedLog, match="changed after it was written"):
        chabudai.open_log(data)


def test_an_unknown_game_has_its_own_error() -> None:
    with pytest.raises(UnknownGame, match="'go'"):
        chabudai.open_log(write_log(with_header(game="go")))


def test_an_unknown_version_has_its_own_error() -> None:
    with pytest.raises(UnknownRules, match="version 99 of kooshi"):
        chabudai.open_log(write_log(with_header(rules=99)))


def test_an_unknown_format_has_its_own_error() -> None:
    with pytest.raises(UnknownFormat, match="format 2"):
        chabudai.open_log(write_log(LOG).replace(b'"chabudai":1', b'"chabudai":2'))


def test_options_and_seats_that_cannot_be_are_unreadable() -> None:
    with pytest.raises(UnreadableLog, match="no option “colour”"):
        chabudai.open_log(write_log(with_header(options={"colour": 1})))
    with pytest.raises(UnreadableLog, match="3 seats"):
        chabudai.open_log(write_log(with_header(seats=(Holder(),) * 3)))


def test_moves_of_another_game_are_unreadable() -> None:
    strange: AnyLog = Log(HEADER, (Moved(LIGHT, {"type": "show", "fingers": 3}),))
    with pytest.raises(UnreadableLog):
        chabudai.open_log(write_log(strange))


def test_a_log_with_an_illegal_move_is_broken() -> None:
    game, log = chabudai.open_log(write_log(Log(HEADER, (Moved(DARK, push("b5s")),))))
    with pytest.raises(BrokenLog, match=r"entry 1 .*Light’s turn"):
        replay(game, log)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"hello", b"\x00\xff", b"[]", b"null", b"{}", b"[" * 100_000, b"\x91" * 100_000]
)
def test_what_is_no_log_is_said_so(data: bytes) -> None:
    with pytest.raises((UnreadableLog, TruncatedLog)):
        chabudai.open_log(data)


def test_a_file_that_is_too_large_is_refused_unread() -> None:
    with pytest.raises(UnreadableLog, match="larger"):
        chabudai.open_log(b"{" + b" " * LARGEST)


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_words(data: bytes) -> None:
    with pytest.raises(LogError, match=r"."):
        chabudai.open_log(data)


def test_json_and_msgpack_hold_the_same() -> None:
    assert chabudai.open_log(write_log(LOG, JSON))[1] == chabudai.open_log(write_log(LOG, MSGPACK))[1]
