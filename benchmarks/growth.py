"""Whether a move costs the same however long its match is, and however many matches are stored.

What the server does for a move besides its sockets (judging it, showing it to both players) is timed in matches of 100
and of 3,000 entries, by processor time. What the store does for it is timed with 100 and with 100,000 matches in it.
"""

import time
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from benchmarks import goals
from benchmarks.goals import Goal
from benchmarks.measure import Contender, Rates, Work, measure
from benchmarks.postgres import in_postgres
from benchmarks.run import Figure, Named
from benchmarks.server import in_a_file
from chabudai.core import Seat
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.serve.gate import Gate, Seen
from chabudai.store import LogStore, MatchId, open_store
from chabudai.table import Match

SHORT: Final = 100
LONG: Final = 3_000
FEW: Final = 100
MANY: Final = 100_000
ENTRIES: Final = 20
"""In each of the stored matches."""
PLAYED: Final = 100
"""How many matches are played at a time."""
MOST_EVENTS: Final = 60
ROUNDS: Final = 10
SECONDS: Final = 0.5

_write = msgspec.json.Encoder()
_BODY: Final = b"x" * 60


def quiet_match(entries: int) -> Match[State, Move, View]:
    """Return a match of Ko-oshi of this length, in which nobody takes anything."""
    game, rng = KoOshi(), Random(2026)
    match = Match(game, seed=1)
    while len(match.entries) < entries:
        (seat,) = match.to_act
        moves = list(game.moves(match.state, seat))
        rng.shuffle(moves)
        match.play(
            seat, next((move for move in moves if len(game.events(match.state, seat, move, seat)) == 1), moves[0])
        )
    return match


def moves_at(entries: int) -> Work:
    """Return what makes a move in a match of this length and writes what both players are sent."""
    match = quiet_match(entries)
    before, rng = match.mark(), Random(7)

    def work() -> int:
        (seat,) = match.to_act
        match.play(seat, rng.choice(match.state.moves))
        seen = Seen.up_to(entries)
        for viewer in (Seat(0), Seat(1)):
            gate = Gate(match, (viewer,), MOST_EVENTS)
            _write.encode((*gate.amended(seen), *gate.steps(entries), *gate.seen()))
        match.restore(before)
        return 1

    return work


@contextmanager
def filled(folder: Path, make: Callable[[Path], Any], matches: int) -> Generator[LogStore]:
    """Give a store with so many matches in it."""
    with make(folder) as name, open_store(name) as store:
        for begin in range(0, matches, FEW):
            names = [MatchId(f"match-{number}") for number in range(begin, min(matches, begin + FEW))]
            for match in names:
                store.create(match, _BODY)
            for written in [store.append(match, 0, [_BODY] * ENTRIES) for match in names]:
                written.result()
        yield store


def appends_a_second(store: LogStore, lengths: dict[MatchId, int]) -> float:
    """Return how many entries are durable a second, one to each of some matches at a time."""
    done, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        written = [store.append(match, length, [_BODY]) for match, length in lengths.items()]
        for match, one in zip(lengths, written, strict=True):
            lengths[match] = one.result()
        done += len(written)
    return done / spent


def stored_rates(make: Callable[[Path], Any]) -> tuple[list[float], list[float]]:
    """Return how fast stores with few and with many matches are, round by round."""
    few: list[float] = []
    many: list[float] = []
    with (
        TemporaryDirectory(prefix="chabudai-bench-") as one,
        TemporaryDirectory(prefix="chabudai-bench-") as other,
        filled(Path(one), make, FEW) as small,
        filled(Path(other), make, MANY) as large,
    ):
        sides = [(store, _spread(matches), rates) for store, matches, rates in ((small, FEW, few), (large, MANY, many))]
        for _ in range(ROUNDS):
            for store, lengths, rates in sides:
                rates.append(appends_a_second(store, lengths))
    return few, many


def _spread(matches: int) -> dict[MatchId, int]:
    """Return the matches to be played, from all over the store, with their lengths."""
    return {MatchId(f"match-{number}"): ENTRIES for number in range(0, matches, matches // PLAYED)}


class GrowthBench(NamedTuple):
    """A short match against a long one, and few stored matches against many."""

    title: str
    contenders: Sequence[Named]
    goals: Sequence[Goal]

    def measure(self) -> Rates:
        """Return the rates of all."""
        in_matches = measure(
            [
                Contender(name, "moves", partial(moves_at, length))
                for name, length in zip(goals.MATCHES, (SHORT, LONG), strict=True)
            ]
        )
        files = dict(zip(goals.IN_FILES, stored_rates(in_a_file), strict=True))
        return {**in_matches, **files, **dict(zip(goals.IN_POSTGRES, stored_rates(in_postgres), strict=True))}


GROWTH: Final = GrowthBench(
    "short and long matches, few and many of them stored",
    [
        *(Figure(name, "moves") for name in goals.MATCHES),
        *(Figure(name, "appends") for name in (*goals.IN_FILES, *goals.IN_POSTGRES)),
    ],
    goals.GROWTH,
)
