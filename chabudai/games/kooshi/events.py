"""What a move brings about: for animation, sound and the move list."""

from functools import cache

from chabudai.core import Seat, Struct
from chabudai.games.kooshi.board import LINES, Direction, Square, line_of, other, owner, value
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.slide import Travel, slide, step_of


class Shift(Struct):
    """One piece going one square; without an end it falls off the board."""

    piece: str
    start: Square
    end: Square | None


class Stepped(Struct, tag="stepped"):
    """One step of a move: the mover and all that it pushes go together. The mover is the first."""

    shifts: tuple[Shift, ...]
    direction: Direction


class Claimed(Struct, tag="claimed"):
    """A piece that fell is claimed by its owner's opponent (KO-9)."""

    seat: Seat
    piece: str
    points: int


class Ended(Struct, tag="ended"):
    """The move ends the game: who wins, nobody for a draw, and by which rule (KO-11 to KO-13)."""

    winners: tuple[Seat, ...]
    code: str
    rule: str | None


Event = Stepped | Claimed | Ended


@cache
def events_of(move: Move, letters: str) -> tuple[Stepped | Claimed, ...]:
    """Return the steps of a move along a line with these letters, and each piece that falls with who claims it."""
    line = line_of(move.square, move.direction)
    moved = slide(letters, LINES[line].index(move.square), step_of(move.direction))
    events: list[Stepped | Claimed] = []
    for step in moved.steps:
        events.append(Stepped(tuple(_shift(line, travel) for travel in step), move.direction))
        fallen = (travel.piece for travel in step if travel.fell)
        events.extend(Claimed(other(owner(piece)), piece, value(piece)) for piece in fallen)
    return tuple(events)


def _shift(line: int, travel: Travel) -> Shift:
    squares = LINES[line]
    return Shift(travel.piece, squares[travel.start], None if travel.fell else squares[travel.end])
