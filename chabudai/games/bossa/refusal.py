"""Why a move can't be made: a code with facts, and the rule that forbids it."""

from functools import partial

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.core.refusing import about_the_seat
from chabudai.games.bossa.lines import End, Spot
from chabudai.games.bossa.moves import Exchange, Place, Redraw, Stack
from chabudai.games.bossa.narrator import NARRATOR
from chabudai.games.bossa.state import SIDES, State, line_of
from chabudai.games.bossa.tiles import COLOUR_NAMES, COLOURS, Colour, Tiles, dots, value

_illegal = partial(IllegalMove, narrator=NARRATOR)


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    gone = about_the_seat(_illegal, seat, result=state.result, players=len(SIDES), rule="BO-3")
    return gone or _about_the_turn(state, seat) or _about_the_move(state, seat, move)


def _about_the_turn(state: State, seat: Seat) -> IllegalMove | None:
    if seat == NATURE:
        return _illegal(rule="BO-16", code="not-now")
    if state.awaits != "turn":
        return _illegal(rule="BO-7", code="not-now")
    if seat != state.turn:
        return _illegal(rule="BO-7", code="not-your-turn", turn=state.turn)
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
            return _illegal(rule="BO-7", code="not-a-move")


def _about_the_tiles(state: State, seat: Seat, tiles: Tiles) -> IllegalMove | None:
    for tile in tiles:
        if tile not in state.hands[seat]:
            return _illegal(rule="BO-8", code="not-yours", tile=tile)
    if tuple(sorted(set(tiles))) != tiles:
        return _illegal(rule="BO-8", code="not-a-move")
    return None


def _about_the_group(state: State, seat: Seat, move: Place | Stack) -> IllegalMove:
    stack = isinstance(move, Stack)
    if stack:
        used = _about_the_marker(state, seat, "S")
        if used:
            return used
    colour, line = COLOUR_NAMES[move.line], line_of(state, move.line)
    if stack and move.value == line.die:
        return _illegal(rule="BO-12", code="on-a-die")
    place = _place(state, move)
    if place is None and stack:
        return _illegal(rule="BO-12", code="nothing-there", colour=colour, value=move.value)
    if place is None:
        return _illegal(rule="BO-8", code="no-such-place", colour=colour, value=move.value)
    if isinstance(place, Spot) and state.stack == "several" and len(move.tiles) > place.size:
        return _about_no_dots(move.line, move.tiles) or _about_layers(place, move.tiles)
    return _about_the_dots(move.line, move.value, move.tiles, stack=stack) or _about_the_size(place, move.tiles)


def _place(state: State, move: Place | Stack) -> End | Spot | None:
    line = line_of(state, move.line)
    places = line.spots if isinstance(move, Stack) else line.ends
    return next((place for place in places if place.value == move.value), None)


def _about_the_dots(line: Colour, asked: int, tiles: Tiles, *, stack: bool) -> IllegalMove | None:
    worth = value(tiles, line)
    if worth is None or worth == asked:
        return _about_no_dots(line, tiles)
    return _illegal(rule="BO-12" if stack else "BO-8", code="wrong-sum", worth=worth, asked=asked)


def _about_no_dots(line: Colour, tiles: Tiles) -> IllegalMove | None:
    bare = next((tile for tile in tiles if not dots(tile, line)), None)
    return _illegal(rule="BO-2", code="no-dots", tile=bare, colour=COLOUR_NAMES[line]) if bare else None


def _about_layers(place: Spot, tiles: Tiles) -> IllegalMove:
    """Return the error for tiles that don't make whole layers, each of the place's value."""
    if len(tiles) % place.size:
        return _illegal(rule="BO-12", code="wrong-layers", size=place.size, tiles=len(tiles))
    return _illegal(rule="BO-12", code="uneven-layers", size=place.size, asked=place.value)


def _about_the_size(place: End | Spot, tiles: Tiles) -> IllegalMove:
    if isinstance(place, Spot):
        return _illegal(rule="BO-12", code="wrong-layer", size=place.size, tiles=len(tiles))
    few = place.connects
    return _illegal(rule="BO-9", code="wrong-count", connects=few, tiles=len(tiles))


def _about_the_marker(state: State, seat: Seat, marker: str) -> IllegalMove | None:
    if marker in state.markers[seat]:
        return None
    return _illegal(rule="BO-3", code="marker-used", marker=marker)


def _about_the_redraw(state: State, seat: Seat, move: Redraw) -> IllegalMove:
    if move.tile not in state.hands[seat]:
        return _illegal(rule="BO-10", code="not-yours", tile=move.tile)
    return _illegal(rule="BO-10", code="empty-pile")


def _about_the_exchange(state: State, seat: Seat, move: Exchange) -> IllegalMove:
    if move.mine not in state.hands[seat]:
        return _illegal(rule="BO-11", code="not-yours", tile=move.mine)
    return _illegal(rule="BO-11", code="not-theirs", tile=move.theirs)
