"""What a move does to its line: going, pushing, falling (KO-4 to KO-9).

A move never leaves its line, so everything about it can be said with five letters. Each line is worked out once, when
it is first met, and remembered.
"""

from functools import cache
from typing import Final, NamedTuple

from chabudai.core import Seat
from chabudai.games.kooshi.board import (
    DARK,
    EMPTY,
    LIGHT,
    LINES,
    SIDES,
    SIZE,
    Direction,
    Square,
    owner,
    value,
    ways,
)
from chabudai.games.kooshi.moves import Move


class Travel(NamedTuple):
    """One piece on the move: its letter, its place on the line before and after. Places off the board are -1 and 5."""

    piece: str
    start: int
    end: int

    @property
    def fell(self) -> bool:
        """Whether the piece left the board."""
        return not 0 <= self.end < SIZE


class Slide(NamedTuple):
    """A move along a line, step by step; the mover comes first in each step."""

    steps: tuple[tuple[Travel, ...], ...]
    travels: tuple[Travel, ...]
    """Each piece once, from where it stood before the move to where it is after it; the mover first."""

    @property
    def pushed(self) -> int:
        """How many different pieces are pushed."""
        return len(self.travels) - 1


@cache
def slide(letters: str, place: int, towards: int) -> Slide:
    """Move the piece on this place of a line by its value, pushing what is in the way; towards is 1 or -1.

    The limits of KO-5 and KO-6 are not looked at here, so that a refusal can say what would have happened.
    """
    line = dict(enumerate(letters))
    began = {place: place}  # where the piece that is now on a place stood before the move
    ended: dict[int, int] = {}
    steps: list[tuple[Travel, ...]] = []
    mover = place
    for _ in range(value(letters[place])):
        chain = [mover]
        while line.get(chain[-1] + towards, EMPTY) != EMPTY:
            chain.append(chain[-1] + towards)
        steps.append(tuple(Travel(line[at], at, at + towards) for at in chain))
        for at in reversed(chain):
            start = began.pop(at, at)
            line[at + towards], line[at] = line[at], EMPTY
            ended[start] = at + towards
            began[at + towards] = start
        for off in (-1, SIZE):
            line.pop(off, None)
            began.pop(off, None)
        mover += towards
        if mover not in line:
            break
    travels = tuple(Travel(letters[start], start, end) for start, end in sorted(ended.items(), reverse=towards < 0))
    return Slide(tuple(steps), travels)


class Effect(NamedTuple):
    """What a move does to the board, in squares and points."""

    letters: str
    """The line afterwards."""
    claimed: tuple[int, int]
    """The points that light and dark claim by it (KO-9)."""
    pushes: frozenset[tuple[Square, Square]]
    """The opposing pieces that are pushed and stay on the board: from where, onto where."""
    ban: tuple[tuple[Square, Square], ...]
    """The mover's own pieces that were displaced: where they are now, where they may not be pushed back (KO-10)."""


@cache
def effects(line: int, letters: str, side: Seat) -> dict[Move, Effect]:
    """Return the moves of a side along one line, pushing no more than they may, with what they do."""
    found: dict[Move, Effect] = {}
    for place, piece in enumerate(letters):
        if piece == EMPTY or owner(piece) != side:
            continue
        for towards, direction in ways(line):
            moved = slide(letters, place, towards)
            if moved.pushed <= value(piece):
                found[Move(LINES[line][place], direction)] = _effect(line, letters, side, moved)
    return found


class LineMoves(dict[str, tuple[Move, ...]]):
    """The moves of a side along one line, by the letters on it, the ban left aside."""

    def __init__(self, line: int, side: Seat) -> None:
        super().__init__()
        self._line = line
        self._side = side

    def __missing__(self, letters: str) -> tuple[Move, ...]:
        found = self[letters] = tuple(effects(self._line, letters, self._side))
        return found


LINE_MOVES: Final = tuple(tuple(LineMoves(line, side) for line in range(len(LINES))) for side in SIDES)
"""By side and line; filled as lines are met."""


def _effect(line: int, letters: str, side: Seat, moved: Slide) -> Effect:
    squares = LINES[line]
    after = list(letters)
    for travel in moved.travels:
        after[travel.start] = EMPTY
    claimed = [0, 0]
    pushes: list[tuple[Square, Square]] = []
    ban: list[tuple[Square, Square]] = []
    for travel in moved.travels:
        if travel.fell:
            claimed[DARK if owner(travel.piece) == LIGHT else LIGHT] += value(travel.piece)
            continue
        after[travel.end] = travel.piece
        if owner(travel.piece) == side:
            ban.append((squares[travel.end], squares[travel.start]))
        else:
            pushes.append((squares[travel.start], squares[travel.end]))
    return Effect("".join(after), (claimed[0], claimed[1]), frozenset(pushes), tuple(sorted(ban)))


def step_of(direction: Direction) -> int:
    """Return 1 for a move along its line, -1 for one against it."""
    return 1 if direction in "ne" else -1
