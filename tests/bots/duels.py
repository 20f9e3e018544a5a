"""Bots against each other, and against somebody who plays uniformly at random."""

from random import Random

from chabudai.bots import AnyBot
from chabudai.core import NATURE, AnyGame, Seat
from chabudai.table import Match


def score(game: AnyGame, ours: AnyBot, theirs: AnyBot | None, games: int, first: int = 0) -> float:
    """Return what a bot scores of 1, a draw being half, against another or, with none, against a random player.

    Our bot sits on one seat, which changes from game to game; the other one has all others.
    """
    points = 0.0
    for number in range(first, first + games):
        rng, seat = Random(number), Seat(number % game.players)
        match = Match(game, seed=number)
        while not match.over:
            acting = min(match.to_act)
            assert acting != NATURE
            bot = ours if acting == seat else theirs
            view = game.view(match.state, acting)
            match.play(acting, bot.choose(view, rng) if bot else game.moves(match.state, acting).sample(rng))
        assert match.result
        winners = match.result.winners
        points += float(seat in winners) / len(winners) if winners else 0.5
    return points / games
