"""The server under load, against boardgame.io 0.50 from npm, one after the other on the same machine.

300 matches with two players each, so 600 sockets, all of them on one server process; the load is another process.
Moves are sent at planned times, whatever the server does, and each is timed from its planned time until its mover has
the answer and the opponent has seen it. So a server that falls behind is charged for all that waits. Ours writes every
move to disk before anybody hears of it; boardgame.io keeps its matches in memory.

Both loads are the same program in Node with the same schedule, the same dice and matches of about fifty moves. Each
speaks as the browser client of its server does: ours by `ws`, theirs by socket.io, which rests on `ws` too. A match
that ends is followed by another at the same table: ours by a rematch with new sockets, theirs on the same sockets.
"""

import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from subprocess import Popen
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

import msgspec

from benchmarks import goals
from benchmarks.goals import Goal
from benchmarks.measure import NotMeasured, Rates
from benchmarks.processes import FOLDER, LOOPBACK, free_port, line_from, node, started, wait_until_listening
from benchmarks.search import Step, highest
from chabudai import catalog
from chabudai.serve.records import EntryRecord, read_record
from chabudai.store import open_store

MATCHES: Final = 300
SECONDS: Final = 6.0
WARM_UP: Final = 1.5
SETUP_SECONDS: Final = 120.0
STEP_SECONDS: Final = 30.0
"""How long a step may take beyond its own time."""
LAST_LINES: Final = 20
BUSY: Final = 0.9
"""A load that uses so much of a core, or more, may itself be what is measured."""


class Load(NamedTuple):
    """How much is asked of a server."""

    matches: int = MATCHES
    seconds: float = SECONDS
    warm_up: float = WARM_UP
    setup_seconds: float = SETUP_SECONDS


class Running(NamedTuple):
    """Servers that listen, the store that they share, and the folder with their logs."""

    processes: Sequence[Popen[str]]
    ports: Sequence[int]
    store: str
    folder: Path


@contextmanager
def in_a_file(folder: Path) -> Generator[str]:
    """Keep matches in a file of SQLite."""
    yield str(folder / "matches.sqlite")


class Side(NamedTuple):
    """A server with the load that speaks its language."""

    name: str
    unit: str
    command: Callable[[int, str], Sequence[str]]
    """How to start it on this port, with this store."""
    speaks: str
    """The module in `load/` that plays there."""
    kept: Callable[[str], int] | None = None
    """Counts the moves in a store; None where nothing is kept."""
    store: Callable[[Path], AbstractContextManager[str]] = in_a_file
    """Gives the name of a store that is empty."""
    servers: int = 1
    """How many of them share the store, each on a port of its own; the players of a match are at different ones."""

    def measure(self, load: Load) -> float:
        """Return the highest rate that the server holds, 0 where it holds none."""
        with self.under(load) as run:
            best = highest(run)
        return best.rate if best else 0.0

    @contextmanager
    def under(self, load: Load) -> Generator[Callable[[int], Step]]:
        """Start the server and open all matches; then steps can be run. At the end nothing acknowledged may be lost."""
        acknowledged = 0

        def run(rate: int) -> Step:
            nonlocal acknowledged
            step = self._step(player, load, rate)
            acknowledged = step.acknowledged
            return step

        with TemporaryDirectory(prefix="chabudai-bench-") as name, self.store(Path(name)) as store:
            with self.running(Path(name), store) as server, self.players(server, load) as player:
                yield run
            if self.kept:
                _check_kept(acknowledged, self.kept(store))

    @contextmanager
    def running(self, folder: Path, store: str) -> Generator[Running]:
        """Start the servers, and kill them at the end."""
        ports = [free_port() for _ in range(self.servers)]
        with _with_logs(folder), ExitStack() as stack:
            processes = [
                stack.enter_context(
                    started(self.command(port, store), folder / f"server-{port}.log", {"NODE_ENV": "production"})
                )
                for port in ports
            ]
            for process, port in zip(processes, ports, strict=True):
                wait_until_listening(process, port)
            yield Running(processes, ports, store, folder)

    @contextmanager
    def players(self, server: Running, load: Load) -> Generator[Popen[str]]:
        """Start the load, and have it open all matches."""
        addresses = ",".join(f"http://{LOOPBACK}:{port}" for port in server.ports)
        pids = ",".join(str(process.pid) for process in server.processes)
        command = [node(), str(FOLDER / "load" / "main.mjs"), self.speaks, addresses, str(load.matches), pids]
        with started(command, server.folder / "load.log", heard=True) as player:
            _check_ready(line_from(player, load.setup_seconds))
            yield player

    def _step(self, player: Popen[str], load: Load, rate: int) -> Step:
        ask = {"rate": rate, "seconds": load.seconds, "warmUp": load.warm_up}
        print(msgspec.json.encode(ask).decode(), file=player.stdin, flush=True)
        line = line_from(player, load.warm_up + load.seconds + STEP_SECONDS)
        step = msgspec.json.decode(line, type=Step)
        print(f"  {self.name}: {step_line(step)}", file=sys.stderr)
        if step.errors:
            raise NotMeasured(f"{self.name}: {'; '.join(step.errors)}")
        return step


