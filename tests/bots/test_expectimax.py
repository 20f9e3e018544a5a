"""Search over chance: as exact as the plain search that cuts nothing off."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from chabudai.bots.search import Expectimax, UnlistedChance
from chabudai.bots.search.expectimax import Tree
from chabudai.core import NATURE, ONLY_NATURE, Seat, listed
from chabudai.games.bossa import Bossa, State
from chabudai.games.bossa.bots.converting import to_shorthand
from chabudai.games.bossa.bots.outlook import outlook
from chabudai.games.bossa.bots.shorthand import SearchState, Shorthand
from tests.toys import heap

GAME = Bossa()
HEAP = heap.Heap()


def nothing(state: object, seat: Seat) -> float:
    del state, seat
    return 0.0


def plain(game: Tree[Any, Any], state: Any, seat: Seat, depth: int, value: Callable[[Any, Seat], float]) -> float:
    """Look at everything, without bounds and with exact odds."""
    result = game.result(state)
    if result is not None:
        return 0.0 if not result.winners else 1.0 if seat in result.winners else -1.0
    if depth == 0:
        return value(state, seat)
    (acting,) = game.to_act(state)
    if acting == NATURE:
        total = 0.0
        for move, odds in game.outcomes(state) or ():
            then = game.apply(state, NATURE, move)
            twice = game.to_act(then) == ONLY_NATURE
            total += float(odds) * plain(game, then, seat, depth - twice, value)
        return total
    worths = [
        plain(game, game.apply(state, acting, move), seat, depth - 1, value)
        for move in listed(game.moves(state, acting))
    ]
    return max(worths) if acting == seat else min(worths)


def bossa_states(games: int, most: int) -> list[State]:
    """Return states of random games in which somebody has at most so many moves to choose from."""
    found: list[State] = []
    for seed in range(games):
        rng, state = Random(seed), GAME.start()
        while not state.result:
            (seat,) = GAME.to_act(state)
            if 1 < len(state.moves) <= most:
                found.append(state)
            state = GAME.apply(state, seat, GAME.nature(state, rng) if seat == NATURE else state.moves.sample(rng))
    return found


@pytest.mark.parametrize("stones", range(1, len(heap.WORTH)))
def test_the_worth_worked_out_by_hand(stones: int) -> None:
    search = Expectimax(HEAP, nothing)
    state = heap.State(stones)
    assert search.worth(state, Seat(0), depth=stones) == pytest.approx(float(heap.WORTH[stones]))
    assert search.worth(state, Seat(1), depth=stones) == pytest.approx(-float(heap.WORTH[stones]))


def test_the_best_move_by_hand() -> None:
    four = heap.State(4, coin=1)
    for seed in range(5):
        best = Expectimax(HEAP, nothing).best(four, Random(seed), depth=9, width=9, visits=10_000, seconds=60.0)
        assert best == 1


@pytest.mark.parametrize("depth", [1, 2, 3, 5])
def test_what_is_cut_off_makes_no_difference(depth: int) -> None:
    for seed in range(60):
        rng = Random(seed)
        looks = [rng.uniform(-1, 1) for _ in range(30)]

        def value(state: heap.State, seat: Seat, looks: list[float] = looks) -> float:
            return looks[state.stones] if seat == state.turn else -looks[state.stones]

        state = heap.State(rng.randrange(7, 16))
        exact = plain(HEAP, state, Seat(0), depth, value)
        assert Expectimax(HEAP, value).worth(state, Seat(0), depth=depth) == pytest.approx(exact)


def test_a_choice_is_as_good_as_the_plain_search_says() -> None:
    game = Shorthand()
    search = Expectimax(game, outlook)
    for number, state in enumerate(bossa_states(games=20, most=12)[::4]):
        position, seat = to_shorthand(state), state.turn
        thens = {move: game.apply(position, seat, move) for move in game.moves(position, seat)}
        worths = {move: plain(game, then, seat, 1, outlook) for move, then in thens.items()}
        best = search.best(position, Random(number), depth=2, width=99, visits=1_000_000, seconds=60.0)
        assert worths[best] == pytest.approx(max(worths.values()))
        for move, then in thens.items():
            assert search.worth(then, seat, depth=1) == pytest.approx(worths[move])


def test_endgames_are_read_to_the_end() -> None:
    """Once few tiles are left the search sees all of it: no estimate is asked for, and the rules agree."""

    def unasked(state: object, seat: Seat) -> float:
        raise AssertionError(state, seat)

    search: Expectimax[SearchState, Any] = Expectimax(Shorthand(), unasked)
    endgames = [state for state in bossa_states(games=200, most=8) if state.pile <= 2]
    assert len(endgames) >= 10
    for state in endgames[:25]:
        exact = plain(GAME, state, state.turn, 9, unasked)
        assert search.worth(to_shorthand(state), state.turn, depth=9) == pytest.approx(exact)


def test_the_odds_add_up_to_one() -> None:
    for state in bossa_states(games=3, most=99):
        position = to_shorthand(state)
        assert sum(odds for _, odds in Shorthand().outcomes(position)) == Fraction(1)


def test_chance_that_cannot_be_listed_is_refused() -> None:
    with pytest.raises(UnlistedChance, match="can't be listed"):
        Expectimax(GAME, nothing).worth(GAME.start(), Seat(0), depth=1)
