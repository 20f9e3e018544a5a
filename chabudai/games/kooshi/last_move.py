"""Whether one move can have left a position's protected pieces as they stand (KO-10).

Everything that a move does is on one line, so it is enough to try the lines that it may have begun with: a protected
piece stood where the ban says, another own piece where it is, and an opposing one where it is or up to two squares
back. What may have fallen besides is not asked for: it stood ahead of all others, and moved none of them.
"""

from collections.abc import Iterator
from itertools import product

from chabudai.core import Seat
from chabudai.games.kooshi.board import CUTS, EMPTY, LINES, SIZE, line_of, other, owner
from chabudai.games.kooshi.slide import effects
from chabudai.games.kooshi.state import Ban, State

_FURTHEST = 2
"""How many squares a move carries a piece."""


def could_leave(state: State) -> bool:
    """Tell whether a move of the side that moved last can lead here; the state must protect some piece."""
    now, before = state.ban[0]
    line = line_of(now, "n" if now[0] == before[0] else "e")
    letters, mover = state.board[CUTS[line]], other(state.turn)
    return any(
        effect.letters == letters and effect.ban == state.ban
        for earlier in _lines_before(line, letters, state.ban, mover)
        for effect in effects(line, earlier, mover).values()
    )


def _lines_before(line: int, letters: str, ban: Ban, mover: Seat) -> Iterator[str]:
    """Yield the lines that the last move may have begun with."""
    standing = [(place, piece) for place, piece in enumerate(letters) if piece != EMPTY]
    for starts in product(*(_starts(place, piece, line, ban, mover) for place, piece in standing)):
        earlier = {start: piece for start, (_, piece) in zip(starts, standing, strict=True)}
        if len(earlier) == len(standing):
            yield "".join(earlier.get(place, EMPTY) for place in range(SIZE))


def _starts(place: int, piece: str, line: int, ban: Ban, mover: Seat) -> list[int]:
    """Return the places of the line where a piece may have stood before the move."""
    squares = LINES[line]
    now, before = ban[0]
    if owner(piece) == mover:
        return [squares.index(dict(ban).get(squares[place], squares[place]))]
    back = 1 if squares.index(before) > squares.index(now) else -1
    return [at for far in range(_FURTHEST + 1) if 0 <= (at := place + back * far) < SIZE]
