"""Several servers on one PostgreSQL, which runs on the same machine as they and the load.

On two cores more processes can't be faster: load, database and servers share them. So what two processes are worth is
told by the processor time of the servers: what a move costs them when they are two, against what it costs one alone.
"""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks import goals
from benchmarks.goals import Goal
from benchmarks.measure import NotMeasured, Rates
from benchmarks.processes import node
from benchmarks.run import Figure, Named
from benchmarks.search import Step
from benchmarks.server import CHABUDAI, Load, Side

RATE: Final = 300
"""Moves a second, at which latency and processor time are measured."""
CORES: Final = 2


@contextmanager
def in_postgres(_: Path) -> Generator[str]:
    """Keep matches in a PostgreSQL that is started for it."""
    try:
        from tests.store.postgres import database_server, new_database
    except ImportError as error:
        raise NotMeasured(f"PostgreSQL can't be started: {error}. `make setup-dev` installs it.") from error
    with database_server() as server, new_database(server) as database:
        yield database


ONE: Final = CHABUDAI._replace(name="Chabudai server, PostgreSQL", store=in_postgres)
TWO: Final = ONE._replace(name="Chabudai servers, two on one PostgreSQL", servers=CORES)


class PostgresBench(NamedTuple):
    """One server on a file, one on PostgreSQL, and two on one PostgreSQL."""

    title: str
    contenders: tuple[Named, ...]
    goals: tuple[Goal, ...]
    load: Load = Load()

    def measure(self) -> Rates:
        """Return rates, and what else is asked for as rates."""
        node()
        file, one = CHABUDAI.measure(self.load), ONE.measure(self.load)
        alone, together = self._step(ONE), self._step(TWO)
        return {
            CHABUDAI.name: [file],
            ONE.name: [one],
            goals.CPU_ONE: [_moves_a_cpu_second(alone)],
            goals.CPU_TWO: [CORES * _moves_a_cpu_second(together)],
            goals.ACROSS: [1000 / together.seen.p95],
            goals.ASKED_ACROSS: [goals.ASKED_ACROSS_RATE],
        }

    def _step(self, side: Side) -> Step:
        with side.under(self.load) as run:
            run(RATE)  # until everything has been there once
            return run(RATE)


def _moves_a_cpu_second(step: Step) -> float:
    if not step.cpu_server:
        raise NotMeasured("the system does not tell how much processor time a process has used")
    return step.achieved / step.cpu_server


POSTGRES: Final = PostgresBench(
    "servers on PostgreSQL, 300 matches with 600 sockets",
    (CHABUDAI, ONE, Figure(goals.CPU_ONE, "moves"), Figure(goals.CPU_TWO, "moves"), Figure(goals.ACROSS, "p95")),
    goals.POSTGRES,
)
