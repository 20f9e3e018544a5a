"""How fast bots run the foot race of a tie."""

from random import Random
from typing import Final

from chabudai.games.karate import Run, Share
from chabudai.games.karate.race import FASTEST, SLOWEST

USUAL: Final = {1: 560, 2: 540, 3: 520}
"""The time that a bot of a level usually needs, in hundredths of a second; two thumbs need about four seconds."""
STRAYS: Final = 0.12
"""How far it strays from that, as a part of it."""
SHARES: Final = 4
"""The level that would rather share the win."""


def run(level: int, rng: Random) -> Run | Share:
    """Return a foot race, run as fast as a bot of this level runs.

    The highest level runs as fast as feet can, so that nobody gains by playing for a tie; who would not race against
    that can share the win instead.
    """
    if level == SHARES:
        return Share()
    usual = USUAL.get(level)
    if usual is None:
        return Run(FASTEST)
    return Run(max(FASTEST, min(SLOWEST, round(rng.gauss(usual, STRAYS * usual)))))
