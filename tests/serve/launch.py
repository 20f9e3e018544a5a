"""Runs a server with other bounds than the command line gives: `python -m tests.serve.launch SETTINGS`, in JSON.

With `loaded` behind it, the dice of every match fall the same. With `shift=FILE`, the date is ahead of the real one
by the seconds in that file, read whenever the date is.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

import msgspec

from chabudai.serve import checking, journal
from chabudai.serve.run import run
from chabudai.serve.settings import Settings


class Loaded(Random):
    """Dice that fall the same in every match."""

    def getrandbits(self, k: int, /) -> int:
        return 2026 % 2**k


def shift_date(file: Path) -> None:
    """Let the date be as many seconds ahead as a file says, for everybody who asks."""
    real = time.time
    time.time = lambda: real() + float(file.read_text() or 0)


if __name__ == "__main__":
    for given in sys.argv[2:]:
        if given.startswith("shift="):
            shift_date(Path(given.removeprefix("shift=")))
    if "loaded" in sys.argv[2:]:
        checking.SystemRandom = journal.SystemRandom = Loaded  # pyright: ignore[reportAttributeAccessIssue] -- it stands in for chance
    run(msgspec.json.decode(sys.argv[1], type=Settings))
