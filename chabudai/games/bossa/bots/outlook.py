"""Evaluates a state for a seat: who can still lay tiles, who has markers left, who may soon have no tiles."""

from functools import cache, lru_cache
from math import tanh
from typing import Final, NamedTuple

from chabudai.core import Seat
from chabudai.games.bossa.bots.hands import MOST_DOTS, REMEMBERED, SIZE, WITH_DOTS, OpenEnds, fits, makes
from chabudai.games.bossa.bots.shorthand import EXCHANGE, REDRAW, STACK, Groups, SearchState
from chabudai.games.bossa.state import PILE

_PLENTY: Final = 3


class Weights(NamedTuple):
    """What speaks for a player, before the draw that the next turn begins with."""

    served: float
    """For each free place that the hand can serve as it is, up to three."""
    soon: float
    """For each place more that it is expected to serve with the draw."""
    escape: float
    """With a redraw or an exchange left: either is always a move."""
    escapes: float
    """With both left."""
    stack: float
    """With a stack left."""
    stuck: float
    """If it is sure to have no move, and in proportion."""
    out: float
    """If it is sure to lay all its tiles with the next move, and in proportion."""


class Scale(NamedTuple):
    """Weights made ready: what the counts of a hand are worth, looked up."""

    served: tuple[float, ...]
    markers: tuple[float, ...]
    soon: float
    stuck: float
    out: float


class Reach(NamedTuple):
    """What a hand can do in one line."""

    served: int
    wants: tuple[int, ...]
    """For each free place that it can't serve, the tiles that would help."""
    outs: int
    """The tiles with which the whole hand could be laid at once."""


# Fitted by logistic regression to how 5,700 games of earlier versions of this bot against themselves ended (a draw as
# half a win; 5,000 looked one move ahead and the rest two; some moves were made at random). To be worth more by 1 is to
# win e times as often as to lose. The number of tiles in hand was tried and tells hardly more than `out` does.
# The first weights are for a full pile and the second for an empty one; in between they are mixed.
# The 0.00 was fitted as 0.55, from few games, and is set by hand: to be stuck is never good.
DRAWING: Final = (
    Weights(served=0.32, soon=0.42, escape=1.42, escapes=1.15, stack=0.53, stuck=-5.56, out=2.56),
    Weights(served=0.35, soon=0.50, escape=0.10, escapes=0.90, stack=0.86, stuck=-0.62, out=2.34),
)
"""For who draws next."""
WAITING: Final = (
    Weights(served=0.28, soon=0.32, escape=1.27, escapes=1.09, stack=0.90, stuck=-3.90, out=2.33),
    Weights(served=0.34, soon=0.52, escape=0.53, escapes=0.85, stack=0.59, stuck=0.00, out=0.69),
)
"""For who draws after that."""
REDRAWING: Final = 0.38
"""For who is just drawing for a redraw."""


def outlook(state: SearchState, seat: Seat) -> float:
    """Return how good a state before a draw looks to a seat, from -1 to 1."""
    redraw = state.phase == "redraw"
    draws = 1 - state.turn if redraw else state.turn
    drawing, waiting = _scales(state.pile)
    lead = _evaluate(state, draws, drawing) - _evaluate(state, 1 - draws, waiting) - REDRAWING * redraw
    return tanh(lead / 2) if draws == seat else -tanh(lead / 2)


def _evaluate(state: SearchState, seat: int, scale: Scale) -> float:
    hand, markers, unseen = state.hands[seat], state.markers[seat], state.unseen
    served, soon, helpful, outs = 0, 0, 0, 0
    for colour in (0, 1):
        reach = _reach(hand, colour, state.ends[colour])
        served += reach.served
        outs |= reach.outs
        for wanted in reach.wants:
            helpful |= wanted
            soon += (wanted & unseen).bit_count()
        if markers & STACK:
            spots = state.spots[colour]
            outs |= _completing(hand, colour, _multiples(spots, hand.bit_count() + 1) if state.several else spots)
    odds = 1 / unseen.bit_count()
    worth = scale.served[served] + scale.markers[markers] + scale.soon * soon * odds
    if outs:
        worth += scale.out * (outs & unseen).bit_count() * odds
    if not served and not markers & (REDRAW | EXCHANGE):
        worth += scale.stuck * (1 - (helpful & unseen).bit_count() * odds)
    return worth


@cache
def _scales(pile: int) -> tuple[Scale, Scale]:
    """Return the weights for who draws next and for who waits, in proportion to the pile."""
    share = pile / PILE
    drawing, waiting = (
        Weights(*(full * share + empty * (1 - share) for full, empty in zip(*both, strict=True)))
        for both in (DRAWING, WAITING)
    )
    return _scale(drawing), _scale(waiting)


def _scale(weights: Weights) -> Scale:
    return Scale(
        tuple(weights.served * min(count, _PLENTY) for count in range(5)),
        tuple(_markers(weights, markers) for markers in range(8)),
        weights.soon,
        weights.stuck,
        weights.out,
    )


def _markers(weights: Weights, markers: int) -> float:
    escapes = (markers & (REDRAW | EXCHANGE)).bit_count()
    return weights.escape * (escapes > 0) + weights.escapes * (escapes > 1) + weights.stack * (markers & STACK != 0)


@lru_cache(REMEMBERED)
def _reach(hand: int, colour: int, ends: OpenEnds) -> Reach:
    can = makes(hand, colour)
    lacking = [fits(end) for end in ends if not can & fits(end)]
    wants = tuple(_helping(can, colour, groups) for groups in lacking)
    outs = _completing(hand, colour, tuple(group for end in ends for group in end.groups))
    return Reach(len(ends) - len(lacking), wants, outs)


def _helping(can: int, colour: int, groups: int) -> int:
    """Return the tiles with one of which a hand that can make so much can make one of these groups."""
    counts = (count for count in range(1, MOST_DOTS + 1) if can << (SIZE + count) & groups)
    return sum(WITH_DOTS[colour][count] for count in counts)


@lru_cache(REMEMBERED)
def _multiples(groups: Groups, most: int) -> Groups:
    """Return groups of so many tiles at most: these, and several layers of each. What can't be divided is let pass."""
    counts = range(1, most + 1)
    return tuple(
        group * count
        for group in groups
        for count in counts
        if group // SIZE * count <= most and group % SIZE * count < SIZE
    )


@lru_cache(REMEMBERED)
def _completing(hand: int, colour: int, groups: Groups) -> int:
    """Return the tiles with one of which all of a hand makes one of these groups."""
    if hand & WITH_DOTS[colour][0]:
        return 0
    worth = sum(count * (hand & tiles).bit_count() for count, tiles in enumerate(WITH_DOTS[colour]))
    missing = {group - hand.bit_count() * SIZE - worth - SIZE for group in groups}
    return sum(WITH_DOTS[colour][count] for count in missing if 1 <= count <= MOST_DOTS)
