"""What happens to the server: kills and stops of it and its workers, a full disk, a locked and a damaged file."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
from collections import Counter
from contextlib import closing, suppress
from typing import TYPE_CHECKING

import httpx

from tests.serve.processes import unable_to_write, workers
from tests.store.files import wal

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path
    from random import Random

    from tests.chaos.proxy import Proxy
    from tests.serve.server import Server

PAGE = 4096


class Faults:
    """Does one thing after the other to a server, by chance."""

    def __init__(self, server: Server, proxy: Proxy, rng: Random, matches: Callable[[], list[str]]) -> None:
        self.done: Counter[str] = Counter()
        self._server = server
        self._proxy = proxy
        self._rng = rng
        self._matches = matches

    async def run(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + seconds
        kinds: list[Callable[[], Awaitable[None]]] = [
            self.kill,
            self.kill,
            self.stop,
            self.kill_worker,
            self.stop_worker,
            self.fill_disk,
            self.lock_file,
            self.damage_file,
        ]
        number = 0
        while loop.time() < until:
            await asyncio.sleep(self._rng.uniform(1.0, 6.0))
            # Each kind comes once before chance has its way.
            what = kinds[number] if number < len(kinds) else self._rng.choice(kinds)
            number += 1
            await what()
            self.done[getattr(what, "__name__", "")] += 1

    async def kill(self) -> None:
        await asyncio.to_thread(self._server.kill)
        await asyncio.sleep(self._rng.uniform(0.0, 1.0))
        await asyncio.to_thread(self._server.start)

    async def stop(self) -> None:
        self._server.send(signal.SIGSTOP)
        await asyncio.sleep(self._rng.uniform(0.5, 5.0))
        self._server.send(signal.SIGCONT)

    async def kill_worker(self) -> None:
        self._signal_worker(signal.SIGKILL)
        await asyncio.sleep(0)

    async def stop_worker(self) -> None:
        self._signal_worker(signal.SIGSTOP)
        await asyncio.sleep(0)

    def _signal_worker(self, number: signal.Signals) -> None:
        found = workers(self._server.pid)
        if found:
            with suppress(ProcessLookupError):
                os.kill(self._rng.choice(found), number)

    async def fill_disk(self) -> None:
        with unable_to_write(self._server.pid):
            await asyncio.sleep(self._rng.uniform(0.5, 3.0))

    async def lock_file(self) -> None:
        with suppress(sqlite3.OperationalError), closing(sqlite3.connect(self._server.store, timeout=1.0)) as rival:
            rival.isolation_level = None
            rival.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(self._rng.uniform(0.5, 8.0))

    async def damage_file(self) -> None:
        """Let the server start with a damaged file, which it must survive and say; then give it the right one again.

        Nobody plays meanwhile: what is kept in a file that is thrown away is lost with it.
        """
        self._proxy.shut()
        await asyncio.to_thread(self._server.kill)
        store = self._server.store
        copies = {path: path.with_name(f"{path.name}.aside") for path in (store, wal(store)) if path.exists()}
        for path, aside in copies.items():
            shutil.copy(path, aside)
        self._overwrite(store)
        try:
            await asyncio.to_thread(self._server.start)
            await asyncio.to_thread(self._look_around)
        except AssertionError:
            self.done["did not start with a damaged file"] += 1
        if self._server.running:
            await asyncio.to_thread(self._server.kill)
        for path in store.parent.glob(f"{store.name}*"):
            if path not in copies and not path.name.endswith(".aside"):
                path.unlink()
        for path, aside in copies.items():
            aside.replace(path)
        await asyncio.to_thread(self._server.start)
        self._proxy.open()

    def _overwrite(self, store: Path) -> None:
        pages = store.stat().st_size // PAGE
        with store.open("r+b") as file:
            for _ in range(3):
                file.seek(self._rng.randrange(1, max(2, pages)) * PAGE)
                file.write(self._rng.randbytes(PAGE))

    def _look_around(self) -> None:
        """Ask for matches: each is there or is refused; the server itself stays."""
        for match in self._rng.sample(self._matches(), min(10, len(self._matches()))):
            answer = self._server.http.get(f"/api/matches/{match}")
            self.done[f"damaged file: answered {answer.status_code}"] += 1
        with suppress(httpx.TransportError):
            assert self._server.http.get("/health").status_code == 200
