"""Moves and positions as text, as the rules page defines them.

>>> read_move("a1n")
Move(square='a1', direction='n')
>>> write_position(read_position(START)) == START
True
"""

import re
from itertools import groupby
from typing import Final, cast

from chabudai.core import Seat
from chabudai.games.kooshi.board import (
    DARK,
    EMPTY,
    HAS,
    INDEX,
    LETTERS,
    LIGHT,
    NAMES,
    SIZE,
    Direction,
    Square,
    other,
    owner,
    value,
)
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.state import WINNING_POINTS, Ban, State, arrive

START: Final = "ba1ab/2a2/5/2A2/BA1AB l 0-0 -"

_MOVE = re.compile(r"([a-e][1-5])([nesw])")
_POINTS = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_BAN = re.compile(r"([a-e][1-5])>([a-e][1-5])")
_LONGEST = 200


def read_move(text: str) -> Move:
    """Read a move such as `a1n`; ValueError where it can't be read."""
    found = _MOVE.fullmatch(text.strip().lower())
    if not found:
        raise ValueError(f"a move is a square a1 to e5 and a direction n, e, s or w, such as a1n; not {text[:20]!r}")
    return Move(Square(found[1]), cast("Direction", found[2]))


def write_position(state: State) -> str:
    """Write the position string of a state."""
    ranks = [state.board[start : start + SIZE] for start in range(0, SIZE * SIZE, SIZE)]
    placement = "/".join(_shorten(rank) for rank in reversed(ranks))
    ban = ",".join(f"{now}>{before}" for now, before in state.ban) or "-"
    return f"{placement} {'ld'[state.turn]} {state.claimed[LIGHT]}-{state.claimed[DARK]} {ban}"


def read_position(text: str) -> State:
    """Read a position string; ValueError says why it can't be."""
    fields = text[:_LONGEST].split()
    if len(fields) != len(START.split()):
        raise ValueError(f"a position has four parts, as in {START!r}: placement, side to move, points and ban")
    placement, side, points, ban = fields
    board = _read_placement(placement)
    if side not in ("l", "d"):
        raise ValueError(f"the side to move is l or d, not {side!r}")
    turn = LIGHT if side == "l" else DARK
    return arrive(board, turn, _read_points(points), _read_ban(ban, board, turn))


def _shorten(rank: str) -> str:
    runs = [(letter, len(list(run))) for letter, run in groupby(rank)]
    return "".join(str(length) if letter == EMPTY else letter * length for letter, length in runs)


def _read_placement(text: str) -> str:
    ranks = [re.sub("[1-5]", lambda digit: EMPTY * int(digit[0]), rank) for rank in text.split("/")]
    if len(ranks) != SIZE or any(not re.fullmatch(r"[ABab.]{5}", rank) for rank in ranks) or EMPTY in text:
        raise ValueError(f"a placement has 5 ranks of 5 squares, with A B a b and digits for empty ones, not {text!r}")
    board = "".join(reversed(ranks))
    for piece, most in HAS.items():
        if board.count(piece) > most:
            whose = NAMES[owner(piece)]
            raise ValueError(f"{whose} has {most} pieces of value {value(piece)}, not {board.count(piece)}")
    for name, letters in zip(NAMES, LETTERS, strict=True):
        if not set(letters) & set(board):
            raise ValueError(f"{name} has no piece on the board")
    return board


def _read_points(text: str) -> tuple[int, int]:
    found = _POINTS.fullmatch(text)
    if not found:
        raise ValueError(f"the points are written light-dark, such as 0-0, not {text!r}")
    points = (int(found[1]), int(found[2]))
    if max(points) >= WINNING_POINTS:
        raise ValueError(f"with {WINNING_POINTS} points or more the game is over; {text} can't be played on")
    return points


def _read_ban(text: str, board: str, turn: Seat) -> Ban:
    if text == "-":
        return ()
    pairs = [_BAN.fullmatch(pair) for pair in text.split(",")]
    if None in pairs:
        raise ValueError(f"a ban is written c4>c5, several with commas between them, none as -; not {text!r}")
    ban = tuple(sorted((Square(pair[1]), Square(pair[2])) for pair in pairs if pair))
    for now, before in ban:
        piece = board[INDEX[now]]
        if piece == EMPTY or owner(piece) != other(turn):
            raise ValueError(f"the ban {now}>{before} names no piece of {NAMES[other(turn)]}, who moved last")
    _check_one_move(ban)
    return ban


def _check_one_move(ban: Ban) -> None:
    """Refuse a ban that no single move could have left behind."""
    ways = {_way(now, before) for now, before in ban}
    lines = {now[0] if before[0] == now[0] else now[1] for now, before in ban}
    if None in ways or len(ways) > 1 or len(lines) > 1 or len({now for now, _ in ban}) < len(ban):
        raise ValueError("all pieces that the ban holds for came along one line, one way, by one or two squares")


def _way(now: Square, before: Square) -> Direction | None:
    """Return the way from one square back to the other, if it is one or two squares straight."""
    files, ranks = ord(before[0]) - ord(now[0]), int(before[1]) - int(now[1])
    if 0 not in (files, ranks) or abs(files + ranks) not in (1, 2):
        return None
    if files:
        return "e" if files > 0 else "w"
    return "n" if ranks > 0 else "s"
