"""The search on the kernel against plain search over the rules: the same values, move by move."""

from collections.abc import Iterator
from random import Random

import pytest

from chabudai.core import Seat
from chabudai.games.kooshi import Move, State
from chabudai.games.kooshi.kernel import encode
from chabudai.games.kooshi.kernel.evaluating import Terms, line_values
from chabudai.games.kooshi.kernel.machine import WAYS
from chabudai.games.kooshi.kernel.searching import POINT, WIN
from chabudai.games.kooshi.kernel.thinking import Manner, search
from chabudai.games.kooshi.state import after, effect_of
from tests.games.kooshi.boards import GAME, LIGHT, drawn, play

TERMS = Terms(step=1, rim=12, threat=9, mobility=2)
POSITIONS = 25
"""How many are looked at in the tests of every day; `make search` looks at 500."""


def positions(count: int, seed: int) -> Iterator[State]:
    """Yield positions of random games in which most moves give nothing away, with what was there before them."""
    rng = Random(seed)
    while count:
        state = GAME.start()
        for _ in range(rng.randrange(4, 60)):
            if state.result:
                break
            yields = [move for move in state.moves if not effect_of(state, move).claimed[1 - state.turn]]
            state = after(state, rng.choice(yields if yields and rng.random() < 0.9 else list(state.moves)))
        if not state.result:
            count -= 1
            yield state


def value_of(state: State) -> int:
    """Return what the kernel's tables say of a state, for the side to move, added up here."""
    position, _ = encode(state)
    light = (state.claimed[0] - state.claimed[1]) * POINT
    light += sum(int(line_values(TERMS)[line, position[line]]) for line in range(WAYS))
    return light if state.turn == LIGHT else -light


def plain(state: State, depth: int, ply: int, low: int, high: int, *, quiet: bool) -> int:
    """Return what a state is worth, by the rules alone."""
    if state.result:
        winners = state.result.winners
        return 0 if not winners else WIN - ply if state.turn in winners else ply - WIN
    best = -WIN
    moves = list(state.moves)
    if depth <= 0:
        best = value_of(state)
        moves = [move for move in moves if _brings(state, move) > 0] if quiet else []
        low = max(low, best)
    moves.sort(key=lambda move: -_brings(state, move))
    for move in moves:
        if low >= high:
            break
        value = -plain(after(state, move), depth - 1, ply + 1, -high, -low, quiet=quiet)
        best, low = max(best, value), max(low, value)
    return best


def _brings(state: State, move: Move) -> int:
    claimed = effect_of(state, move).claimed
    return claimed[state.turn] - claimed[1 - state.turn]


def best_plain(state: State, depth: int, *, quiet: bool) -> int:
    low = -2 * WIN
    for move in sorted(state.moves, key=lambda each: -_brings(state, each)):
        low = max(low, -plain(after(state, move), depth - 1, 1, -2 * WIN, -low, quiet=quiet))
    return low


@pytest.mark.parametrize("quiet", [False, True])
def test_values_are_those_of_plain_search(quiet: bool, pytestconfig: pytest.Config) -> None:
    agree: int = pytestconfig.option.agree
    deepest = 3 if agree == 1 else 5
    for number, state in enumerate(positions(POSITIONS * agree, seed=11 + quiet)):
        # Every depth in turn, so that plain search has the time for many positions.
        depth = 1 + number % deepest if agree == 1 else 5
        found = search(state, Manner(TERMS, depth, quiet=quiet, strict=True))
        reached = [found.values[0][1]]
        if found.depth == depth:
            assert reached == [best_plain(state, depth, quiet=quiet)], GAME.position(state)
        else:  # it has seen the end
            assert abs(reached[0]) > WIN - 10
            assert reached == [best_plain(state, found.depth, quiet=quiet)], GAME.position(state)


def test_within_the_margin_every_value_is_exact() -> None:
    for state in positions(8, seed=5):
        found = search(state, Manner(TERMS, 2, quiet=False, strict=True, margin=40))
        best = found.values[0][1]
        for move, value in found.values:
            exact = -plain(after(state, move), found.depth - 1, 1, -2 * WIN, 2 * WIN, quiet=False)
            assert value == exact if exact >= best - 40 else value < best - 40


def test_a_third_time_is_seen_as_the_draw_that_it_is() -> None:
    shuffle = ("c2e", "c4e", "d2w", "d4w")
    state = play(GAME.start(), *shuffle, *shuffle[:3])
    found = dict(search(state, Manner(TERMS, 1, quiet=False, strict=True, margin=10_000)).values)
    assert found[GAME.parse(state, "d4w")] == 0


def test_a_win_is_found_with_the_moves_until_then() -> None:
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . A a
        . . . . .
        A . . . b
    """,
        points="3-0",
    )
    found = search(state, Manner())
    assert str(found.values[0][0]) == "d3e"
    assert found.values[0][1] == WIN - 1


def test_the_same_effort_finds_the_same() -> None:
    one, other = (search(GAME.start(), Manner(), effort=20_000) for _ in range(2))
    assert one == other
    assert 20_000 <= one.nodes < 21_000


def test_without_time_it_still_looks_one_move_ahead() -> None:
    found = search(GAME.start(), Manner(), seconds=0.0)
    assert found.depth == 1
    assert len(found.values) == len(GAME.moves(GAME.start(), Seat(0)))
    assert GAME.apply(GAME.start(), LIGHT, found.values[0][0]).claimed == (0, 0)


def test_lines_that_are_overlooked_bring_no_answer() -> None:
    # Dark's answer on the fifth file takes the single; who does not look along it thinks that nothing happens.
    state = drawn(
        """
        . . . . .
        . . . . .
        . . . . b
        . . . . .
        . A . . A
    """
    )
    stays = GAME.parse(state, "b1n")
    seen, unseen = (
        dict(search(state, Manner(Terms(0, 0), 2, margin=10_000), overlooked=lines).values) for lines in (0, 1 << 9)
    )
    assert seen[stays] == -POINT
    assert unseen[stays] == 0
