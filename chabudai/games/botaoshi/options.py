"""What can be chosen before a match."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from chabudai.core import Struct
from chabudai.games.botaoshi.pieces import Sizes

MOST_TURNS: Final = 999

HandKind = Literal["steady", "human"]


class Options(Struct):
    """What can be chosen before a match of Bo-taoshi."""

    hand: HandKind = "steady"
    practice: bool = False
    """Whether a player may ask for an aim line."""
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    """After how many turns a round is void (BT-18)."""


class Setup(Struct):
    """The options as the rules need them, and how large everything is."""

    hand: HandKind
    practice: bool
    turn_limit: int | None
    sizes: Sizes


def setup_of(options: Options) -> Setup:
    """Return the options as the rules need them; ValueError says what is allowed."""
    limit = options.turn_limit
    if limit is not None and not 1 <= limit <= MOST_TURNS:
        raise ValueError(f"a round is void after 1 to {MOST_TURNS} turns, not {limit}")
    return Setup(hand=options.hand, practice=options.practice, turn_limit=limit, sizes=Sizes())
