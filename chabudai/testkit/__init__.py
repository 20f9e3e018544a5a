"""Laws that hold for any game, perft, playthroughs, oracles: what a new game has to pass. Usable by others.

`strategies`, which needs hypothesis, is imported by those who want it.
"""

from chabudai.testkit.laws import LAWS, Law
from chabudai.testkit.oracles import missing_oracles, needed_oracles, read_perft
from chabudai.testkit.perft import perft
from chabudai.testkit.playthrough import playthrough
from chabudai.testkit.shots import Missed, missed, shots
from chabudai.testkit.verdicts import Verdict, verdicts
from chabudai.testkit.walks import Step, Walk, moves_to_try, walk
from chabudai.testkit.writing import Written, write_oracles

__all__ = [
    "LAWS",
    "Law",
    "Missed",
    "Step",
    "Verdict",
    "Walk",
    "Written",
    "missed",
    "missing_oracles",
    "moves_to_try",
    "needed_oracles",
    "perft",
    "playthrough",
    "read_perft",
    "shots",
    "verdicts",
    "walk",
    "write_oracles",
]
