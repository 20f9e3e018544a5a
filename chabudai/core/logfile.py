"""A log as a file: an envelope with the format's number, header, entries, and a digest of both.

The digest shows that a file was cut, damaged or edited by hand. It is no signature: it does not tell who wrote it.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec

from chabudai.core.codec import JSON, MSGPACK, Form
from chabudai.core.errors import ChabudaiError
from chabudai.core.game import AnyGame
from chabudai.core.log import AnyLog, Header, Log, Ruleset, entry_type
from chabudai.core.shown import shortened, shown
from chabudai.core.values import Struct

FORMAT = 1
LARGEST = 64 * 1024 * 1024


class LogError(ChabudaiError):
    """A log file that can't be opened."""


class UnreadableLog(LogError):
    """It is no log of Chabudai's."""


class TruncatedLog(LogError):
    """The file ends too early."""


class TamperedLog(LogError):
    """The file does not match its digest."""


class UnknownFormat(LogError):
    """The file's format is newer than this program."""


class UnknownGame(LogError):
    """The log is of a game that is not in the catalog."""


class UnknownRules(LogError):
    """The log was played under a version of the rules that is not known here."""


class _Envelope(Struct):
    chabudai: int
    header: msgspec.Raw
    entries: msgspec.Raw
    digest: str


Find = Callable[[Ruleset], AnyGame]
"""Makes the rules of a match: UnknownGame, UnknownRules, or ValueError for options that the game does not take."""


def write_log(log: AnyLog, form: Form = JSON) -> bytes:
    """Return the log as the bytes of a file."""
    header, entries = form.encode(log.header), form.encode(log.entries)
    envelope = _Envelope(FORMAT, msgspec.Raw(header), msgspec.Raw(entries), _digest(header, entries))
    return form.encode(envelope)


def read_log(data: bytes, find: Find) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log in these bytes, or raise the LogError that says what is wrong with them."""
    if not isinstance(data, bytes):  # pyright: ignore[reportUnnecessaryIsInstance] -- callers may have no types
        raise UnreadableLog(f"a log is opened from the bytes of its file, not from {shown(data)}")
    form = JSON if data[:1] in (b"{", b"") else MSGPACK
    envelope = _open(data, form)
    if envelope.chabudai != FORMAT:
        raise UnknownFormat(f"this file has format {envelope.chabudai}; this program reads format {FORMAT}")
    if _digest(bytes(envelope.header), bytes(envelope.entries)) != envelope.digest:
        raise TamperedLog("this log was changed after it was written: it does not match its digest")
    try:
        header = form.decode(envelope.header, Header)
        game = _game(header, find)
        kind = entry_type(game.wire.move, game.wire.film)
        entries: tuple[Any, ...] = form.decode(envelope.entries, tuple[kind, ...])
    except msgspec.DecodeError as error:
        raise UnreadableLog(f"this log can't be read: {shortened(str(error))}") from error
    return game, Log(header, entries)


def _open(data: bytes, form: Form) -> _Envelope:
    if not data:
        raise TruncatedLog("this file is empty")
    if len(data) > LARGEST:
        raise UnreadableLog(f"this file is larger than a log can be ({LARGEST} bytes)")
    try:
        return form.decode(data, _Envelope)
    except msgspec.ValidationError as error:
        raise UnreadableLog(f"this is no log of Chabudai's: {shortened(str(error))}") from error
    except msgspec.DecodeError as error:
        # Within a number, msgspec does not say that the data was truncated, but where it ended.
        if "truncated" in str(error) or f"(byte {len(data)})" in str(error):
            raise TruncatedLog("this log ends too early: a part of the file is missing") from error
        raise UnreadableLog(f"this is no log of Chabudai's: {shortened(str(error))}") from error


def _game(header: Header, find: Find) -> AnyGame:
    try:
        game = find(header.ruleset)
    except ValueError as error:
        raise UnreadableLog(f"this log's options can't be: {shortened(str(error))}") from error
    if len(header.seats) != game.players:
        raise UnreadableLog(f"this log has {len(header.seats)} seats; {game.id} has {game.players} with its options")
    return game


def _digest(header: bytes, entries: bytes) -> str:
    return "sha256:" + sha256(len(header).to_bytes(8) + header + entries).hexdigest()
