"""`python -m tests.attack [PART OF A NAME]`: attack a real server, and see what another player notices of it.

Every attack is measured against the moments before it. Exit status 1 where one goes beyond its bounds.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.attack.floods import (
    ATTACKS,
    fetch_long_replays,
    make_tight_tables,
    replay_tight_tables,
    run,
    upload_long_logs,
)
from tests.attack.target import Target, memory, new_server
from tests.attack.victim import Victim, p95

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.serve.server import Server

BEFORE_SECONDS: Final = 5.0
ATTACK_SECONDS: Final = 8.0
LEAST_SECONDS: Final = 0.010
"""What is quicker than this counts as this: below, the noise of a machine is larger than what is measured."""
MOST_SLOWER: Final = 8.0
"""By how much the slowest twentieth of another's moves may be slower; 2 for another's bot."""
BOT_SLOWER: Final = 2.0
BOT_LEAST_SECONDS: Final = 0.050
MOST_MEMORY: Final = 300.0
"""By how many MiB the server with its workers may grow."""


WARM_SECONDS: Final = 90.0
STEADY: Final = 5.0
"""By how many MiB the memory may change within three seconds before we begin."""


class Outcome(NamedTuple):
    """What another player noticed of an attack, and the server's memory."""

    name: str
    before: float
    during: float
    worst: float
    ratio: float
    most: float
    memory_before: float
    memory_peak: float

    @property
    def good(self) -> bool:
        return self.ratio <= self.most and self.memory_peak - self.memory_before <= MOST_MEMORY

    def __str__(self) -> str:
        slower = f"{self.ratio:6.1f} ≤ {self.most:<3.0f}"
        grown = f"{self.memory_before:6.0f} → {self.memory_peak:<6.0f}"
        times = f"{self.before * 1e3:8.1f}{self.during * 1e3:8.1f}{self.worst * 1e3:8.1f}"
        return f"{self.name:<36}{times}  {slower} {grown} {'ok' if self.good else 'TOO MUCH'}"


def measured(server: Server, target: Target, name: str) -> list[Outcome]:
    """Return how an attack went: for another's moves, and where it is about bots, for another's bot."""
    victim = Victim(server)
    kinds: list[tuple[str, Callable[[float], list[float]], float, float]] = [
        ("", victim.moves, LEAST_SECONDS, MOST_SLOWER)
    ]
    if ATTACKS[name].bot_reply:
        kinds.append((", a bot’s reply", victim.bot_replies, BOT_LEAST_SECONDS, BOT_SLOWER))
    return [_measured(server, target, name, kind) for kind in kinds]


def _measured(
    server: Server, target: Target, name: str, kind: tuple[str, Callable[[float], list[float]], float, float]
) -> Outcome:
    suffix, measure, least, most = kind
    before, memory_before = measure(BEFORE_SECONDS), memory(server.pid)
    attack = multiprocessing.get_context("spawn").Process(target=run, args=(name, target, ATTACK_SECONDS))
    attack.start()
    time.sleep(1.0)  # it has to load what it needs
    peak = _Peak(server.pid)
    during = measure(ATTACK_SECONDS)
    attack.join()
    usual, slowed = max(least, p95(before)), max(least, p95(during))
    return Outcome(
        name + suffix, p95(before), p95(during), max(during), slowed / usual, most, memory_before, peak.end()
    )


class _Peak:
    """The most memory that a server has while this is looked at."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._most = memory(pid)
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look)
        self._thread.start()

    def _look(self) -> None:
        while not self._over.wait(0.2):
            self._most = max(self._most, memory(self._pid))

    def end(self) -> float:
        self._over.set()
        self._thread.join()
        return self._most


def warm_up(server: Server, target: Target) -> None:
    """Have everything done once, and wait until engines are loaded: what that takes is no attack's doing."""
    for act in (make_tight_tables, replay_tight_tables, upload_long_logs, fetch_long_replays):
        act(target, server.http, 0)
    before, until = 0.0, time.monotonic() + WARM_SECONDS
    while abs(memory(server.pid) - before) > STEADY and time.monotonic() < until:
        before = memory(server.pid)
        time.sleep(3)


def main(wanted: str) -> int:
    """Attack, print the table, and return the exit status."""
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder:
        server, target = new_server(Path(folder))
        print(f"{'attack':<36}{'before':>8}{'during':>8}{'worst':>8}  slower     MiB", flush=True)
        with server:
            warm_up(server, target)
            for name in (name for name in ATTACKS if wanted in name):
                for outcome in measured(server, target, name):
                    outcomes.append(outcome)
                    print(outcome, flush=True)
    return 0 if outcomes and all(outcome.good for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
