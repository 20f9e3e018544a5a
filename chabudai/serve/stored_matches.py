"""What a store has of its matches, for whoever runs the server: how old they are, and whether they are over.

A summary has no token, no digest of one, and nothing of what is hidden in a game.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple, get_args

import msgspec

from chabudai import catalog
from chabudai.core import MSGPACK, AnyGame, AnyLog, BrokenLog, ChabudaiError, Clock, Header, Log, Struct, UnknownRules
from chabudai.serve.records import EntryRecord, MatchRecord, read_record
from chabudai.store import LogStore, MatchId
from chabudai.table import Match

MatchState = Literal["finished", "unfinished", "unreadable"]
STATES: Final[tuple[MatchState, ...]] = get_args(MatchState)
DAY_SECONDS: Final = 86_400.0


class UnreadableMatch(ChabudaiError):
    """What the store has of a match can't be read or played here."""


class SeatSummary(Struct):
    """Who sits on a seat in the end."""

    kind: Literal["person", "bot"]
    level: int | None
    name: str


class MatchSummary(Struct):
    """What can be said of a match without showing anything of its play."""

    match: str
    state: MatchState
    game: str
    rules: int
    options: dict[str, Any]
    begun: float
    """Seconds since 1970."""
    last: float
    """When something happened in it last."""
    entries: int
    seats: tuple[SeatSummary, ...] = ()
    clock: Clock | None = None
    result: str | None = None
    """How it ended."""
    problem: str | None = None
    """Why it can't be read."""


class RawMatch(NamedTuple):
    """A match as the store has it."""

    match: MatchId
    header: bytes
    records: Sequence[bytes]


def raw_match(store: LogStore, match: MatchId) -> RawMatch:
    """Read all that the store has of a match."""
    return RawMatch(match, store.header(match), store.entries(match))


def header_of(data: bytes) -> Header | None:
    """Return the header of a match as the store has it; None where it can't be read."""
    try:
        return MSGPACK.decode(data, MatchRecord).header
    except msgspec.DecodeError:
        return None


def played(raw: RawMatch) -> tuple[AnyGame, Match[Any, Any, Any]]:
    """Return the game and the match as its log has it; UnreadableMatch where that can't be."""
    try:
        game, log = read_log_of(raw)
        return game, Match(game, log=log, draws=False)
    except (BrokenLog, ValueError) as error:
        raise UnreadableMatch(f"its log can't be played: {error}") from error


def read_log_of(raw: RawMatch) -> tuple[AnyGame, AnyLog]:
    """Return the game and the log of a match; UnreadableMatch where they can't be read."""
    try:
        record = MSGPACK.decode(raw.header, MatchRecord)
        game = catalog.game_by(record.header.ruleset)
        records = [read_record(data, game) for data in raw.records]
    except (msgspec.DecodeError, UnknownRules, ValueError) as error:
        raise UnreadableMatch(f"what is kept of it can't be read: {error}") from error
    return game, Log(record.header, tuple(each.entry for each in records if isinstance(each, EntryRecord)))


def summary_of(raw: RawMatch) -> MatchSummary:
    """Return the summary of a match; this replays it, so it takes a while for a long one."""
    try:
        _, match = played(raw)
    except UnreadableMatch as error:
        return _unreadable(raw, str(error))
    header, result = match.header, match.result
    return MatchSummary(
        raw.match,
        "finished" if match.over else "unfinished",
        header.game,
        header.rules,
        header.options,
        header.at,
        max([header.at, *(entry.at for entry in match.entries)]),
        len(match.entries),
        tuple(SeatSummary(seat.kind, seat.level, seat.name) for seat in match.situation.seats),
        header.clock,
        result.reason if result else None,
    )


def _unreadable(raw: RawMatch, problem: str) -> MatchSummary:
    header = header_of(raw.header)
    if header is None:
        return MatchSummary(raw.match, "unreadable", "?", 0, {}, 0.0, 0.0, len(raw.records), problem=problem)
    return MatchSummary(
        raw.match,
        "unreadable",
        header.game,
        header.rules,
        header.options,
        header.at,
        header.at,
        len(raw.records),
        problem=problem,
    )


class KeepFor(NamedTuple):
    """How long matches are kept after something has happened in them last, in days; None for ever."""

    finished: float | None
    unfinished: float | None

    @property
    def shortest(self) -> float | None:
        """The shorter one of both; None where all matches are kept for ever."""
        return min((days for days in self if days is not None), default=None)

    def is_over_for(self, summary: MatchSummary, now: float) -> bool:
        """Tell whether a match has been kept long enough; one that can't be read is kept for ever."""
        days = {"finished": self.finished, "unfinished": self.unfinished}.get(summary.state)
        return days is not None and summary.last < now - days * DAY_SECONDS

    def may_be_over_for(self, header: Header | None, now: float) -> bool:
        """Tell the same of a match of which only the header is known: False is certain."""
        days = self.shortest
        return header is not None and days is not None and header.at < now - days * DAY_SECONDS


def keep_for(finished_days: float, unfinished_days: float) -> KeepFor:
    """Return how long matches are kept, by the settings, in which 0 is for ever."""
    return KeepFor(finished_days or None, unfinished_days or None)
