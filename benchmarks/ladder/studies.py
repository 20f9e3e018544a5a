"""What is measured: for each game its options, how long bots think, how many games, and which pairs meet."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from benchmarks.ladder.players import BEGINNER, OTHERS
from chabudai import catalog


class Study(NamedTuple):
    """How a game is measured."""

    games: int
    """How many games each pair plays."""
    options: Mapping[str, Any] = {}
    seconds: float = 1.0
    effort: int | None = None
    """In the place of the seconds: then the same games come out on any machine."""


class Pair(NamedTuple):
    """Two players who meet; a neighbour is one level above the other."""

    game: str
    one: str
    other: str

    @property
    def neighbours(self) -> bool:
        """Whether the first is the next level above the second."""
        return self.one.isdigit() and self.other.isdigit() and int(self.one) == int(self.other) + 1


STUDIES: Final[Mapping[str, Study]] = {
    "kooshi": Study(400, effort=25_000),
    "bossa": Study(400),
    "karate": Study(400, {"players": 2}),
    "ppolf": Study(100, {"players": 2, "hand": "human"}, effort=3_000),
    "botaoshi": Study(60, {"hand": "human"}, effort=40),
}


def pairs(game: str) -> Iterator[Pair]:
    """Yield who meets whom: all neighbours, then levels two apart, and stand-ins against the lowest level."""
    levels = sorted(catalog.levels(game))
    for apart in (1, 2):
        yield from (Pair(game, str(level), str(level - apart)) for level in levels if level - apart in levels)
    if BEGINNER in OTHERS.get(game, {}):
        yield Pair(game, BEGINNER, str(levels[0]))
