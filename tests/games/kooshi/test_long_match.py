"""A long match takes memory by its length: the positions that were there before are shared by all states after them."""

import tracemalloc
from collections import Counter
from functools import cache
from itertools import chain
from random import Random

import pytest

from chabudai.core import JSON, Seat, board_view
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.state import CHUNK, arrive, put_away
from chabudai.table import Match

GAME = KoOshi()


@cache
def quiet_moves(count: int) -> tuple[Move, ...]:
    """Return so many moves from the start by which no piece leaves the board and no position comes a third time."""
    rng, state, found = Random(7), GAME.start(), list[Move]()
    while len(found) < count:
        moves = rng.sample(list(state.moves), len(state.moves))
        after = ((move, GAME.apply(state, state.turn, move)) for move in moves)
        move, state = next((move, new) for move, new in after if not new.result and new.claimed == (0, 0))
        found.append(move)
    return tuple(found)


def played(count: int) -> Match[State, Move, View]:
    match = Match(GAME)
    for number, move in enumerate(quiet_moves(count)):
        match.play(Seat(number % 2), move)
    return match


def memory_of(count: int) -> int:
    quiet_moves(count)
    tracemalloc.start()
    match = played(count)
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(match.entries) == count
    return taken


def test_memory_grows_with_the_length() -> None:
    assert memory_of(1_500) < 4.5 * memory_of(500)


def test_a_board_gets_none_of_the_past() -> None:
    match = played(2 * CHUNK)
    view = match.game.view(match.state, None)
    assert len(JSON.encode(view)) > 20 * 2 * CHUNK
    shown = board_view(match.game, view)
    assert len(JSON.encode(shown)) < 300
    assert shown.board == view.board


def test_no_position_is_forgotten() -> None:
    state, seen = GAME.start(), list[str]()
    for move in quiet_moves(3 * CHUNK + 5):
        seen.append(state.seen[-1])
        assert Counter(chain(*state.older, state.seen)) == Counter(seen)
        assert len(state.older) <= 3
        assert GAME.world(GAME.view(state, None)) == state
        state = GAME.apply(state, state.turn, move)


@pytest.mark.rule("KO-13")
@pytest.mark.parametrize("times", [(3, 5), (3, 2 * CHUNK + 1), (CHUNK - 1, CHUNK), (CHUNK, 3 * CHUNK - 1), (5,), ()])
def test_a_third_time_is_noticed_however_long_ago_the_others_were(times: tuple[int, ...]) -> None:
    start = GAME.start()
    seen = [start.seen[0] if number in times else str(number) for number in range(3 * CHUNK)]
    older = put_away(tuple(seen[CHUNK : 2 * CHUNK]), put_away(tuple(seen[:CHUNK])))
    state = arrive(start.board, start.turn, start.claimed, start.ban, tuple(seen[2 * CHUNK :]), older)
    assert (state.result is not None) == (len(times) == 2)
