"""The rules against an implementation by somebody who knew only the rules page: turn order, closeness, scores."""

from collections.abc import Iterable
from random import Random

import pytest

from chabudai.core import NATURE, Seat
from chabudai.games.ppolf import Options, Piece, Ppolf, Settled, State, Tee
from chabudai.games.ppolf.judging import judge
from chabudai.games.ppolf.moves import Course
from chabudai.games.ppolf.pieces import seat_of
from chabudai.games.ppolf.spaces import chances
from chabudai.games.ppolf.state import closeness, has_finished, suit_totals, totals
from tests.reference.ppolf import Reference

pytestmark = pytest.mark.rule(*(f"PP-{number}" for number in (3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18)))

VARIANTS = (
    Options(players=1, hand="steady"),
    Options(players=1, second_run="as it lies", limit=6, hand="steady"),
    Options(players=2, hand="steady"),
    Options(players=3, limit=9, hand="steady"),
    Options(players=4, obstacles=True, table="large", hand="steady"),
    Options(players=7, table="large", hand="steady"),
    Options(players=10, table="large", limit=12, hand="steady"),
)


def poses(pieces: Iterable[Piece]) -> dict[str, tuple[float, float, float]]:
    """Return where pieces lie, by name; to the reference a coin has no turn."""
    return {
        str(piece.name): (piece.x, piece.y, piece.angle if seat_of(piece.name) is None else 0.0) for piece in pieces
    }


def compare(reference: Reference, game: Ppolf, state: State) -> None:
    assert reference.awaits() == state.awaits
    assert reference.run() == state.run
    assert reference.hole() == state.hole
    assert reference.coins() == {seat: (coin.x, coin.y) for seat, coin in enumerate(state.coins) if coin}
    assert reference.tiles() == poses(state.tiles)
    assert reference.scores() == totals(state.card)
    assert reference.suit_totals() == suit_totals(state.card)
    result = game.result(state)
    assert reference.over() == (result is not None)
    if result:
        assert reference.why() == result.rule
        assert reference.scores() == result.scores
        assert game.players == 1 or reference.winners() == result.winners
        return
    assert reference.turn() == state.turn
    assert (reference.putting_out() == state.turn) == state.putting
    if state.awaits != "settled":
        assert tuple(count.total() for count in reference.counts()) == state.counts
    for seat, gap in enumerate(closeness(state)):
        assert gap == pytest.approx(reference.gap(seat), abs=2e-6)
    assert reference.finished() == {seat for seat in range(game.players) if has_finished(state, Seat(seat))}


def play_both(options: Options, seed: int) -> State:
    rng, game = Random(seed), Ppolf(options)
    size = game.start().setup.width, game.start().setup.height
    lies = "lies" if options.second_run == "as it lies" else "same"
    reference = Reference.start(
        options.players, size, obstacles=bool(options.obstacles), second_run=lies, limit=options.limit
    )
    course = game.nature(game.start(), rng)
    assert isinstance(course, Course)
    state = game.apply(game.start(), NATURE, course)
    reference = reference.lay(poses(course.tiles))
    while not state.result:
        compare(reference, game, state)
        if state.awaits == "settled":
            answer = chances(state).sample(rng)
            assert isinstance(answer, Settled)
            off = {str(each.name): (each.x, each.y) for each in answer.left}
            back = poses(judge(state, answer).put_back)
            reference = reference.settled(answer.contacts, poses(answer.rests), off, back)
            state = game.apply(state, NATURE, answer)
        else:
            move = game.moves(state, state.turn).sample(rng)
            teed = isinstance(move, Tee)
            reference = reference.tee(state.turn, move.x, move.y) if teed else reference.flick(state.turn)
            state = game.apply(state, state.turn, move)
    compare(reference, game, state)
    return state


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: f"{options.players} players, limit {options.limit}")
def test_random_answers_are_judged_alike(options: Options, pytestconfig: pytest.Config) -> None:
    for seed in range(2 * pytestconfig.option.agree):
        assert play_both(options, seed).result
