"""Looks through a store's whole file for damage, by a connection of its own, while others use it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from chabudai.store.database import open_existing, translated_errors
from chabudai.store.port import StoreDamaged

if TYPE_CHECKING:
    from pathlib import Path

MOST_PROBLEMS = 20


def integrity_problems(path: Path, *, quick: bool = False) -> list[str]:
    """Return what SQLite finds wrong with the file, nothing where it is sound; `quick` does not compare indices."""
    pragma = "quick_check" if quick else "integrity_check"
    with closing(open_existing(path)) as connection:
        try:
            with translated_errors(path):
                found = [str(line) for (line,) in connection.execute(f"PRAGMA {pragma}({MOST_PROBLEMS})")]
        except StoreDamaged as error:  # so much that it can't be looked through
            return [error.reason]
    return [] if found == ["ok"] else found
