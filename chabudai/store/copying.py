"""Copies all matches of one store into another, of whichever kind; what is there already is left alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from chabudai.store.port import LogConflict, MatchExists, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

    from chabudai.store.port import LogStore, MatchId

_AHEAD = 64  # matches that are written at once, so that they share a commit


class NotCopied(StoreError):
    """A match is another one in the target than in the source, so nothing of it was written."""

    def __init__(self, match: MatchId, reason: str) -> None:
        super().__init__(match, reason)
        self.match = match
        self.reason = reason

    def __str__(self) -> str:
        return f"match {self.match!r} was not copied: {self.reason}"


class Copied(NamedTuple):
    """How much was copied, and what could not be."""

    matches: int
    entries: int
    problems: tuple[NotCopied, ...]


class _Match(NamedTuple):
    name: MatchId
    header: bytes
    bodies: list[bytes]


def copy_matches(source: LogStore, target: LogStore, progress: Callable[[int, int], None]) -> Copied:
    """Copy every match, and compare what is in the target then; the same again goes on where it was interrupted."""
    names = source.matches()
    entries, problems = 0, list[NotCopied]()
    for first in range(0, len(names), _AHEAD):
        progress(first, len(names))
        some = [_Match(name, source.header(name), source.entries(name)) for name in names[first : first + _AHEAD]]
        created = _written(some, lambda match: target.create(match.name, match.header), problems)
        copied = _written(created, lambda match: target.append(match.name, 0, match.bodies), problems)
        for match in copied:
            _compare(target, match)
        entries += sum(len(match.bodies) for match in copied)
    return Copied(len(names) - len(problems), entries, tuple(problems))


def _written(
    matches: Sequence[_Match], write: Callable[[_Match], Future[Any]], problems: list[NotCopied]
) -> list[_Match]:
    """Write something of several matches, which share a commit, and return those where that was possible."""
    done: list[_Match] = []
    for match, writing in [(match, write(match)) for match in matches]:
        try:
            writing.result()
            done.append(match)
        except (MatchExists, LogConflict) as error:
            problems.append(NotCopied(match.name, str(error)))
    return done


def _compare(target: LogStore, match: _Match) -> None:
    """Raise NotCopied where the target has something else than was copied; it may have more, if it was served since."""
    if target.header(match.name) != match.header or target.entries(match.name)[: len(match.bodies)] != match.bodies:
        raise NotCopied(match.name, "what was written can't be read back")
