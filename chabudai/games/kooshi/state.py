"""A position with its past, and how it follows from the one before (KO-10 to KO-13)."""

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
"""Positions in the order in which they occurred, `CHUNK` of them together."""

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
    """Those before them, in chunks that all later states share: a long match takes memory by its length only."""
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
    # Placement and side being equal, legal moves are equal where the ban forbids the same ones (KO-13).
    here = f"{board}{turn}{''.join(map(str, forbidden))}" if forbidden else f"{board}{turn}"
    if len(past) == CHUNK:
        past, older = (), (*older, past)
    seen = (*past, here)
    result = None
    if not moves:
        result = _won(claimed, other(turn), f"{NAMES[turn]} has no legal move", "KO-13", "no-move")
    elif _occurrences(here, seen, older) >= REPETITIONS:
        result = Result(claimed, (), "the position has occurred for the third time", "KO-13", "third-time")
    return State(board, turn, claimed, ban, seen, older, moves if result is None else NO_MOVES, result)


def _occurrences(here: str, seen: tuple[str, ...], older: Chunks) -> int:
    times = seen.count(here)
    return times + sum(chunk.count(here) for chunk in older) if older else times


def after(state: State, move: Move) -> State:
    """Return the state after a legal move."""
    line = line_of(move.square, move.direction)
    effect = effects(line, state.board[CUTS[line]], state.turn)[move]
    board = with_line(state.board, line, effect.letters)
    claims = effect.claimed
    fell = claims != (0, 0)
    claimed = (state.claimed[0] + claims[0], state.claimed[1] + claims[1]) if fell else state.claimed
    if fell:
        return arrive(board, other(state.turn), claimed, effect.ban)
    return arrive(board, other(state.turn), claimed, effect.ban, state.seen, state.older)


def effect_of(state: State, move: Move) -> Effect:
    """Return what a move that pushes no more than it may does to the board."""
    line = line_of(move.square, move.direction)
    return effects(line, state.board[CUTS[line]], state.turn)[move]


def pushed_back(board: str, turn: Seat, ban: Ban) -> tuple[Move, ...]:
    """Return the moves that only the ban forbids (KO-10)."""
    if not ban:
        return ()
    line = _line_of_ban(ban)
    return _pushed_back(line, board[CUTS[line]], turn, ban)


@cache
def _pushed_back(line: int, letters: str, turn: Seat, ban: Ban) -> tuple[Move, ...]:
    return tuple(move for move, effect in effects(line, letters, turn).items() if not effect.pushes.isdisjoint(ban))


@cache
def _line_of_ban(ban: Ban) -> int:
    """Return the line of the last move: a piece can be pushed back only along it."""
    now, before = ban[0]
    return line_of(now, "n" if now[0] == before[0] else "e")


def _won_on_points(claimed: tuple[int, int], mover: Seat) -> Result:
    if min(claimed) >= WINNING_POINTS:
        reason = f"both have {WINNING_POINTS} points or more, and {NAMES[mover]}, who moved, loses"
        return _won(claimed, other(mover), reason, "KO-12", "both-four")
    winner = LIGHT if claimed[LIGHT] >= WINNING_POINTS else other(LIGHT)
    return _won(claimed, winner, f"{NAMES[winner]} has claimed {claimed[winner]} points", "KO-11", "four-points")


def _won(claimed: tuple[int, int], winner: Seat, reason: str, rule: str, code: str) -> Result:
    return Result(claimed, (winner,), reason, rule, code)
