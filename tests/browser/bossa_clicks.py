"""What a person clicks to make a move of BOSSa, in any browser."""

from chabudai.core import Seat
from chabudai.games.bossa import Exchange, Place, Redraw, Stack, Turn

CONFIRM = '[data-test="confirm"]'


def clicks(seat: Seat, move: Turn) -> list[str]:
    """Return the selectors of what is clicked, one after the other; whatever spends a marker is confirmed."""
    match move:
        case Place(line, value, tiles):
            return [*(_tile(each, seat) for each in tiles), f'[data-test="place-{line}{value}"]']
        case Stack(line, value, tiles):
            return [_marker("S", seat), *clicks(seat, Place(line, value, tiles)), CONFIRM]
        case Redraw(name):
            return [_marker("R", seat), _tile(name, seat), CONFIRM]
        case Exchange(mine, theirs):
            return [_marker("X", seat), _tile(mine, seat), _tile(theirs, 1 - seat), CONFIRM]


def _tile(name: str, seat: int) -> str:
    return f'[data-test="tile-{name}"][data-seat="{seat}"]'


def _marker(name: str, seat: Seat) -> str:
    return f'[data-test="marker-{name}"][data-seat="{seat}"]'
