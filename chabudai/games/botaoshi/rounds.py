"""Rounds (BT-1, BT-18): how one begins, is won or void, and how the match ends."""

from typing import Final

import msgspec

from chabudai.core import Result, Seat
from chabudai.games.botaoshi.options import Setup
from chabudai.games.botaoshi.pieces import BLACK, SIDES, WHITE, other
from chabudai.games.botaoshi.state import State

TO_WIN: Final = 2
"""So many rounds in a row win the match."""
MOST_VOID: Final = 3
"""So many void rounds in a row draw it."""
_SEATS = len(SIDES)


def first_state(setup: Setup) -> State:
    """Return the state before white's first disc."""
    return State(
        setup=setup,
        phase="setup",
        awaits="enter",
        round=0,
        starter=WHITE,
        turn=WHITE,
        actor=WHITE,
        turns=0,
        voids=0,
        won=(0,) * _SEATS,
        streak=(0,) * _SEATS,
        entered=(0,) * _SEATS,
        discs=(),
        poles=(None,) * _SEATS,
        owed=(False,) * _SEATS,
        last=(None,) * _SEATS,
        placing=(),
        mending=(),
        failures=0,
        aim=None,
        hand=None,
        result=None,
    )


def round_won(state: State) -> State:
    """Return the state after the one whose turn it is has won the round: the next one, or the end."""
    seat = state.turn
    won = tuple(count + (number == seat) for number, count in enumerate(state.won))
    streak = tuple((count + 1) * (number == seat) for number, count in enumerate(state.streak))
    after = msgspec.structs.replace(state, won=won, streak=streak, voids=0)
    if streak[seat] >= TO_WIN:
        words = f"{SIDES[seat]} has won two rounds in a row"
        return _over(after, Result(won, (seat,), words, "BT-18", "two-in-a-row"))
    limit = state.setup.round_limit
    if limit is not None and sum(won) >= limit:
        return _over(after, _by_rounds(won))
    return _begin_round(after, state.round + 1, other(state.starter))


def _by_rounds(won: tuple[int, ...]) -> Result:
    """Return the result at the limit of rounds: who has won more of them, or both."""
    white, black = won
    if white == black:
        return Result(won, (WHITE, BLACK), f"both have won {white} rounds", "BT-18", "rounds-shared")
    seat = WHITE if white > black else BLACK
    return Result(won, (seat,), f"{SIDES[seat]} has won more rounds", "BT-18", "more-rounds")


def round_void(state: State) -> State:
    """Return the state after a round has reached the limit of turns: it is played again, or the match is drawn."""
    after = msgspec.structs.replace(state, voids=state.voids + 1)
    if after.voids < MOST_VOID:
        return _begin_round(after, state.round, state.starter)
    return _over(after, Result(state.won, (), "three rounds in a row were void", "BT-18", "void-rounds"))


def _begin_round(state: State, number: int, starter: Seat) -> State:
    """Return a fresh setup; only what was won and what was void is kept."""
    return msgspec.structs.replace(
        first_state(state.setup),
        round=number,
        starter=starter,
        turn=starter,
        actor=starter,
        voids=state.voids,
        won=state.won,
        streak=state.streak,
    )


def _over(state: State, result: Result) -> State:
    """Return the end: the table as it lies, with nothing more to be done on it."""
    return msgspec.structs.replace(state, phase="over", awaits="nothing", mending=(), failures=0, result=result)
