"""What pairs have scored, in words, and which neighbours are too near or too far apart."""

from collections.abc import Iterable, Iterator
from math import sqrt
from typing import Final, NamedTuple

from benchmarks.ladder.results import Results
from benchmarks.ladder.studies import Pair

NEIGHBOURS: Final = (0.57, 0.78)
"""What a level is to score against the one below."""
_WIDE: Final = 1.96


class Score(NamedTuple):
    """What the first of a pair has scored of 1, and how sure that is (95 %)."""

    games: int
    mean: float
    within: float


def score(points: list[float]) -> Score:
    """Return the mean with its interval, by the normal approximation."""
    games = len(points)
    if not games:
        return Score(0, 0.5, 0.5)
    mean = sum(points) / games
    spread = sum((each - mean) ** 2 for each in points) / max(1, games - 1)
    return Score(games, mean, min(0.5, _WIDE * sqrt(spread / games)))


def lines(pairs: Iterable[Pair], results: Results, games: int) -> Iterator[str]:
    """Yield a line for each pair."""
    for pair in pairs:
        found = score(results.points(pair, games))
        who = f"{pair.game} {pair.one} against {pair.other}"
        yield f"{who:32} {found.mean:6.1%} ± {found.within:.1%} of {found.games}"


def missed(pairs: Iterable[Pair], results: Results, games: int) -> list[str]:
    """Return a sentence for each neighbour that is outside the bounds."""
    found = ((pair, score(results.points(pair, games))) for pair in pairs if pair.neighbours)
    low, high = NEIGHBOURS
    return [
        f"{pair.game}: level {pair.one} scores {each.mean:.1%} against level {pair.other}, not {low:.0%} to {high:.0%}"
        for pair, each in found
        if each.games and not low <= each.mean <= high
    ]
