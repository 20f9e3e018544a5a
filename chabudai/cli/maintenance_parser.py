"""What can be typed after `chabudai store` and `chabudai matches`."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from chabudai.cli.delete_matches import Care
    from chabudai.cli.match_choice import MatchFilter
    from chabudai.cli.stores import StoreChoice

STATES = ("finished", "unfinished", "unreadable")


class AddCommand(Protocol):
    """Adds a command to a parser: its name, what it does, and the function that does it."""

    def __call__(self, name: str, about: str, run: Callable[[Namespace], int], /) -> ArgumentParser:
        """Add the command, and return its parser."""
        ...


def add_store_commands(add: AddCommand) -> None:
    """Add what can be done to a store."""
    check = _about_store(add("check", "look for damage, and replay the logs", _check))
    check.add_argument("--sample", type=_count, metavar="N", help="replay only N logs from all times (all of them)")
    backup = _about_store(add("backup", "copy the store, while a server uses it or not", _backup))
    backup.add_argument("file", metavar="FILE", help="where to")
    restore = _about_store(add("restore", "put a copy in the place of the store; no server may have it open", _restore))
    restore.add_argument("file", metavar="FILE", help="the copy")
    for command in (backup, restore):
        command.add_argument("--force", action="store_true", help="replace what is there")
        command.add_argument("--all", action="store_true", help="replay all logs of the copy before it is used")
        command.add_argument("--sample", type=_count, metavar="N", help="replay N of its logs from all times (200)")

    copy = add("copy", "copy all matches into another store, such as a file’s into a database, or back", _copy)
    copy.add_argument("source", metavar="SOURCE", help="a file or `postgresql://…`")
    copy.add_argument("target", metavar="TARGET", help="likewise; what is there already stays")


def add_match_commands(add: AddCommand) -> None:
    """Add what can be done with the matches of a store."""
    listed = _filtered(_about_store(add("list", "list matches", _list)))
    shown = _about_store(add("show", "say what is known of a match, but for what its players hide", _show))
    shown.add_argument("match", metavar="MATCH", help=_MATCH)
    for command in (listed, shown):
        command.add_argument("--json", action="store_true", help="as JSON, with times in seconds since 1970")
    export = _filtered(_about_store(add("export", "write logs as files that `chabudai replay` opens", _export)))
    export.add_argument("match", nargs="*", metavar="MATCH", help=f"{_MATCH} (else those that fit)")
    export.add_argument("--into", default=".", metavar="DIR", help="the folder that they are written into (this one)")
    export.add_argument("--force", action="store_true", help="write over files that are there")
    delete = _careful(_about_store(add("delete", "delete matches for good", _delete)))
    delete.add_argument("match", nargs="+", metavar="MATCH", help=_MATCH)
    about = "delete old matches for good; without an age, those that the settings would not keep"
    _careful(_filtered(_about_store(add("prune", about, _prune))))


_MATCH = "a match’s name, or a link to it"


def _about_store(command: ArgumentParser) -> ArgumentParser:
    command.add_argument("--store", metavar="STORE", help="a file or `postgresql://…` (the store of the settings)")
    command.add_argument("--settings", metavar="FILE", help="a settings file (or CHABUDAI_SETTINGS names one)")
    return command


def _filtered(command: ArgumentParser) -> ArgumentParser:
    command.add_argument("--game", metavar="ID", help="only matches of this game")
    command.add_argument("--state", choices=STATES, help="only matches in this state")
    command.add_argument("--older-than", type=_days, metavar="DAYS", help="only where nothing has happened for DAYS")
    command.add_argument("--newer-than", type=_days, metavar="DAYS", help="only where something has within DAYS")
    return command


def _careful(command: ArgumentParser) -> ArgumentParser:
    command.add_argument("--dry-run", action="store_true", help="say what would be deleted, and delete nothing")
    command.add_argument("--yes", action="store_true", help="do not ask before")
    return command


def _check(arguments: Namespace) -> int:
    from chabudai.cli.store import check_store

    return check_store(_choice(arguments), arguments.sample)


def _backup(arguments: Namespace) -> int:
    from chabudai.cli.store import back_up_store

    return back_up_store(_choice(arguments), arguments.file, _sample(arguments), force=arguments.force)


def _restore(arguments: Namespace) -> int:
    from chabudai.cli.store import restore_store

    return restore_store(_choice(arguments), arguments.file, _sample(arguments), force=arguments.force)


def _copy(arguments: Namespace) -> int:
    from chabudai.cli.store import copy_store

    return copy_store(arguments.source, arguments.target)


def _list(arguments: Namespace) -> int:
    from chabudai.cli.matches import list_matches

    return list_matches(_choice(arguments), _filter(arguments), json=arguments.json)


def _show(arguments: Namespace) -> int:
    from chabudai.cli.matches import show_match

    return show_match(_choice(arguments), arguments.match, json=arguments.json)


def _export(arguments: Namespace) -> int:
    from chabudai.cli.matches import export_matches

    wanted = _filter(arguments)
    return export_matches(_choice(arguments), arguments.match, wanted, arguments.into, force=arguments.force)


def _delete(arguments: Namespace) -> int:
    from chabudai.cli.delete_matches import delete_matches

    return delete_matches(_choice(arguments), arguments.match, _care(arguments))


def _prune(arguments: Namespace) -> int:
    from chabudai.cli.delete_matches import prune_matches

    return prune_matches(_choice(arguments), _filter(arguments), _care(arguments))


def _choice(arguments: Namespace) -> "StoreChoice":
    from chabudai.cli.stores import StoreChoice

    return StoreChoice(arguments.store, arguments.settings)


def _filter(arguments: Namespace) -> "MatchFilter":
    from chabudai.cli.match_choice import MatchFilter

    return MatchFilter(arguments.game, arguments.state, arguments.older_than, arguments.newer_than)


def _care(arguments: Namespace) -> "Care":
    from chabudai.cli.delete_matches import Care

    return Care(arguments.dry_run, arguments.yes)


def _sample(arguments: Namespace) -> int | None:
    from chabudai.cli.store import SAMPLE

    return None if arguments.all else arguments.sample or SAMPLE


def _count(text: str) -> int:
    if not text.isascii() or not text.isdecimal() or not 0 < int(text) < 10**9:
        raise ArgumentTypeError(f"a whole number from 1 on, not {text[:20]!r}")
    return int(text)


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:20]!r} is not a number of days") from None
    if not 0 <= days < inf:
        raise ArgumentTypeError(f"0 days or more, not {text[:20]}")
    return days
