"""What can be chosen before a match."""

from functools import partial
from typing import Annotated, Final, Literal

from msgspec import Meta

from chabudai.core import BadValue, Narrator, Struct
from chabudai.games.botaoshi.pieces import Sizes

MOST_TURNS: Final = 999
FEWEST_ROUNDS, USUAL_ROUNDS, MOST_ROUNDS = 2, 6, 99
RULES: Final = 2
"""The version of the rules that new matches are played by."""

HandKind = Literal["steady", "human"]


class _Words(Narrator):
    """Says in the game's own messages what an option may be."""

    package = "chabudai.games.botaoshi"


_bad = partial(BadValue, narrator=_Words())


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
        raise _bad(code="bad-turn-limit", least=1, most=MOST_TURNS)
    rounds = options.round_limit
    if rounds is not None and not FEWEST_ROUNDS <= rounds <= MOST_ROUNDS:
        raise _bad(code="bad-round-limit", least=FEWEST_ROUNDS, most=MOST_ROUNDS)
    return Setup(
        hand=options.hand,
        practice=options.practice,
        turn_limit=limit,
        round_limit=rounds,
        rules=RULES,
        sizes=Sizes(),
    )
