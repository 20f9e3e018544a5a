"""Why a move can't be played: a code with facts, and the rule that forbids it."""

from functools import cache, partial

from chabudai.core import IllegalMove, Seat
from chabudai.games.kooshi.board import (
    CUTS,
    DIRECTIONS,
    EMPTY,
    INDEX,
    LINES,
    SIDES,
    SQUARES,
    line_of,
    owner,
    value,
    ways,
)
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.narrator import NARRATOR
from chabudai.games.kooshi.slide import Effect, effects, slide, step_of
from chabudai.games.kooshi.state import Ban, State, line_of_ban
from chabudai.games.kooshi.view import Closed

_illegal = partial(IllegalMove, narrator=NARRATOR)


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    about_the_turn = _about_the_turn(state, seat)
    if about_the_turn:
        return about_the_turn
    if not isinstance(move, Move) or move.square not in SQUARES or move.direction not in DIRECTIONS:
        return _illegal(rule="KO-4", code="not-a-move")
    about_the_piece = _about_the_piece(state, move)
    if about_the_piece:
        return about_the_piece
    line = line_of(move.square, move.direction)
    letters = state.board[CUTS[line]]
    effect = effects(line, letters, state.turn).get(move)
    return _about_the_push(letters, LINES[line].index(move.square), move, effect, state.ban)


def closed_moves(state: State) -> tuple[Closed, ...]:
    """Return the ways that pieces of the side to move can't go, with the reasons; none when it is over."""
    if state.result:
        return ()
    board, turn, ban = state.board, state.turn, state.ban
    banned = line_of_ban(ban) if ban else None
    return tuple(
        closed
        for line, cut in enumerate(CUTS)
        for closed in _closed_along(line, board[cut], turn, ban if line == banned else ())
    )


@cache
def _closed_along(line: int, letters: str, side: Seat, ban: Ban) -> tuple[Closed, ...]:
    """Return the ways along one line that pieces of a side can't go."""
    open_ways = effects(line, letters, side)
    own = (place for place, piece in enumerate(letters) if piece != EMPTY and owner(piece) == side)
    moves = ((place, Move(LINES[line][place], direction)) for place in own for _, direction in ways(line))
    return tuple(
        _closed(letters, place, move, open_ways.get(move), ban)
        for place, move in moves
        if move not in open_ways or not open_ways[move].pushes.isdisjoint(ban)
    )


def _closed(letters: str, place: int, move: Move, effect: Effect | None, ban: Ban) -> Closed:
    refusal = _about_the_push(letters, place, move, effect, ban)
    return Closed(str(move), refusal.rule or "", refusal.message)


def _about_the_turn(state: State, seat: Seat) -> IllegalMove | None:
    if state.result:
        return _illegal(rule=state.result.rule, code="over")
    if seat not in SIDES:
        return _illegal(rule="KO-1", code="no-such-seat", seat=seat, players=len(SIDES))
    if seat != state.turn:
        return _illegal(rule="KO-4", code="not-your-turn", turn=state.turn)
    return None


def _about_the_piece(state: State, move: Move) -> IllegalMove | None:
    piece = state.board[INDEX[move.square]]
    if piece == EMPTY:
        return _illegal(rule="KO-4", code="no-piece", square=move.square)
    if owner(piece) != state.turn:
        return _illegal(rule="KO-4", code="theirs", square=move.square)
    return None


def _about_the_push(letters: str, place: int, move: Move, effect: Effect | None, ban: Ban) -> IllegalMove:
    """Return why a piece on this place of a line can't go: it would push too many, or one back."""
    if effect is None:
        most = value(letters[place])
        pushed = slide(letters, place, step_of(move.direction)).pushed
        return _illegal(rule=f"KO-{most + 4}", code="too-many", most=most, pushed=pushed)
    now, before = min(effect.pushes.intersection(ban))
    return _illegal(rule="KO-10", code="push-back", now=now, before=before)
