"""The state of a match, the legal moves, and the state after each of them (BO-4 to BO-16)."""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from chabudai.core import Listed, Result, Seat, Struct
from chabudai.games.bossa.lines import Line, Spot
from chabudai.games.bossa.moves import Deal, Draw, Exchange, Place, Redraw, Roll, Stack, Turn
from chabudai.games.bossa.stuck import Stuck, stuck_player
from chabudai.games.bossa.tiles import COLOURS, TILES, Colour, Tile, Tiles, groups, layers_of, with_tile, without

SIDES: Final = ("player A", "player B")
"""As the rulebook calls them; white and black are the colours of the dots, and everybody plays both."""
HAND: Final = 4
PILE: Final = 18
MARKERS: Final = "RXS"
"""Redraw, exchange and stack, as their moves begin."""

Awaits = Literal["deal", "roll", "draw", "turn", "redraw", "nothing"]
"""What is to come: a move by Nature, the turn of a player, or nothing when it is over."""

StackReading = Literal["one", "several"]
"""How many layers one use of the stack marker lays (BO-12)."""

NO_MOVES: Listed[Turn] = Listed()


class State(Struct):
    """Everything that is true in a match at one time, and the legal moves that follow from it."""

    awaits: Awaits = "deal"
    turn: Seat = Seat(0)
    hands: tuple[Tiles, Tiles] = ((), ())
    markers: tuple[str, str] = (MARKERS, MARKERS)
    """The letters of the markers that are not used yet."""
    lines: tuple[Line, ...] = ()
    """The white one and the black one, once the dice are rolled."""
    unseen: Tiles = TILES
    """What nobody has seen: the pile and the tile that was removed (BO-16)."""
    pile: int = PILE
    """How many can still be drawn."""
    discarded: Tiles = ()
    drawn: Tile | None = None
    """The tile that the turn began with."""
    stack: StackReading = "one"
    moves: Listed[Turn] = NO_MOVES
    result: Result | None = None

    @property
    def stuck(self) -> Stuck | None:
        """Why a player can do nothing (BO-14), where that has ended the game."""
        if self.result is None or self.result.code != "no-move":
            return None
        return stuck_player(self.turn, self.markers[self.turn], self.lines)


def other(seat: Seat) -> Seat:
    """Return the opponent of this seat."""
    return Seat(1 - seat)


def line_of(state: State, colour: Colour) -> Line:
    """Return the line of a colour, which is there once the dice are rolled."""
    return state.lines[COLOURS.index(colour)]


# Nature


def dealt(state: State, deal: Deal) -> State:
    """Return the state after the deal (BO-4)."""
    first, second = (tuple(sorted(hand)) for hand in deal.hands)
    return msgspec.structs.replace(
        state, awaits="roll", hands=(first, second), unseen=without(state.unseen, (*first, *second))
    )


def rolled(state: State, roll: Roll) -> State:
    """Return the state after a roll; equal dice are rolled again (BO-5)."""
    if roll.white == roll.black:
        return state
    lines = (Line(roll.white), Line(roll.black))
    return msgspec.structs.replace(
        state, awaits="draw", turn=Seat(0) if roll.white > roll.black else Seat(1), lines=lines
    )


def drew(state: State, draw: Draw) -> State:
    """Return the state after a draw, at the beginning of a turn or for a redraw (BO-7, BO-10)."""
    after = msgspec.structs.replace(
        state,
        hands=_with_hand(state, state.turn, with_tile(state.hands[state.turn], draw.tile)),
        unseen=without(state.unseen, (draw.tile,)),
        pile=state.pile - 1,
        drawn=draw.tile,
    )
    return _turn_over(after) if state.awaits == "redraw" else _turn_begun(after)


def _turn_begun(state: State) -> State:
    """Return the state in which a player is to act, or has lost because nothing can be done (BO-14)."""
    begun = with_moves(msgspec.structs.replace(state, awaits="turn"))
    if begun.moves:
        return begun
    return _won(state, other(state.turn), f"{SIDES[state.turn]} can neither place nor use a marker", "BO-14", "no-move")


def with_moves(state: State) -> State:
    """Return a state as it was seen, with the moves that follow from it."""
    return msgspec.structs.replace(state, moves=Listed(_legal(state))) if state.awaits == "turn" else state


# What a player may do


