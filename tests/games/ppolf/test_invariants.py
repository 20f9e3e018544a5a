"""What holds after any answers of Nature, made up at random: nothing overlaps, nothing is lost, all is counted."""

from itertools import combinations
from random import Random

import pytest

from chabudai.core import NATURE, Seat
from chabudai.games.ppolf import HOLES, Options, Penalty, Ppolf, Settled, State
from chabudai.games.ppolf.answers import OVERLAP
from chabudai.games.ppolf.geometry import far_apart, gap
from chabudai.games.ppolf.spaces import chances
from chabudai.games.ppolf.state import body_of, has_finished, on_the_table

pytestmark = pytest.mark.rule("PP-3", "PP-6", "PP-9", "PP-14", "PP-17", "PP-18")


def check(state: State) -> None:
    pieces = on_the_table(state)
    bodies = [body_of(state.setup, piece) for piece in pieces]
    assert all(0 <= body.x <= state.setup.width and 0 <= body.y <= state.setup.height for body in bodies)
    for one, other in combinations(bodies, 2):
        assert far_apart(one, other, 0.0) or gap(one, other) >= -OVERLAP
    for number, coin in enumerate(state.coins):
        seat = Seat(number)
        waits = state.teeing and (seat in state.queue or (seat == state.turn and state.awaits == "tee"))
        assert (coin is None) == (has_finished(state, seat) or waits)
        assert (state.counts[seat] > 0) == (not waits)
    assert sorted({*state.order}) == sorted(state.order)
    assert all(len(row) in {state.hole, state.hole + 1} for row in state.card) or state.setup.players == 1


@pytest.mark.parametrize(
    "options",
    [
        Options(players=1, course=1, limit=4, hand="steady"),
        Options(players=2, course=2, hand="steady"),
        Options(players=5, course=3, limit=12, obstacles=True, table="large", hand="steady"),
        Options(players=10, course=4, table="large", hand="human"),
    ],
    ids=lambda options: f"{options.players} players",
)
def test_whole_matches(options: Options) -> None:
    game, rng = Ppolf(options), Random(options.players)
    state = game.apply(game.start(), NATURE, game.nature(game.start(), rng))
    flicks = penalties = 0
    while acting := game.to_act(state):
        (seat,) = acting
        if seat != NATURE:
            check(state)
            state = game.apply(state, seat, game.moves(state, seat).sample(rng))
            continue
        move = chances(state).sample(rng)
        if isinstance(move, Settled):
            flicks += 1
            penalties += sum(isinstance(event, Penalty) for event in game.events(state, NATURE, move, None))
        state = game.apply(state, NATURE, move)
    result = game.result(state)
    assert result
    assert all(len(row) == len(HOLES) for row in state.card)
    assert sum(result.scores) == flicks + penalties or options.limit
    assert min(result.scores) == result.scores[result.winners[0]]
