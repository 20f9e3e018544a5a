"""The command `tables`: builds a game's endgame tables, checks them, or says which there are."""

import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai import catalog
from chabudai.cli.errors import FAILED, UsageError
from chabudai.cli.progress import Progress

if TYPE_CHECKING:
    from chabudai.games.kooshi.state import State
    from chabudai.games.kooshi.tables.building import Step
    from chabudai.games.kooshi.tables.checking import Fault
    from chabudai.games.kooshi.tables.shelf import Shelf

POSITIONS, SEARCHED = 100_000, 1_000
"""How many positions of each size are checked by their moves, and by searching forwards to the end."""
SHOWN: Final = 5
"""How many faults are shown."""


class TablesArguments(NamedTuple):
    """What was asked for."""

    pieces: int | None
    check: bool
    folder: str | None
    positions: int = POSITIONS
    searched: int = SEARCHED


def tables(name: str, given: TablesArguments) -> int:
    """Do what was asked for with a game's tables; return the exit status."""
    try:
        catalog.entry(name)
    except ValueError as error:
        raise UsageError(str(error)) from error
    if name not in TABLES:
        raise UsageError(f"{name} has no endgame tables; there are some for {', '.join(TABLES)}")
    return TABLES[name](given)


def _kooshi(given: TablesArguments) -> int:
    from chabudai.games.kooshi.tables.shelf import SHIPPED, Shelf, cache_folder

    _check_pieces(given.pieces)
    folder = Path(given.folder).expanduser() if given.folder else cache_folder()
    shelf = Shelf(SHIPPED, folder)
    if given.check:
        return _check(given, shelf)
    return _list(shelf) if given.pieces is None else _build(given.pieces, folder, shelf)


def _check_pieces(pieces: int | None) -> None:
    from chabudai.games.kooshi.tables.materials import LARGEST, LEAST

    if pieces is None or LEAST <= pieces <= LARGEST:
        return
    if pieces < LEAST:
        raise UsageError(
            f"a game of Ko-oshi is over before {pieces} pieces are left, as a side that has lost 4 points has lost; "
            f"tables begin with {LEAST} pieces"
        )
    raise UsageError(f"tables have {LEAST} to {LARGEST} pieces, not {pieces}: more would not fit into a machine")


def _list(shelf: "Shelf") -> int:
    from chabudai.games.kooshi.tables.materials import LARGEST, LEAST, groups

    for pieces in range(LEAST, LARGEST + 1):
        found = [table for group in groups(pieces) if (table := shelf.table(group))]
        cells = sum(table.cells for table in found)
        there = f"{cells:,} cells" if shelf.has(pieces) else "not built" if not found else "built in part"
        print(f"{pieces} pieces: {there}")
    _say_refused(shelf)
    return 0


def _say_refused(shelf: "Shelf") -> None:
    for error in shelf.refused.values():
        print(f"chabudai: {error}; it is not used", file=sys.stderr)


def _build(pieces: int, folder: Path, shelf: "Shelf") -> int:
    from chabudai.games.kooshi.tables.building import build
    from chabudai.games.kooshi.tables.materials import LEAST

    if all(shelf.has(count) for count in range(LEAST, pieces + 1)):
        print(f"The tables up to {pieces} pieces are there.")
        return 0
    for error in shelf.refused.values():
        print(f"chabudai: {error}; it is built anew", file=sys.stderr)
    begun = monotonic()
    try:
        with Progress() as bar:
            built = build(pieces, folder, _Told(bar), shelf)
    except KeyboardInterrupt:
        print("chabudai: stopped; the same command goes on from here", file=sys.stderr)
        raise
    except MemoryError:
        raise UsageError(f"there is not enough memory for the tables with {pieces} pieces") from None
    cells = sum(table.cells for table in built)
    print(f"Built {len(built)} tables with {cells:,} cells in {monotonic() - begun:.0f} s, in {folder}.")
    return 0


class _Told:
    """Tells how far building has come: by a bar where somebody looks at it, else by a line a group."""

    def __init__(self, bar: Progress) -> None:
        self._bar = bar
        self._group = ""

    def __call__(self, step: "Step") -> None:
        name = f"{step.group.pieces} pieces, {step.group}"
        if not self._bar.shown and name != self._group:
            print(f"building {name}", file=sys.stderr, flush=True)
        self._group = name
        stage = "beginning" if step.distance is None else f"{step.distance} moves from the end"
        self._bar(step.done, step.total, f"{name}: {stage}")


def _check(given: TablesArguments, shelf: "Shelf") -> int:
    from chabudai.games.kooshi.tables.materials import LARGEST, LEAST

    sizes = [given.pieces] if given.pieces else [each for each in range(LEAST, LARGEST + 1) if shelf.has(each)]
    for pieces in sizes:
        if not all(shelf.has(count) for count in range(LEAST, pieces + 1)):
            _say_refused(shelf)
            raise UsageError(f"the tables with {pieces} pieces are not built; leave --check away to build them")
    faults = [fault for pieces in sizes for fault in _check_size(pieces, given, shelf)]
    for fault in faults[:SHOWN]:
        print(f"chabudai: {fault}", file=sys.stderr)
    return FAILED if faults else 0


def _check_size(pieces: int, given: TablesArguments, shelf: "Shelf") -> list["Fault"]:
    from chabudai.games.kooshi.tables.checking import fault_by_moves, fault_forwards, random_positions

    begun = monotonic()
    drawn = random_positions(pieces, given.positions, Random(f"moves {pieces}"))
    faults = _faults(
        drawn, given.positions, f"{pieces} pieces, by their moves", lambda each: fault_by_moves(each, shelf)
    )
    drawn = random_positions(pieces, given.searched, Random(f"forwards {pieces}"))
    faults += _faults(drawn, given.searched, f"{pieces} pieces, forwards", lambda each: fault_forwards(each, shelf))
    print(
        f"{pieces} pieces: {given.positions:,} positions by their moves, {given.searched:,} by searching to the end: "
        f"{len(faults)} faults ({monotonic() - begun:.0f} s)"
    )
    return faults


def _faults(
    drawn: Iterable["State"], count: int, words: str, find: Callable[["State"], "Fault | None"]
) -> list["Fault"]:
    from rich.console import Console
    from rich.progress import Progress

    progress = Progress(console=Console(stderr=True), transient=True, disable=not (sys.stderr and sys.stderr.isatty()))
    with progress:
        return [fault for state in progress.track(drawn, count, description=words) if (fault := find(state))]


TABLES: Final[Mapping[str, Callable[[TablesArguments], int]]] = {"kooshi": _kooshi}
"""The games that have tables."""
