"""What can be chosen before a match."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from chabudai.core import Struct
from chabudai.games.karate.kiai import Reading

MOST_PLAYERS: Final = 8
MOST_LEVEL: Final = 5

Tie = Literal["race", "share"]
"""What becomes of a tie (KA-9): a foot race, or all of them win."""


class Options1(Struct):
    """The options of version 1 of the rules."""

    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 2
    level: Annotated[int, Meta(ge=0, le=MOST_LEVEL, extra={"players": 1})] = 0
    """How hard it is to play alone: each level takes 20 seconds, or 4 rolls, from each training."""


class Options(Options1):
    """What can be chosen before a match of Karate."""

    kiai: Annotated[Reading, Meta(extra={"fewest": 2})] = "all"
    """What the caller of a kiai has learned (KA-5)."""
    tie: Annotated[Tie, Meta(extra={"fewest": 2})] = "race"
    """What becomes of a tie (KA-9)."""
