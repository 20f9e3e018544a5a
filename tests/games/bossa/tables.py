"""Tables laid out in tests."""

from chabudai.core import Seat
from chabudai.games.bossa import TILES, Bossa, Line, Spot, State, Tile, Tiles
from chabudai.games.bossa.state import MARKERS, StackReading, with_moves

GAME = Bossa()
FIRST, SECOND = Seat(0), Seat(1)


def tiles(text: str) -> Tiles:
    return tuple(sorted(map(Tile, text.split())))


def line(text: str) -> Line:
    """Return a line: its places by value, layers with `/`, a die as `*`: `1=01 2* 3=12/30 4=22+02`."""
    die, spots = 0, dict[int, Spot]()
    for place in text.split():
        value, _, laid = place.partition("=")
        if place.endswith("*"):
            die = int(place[:-1])
        else:
            layers = tuple(tuple(map(Tile, layer.split("+"))) for layer in laid.split("/"))
            spots[int(value)] = Spot(int(value), layers)
    up = tuple(spots[value] for value in sorted(spots) if value > die)
    down = tuple(spots[value] for value in sorted(spots, reverse=True) if value < die)
    return Line(die, up, down)


def laid(
    mine: str,
    theirs: str = "01 02 03 04",
    *,
    white: str = "3*",
    black: str = "4*",
    markers: tuple[str, str] = (MARKERS, MARKERS),
    pile: int = 10,
    turn: Seat = FIRST,
    unseen: str = "",
    stack: StackReading = "one",
) -> State:
    """Return a state in which a player has drawn and is to act; of what nobody has seen, some can be named."""
    own, other = tiles(mine), tiles(theirs)
    lines = (line(white), line(black))
    played = {tile for each in lines for spot in each.spots for layer in spot.layers for tile in layer}
    free = [tile for tile in TILES if tile not in {*own, *other, *played}]
    rest = sorted(free, key=lambda tile: tile not in unseen.split())
    state = State(
        awaits="turn",
        turn=turn,
        hands=(own, other) if turn == FIRST else (other, own),
        markers=markers,
        lines=lines,
        unseen=tuple(sorted(rest[: pile + 1])),
        pile=pile,
        discarded=tuple(rest[pile + 1 :]),
        stack=stack,
    )
    return with_moves(state)


def play(state: State, *texts: str) -> State:
    """Make moves one after the other, by whoever is to act."""
    for text in texts:
        (seat,) = GAME.to_act(state)
        state = GAME.apply(state, seat, GAME.parse(state, text))
    return state


def opened(roll: str = "roll 4 2") -> State:
    """Return a state after the deal and a roll."""
    return play(GAME.start(), "deal 10 23 31 40 | 01 12 05 60", roll)


def legal(state: State, kind: str = "") -> set[str]:
    """Return the legal moves as texts: all, or those with this sign in them."""
    return {str(move) for move in state.moves if kind in str(move)}


def draws(state: State) -> set[str]:
    return {str(move) for move, _ in GAME.outcomes(state) or ()}
