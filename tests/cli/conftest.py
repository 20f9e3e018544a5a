"""Runs the command line in this process, with what is typed given as text."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from chabudai.cli.main import main


class Ran(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no setting of whoever runs the tests change what is written."""
    for name in (
        "LC_ALL",
        "LC_MESSAGES",
        "LANG",
        "NO_COLOR",
        "FORCE_COLOR",
        "COLUMNS",
        "TTY_COMPATIBLE",
        "TTY_INTERACTIVE",
    ):
        monkeypatch.delenv(name, raising=False)


class Interrupted(io.StringIO):
    """A keyboard on which Ctrl-C is pressed after what was typed."""

    def readline(self, size: int | None = -1, /) -> str:
        line = super().readline(-1 if size is None else size)
        if not line:
            raise KeyboardInterrupt
        return line


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command: its words, and the lines typed into it."""

    def run(command: str, *typed: str, interrupt: bool = False) -> Ran:
        keyboard = Interrupted if interrupt else io.StringIO
        monkeypatch.setattr(sys, "stdin", keyboard("".join(f"{line}\n" for line in typed)))
        try:
            status = main(command.split())
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        written = capsys.readouterr()
        return Ran(status, written.out, written.err)

    return run
