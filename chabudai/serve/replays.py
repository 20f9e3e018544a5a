"""A whole match to step through, as bytes: worked out in a process of its own, step by step.

Nothing of it is done where others wait, and neither a step nor its view is kept once it is written.
"""

import asyncio
import zlib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import msgspec

from chabudai import catalog
from chabudai.core import JSON, MSGPACK, AnyEntry, AnyGame, AnyLog, Header, Log, LogError, entry_type
from chabudai.core.replay import BrokenLog
from chabudai.serve.changes import change
from chabudai.serve.gate import Gate, Viewers, meta_of
from chabudai.serve.protocol import MatchMeta
from chabudai.serve.seating import seat_statuses
from chabudai.table import Match

CHUNK: Final = 250
_GZIP: Final = 16 + zlib.MAX_WBITS


class StoredLog(NamedTuple):
    """The log of a match on this server, in pieces that are small enough to be written between other things."""

    header: Header
    entries: tuple[bytes, ...]
    meta: MatchMeta
    seats: Viewers
    """The seats of who asks."""


class BadLog(NamedTuple):
    """Why there is no replay of a file: what is wrong with it."""

    reason: str


async def stored_log(log: AnyLog, meta: MatchMeta, seats: Viewers) -> StoredLog:
    """Return the log of a match to be sent to a worker; others have their turn between the pieces."""
    pieces: list[bytes] = []
    for first in range(0, len(log.entries), CHUNK):
        pieces.append(MSGPACK.encode(log.entries[first : first + CHUNK]))
        await asyncio.sleep(0)
    return StoredLog(log.header, tuple(pieces), meta, seats)


def replay_of_match(stored: StoredLog, packed: bool) -> bytes:
    """Return the replay of a match on this server as JSON, packed by gzip where that is wanted."""
    game = catalog.game_by(stored.header.ruleset)
    kind = entry_type(game.wire.move, game.wire.film)
    entries: list[AnyEntry] = []
    for piece in stored.entries:
        entries.extend(MSGPACK.decode(piece, tuple[kind, ...]))
    gate = _gate(game, Log(stored.header, tuple(entries)), stored.seats)
    return _written(gate, stored.meta, packed=packed)


def replay_of_file(data: bytes, most_entries: int, packed: bool) -> bytes | BadLog:
    """Return the replay of a log file likewise, or what is wrong with the file."""
    try:
        game, log = catalog.open_log(data)
        if len(log.entries) > most_entries:
            count = len(log.entries)
            return BadLog(f"this log is too long: it has {count} entries, and at most {most_entries} can be")
        gate = _gate(game, log, ())
    except (LogError, BrokenLog) as error:
        return BadLog(str(error))
    return _written(gate, meta_of(game, log.header), packed=packed)


def _gate(game: AnyGame, log: AnyLog, seats: Viewers) -> Gate:
    return Gate(Match(game, log=log, draws=False), seats, 0)


def _written(gate: Gate, meta: MatchMeta, *, packed: bool) -> bytes:
    if not packed:
        return b"".join(_pieces(gate, meta))
    packer = zlib.compressobj(wbits=_GZIP)
    parts = [packer.compress(piece) for piece in _pieces(gate, meta)]
    return b"".join((*parts, packer.flush()))


def _pieces(gate: Gate, meta: MatchMeta) -> Iterator[bytes]:
    """Yield the JSON of a `Replay`, a step at a time."""
    view = msgspec.to_builtins(gate.first_view())
    holders = seat_statuses(gate.match.situation)
    head = {"meta": meta, "start": view, "result": gate.match.result, "ending": gate.ending, "seats": holders}
    yield JSON.encode(head)[:-1] + b',"steps":['
    for step in gate.each_step(views=True, films=len(gate.match.entries), unveiled=True):
        after: Any = msgspec.to_builtins(step.view)
        shown = msgspec.structs.replace(step, view=None, change=change(view, after))
        yield (b"," if step.number else b"") + JSON.encode(shown)
        view = after
    yield b"]}"
