"""Packages with games, found as if they were installed; and the command line, as its own tests run it."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from chabudai import catalog
from tests.cli.conftest import no_terminal, run

__all__ = ["no_terminal", "run"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a folder in which installed packages are found."""
    before = set(sys.modules)
    monkeypatch.setattr("sys.path", [str(tmp_path), *sys.path])
    catalog.forget_all()
    yield tmp_path
    monkeypatch.undo()
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    catalog.forget_all()
