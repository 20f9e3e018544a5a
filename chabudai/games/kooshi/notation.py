"""Moves and positions as text, as the rules page defines them.

>>> read_move("a1n")
Move(square='a1', direction='n')
>>> write_position(read_position(START)) == START
True
"""

import re
from functools import partial
from itertools import groupby
from typing import Final, cast

from chabudai.core import BadValue, Seat
from chabudai.games.kooshi.board import (
    DARK,
    EMPTY,
    HAS,
    INDEX,
    LETTERS,
    LIGHT,
    SIDES,
    SIZE,
    Direction,
    Square,
    other,
    owner,
    value,
)
from chabudai.games.kooshi.last_move import could_leave
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.narrator import NARRATOR
from chabudai.games.kooshi.state import WINNING_POINTS, Ban, State, arrive

START: Final = "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"
LONGEST: Final = 200
"""More letters than any position has, with some room for blanks."""

_MOVE = re.compile(r"([a-e][1-5])([nesw])")
_POINTS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_BAN = re.compile(r"([a-e][1-5])>([a-e][1-5])")
_PARTS = len(START.split())

_bad = partial(BadValue, narrator=NARRATOR)


def read_move(text: str) -> Move:
    """Read a move such as `a1n`; ValueError where it can't be read."""
    found = _MOVE.fullmatch(text.strip().lower()) if isinstance(text, str) else None  # pyright: ignore[reportUnnecessaryIsInstance] -- from outside
    if not found:
        raise _bad(code="unreadable")
    return Move(Square(found[1]), cast("Direction", found[2]))


def write_position(state: State) -> str:
    """Write the position string of a state."""
    ranks = [state.board[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
    placement = "/".join(_shorten(rank) for rank in reversed(ranks))
    ban = ",".join(f"{now}>{before}" for now, before in state.ban) or "-"
    return f"{placement} {'ld'[state.turn]} {state.claimed[LIGHT]}-{state.claimed[DARK]} {ban}"


def read_position(text: str) -> State:
    """Read a position string; BadValue, a ValueError, says why it can't be."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance] -- from outside
        raise _bad(code="position-parts", start=START)
    if len(text) > LONGEST:
        raise _bad(code="position-long", most=LONGEST)
    state = read_loosely(text)
    if state.ban and not could_leave(state):
        raise _bad(code="position-last-move")
    return state


def read_loosely(text: str) -> State:
    """Read a position string without asking whether a move can have left its protection."""
    parts = text.split()
    if len(parts) != _PARTS:
        raise _bad(code="position-parts" if len(parts) < _PARTS else "position-after", start=START)
    placement, side, points, ban = parts
    board = _read_placement(placement)
    if side not in ("l", "d"):
        raise _bad(code="position-side")
    turn = LIGHT if side == "l" else DARK
    return arrive(board, turn, _read_points(points), _read_ban(ban, board, turn))


def _shorten(rank: str) -> str:
    runs = [(letter, len(list(run))) for letter, run in groupby(rank)]
    return "".join(str(length) if letter == EMPTY else letter * length for letter, length in runs)


def _read_placement(text: str) -> str:
    ranks = [re.sub("[1-5]", lambda digit: EMPTY * int(digit[0]), rank) for rank in text.split("/")]
    if len(ranks) != SIZE or any(not re.fullmatch(r"[ABab.]{5}", rank) for rank in ranks) or EMPTY in text:
        raise _bad(code="position-ranks")
    board = "".join(reversed(ranks))
    for piece, most in HAS.items():
        if board.count(piece) > most:
            count = board.count(piece)
            raise _bad(code="position-pieces", side=owner(piece), value=value(piece), most=most, count=count)
    for side in SIDES:
        if not set(LETTERS[side]) & set(board):
            raise _bad(code="position-no-piece", side=side)
    return board


def _read_points(text: str) -> tuple[int, int]:
    found = _POINTS.fullmatch(text)
    if not found:
        raise _bad(code="position-points")
    points = (int(found[1]), int(found[2]))
    if max(points) >= WINNING_POINTS:
        raise _bad(code="position-over", most=WINNING_POINTS - 1)
    return points


def _read_ban(text: str, board: str, turn: Seat) -> Ban:
    if text == "-":
        return ()
    pairs = [_BAN.fullmatch(pair) for pair in text.split(",")]
    if None in pairs:
        raise _bad(code="position-protected")
    ban = tuple(sorted((Square(pair[1]), Square(pair[2])) for pair in pairs if pair))
    for now, before in ban:
        piece = board[INDEX[now]]
        if piece == EMPTY or owner(piece) != other(turn):
            raise _bad(code="position-not-theirs", now=now, before=before, side=other(turn))
    _check_one_line(ban)
    return ban


def _check_one_line(ban: Ban) -> None:
    """Refuse protection that has more than one line, or more than one way along it: no rule can make sense of it."""
    ways = {_way(now, before) for now, before in ban}
    lines = {now[0] if before[0] == now[0] else now[1] for now, before in ban}
    if None in ways or len(ways) > 1 or len(lines) > 1 or len({now for now, _ in ban}) < len(ban):
        raise _bad(code="position-last-move")


def _way(now: Square, before: Square) -> Direction | None:
    """Return the way from one square back to the other, if it is one or two squares straight."""
    files, ranks = ord(before[0]) - ord(now[0]), int(before[1]) - int(now[1])
    if 0 not in (files, ranks) or abs(files + ranks) not in (1, 2):
        return None
    if files:
        return "e" if files > 0 else "w"
    return "n" if ranks > 0 else "s"
