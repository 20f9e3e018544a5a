"""Runs a server with other bounds than the command line gives: `python -m tests.serve.launch SETTINGS`, in JSON.

With `loaded` behind it, the dice of every match fall the same.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec

from chabudai.serve import checking, journal
from chabudai.serve.run import run
from chabudai.serve.settings import Settings


def path(_: type[object], value: str) -> Path:
    """Read the one thing in the settings that JSON does not know."""
    return Path(value)


class Loaded(Random):
    """Dice that fall the same in every match."""

    def getrandbits(self, k: int, /) -> int:
        return 2026 % 2**k


if __name__ == "__main__":
    if sys.argv[2:] == ["loaded"]:
        checking.SystemRandom = journal.SystemRandom = Loaded  # pyright: ignore[reportAttributeAccessIssue] -- it stands in for chance
    run(msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=path))
