"""What a socket costs while nothing happens: 10,000 of them, two at each of 5,000 tables, in one server process.

Memory is what the process has (RSS) with all of them, less what it had before the first, once its garbage is collected:
so the matches, their logs and views are counted with the sockets. The load answers the server's pings.
"""

import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from benchmarks import goals
from benchmarks.goals import Goal
from benchmarks.measure import NotMeasured, Rates
from benchmarks.processes import node
from benchmarks.run import Figure
from benchmarks.server import CHABUDAI, Load

TABLES: Final = 5_000
SEATS: Final = 2
QUIET_SECONDS: Final = 15.0
"""How long nothing happens before the second look: each socket has been asked by a ping by then."""
MEGABYTE: Final = 1_000_000
SETUP_SECONDS: Final = 600.0


def memory_of(pid: int) -> int:
    """Return how many bytes of memory a process has."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise NotMeasured("the system does not tell how much memory a process has")


class IdleBench(NamedTuple):
    """A server with many sockets that say nothing."""

    title: str
    contenders: Sequence[Figure]
    goals: Sequence[Goal]
    tables: int = TABLES

    def measure(self) -> Rates:
        """Return how many sockets there are to a megabyte."""
        node()
        return {goals.IDLE: [MEGABYTE / self.bytes_each()], goals.ASKED_IDLE: [goals.ASKED_IDLE_RATE]}

    def bytes_each(self) -> float:
        """Return how many bytes each socket takes."""
        load = Load(matches=self.tables, setup_seconds=SETUP_SECONDS)
        with (
            TemporaryDirectory(prefix="chabudai-bench-") as name,
            CHABUDAI.store(Path(name)) as store,
            CHABUDAI.running(Path(name), store) as server,
        ):
            (pid,) = (process.pid for process in server.processes)
            before = memory_of(pid)
            with CHABUDAI.players(server, load):
                time.sleep(QUIET_SECONDS)
                after = memory_of(pid)
        each = (after - before) / (SEATS * self.tables)
        print(f"  {SEATS * self.tables:,} sockets: {before:,} to {after:,} bytes, {each:,.0f} each", file=sys.stderr)
        return each


IDLE: Final = IdleBench("10,000 idle sockets", (Figure(goals.IDLE, "sockets/MB"),), goals.IDLE_SOCKETS)
