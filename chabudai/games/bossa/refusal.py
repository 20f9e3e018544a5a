"""Why a move can't be made: the sentence, and the rule that forbids it."""

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.games.bossa.lines import End, Spot
from chabudai.games.bossa.moves import Exchange, Place, Redraw, Stack
from chabudai.games.bossa.state import SIDES, State, line_of, other
from chabudai.games.bossa.tiles import COLOUR_NAMES, COLOURS, Colour, Tiles, dots, value

_MARKER_NAMES = {"R": "redraw", "X": "exchange", "S": "stack"}


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    return _about_the_turn(state, seat) or _about_the_move(state, seat, move)


def _about_the_turn(state: State, seat: Seat) -> IllegalMove | None:
    if state.result:
        return IllegalMove(f"The game is over: {state.result.reason}.", rule=state.result.rule, code="over")
    if seat == NATURE:
        return IllegalMove("That is not what chance has to decide now.", rule="BO-16", code="not-now")
    if seat not in (0, 1):
        return IllegalMove(f"BOSSa has seats 0 and 1, not {seat}.", rule="BO-3", code="no-such-seat")
    if state.awaits != "turn":
        return IllegalMove("First tiles are dealt, dice cast, or a tile drawn.", rule="BO-7", code="not-now")
    if seat != state.turn:
        return IllegalMove(f"It is {SIDES[state.turn]}'s turn.", rule="BO-7", code="not-your-turn", turn=state.turn)
    return None


def _about_the_move(state: State, seat: Seat, move: object) -> IllegalMove:
    match move:
        case Place() | Stack() if move.line in COLOURS and move.tiles:
            return _about_the_tiles(state, seat, move.tiles) or _about_the_group(state, seat, move)
        case Redraw():
            return _about_the_marker(state, seat, "R") or _about_the_redraw(state, seat, move)
        case Exchange():
            return _about_the_marker(state, seat, "X") or _about_the_exchange(state, seat, move)
        case _:
            return IllegalMove("A turn is to place tiles or to use a marker.", rule="BO-7", code="not-a-move")


def _about_the_tiles(state: State, seat: Seat, tiles: Tiles) -> IllegalMove | None:
    for tile in tiles:
        if tile not in state.hands[seat]:
            return IllegalMove(f"The tile {tile} is not in your hand.", rule="BO-8", code="not-yours", tile=tile)
    if tuple(sorted(set(tiles))) != tiles:
        return IllegalMove("Each tile is named once, in ascending order.", rule="BO-8", code="not-a-move")
    return None


def _about_the_group(state: State, seat: Seat, move: Place | Stack) -> IllegalMove:
    stack = isinstance(move, Stack)
    if stack:
        used = _about_the_marker(state, seat, "S")
        if used:
            return used
    colour, line = COLOUR_NAMES[move.line], line_of(state, move.line)
    if stack and move.value == line.die:
        return IllegalMove("Nothing is stacked on a die.", rule="BO-12", code="on-a-die")
    place = _place(state, move)
    if place is None and stack:
        words = f"No tiles lie on {colour} {move.value} yet."
        return IllegalMove(words, rule="BO-12", code="nothing-there", colour=colour, value=move.value)
    if place is None:
        words = f"{colour.capitalize()} {move.value} is not a next free place of its line."
        return IllegalMove(words, rule="BO-8", code="no-such-place", colour=colour, value=move.value)
    return _about_the_dots(move.line, move.value, move.tiles, stack=stack) or _about_the_size(place, move.tiles)


def _place(state: State, move: Place | Stack) -> End | Spot | None:
    line = line_of(state, move.line)
    places = line.spots if isinstance(move, Stack) else line.ends
    return next((place for place in places if place.value == move.value), None)


def _about_the_dots(line: Colour, asked: int, tiles: Tiles, *, stack: bool) -> IllegalMove | None:
    colour, worth = COLOUR_NAMES[line], value(tiles, line)
    if worth is None:
        tile = next(tile for tile in tiles if not dots(tile, line))
        words = f"The tile {tile} shows no {colour} dots: it can't be used in that line."
        return IllegalMove(words, rule="BO-2", code="no-dots", tile=tile, colour=colour)
    if worth != asked:
        words = f"These tiles have {worth} {colour} dots; the place asks for {asked}."
        return IllegalMove(words, rule="BO-12" if stack else "BO-8", code="wrong-sum", worth=worth, asked=asked)
    return None


def _about_the_size(place: End | Spot, tiles: Tiles) -> IllegalMove:
    if isinstance(place, Spot):
        words = f"{place.size} of the same value lie there, so {place.size} go on top, not {len(tiles)}."
        return IllegalMove(words, rule="BO-12", code="wrong-layer", size=place.size, tiles=len(tiles))
    few = place.connects
    words = f"The place beside it has {few}, so {few} or {few + 1} tiles may be placed, not {len(tiles)}."
    return IllegalMove(words, rule="BO-9", code="wrong-count", connects=few, tiles=len(tiles))


def _about_the_marker(state: State, seat: Seat, marker: str) -> IllegalMove | None:
    if marker in state.markers[seat]:
        return None
    name = _MARKER_NAMES[marker]
    return IllegalMove(f"Your {name} marker is used already.", rule="BO-3", code="marker-used", marker=marker)


def _about_the_redraw(state: State, seat: Seat, move: Redraw) -> IllegalMove:
    if move.tile not in state.hands[seat]:
        return IllegalMove(f"The tile {move.tile} is not in your hand.", rule="BO-10", code="not-yours", tile=move.tile)
    return IllegalMove("There is no tile left in the pile to draw.", rule="BO-10", code="empty-pile")


def _about_the_exchange(state: State, seat: Seat, move: Exchange) -> IllegalMove:
    if move.mine not in state.hands[seat]:
        return IllegalMove(f"The tile {move.mine} is not in your hand.", rule="BO-11", code="not-yours", tile=move.mine)
    whose = SIDES[other(seat)]
    words = f"The tile {move.theirs} is not in {whose}'s hand."
    return IllegalMove(words, rule="BO-11", code="not-theirs", tile=move.theirs)
