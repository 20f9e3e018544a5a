"""The rules once more, in shorthand for search: only what matters for the moves to come, from the roll on.

The tests compare it with the rules move by move; `converting` leads from one to the other.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeVar

import msgspec

from chabudai.core import NATURE, NOBODY, ONLY_NATURE, Listed, Result, Seat, seats
from chabudai.games.bossa.bots.hands import REMEMBERED, SIZE, OpenEnds, fits, grown, layered, makes, tiles_of, ways

T = TypeVar("T")

REDRAW: Final = 1
EXCHANGE: Final = 2
STACK: Final = 4

WON: Final = (Result((1, 0), (Seat(0),), "won"), Result((0, 1), (Seat(1),), "won"))
DRAWN: Final = Result((0, 0), (), "drawn")
_ACTING: Final = (seats(0), seats(1))

Phase = Literal["draw", "turn", "redraw", "over"]
Groups = tuple[int, ...]


class SearchState(msgspec.Struct, frozen=True, gc=False):
    """A state as the search needs it. What has two parts is by seat or by colour."""

    phase: Phase
    turn: int
    hands: tuple[int, int]
    markers: tuple[int, int]
    ends: tuple[OpenEnds, OpenEnds]
    spots: tuple[Groups, Groups]
    """What lies on the places in play, as it may be stacked."""
    unseen: int
    pile: int
    result: Result | None = None
    several: bool = False
    """Whether a stack may lay several layers at once."""


class DrawTile(NamedTuple):
    """A tile from the pile."""

    tile: int


class Lay(NamedTuple):
    """Tiles onto the free place of this number, or onto a place in play where it is None."""

    colour: int
    end: int | None
    group: int
    tiles: int


class Discard(NamedTuple):
    """A tile away for a redraw."""

    tile: int


class Swap(NamedTuple):
    """A tile for one of the opponent's."""

    mine: int
    theirs: int


Move = DrawTile | Lay | Discard | Swap


class Shorthand:
    """The rules as search asks for them. It trusts search to make only legal moves."""

    def to_act(self, state: SearchState) -> frozenset[Seat]:
        """Return who moves."""
        if state.phase == "turn":
            return _ACTING[state.turn]
        return NOBODY if state.result else ONLY_NATURE

    def moves(self, state: SearchState, seat: Seat) -> Listed[Move]:
        """Return what the seat to act may do."""
        return Listed(map(DrawTile, tiles_of(state.unseen)) if seat == NATURE else _legal(state))

    def outcomes(self, state: SearchState) -> Sequence[tuple[Move, Fraction]]:
        """Return every draw with its odds."""
        return _odds(state.unseen)

    def result(self, state: SearchState) -> Result | None:
        """Return how it ended, or None."""
        return state.result

    def apply(self, state: SearchState, seat: Seat, move: Move) -> SearchState:
        """Return the state after a move."""
        del seat
        if isinstance(move, Swap):
            return _swapped(state, move)
        if isinstance(move, Lay):
            return _laid(state, move)
        return _drew(state, move) if isinstance(move, DrawTile) else _discarded(state, move)


@lru_cache(REMEMBERED)
def _odds(unseen: int) -> Sequence[tuple[Move, Fraction]]:
    tiles = tiles_of(unseen)
    return [(DrawTile(tile), Fraction(1, len(tiles))) for tile in tiles]


def _legal(state: SearchState) -> Iterator[Move]:
    hand, markers = state.hands[state.turn], state.markers[state.turn]
    for colour in (0, 1):
        can = makes(hand, colour)
        for number, end in enumerate(state.ends[colour]):
            if can & fits(end):
                for group in end.groups:
                    yield from (Lay(colour, number, group, tiles) for tiles in ways(hand, colour, group))
        if markers & STACK:
            stacks = layered if state.several else ways
            for group in state.spots[colour]:
                if can >> group & 1:
                    yield from (Lay(colour, None, group, tiles) for tiles in stacks(hand, colour, group))
    if markers & REDRAW and state.pile:
        yield from map(Discard, tiles_of(hand))
    if markers & EXCHANGE:
        theirs = tiles_of(state.hands[1 - state.turn])
        yield from (Swap(mine, their) for mine in tiles_of(hand) for their in theirs)


def _drew(state: SearchState, draw: DrawTile) -> SearchState:
    turn, tile = state.turn, draw.tile
    after = SearchState(
        "turn",
        turn,
        _with(state.hands, turn, state.hands[turn] | tile),
        state.markers,
        state.ends,
        state.spots,
        state.unseen ^ tile,
        state.pile - 1,
        several=state.several,
    )
    if state.phase == "redraw":
        return _turn_over(after, after.hands, after.markers)
    if next(_legal(after), None) is None:
        return msgspec.structs.replace(after, phase="over", result=WON[1 - turn])
    return after


def _laid(state: SearchState, move: Lay) -> SearchState:
    turn, colour = state.turn, move.colour
    hands = _with(state.hands, turn, state.hands[turn] ^ move.tiles)
    if move.end is None:
        return _turn_over(state, hands, _without(state, STACK))
    ends = _with(state.ends, colour, grown(state.ends[colour], move.end, move.group // SIZE))
    spots = _with(state.spots, colour, tuple(sorted((*state.spots[colour], move.group))))
    return _turn_over(state, hands, state.markers, ends, spots)


def _swapped(state: SearchState, move: Swap) -> SearchState:
    both = move.mine | move.theirs
    return _turn_over(state, (state.hands[0] ^ both, state.hands[1] ^ both), _without(state, EXCHANGE))


def _discarded(state: SearchState, move: Discard) -> SearchState:
    hands = _with(state.hands, state.turn, state.hands[state.turn] ^ move.tile)
    return msgspec.structs.replace(state, phase="redraw", hands=hands, markers=_without(state, REDRAW))


def _turn_over(
    state: SearchState,
    hands: tuple[int, int],
    markers: tuple[int, int],
    ends: tuple[OpenEnds, OpenEnds] | None = None,
    spots: tuple[Groups, Groups] | None = None,
) -> SearchState:
    """Return the state after a whole turn; where the lines did not grow they are as before."""
    turn, phase, result = 1 - state.turn, "draw", None
    if not hands[state.turn]:
        turn, phase, result = state.turn, "over", WON[state.turn]
    elif not state.pile:
        turn, phase, result = state.turn, "over", DRAWN
    return SearchState(
        phase,
        turn,
        hands,
        markers,
        ends or state.ends,
        spots or state.spots,
        state.unseen,
        state.pile,
        result,
        state.several,
    )


def _without(state: SearchState, marker: int) -> tuple[int, int]:
    """Return the markers once one is turned face down."""
    return _with(state.markers, state.turn, state.markers[state.turn] & ~marker)


def _with(both: tuple[T, T], number: int, one: T) -> tuple[T, T]:
    return (both[0], one) if number else (one, both[1])
