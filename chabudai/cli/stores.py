"""What the commands about stores and matches share: which store is meant, progress, and asking before deleting."""

import os
import sys
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, TypeVar

from chabudai.cli.errors import UsageError
from chabudai.cli.progress import Progress
from chabudai.serve.load_settings import load_settings
from chabudai.serve.settings import Settings
from chabudai.store import LogStore, file_of, open_store

T = TypeVar("T")
SOON = 1.0
"""After how many seconds a progress bar is shown."""


class StoreChoice(NamedTuple):
    """Which store is meant: a file or a database, or the one of the settings."""

    store: str | None
    settings: str | None

    def load(self) -> Settings:
        """Return the settings with that store."""
        return load_settings({"store": self.store} if self.store else {}, os.environ, self.settings).settings

    def name(self) -> str:
        """Return the name of the store; UsageError where it is a file that is not there."""
        name = self.load().store
        path = file_of(name)
        if path and not path.is_file():
            raise UsageError(f"there is no store {path}")
        return name

    def path(self) -> Path:
        """Return the file of the store, whether it is there or not; UsageError where it is in a database."""
        path = file_of(self.load().store)
        if path is None:
            raise UsageError("a store in PostgreSQL is copied by pg_dump, or by `chabudai store copy` into a file")
        return path


@contextmanager
def opened(name: str | Path) -> Generator[LogStore]:
    """Open a store that is there; a server may have it open too."""
    with open_store(name) as store:
        yield store


def tracked(items: Sequence[T], words: str) -> Iterator[T]:
    """Yield the items, with a progress bar where somebody looks at it and it takes a while."""
    if not (sys.stderr and sys.stderr.isatty()):
        yield from items
        return
    with Progress(words) as progress:
        for number, item in enumerate(items):
            progress(number, len(items))
            yield item


def confirmed(question: str, *, yes: bool) -> bool:
    """Ask before something is done for good; UsageError where nobody is there to be asked."""
    if yes:
        return True
    if not (sys.stdin and sys.stdin.isatty()):
        raise UsageError("nobody is there to be asked; --yes goes on without a question, --dry-run shows what would be")
    print(f"{question} [y/N] ", end="", flush=True, file=sys.stderr)
    return sys.stdin.readline().strip().lower() in {"y", "yes"}


def plain(text: str) -> str:
    """Return a text that does nothing to a terminal but be read."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)
