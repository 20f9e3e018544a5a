"""What techniques do to each other, as numbers, and what the dice of one who plays alone bring."""

from collections.abc import Mapping
from typing import Final

from chabudai.games.karate import BOXES_OF, Code, points
from chabudai.games.karate.sheet import HESITATE
from chabudai.games.karate.spaces import OPPONENTS

CODES: Final[tuple[Code, ...]] = (HESITATE, *BOXES_OF)
NET: Final = {(mine, theirs): points(mine, theirs) - points(theirs, mine) for mine in CODES for theirs in CODES}
"""By how much a step changes the lead of one technique over another."""
BY_DICE: Final[Mapping[Code, float]] = {move.technique: float(odds) for move, odds in OPPONENTS}


def against(expected: Mapping[Code, float]) -> Mapping[Code, float]:
    """Return by how much each technique changes the lead, on average, against what is expected."""
    return {mine: sum(often * NET[mine, theirs] for theirs, often in expected.items()) for mine in CODES}