def _legal(state: State) -> Iterator[Turn]:
    hand, markers = state.hands[state.turn], state.markers[state.turn]
    for colour in COLOURS:
        found, line = groups(hand, colour), line_of(state, colour)
        for end in line.ends:
            for size in (end.connects, end.connects + 1):
                yield from (Place(colour, end.value, tiles) for tiles in found.get((end.value, size), ()))
    if "R" in markers and state.pile:
        yield from map(Redraw, hand)
    if "X" in markers:
        yield from (Exchange(mine, theirs) for mine in hand for theirs in state.hands[other(state.turn)])
    if "S" in markers:
        yield from (
            Stack(colour, spot.value, tiles)
            for colour in COLOURS
            for spot in line_of(state, colour).spots
            for tiles in _stackable(hand, colour, spot, state.stack)
        )


def _stackable(hand: Tiles, colour: Colour, spot: Spot, reading: StackReading) -> Iterator[Tiles]:
    """Yield what may be stacked on a place in play: one layer, or several at once where that is the reading (BO-12)."""
    found = groups(hand, colour)
    most = 1 if reading == "one" else len(hand) // spot.size
    for count in range(1, most + 1):
        for tiles in found.get((count * spot.value, count * spot.size), ()):
            if count == 1 or layers_of(tiles, colour, spot.size, spot.value):
                yield tiles


# What follows from it


def after(state: State, move: Turn) -> State:
    """Return the state after a legal move."""
    match move:
        case Place(colour, value, tiles):
            line = line_of(state, colour)
            way = "up" if value > line.die else "down"
            grown = line.grown(way, Spot(value, (tiles,)))
            return _turn_over(_laid(state, colour, grown, tiles))
        case Stack(colour, value, tiles):
            stacked = line_of(state, colour).stacked(value, layers_laid(state, move))
            return _turn_over(_laid(_turned(state, "S"), colour, stacked, tiles))
        case Redraw(tile):
            return msgspec.structs.replace(
                _turned(state, "R"),
                awaits="redraw",
                hands=_with_hand(state, state.turn, without(state.hands[state.turn], (tile,))),
                discarded=(*state.discarded, tile),
                moves=NO_MOVES,
            )
        case Exchange(mine, theirs):
            hands = [*state.hands]
            for seat, gives, gets in ((state.turn, mine, theirs), (other(state.turn), theirs, mine)):
                hands[seat] = with_tile(without(hands[seat], (gives,)), gets)
            return _turn_over(msgspec.structs.replace(_turned(state, "X"), hands=(hands[0], hands[1])))


def layers_laid(state: State, move: Stack) -> tuple[Tiles, ...]:
    """Return the layers that a legal stack lays."""
    spot = line_of(state, move.line).spot(move.value)
    return layers_of(move.tiles, move.line, spot.size, spot.value) or () if spot else ()


def _laid(state: State, colour: Colour, line: Line, tiles: Tiles) -> State:
    lines = (line, state.lines[1]) if colour == "W" else (state.lines[0], line)
    hand = without(state.hands[state.turn], tiles)
    return msgspec.structs.replace(state, lines=lines, hands=_with_hand(state, state.turn, hand))


def _turned(state: State, marker: str) -> State:
    """Return the state with a marker turned face down (BO-3)."""
    left = [*state.markers]
    left[state.turn] = left[state.turn].replace(marker, "")
    return msgspec.structs.replace(state, markers=(left[0], left[1]))


def _turn_over(state: State) -> State:
    """Return the state after a whole turn: won (BO-13), drawn (BO-15), or the opponent's."""
    if not state.hands[state.turn]:
        return _won(state, state.turn, f"{SIDES[state.turn]} has no tiles left", "BO-13", "empty-hand")
    if not state.pile:
        return _over(state, Result((0, 0), (), "the pile is used up", "BO-15", "empty-pile"))
    return msgspec.structs.replace(state, awaits="draw", turn=other(state.turn), drawn=None, moves=NO_MOVES)


def _won(state: State, winner: Seat, reason: str, rule: str, code: str) -> State:
    scores = (1, 0) if winner == 0 else (0, 1)
    return _over(state, Result(scores, (winner,), reason, rule, code))


def _over(state: State, result: Result) -> State:
    return msgspec.structs.replace(state, awaits="nothing", moves=NO_MOVES, result=result)


def _with_hand(state: State, seat: Seat, hand: Tiles) -> tuple[Tiles, Tiles]:
    return (hand, state.hands[1]) if seat == 0 else (state.hands[0], hand)
