"""Looks through a store's whole file for damage, by a connection of its own, while others use it."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from chabudai.store.database import connect, translated_errors

if TYPE_CHECKING:
    from pathlib import Path

MOST_PROBLEMS = 20


def integrity_problems(path: Path, *, quick: bool = False, busy_seconds: float = 10.0) -> list[str]:
    """Return what SQLite finds wrong with the file, nothing where it is sound; `quick` does not compare indices."""
    pragma = "quick_check" if quick else "integrity_check"
    with translated_errors(path), closing(connect(path.absolute(), busy_seconds, mode="ro")) as connection:
        found = [str(line) for (line,) in connection.execute(f"PRAGMA {pragma}({MOST_PROBLEMS})")]
    return [] if found == ["ok"] else found
