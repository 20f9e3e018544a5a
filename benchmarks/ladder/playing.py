"""Plays one game of a pair; this runs in the processes that play."""

from random import Random
from time import perf_counter

import msgspec

from benchmarks.ladder.players import make_player
from benchmarks.ladder.studies import Pair, Study
from chabudai import catalog
from chabudai.bots import ask
from chabudai.core import NATURE, Seat
from chabudai.table import Match


class Played(msgspec.Struct, frozen=True):
    """How one game of a pair ended."""

    game: str
    one: str
    other: str
    number: int
    points: float
    """What the first of the pair has scored: 1, 0.5 or 0."""
    moves: int
    seconds: float
    print: str
    """The fingerprint of the code and the study that it was played with."""


def play(pair: Pair, number: int, study: Study, fingerprint: str) -> Played:
    """Play the game with this number; seats alternate, and everything drawn follows from the pair and the number."""
    started = perf_counter()
    game = catalog.game(pair.game, **study.options)
    match, rng = Match(game, seed=number), Random(f"{pair.game} {pair.one} {pair.other} {number}")
    ours = Seat(number % game.players)
    bots = {
        seat: make_player(game, pair.one if seat == ours else pair.other) for seat in map(Seat, range(game.players))
    }
    moves = 0
    while not match.over:
        seat = min(match.to_act - {NATURE})
        match.play(seat, ask(bots[seat], game.view(match.state, seat), rng, study.seconds, study.effort))
        moves += 1
    winners = match.result.winners if match.result else ()
    points = float(ours in winners) / len(winners) if winners else 0.5
    return Played(
        pair.game, pair.one, pair.other, number, points, moves, round(perf_counter() - started, 3), fingerprint
    )
