"""The commands `matches delete` and `matches prune`."""

import sys
from collections.abc import Sequence
from typing import NamedTuple

from chabudai.cli.errors import FAILED, UsageError
from chabudai.cli.match_choice import MatchFilter, named, summaries
from chabudai.cli.stores import StoreChoice, confirmed, opened, tracked
from chabudai.serve.settings import Settings
from chabudai.serve.stored_matches import KeepFor, keep_for
from chabudai.store import LogStore, MatchId, MatchInUse, UnknownMatch


class Care(NamedTuple):
    """How careful to be."""

    dry_run: bool
    """Whether it is only said what would be deleted."""
    yes: bool
    """Whether nobody is asked before."""


def delete_matches(choice: StoreChoice, names: Sequence[str], care: Care) -> int:
    """Delete matches by their names; return the exit status."""
    with opened(choice.name()) as store:
        return _delete(store, named(store, names), care)


def prune_matches(choice: StoreChoice, wanted: MatchFilter, care: Care) -> int:
    """Delete the matches that are meant; without an age, those that the settings would not keep.

    What can't be read may be of a game that is not installed just now: it goes only where it is asked for by its state.
    """
    name = choice.name()
    if wanted.older_than is None:
        wanted = wanted._replace(keep=_kept(choice.load()))
    with opened(name) as store:
        found = [
            each for each in summaries(store, wanted) if each.state != "unreadable" or wanted.state == "unreadable"
        ]
        return _delete(store, [MatchId(each.match) for each in found], care)


def _kept(settings: Settings) -> KeepFor:
    keep = keep_for(settings.keep_finished_days, settings.keep_unfinished_days)
    if keep.shortest is None:
        raise UsageError("say --older-than DAYS, or set keep_finished_days or keep_unfinished_days")
    return keep


def _delete(store: LogStore, chosen: Sequence[MatchId], care: Care) -> int:
    count = f"{len(chosen)} match" if len(chosen) == 1 else f"{len(chosen)} matches"
    if care.dry_run:
        for match in chosen:
            print(match)
        print(f"{count} would be deleted.")
        return 0
    if not chosen:
        print("There is nothing to delete.")
        return 0
    if not confirmed(f"Delete {count} for good?", yes=care.yes):
        print("Nothing was deleted.")
        return 0
    problems = [problem for match in tracked(chosen, "deleting") if (problem := _delete_one(store, match))]
    for problem in problems:
        print(f"chabudai: {problem}", file=sys.stderr)
    print(f"{len(chosen) - len(problems)} of {count} {'was' if len(chosen) == 1 else 'were'} deleted.")
    return FAILED if problems else 0


def _delete_one(store: LogStore, match: MatchId) -> str | None:
    """Delete one match; return why that can't be. One that is gone by now is as good as deleted."""
    try:
        store.delete(match).result()
    except UnknownMatch:
        return None
    except MatchInUse:
        return f"match {match} was not deleted: a server has it in memory"
    return None
