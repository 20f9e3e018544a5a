"""Plays what is still to be played, on all cores, and says how far it is."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from time import perf_counter
from typing import NamedTuple

from benchmarks.ladder.playing import Played, play
from benchmarks.ladder.results import Results
from benchmarks.ladder.studies import Pair, Study


class Task(NamedTuple):
    """A game that is to be played."""

    pair: Pair
    number: int
    study: Study
    fingerprint: str


def to_play(pairs: Sequence[Pair], study: Study, results: Results, fingerprint: str) -> Iterator[Task]:
    """Yield the games that are missing, pair by pair in turns, so that a run that is cut short knows of all."""
    for number in range(study.games):
        for pair in pairs:
            if (pair.game, pair.one, pair.other, number) not in results:
                yield Task(pair, number, study, fingerprint)


class Progress:
    """Says on stderr how many games were played, how fast, and how long the rest takes."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._since = perf_counter()
        self._said = 0.0

    def count(self, one: Played) -> None:
        """Count a game that was played."""
        self._done += 1
        passed = perf_counter() - self._since
        if passed - self._said < 1.0 and self._done < self._total:
            return
        self._said = passed
        rate = self._done / passed if passed else 0.0
        left = (self._total - self._done) / rate if rate else 0.0
        text = f"{one.game}: {self._done}/{self._total} games, {rate:.2f}/s, {_span(left)} left"
        ends = "\r" if sys.stderr.isatty() and self._done < self._total else "\n"
        print(f"{text:60}", end=ends, file=sys.stderr, flush=True)


def _span(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}"


def play_all(tasks: Sequence[Task], results: Mapping[str, Results], processes: int) -> None:
    """Play all tasks; each result is kept as it comes, whatever happens to the run."""
    progress = Progress(len(tasks))

    def keep(one: Played) -> None:
        results[one.game].add(one)
        progress.count(one)

    if processes == 1:
        for task in tasks:
            keep(play(*task))
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Played]] = set()
        queue = iter(tasks)
        try:
            while True:
                waiting |= {pool.submit(play, *task) for task in islice(queue, 2 * processes - len(waiting))}
                if not waiting:
                    break
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    keep(future.result())
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
