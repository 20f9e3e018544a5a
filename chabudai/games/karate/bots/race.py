"""How fast bots run the foot race of a tie."""

from random import Random
from typing import Final

from chabudai.games.karate import Run
from chabudai.games.karate.race import FASTEST, SLOWEST

USUAL: Final = {1: 650, 2: 450}
"""The time that a bot of a level usually needs, in hundredths of a second; two thumbs need about four seconds."""
STRAYS: Final = 0.12
"""How far it strays from that, as a part of it."""


def run(level: int, rng: Random) -> Run:
    """Return a foot race, run as fast as a bot of this level runs."""
    usual = USUAL[level]
    return Run(max(FASTEST, min(SLOWEST, round(rng.gauss(usual, STRAYS * usual)))))
