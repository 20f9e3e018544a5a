"""What can be chosen before a match."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from chabudai.core import Struct
from chabudai.games.botaoshi.pieces import Sizes

MOST_TURNS: Final = 999
FEWEST_ROUNDS, USUAL_ROUNDS, MOST_ROUNDS = 2, 6, 99
RULES: Final = 2
"""The version of the rules that new matches are played by."""

HandKind = Literal["steady", "human"]


class Options(Struct):
    """What can be chosen before a match of Bo-taoshi."""

    hand: HandKind = "human"
    practice: bool = False
    """Whether a player may ask for an aim line."""
    turn_limit: Annotated[int, Meta(ge=1, le=MOST_TURNS)] | None = None
    """After how many turns a round is void (BT-18)."""
    round_limit: Annotated[int, Meta(ge=FEWEST_ROUNDS, le=MOST_ROUNDS)] | None = USUAL_ROUNDS
    """After how many won rounds the match is decided by who has won more of them (BT-18)."""


class Setup(Struct):
    """The options as the rules need them, and how large everything is."""

    hand: HandKind
    practice: bool
    turn_limit: int | None
    round_limit: int | None
    rules: int
    """The version of the rules."""
    sizes: Sizes


def setup_of(options: Options) -> Setup:
    """Return the options as the rules need them; ValueError says what is allowed."""
    limit = options.turn_limit
    if limit is not None and not 1 <= limit <= MOST_TURNS:
        raise ValueError(f"a round is void after 1 to {MOST_TURNS} turns, not {limit}")
    rounds = options.round_limit
    if rounds is not None and not FEWEST_ROUNDS <= rounds <= MOST_ROUNDS:
        raise ValueError(f"a match is decided after {FEWEST_ROUNDS} to {MOST_ROUNDS} rounds, not {rounds}")
    return Setup(
        hand=options.hand,
        practice=options.practice,
        turn_limit=limit,
        round_limit=rounds,
        rules=RULES,
        sizes=Sizes(),
    )
