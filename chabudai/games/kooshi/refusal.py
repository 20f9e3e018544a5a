"""Why a move can't be played: a code with facts, and the rule that forbids it."""

from functools import partial

from chabudai.core import IllegalMove, Seat
from chabudai.games.kooshi.board import CUTS, DIRECTIONS, EMPTY, INDEX, LINES, SIDES, SQUARES, line_of, owner, value
from chabudai.games.kooshi.moves import Move
from chabudai.games.kooshi.narrator import NARRATOR
from chabudai.games.kooshi.slide import effects, slide, step_of
from chabudai.games.kooshi.state import State
from chabudai.games.kooshi.view import Closed

_illegal = partial(IllegalMove, narrator=NARRATOR)


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    about_the_turn = _about_the_turn(state, seat)
    if about_the_turn:
        return about_the_turn
    if not isinstance(move, Move) or move.square not in SQUARES or move.direction not in DIRECTIONS:
        return _illegal(rule="KO-4", code="not-a-move")
    return _about_the_piece(state, move) or _about_the_push(state, move)


def closed_moves(state: State) -> tuple[Closed, ...]:
    """Return the ways that pieces of the side to move can't go, with the reasons; none when it is over."""
    if state.result:
        return ()
    own = (square for square, piece in zip(SQUARES, state.board, strict=True) if _is_of(state.turn, piece))
    ways = (Move(square, direction) for square in own for direction in DIRECTIONS)
    return tuple(_closed(state, move) for move in ways if move not in state.moves)


def _is_of(side: Seat, piece: str) -> bool:
    return piece != EMPTY and owner(piece) == side


def _closed(state: State, move: Move) -> Closed:
    refusal = _about_the_push(state, move)
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


def _about_the_push(state: State, move: Move) -> IllegalMove:
    line = line_of(move.square, move.direction)
    letters = state.board[CUTS[line]]
    most = value(state.board[INDEX[move.square]])
    pushed = slide(letters, LINES[line].index(move.square), step_of(move.direction)).pushed
    if pushed > most:
        return _illegal(rule=f"KO-{most + 4}", code="too-many", most=most, pushed=pushed)
    now, before = min(effects(line, letters, state.turn)[move].pushes.intersection(state.ban))
    return _illegal(rule="KO-10", code="push-back", now=now, before=before)
