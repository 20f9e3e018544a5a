"""The commands `store check`, `store backup`, `store restore` and `store copy`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from chabudai.cli.errors import FAILED, UsageError
from chabudai.cli.progress import Progress
from chabudai.cli.stores import StoreChoice, opened, tracked
from chabudai.serve.stored_matches import UnreadableMatch, played, raw_match
from chabudai.store import (
    MatchId,
    StoreDamaged,
    UnknownMatch,
    back_up,
    copy_matches,
    file_of,
    integrity_problems,
    open_store,
    restore,
    shown_store,
)

SAMPLE = 200
"""How many logs are replayed to check a copy, where nothing else is said."""


def check_store(choice: StoreChoice, sample: int | None) -> int:
    """Look through a store's file and replay its logs; return the exit status."""
    name = choice.name()
    path = file_of(name)
    problems = (integrity_problems(path) if path else []) or _log_problems(name, sample)
    for problem in problems:
        print(problem)
    print(f"{shown_store(name)} is damaged." if problems else f"{shown_store(name)} is sound.")
    return FAILED if problems else 0


def back_up_store(choice: StoreChoice, target: str, sample: int | None, *, force: bool) -> int:
    """Copy a store, and replay logs of the copy."""
    path = choice.path()
    if not path.is_file():
        raise UsageError(f"there is no store {path}")
    try:
        with Progress("copying") as progress:
            back_up(path, Path(target), force=force, check=lambda copy: _check(copy, sample), progress=progress)
    except StoreDamaged as error:
        return _failed(f"no copy was made: {error}")
    print(f"{path} was copied to {target}.")
    return 0


def restore_store(choice: StoreChoice, backup: str, sample: int | None, *, force: bool) -> int:
    """Put a copy in the place of a store that nobody has open."""
    path = choice.path()
    if not Path(backup).is_file():
        raise UsageError(f"there is no file {backup}")
    try:
        with Progress("copying") as progress:
            restore(Path(backup), path, force=force, check=lambda copy: _check(copy, sample), progress=progress)
    except StoreDamaged as error:
        return _failed(f"nothing was restored: {error}")
    print(f"{path} is now as {backup} has it.")
    return 0


def copy_store(source: str, target: str) -> int:
    """Copy all matches of a store into another one, of whichever kind; nothing is deleted or replaced."""
    path = file_of(source)
    if path and not path.is_file():
        raise UsageError(f"there is no store {path}")
    if shown_store(source) == shown_store(target):
        raise UsageError("a store can't be copied into itself")
    with open_store(source) as old, open_store(target) as new, Progress("copying") as progress:
        copied = copy_matches(old, new, progress)
    for problem in copied.problems:
        print(f"chabudai: {problem}", file=sys.stderr)
    matches = f"{copied.matches} {'match' if copied.matches == 1 else 'matches'}"
    print(f"{matches} with {copied.entries} entries are in {shown_store(target)} as in {shown_store(source)}.")
    return FAILED if copied.problems else 0


def _failed(sentence: str) -> int:
    print(f"chabudai: {sentence}", file=sys.stderr)
    return FAILED


def _check(copy: Path, sample: int | None) -> None:
    """Replay logs of a copy; StoreDamaged where one can't be played."""
    problems = _log_problems(copy, sample)
    if problems:
        raise StoreDamaged(str(copy), "; ".join(problems[:3]))


def _log_problems(name: str | Path, sample: int | None) -> list[str]:
    """Replay logs, so many of them or all, and return what is wrong with them."""
    problems: list[str] = []
    with opened(name) as store:
        for match in tracked(_sampled(store.matches(), sample), "replaying"):
            try:
                played(raw_match(store, match))
            except UnreadableMatch as error:
                problems.append(f"match {match}: {error}")
            except UnknownMatch:  # it was deleted meanwhile
                continue
    return problems


def _sampled(matches: Sequence[MatchId], most: int | None) -> Sequence[MatchId]:
    """Return so many matches from all times, the first and the last among them."""
    if most is None or len(matches) <= most:
        return matches
    step = (len(matches) - 1) / max(1, most - 1)
    return [matches[round(number * step)] for number in range(most)]