class LoadBench(NamedTuple):
    """Servers under the same load, one after the other."""

    title: str
    contenders: Sequence[Side]
    goals: Sequence[Goal]
    load: Load = Load()

    def measure(self) -> Rates:
        """Return the highest rate of each server; what is asked for is a rate as well."""
        node()
        rates = {side.name: [side.measure(self.load)] for side in self.contenders}
        return {**rates, goals.ASKED_FOR: [goals.ASKED_RATE]}


def step_line(step: Step) -> str:
    """Return a step as one line."""
    words = [
        f"{step.rate:5,.0f} moves/s planned, {step.achieved:7,.1f} done",
        f"p50 {step.both.p50:.1f} p95 {step.both.p95:.1f} p99 {step.both.p99:.1f} ms",
        f"mover p95 {step.answered.p95:.1f}, opponent p95 {step.seen.p95:.1f}",
        f"sent late p95 {step.lag.p95:.1f}",
    ]
    if step.cpu_load is not None:
        words.append(f"load {step.cpu_load:.0%} of a core" + (" (NEAR ITS LIMIT)" if step.cpu_load >= BUSY else ""))
    if step.cpu_server is not None and step.cpu_others is not None:
        noisy = " (NOISY)" if step.noisy else ""
        words.append(f"server {step.cpu_server:.0%}, others {step.cpu_others:.0%}{noisy}")
    return " | ".join([*words, "held" if step.held else "not held"])


@contextmanager
def _with_logs(folder: Path) -> Generator[None]:
    """Where something can't be measured, show the last that the processes have said."""
    try:
        yield
    except NotMeasured as why:
        said = (line for log in sorted(folder.glob("*.log")) for line in log.read_text().splitlines()[-LAST_LINES:])
        raise NotMeasured("\n".join([str(why), *said])) from why


def _check_ready(line: str) -> None:
    errors: list[str] = msgspec.json.decode(line)["errors"]
    if errors:
        raise NotMeasured(f"the matches can't be opened: {'; '.join(errors)}")


def _check_kept(acknowledged: int, kept: int) -> None:
    print(f"  killed: {acknowledged:,} moves were acknowledged, {kept:,} are in the store", file=sys.stderr)
    if kept < acknowledged:
        raise NotMeasured(f"{acknowledged - kept} acknowledged moves were lost")


def _kept_by_us(name: str) -> int:
    game = catalog.game("kooshi")
    with open_store(name) as store:
        records = (read_record(data, game) for match in store.matches() for data in store.entries(match))
        return sum(isinstance(record, EntryRecord) for record in records)


def _start_ours(port: int, store: str) -> Sequence[str]:
    return [sys.executable, "-m", "benchmarks.host", str(port), store]


def _start_theirs(port: int, _: str) -> Sequence[str]:
    return [node(), str(FOLDER / "boardgameio" / "server.mjs"), str(port)]


CHABUDAI: Final = Side("Chabudai server, durable", "moves", _start_ours, "chabudai", _kept_by_us)
BOARDGAMEIO: Final = Side("boardgame.io 0.50, in memory", "moves", _start_theirs, "boardgameio")

SERVER: Final = LoadBench("the server, 300 matches with 600 sockets", (CHABUDAI, BOARDGAMEIO), goals.SERVER)
