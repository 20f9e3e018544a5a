"""Which matches of a store are meant: by name, by game, by state, by age."""

import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from chabudai import catalog
from chabudai.cli.errors import UsageError
from chabudai.cli.stores import tracked
from chabudai.core import Header
from chabudai.serve.stored_matches import (
    DAY_SECONDS,
    KeepFor,
    MatchState,
    MatchSummary,
    header_of,
    raw_match,
    summary_of,
)
from chabudai.store import LogStore, MatchId, UnknownMatch


class MatchFilter(NamedTuple):
    """Which matches are meant; None where it does not matter. Ages are in days since the last move."""

    game: str | None = None
    state: MatchState | None = None
    older_than: float | None = None
    newer_than: float | None = None
    keep: KeepFor | None = None
    """Only matches that were kept longer than this."""

    def may_fit(self, header: Header | None, now: float) -> bool:
        """Tell whether a match may be meant, of which only the header is known: False is certain."""
        if header is None:
            return True
        if self.game not in {None, header.game} or (self.keep and not self.keep.may_be_over_for(header, now)):
            return False
        return self.older_than is None or header.at <= now - self.older_than * DAY_SECONDS

    def fits(self, summary: MatchSummary, now: float) -> bool:
        """Tell whether a match is meant; one whose age is not known is old only where unreadable ones are meant."""
        if self.game not in {None, summary.game} or self.state not in {None, summary.state}:
            return False
        if not summary.last and self.state is None and (self.older_than, self.newer_than) != (None, None):
            return False
        age = (now - summary.last) / DAY_SECONDS
        return (
            (self.older_than is None or age >= self.older_than)
            and (self.newer_than is None or age < self.newer_than)
            and (self.keep is None or self.keep.is_over_for(summary, now))
        )


def summaries(store: LogStore, wanted: MatchFilter) -> Iterator[MatchSummary]:
    """Yield the matches that are meant, the oldest first; UsageError where a game is meant that nobody knows."""
    now, found = time.time(), False
    for match in tracked(store.matches(), "reading"):
        try:
            if not wanted.may_fit(header_of(store.header(match)), now):
                continue
            summary = summary_of(raw_match(store, match))
        except UnknownMatch:  # it was deleted meanwhile
            continue
        if wanted.fits(summary, now):
            found = True
            yield summary
    if wanted.game and not found and not catalog.is_known(wanted.game):
        raise UsageError(f"there is no game {wanted.game[:40]!r}, nor a match of it in this store")


def named(store: LogStore, names: Sequence[str]) -> list[MatchId]:
    """Return the matches of these names, or of links to them; UsageError where there is none of a name."""
    found = [MatchId(_name(text)) for text in names]
    for match in found:
        try:
            store.header(match)
        except UnknownMatch as error:
            raise UsageError(f"there is no match {match[:40]!r} in this store") from error
    return list(dict.fromkeys(found))


def _name(text: str) -> str:
    """Return the name of a match in a link, or the name itself."""
    if "://" not in text:
        return text
    return text.partition("#")[0].partition("?")[0].rstrip("/").rpartition("/")[2]


def shown_time(seconds: float) -> str:
    """Return a time as it is shown."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC") if seconds else "unknown"
