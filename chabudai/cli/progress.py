"""A progress bar in the terminal, for commands that may take long."""

import sys
from typing import Self


class Progress:
    """A progress bar on stderr, where somebody looks at it and it takes a while."""

    def __init__(self, words: str = "") -> None:
        from rich.console import Console
        from rich.progress import BarColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f}%"))
        self._bar = Bar(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)
        self._task = self._bar.add_task(words, total=None)
        self.shown = bool(sys.stderr and sys.stderr.isatty())
        """Whether somebody looks at it."""

    def __call__(self, done: int, total: int, words: str | None = None) -> None:
        """Say how much is done, and of what where that has changed."""
        self._bar.update(self._task, completed=done, total=total, description=words)

    def __enter__(self) -> Self:
        if self.shown:
            self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.shown:
            self._bar.stop()
