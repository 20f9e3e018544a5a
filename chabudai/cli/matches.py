"""The commands `matches list`, `matches show` and `matches export`."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from chabudai.cli.errors import FAILED, UsageError
from chabudai.cli.files import save
from chabudai.cli.match_choice import MatchFilter, named, shown_time, summaries
from chabudai.cli.stores import StoreChoice, opened, plain, tracked
from chabudai.core import with_secrets
from chabudai.serve.stored_matches import MatchSummary, SeatSummary, UnreadableMatch, played, raw_match, summary_of
from chabudai.store import LogStore, MatchId


def list_matches(choice: StoreChoice, wanted: MatchFilter, *, json: bool) -> int:
    """Print the matches that are meant, as a table or as JSON."""
    with opened(choice.name()) as store:
        found = list(summaries(store, wanted))
    if json:
        print(msgspec.json.encode(found).decode())
        return 0
    for line in table([("match", "game", "state", "entries", "begun", "last"), *map(_row, found)]):
        print(line)
    print(f"{len(found)} matches" if len(found) != 1 else "1 match")
    return 0


def table(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _row(summary: MatchSummary) -> tuple[str, ...]:
    times = shown_time(summary.begun), shown_time(summary.last)
    return summary.match, plain(summary.game), summary.state, str(summary.entries), *times


def show_match(choice: StoreChoice, name: str, *, json: bool) -> int:
    """Print what is known of a match; nothing that opens a seat, and nothing that its players do not all know."""
    with opened(choice.name()) as store:
        (match,) = named(store, [name])
        summary = summary_of(raw_match(store, match))
    if json:
        print(msgspec.json.encode(summary).decode())
        return 0
    for line in table(_facts(summary)):
        print(line)
    return 0


def _facts(summary: MatchSummary) -> list[tuple[str, str]]:
    clock, ending = summary.clock, summary.result or summary.problem
    facts = [
        ("match", summary.match),
        ("game", f"{plain(summary.game)}, rules version {summary.rules}"),
        ("state", f"{summary.state}: {plain(ending)}" if ending else summary.state),
        ("options", msgspec.json.encode(summary.options).decode()),
        ("clock", msgspec.json.encode(clock).decode() if clock else "none"),
        ("begun", shown_time(summary.begun)),
        ("last", shown_time(summary.last)),
        ("entries", str(summary.entries)),
    ]
    return [*facts, *((f"seat {number}", _seat(seat)) for number, seat in enumerate(summary.seats))]


def _seat(seat: SeatSummary) -> str:
    who = f"bot of level {seat.level}" if seat.kind == "bot" else "person"
    return f"{who}, {plain(seat.name)}" if seat.name else who


def export_matches(choice: StoreChoice, names: Sequence[str], wanted: MatchFilter, folder: str, *, force: bool) -> int:
    """Write logs as files that `chabudai replay` opens; return the exit status."""
    into = Path(folder)
    if not into.is_dir():
        raise UsageError(f"there is no folder {folder}")
    with opened(choice.name()) as store:
        chosen = named(store, names) if names else [MatchId(found.match) for found in summaries(store, wanted)]
        problems = [problem for match in tracked(chosen, "writing") if (problem := _export(store, match, into, force))]
    for problem in problems:
        print(f"chabudai: {problem}", file=sys.stderr)
    count = len(chosen) - len(problems)
    print(f"{count} {'log was' if count == 1 else 'logs were'} written to {folder}.")
    return FAILED if problems else 0


def _export(store: LogStore, match: MatchId, into: Path, force: bool) -> str | None:
    """Write one log; return why that can't be."""
    try:
        game, played_match = played(raw_match(store, match))
        if with_secrets(game) and not played_match.over:
            return f"match {match} is not finished, and its log has what players hide from each other"
        path = into / f"{game.id}-{match}.json"
        if path.exists() and not force:
            return f"{path} exists already, and is written over only with --force"
        save(played_match.log, str(path), overwrite=True)
    except (UnreadableMatch, UsageError) as error:
        return f"match {match}: {error}"
    return None
