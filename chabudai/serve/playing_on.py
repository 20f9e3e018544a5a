"""A match that goes on from a moment of another: what a log's moves up to there are, as a store keeps them."""

from typing import Any, NamedTuple

from chabudai import catalog
from chabudai.core import AnyLog, BrokenLog, Log, LogError, Moved, Ruleset, TimedOut, moves_in_force
from chabudai.serve.records import EntryRecord, write_record
from chabudai.serve.replays import BadLog
from chabudai.table import Match


class Beginning(NamedTuple):
    """How a match begins that goes on from a moment of another."""

    ruleset: Ruleset
    records: tuple[bytes, ...]
    """The moves that stand at that moment, as records of the new match."""
    over: bool
    """Whether the match was over at that moment: then there is nothing to go on with."""


def beginning_of(data: bytes, entries: int, most_entries: int, now: float) -> Beginning | BadLog:
    """Return how a match begins that goes on after so many entries of a log file, or what is wrong with the file.

    Who has resigned, sat elsewhere or taken a move back there is not known any more; films are left out.
    """
    try:
        game, log = catalog.open_log(data)
        if len(log.entries) > most_entries:
            return BadLog(f"this log is too long: it has {len(log.entries)} entries, and at most {most_entries} can be")
        match: Match[Any, Any, Any] = Match(game, log=_first(log, entries), draws=False)
    except (LogError, BrokenLog) as error:
        return BadLog(str(error))
    stand = (match.entries[number] for number in sorted(moves_in_force(match.trail)))
    moves = (Moved(entry.seat, entry.move, now) for entry in stand if isinstance(entry, Moved | TimedOut))
    records = tuple(write_record(EntryRecord(move)) for move in moves)
    return Beginning(log.header.ruleset, records, game.result(match.state) is not None)


def _first(log: AnyLog, entries: int) -> AnyLog:
    return Log(log.header, log.entries[:entries])
