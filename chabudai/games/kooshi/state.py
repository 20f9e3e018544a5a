"""A position with its past, and how it follows from the one before (KO-10 to KO-13)."""

from bisect import bisect_left, bisect_right
from functools import cache
from itertools import chain
from operator import getitem, itemgetter
from typing import TYPE_CHECKING, cast

from chabudai.core import Listed, Result, Seat, Struct
from chabudai.games.kooshi.board import CUTS, LIGHT, NAMES, Square, line_of, other, with_line
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.slide import LINE_MOVES, Effect, effects

if TYPE_CHECKING:
    from collections.abc import Callable

WINNING_POINTS = 4
REPETITIONS = 3
CHUNK = 64

Ban = tuple[tuple[Square, Square], ...]
"""Pieces that may not be pushed back: where each stands now, and the square that is closed to it."""

Chunks = tuple[tuple[str, ...], ...]
"""Positions, sorted, in few chunks of falling size: quickly looked up, and later states share the large ones."""

_lines = cast("Callable[[str], tuple[str, ...]]", itemgetter(*CUTS))
NO_MOVES: Listed[Move] = Listed()


class State(Struct):
    """Everything that is true in a match at one time, and the legal moves that follow from it."""

    board: str
    turn: Seat
    claimed: tuple[int, int]
    ban: Ban
    seen: tuple[str, ...]
    """The positions that can still come back, this one last: those since a piece last left the board."""
    older: Chunks
    """Those before them: a long match takes memory by its length only, and a move time by its logarithm."""
    moves: Listed[Move]
    result: Result | None


def arrive(  # noqa: PLR0917 -- called for every move, and by position it is quickest
    board: str, turn: Seat, claimed: tuple[int, int], ban: Ban, past: tuple[str, ...] = (), older: Chunks = ()
) -> State:
    """Return the state at this position; `past`, and `older` before them, are the positions that it may repeat."""
    if claimed[0] >= WINNING_POINTS or claimed[1] >= WINNING_POINTS:
        return State(board, turn, claimed, ban, past, older, NO_MOVES, _won_on_points(claimed, mover=other(turn)))
    moves = Listed(chain.from_iterable(map(getitem, LINE_MOVES[turn], _lines(board))))
    forbidden = pushed_back(board, turn, ban)
    if forbidden:
        moves = Listed(move for move in moves if move not in forbidden)
    here = _position(board, turn, forbidden)
    if len(past) >= CHUNK:
        past, older = (), put_away(past, older)
    result = None if moves else _stuck(claimed, turn)
    if result is None and _occurrences(here, past, older) >= REPETITIONS - 1:
        result = _drawn(claimed)
    return State(board, turn, claimed, ban, (*past, here), older, moves if result is None else NO_MOVES, result)


def _position(board: str, turn: Seat, forbidden: tuple[Move, ...]) -> str:
    """Return what is the same when a position occurs again (KO-13).

    Placement and side being equal, legal moves are equal where the ban forbids the same ones.
    """
    return f"{board}{turn}{''.join(map(str, forbidden))}" if forbidden else f"{board}{turn}"


def put_away(past: tuple[str, ...], older: Chunks = ()) -> Chunks:
    """Return the older positions with some more, merged with those chunks that are no larger."""
    merged = sorted(past)
    while older and len(older[-1]) <= len(merged):
        merged = sorted([*older[-1], *merged])
        older = older[:-1]
    return (*older, tuple(merged))


def _occurrences(here: str, past: tuple[str, ...], older: Chunks) -> int:
    times = past.count(here)
    return times + sum(_occurrences_in(chunk, here) for chunk in older) if older else times


def _occurrences_in(chunk: tuple[str, ...], here: str) -> int:
    at = bisect_left(chunk, here)
    return 0 if at == len(chunk) or chunk[at] != here else bisect_right(chunk, here, at) - at


def after(state: State, move: Move) -> State:
    """Return the state after a legal move."""
    line = line_of(move.square, move.direction)
    effect = effects(line, state.board[CUTS[line]], state.turn)[move]
    board = with_line(state.board, line, effect.letters)
    claims = effect.claimed
    if claims != (0, 0):
        claimed = (state.claimed[0] + claims[0], state.claimed[1] + claims[1])
        return arrive(board, other(state.turn), claimed, effect.ban)
    return arrive(board, other(state.turn), state.claimed, effect.ban, state.seen, state.older)


def result_after(state: State, move: Move) -> Result | None:
    """Return how a legal move ends the game, or None: that of `after`, without all the moves that would follow."""
    line = line_of(move.square, move.direction)
    effect = effects(line, state.board[CUTS[line]], state.turn)[move]
    claims, claimed = effect.claimed, state.claimed
    fell = claims != (0, 0)
    if fell:
        claimed = (claimed[0] + claims[0], claimed[1] + claims[1])
        if claimed[0] >= WINNING_POINTS or claimed[1] >= WINNING_POINTS:
            return _won_on_points(claimed, mover=state.turn)
    board, turn = with_line(state.board, line, effect.letters), other(state.turn)
    forbidden = pushed_back(board, turn, effect.ban)
    if not _can_move(board, turn, forbidden):
        return _stuck(claimed, turn)
    if fell:
        return None
    times = _occurrences(_position(board, turn, forbidden), state.seen, state.older)
    return _drawn(claimed) if times >= REPETITIONS - 1 else None


def _can_move(board: str, turn: Seat, forbidden: tuple[Move, ...]) -> bool:
    for cut, moves in zip(CUTS, LINE_MOVES[turn], strict=True):
        found = moves[board[cut]]
        if found and not (forbidden and all(move in forbidden for move in found)):
            return True
    return False


def effect_of(state: State, move: Move) -> Effect:
    """Return what a move that pushes no more than it may does to the board."""
    line = line_of(move.square, move.direction)
    return effects(line, state.board[CUTS[line]], state.turn)[move]


def pushed_back(board: str, turn: Seat, ban: Ban) -> tuple[Move, ...]:
    """Return the moves that only the ban forbids (KO-10)."""
    if not ban:
        return ()
    line = line_of_ban(ban)
    return _pushed_back(line, board[CUTS[line]], turn, ban)


@cache
def _pushed_back(line: int, letters: str, turn: Seat, ban: Ban) -> tuple[Move, ...]:
    return tuple(move for move, effect in effects(line, letters, turn).items() if not effect.pushes.isdisjoint(ban))


@cache
def line_of_ban(ban: Ban) -> int:
    """Return the line of the last move: a piece can be pushed back only along it."""
    now, before = ban[0]
    return line_of(now, "n" if now[0] == before[0] else "e")


def _won_on_points(claimed: tuple[int, int], mover: Seat) -> Result:
    if min(claimed) >= WINNING_POINTS:
        reason = f"both have {WINNING_POINTS} points or more, and {NAMES[mover]}, who moved, loses"
        return _won(claimed, other(mover), reason, "KO-12", "both-four")
    winner = LIGHT if claimed[LIGHT] >= WINNING_POINTS else other(LIGHT)
    return _won(claimed, winner, f"{NAMES[winner]} has claimed {claimed[winner]} points", "KO-11", "four-points")


def _stuck(claimed: tuple[int, int], side: Seat) -> Result:
    return _won(claimed, other(side), f"{NAMES[side]} has no legal move", "KO-13", "no-move")


def _drawn(claimed: tuple[int, int]) -> Result:
    return Result(claimed, (), "the position has occurred for the third time", "KO-13", "third-time")


def _won(claimed: tuple[int, int], winner: Seat, reason: str, rule: str, code: str) -> Result:
    return Result(claimed, (winner,), reason, rule, code)
