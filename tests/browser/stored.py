"""Matches that are in the store before a server starts, so that a browser finds a table as a test needs it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chabudai.core import MSGPACK, Holder, Seat
from chabudai.serve.keys import digest
from chabudai.serve.records import EntryRecord, MatchRecord, write_record
from chabudai.store import MatchId, SqliteStore
from chabudai.table import Match

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from chabudai.core import AnyGame

TOKEN = "host-of-all-stored-matches"  # noqa: S105 -- it opens nothing but these tables


def store_matches(file: Path, matches: Mapping[str, Match[Any, Any, Any]]) -> None:
    """Put matches into a store, of which all people sit at one screen."""
    with SqliteStore(file) as store:
        for name, match in matches.items():
            hosted = tuple(Seat(seat) for seat, holder in enumerate(match.header.seats) if holder.kind == "person")
            record = MatchRecord(match.header, digest(TOKEN), hosted, (), watching=True)
            store.create(MatchId(name), MSGPACK.encode(record)).result()
            store.append(MatchId(name), 0, [write_record(EntryRecord(entry)) for entry in match.entries]).result()


def address(name: str) -> str:
    """Return where a browser sits down at a stored match."""
    return f"/play/{name}#seat={TOKEN}"


def played(game: AnyGame, *texts: str, seats: Sequence[Holder] | None = None) -> Match[Any, Any, Any]:
    """Return a match after moves in the game's notation, Nature's among them."""
    match = Match(game, draws=False, seats=seats)
    for text in texts:
        match.play(min(match.to_act), game.parse(match.state, text))
    return match
