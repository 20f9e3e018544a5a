"""The bots of Ppolf: legal, by view only, and graded."""

from random import Random

import pytest

import chabudai
from chabudai.bots import AnyBot
from chabudai.core import NATURE, Seat
from chabudai.games.ppolf import Options, Ppolf, State

PAR = 36


def first_run(bot: AnyBot, seed: int, options: Options) -> int:
    """Return how many flicks a bot needs for a course alone."""
    game, rng = Ppolf(options), Random(seed)
    state = game.start()
    while state.run == 0:
        (seat,) = game.to_act(state)
        move = game.nature(state, rng) if seat == NATURE else bot.choose(game.view(state, seat), rng)
        state = game.apply(state, seat, move)
    return sum(state.card[0])


def to_tee(options: Options, seed: int = 1) -> tuple[Ppolf, State]:
    game = Ppolf(options)
    return game, game.apply(game.start(), NATURE, game.nature(game.start(), Random(seed)))


def test_level_2_is_better_than_par_with_a_human_hand() -> None:
    flicks = [first_run(chabudai.bot("ppolf", 2), seed, Options(players=1, hand="human")) for seed in range(4)]
    assert sum(flicks) / len(flicks) < PAR


def test_each_level_is_better_than_the_one_below() -> None:
    options = Options(players=1, hand="human")
    clumsy, solid = (
        sum(first_run(chabudai.bot("ppolf", level), seed, options) for seed in range(10, 13)) for level in (1, 2)
    )
    assert solid < 0.8 * clumsy


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize(
    "options", [Options(players=3, hand="steady"), Options(players=10, hand="human", table="large", limit=4)]
)
def test_a_match_of_several_is_played_legally(level: int, options: Options) -> None:
    game, state = to_tee(options)
    rng = Random(3)
    for _ in range(120):
        (seat,) = game.to_act(state)
        move = (
            game.nature(state, rng)
            if seat == NATURE
            else chabudai.bot("ppolf", level).choose(game.view(state, seat), rng, 0.05)
        )
        state = game.apply(state, seat, move)


@pytest.mark.parametrize("level", [1, 2])
def test_the_same_generator_gives_the_same_flick(level: int) -> None:
    game, state = to_tee(Options(players=2, hand="human"))
    view = game.view(state, Seat(0))
    assert len({chabudai.bot("ppolf", level).choose(view, Random(3), 60.0) for _ in range(2)}) == 1


@pytest.mark.parametrize("level", [1, 2])
def test_a_bot_without_time_still_flicks_legally(level: int) -> None:
    game, state = to_tee(Options(players=2, hand="human"))
    assert game.moves(state, Seat(0)).contains(
        chabudai.bot("ppolf", level).choose(game.view(state, Seat(0)), Random(1), 0.0)
    )


@pytest.mark.parametrize("level", [1, 2])
def test_a_bot_with_nothing_to_do_says_so(level: int) -> None:
    game = Ppolf()
    with pytest.raises(ValueError, match="no move"):
        chabudai.bot("ppolf", level).choose(game.view(game.start(), Seat(0)), Random(1))
