"""Where tables are found: those that are shipped with the package, and those in the user's cache folder."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from chabudai.games.kooshi.kernel.machine import Numbers
from chabudai.games.kooshi.tables.files import TableError, TableFile
from chabudai.games.kooshi.tables.geometry import atlas
from chabudai.games.kooshi.tables.layout import Table, appended
from chabudai.games.kooshi.tables.materials import LEAST, Group, groups

SHIPPED: Final = Path(__file__).parent / "shipped"
SHIPPED_PIECES: Final = 5
"""The tables up to so many pieces are shipped."""


def cache_folder() -> Path:
    """Return where the tables that a user has built are kept."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "chabudai" / "tables" / "kooshi"


class Shelf:
    """The tables in some folders, each read when it is first asked for; the first folder that has one gives it."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._tables: dict[Group, Table] = {}
        self.refused: dict[Group, TableError] = {}
        """Why a file is not used: it is damaged, or of an older version."""

    def table(self, group: Group) -> Table | None:
        """Return the table of a group; None where there is none that can be used."""
        if group not in self._tables and group not in self.refused:
            self._read(group)
        return self._tables.get(group)

    def _read(self, group: Group) -> None:
        for folder in self.folders:
            path = folder / file_name(group)
            if not _is_there(path):
                continue
            try:
                self._tables[group] = _table(path, group)
            except TableError as error:
                self.refused[group] = error
                continue
            self.refused.pop(group, None)
            return

    def has(self, pieces: int) -> bool:
        """Return whether all tables with so many pieces are there."""
        return all(self.table(group) for group in groups(pieces))

    def up_to(self, pieces: int) -> tuple[Table, ...]:
        """Return the tables with at most so many pieces, as many as are there."""
        wanted = (group for count in range(LEAST, pieces + 1) for group in groups(count))
        return tuple(table for group in wanted if (table := self.table(group)))


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        return False  # a folder that nobody may look into has no tables


def _table(path: Path, group: Group) -> Table:
    file = TableFile(path, group)
    if file.header.stage is not None:
        raise TableError(f"{path} is not finished")
    return Table(group, file.counts, file.values)


def file_name(group: Group) -> str:
    """Return the name of a group's file."""
    return f"{group}.table"


@cache
def shipped() -> Shelf:
    """Return the tables of the package alone: what they say is the same on every machine."""
    return Shelf(SHIPPED)


@cache
def _shelf_with(folder: Path) -> Shelf:
    return Shelf(SHIPPED, folder)


def all_tables() -> Shelf:
    """Return the tables of the package and those that the user has built."""
    try:
        return _shelf_with(cache_folder())
    except RuntimeError:
        return shipped()  # somebody without a home has no cache folder either


@cache
def shipped_atlas() -> Numbers:
    """Return the atlas with all shipped tables, for searches."""
    return appended(atlas(), shipped().up_to(SHIPPED_PIECES))
