"""What happens to several processes on one database: they are killed, stopped and renewed, the database too."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

from tests.serve.processes import command, workers

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from random import Random

    from tests.serve.server import Server


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]
    return []


class SharedFaults:
    """Does one thing after the other to the processes of a server and to their database, by chance."""

    def __init__(self, server: Server, database: str, rng: Random) -> None:
        self.done: Counter[str] = Counter()
        self._server = server
        self._folder = Path(parse_qs(urlsplit(database).query)["host"][0])
        self._rng = rng

    async def run(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        kinds: list[Callable[[], Awaitable[None]]] = [
            self.kill,
            self.stop,
            self.crash_database,
            self.renew,
            self.cut_off_database,
            self.kill_worker,
            self.kill,
        ]
        number = 0
        while loop.time() < until:
            await asyncio.sleep(self._rng.uniform(2.0, 8.0))
            what = kinds[number] if number < len(kinds) else self._rng.choice(kinds)
            number += 1
            await what()
            self.done[getattr(what, "__name__", "")] += 1

    @property
    def _processes(self) -> list[int]:
        return [child for child in children(self._server.pid) if b"chabudai.serve.process" in command(child)]

    def _one_of(self, processes: list[int]) -> list[int]:
        return [self._rng.choice(processes)] if processes else []

    async def kill(self) -> None:
        _signal(self._one_of(self._processes), signal.SIGKILL)
        await asyncio.sleep(0)

    async def stop(self) -> None:
        """Stop a process, often for longer than its leases last."""
        stopped = self._one_of(self._processes)
        _signal(stopped, signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(1.0, 12.0))
        _signal(stopped, signal.SIGCONT)

    async def renew(self) -> None:
        self._server.send(signal.SIGHUP)
        await asyncio.sleep(0)

    async def kill_worker(self) -> None:
        _signal(self._one_of([worker for process in self._processes for worker in workers(process)]), signal.SIGKILL)
        await asyncio.sleep(0)

    @property
    def _database(self) -> list[int]:
        postmaster = int((self._folder / "postmaster.pid").read_text().partition("\n")[0])
        return [postmaster, *children(postmaster)]

    async def crash_database(self) -> None:
        """Kill one of the database's processes, upon which it ends all others and recovers from its log."""
        _signal(self._one_of([pid for pid in self._database[1:] if b"chabudai_test" in command(pid)]), signal.SIGKILL)
        await asyncio.sleep(0)

    async def cut_off_database(self) -> None:
        """Let nobody hear of the database for up to ten seconds."""
        stopped = self._database
        _signal(stopped, signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(1.0, 10.0))
        _signal(stopped, signal.SIGCONT)


def _signal(processes: Iterable[int], number: signal.Signals) -> None:
    for pid in processes:
        with suppress(ProcessLookupError):
            os.kill(pid, number)
