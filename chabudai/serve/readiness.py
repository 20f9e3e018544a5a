"""Whether the server can do its work now: the store is written and read back, and a worker is asked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final, Literal

from chabudai.core import Struct
from chabudai.serve.observed_store import ObservedStore
from chabudai.serve.services import Services
from chabudai.serve.work import loaded
from chabudai.serve.workers import WorkFailed
from chabudai.store import StoreDamaged, StoreError

log = logging.getLogger(__name__)

FRESH_SECONDS: Final = 2.0
"""For so long an answer is given again: however often somebody asks, the store is written once in that time."""

StorePart = Literal["ok", "unavailable", "damaged", "slow"]
WorkersPart = Literal["ok", "unavailable", "slow"]


class Ready(Struct, omit_defaults=True):
    """Whether each part works; what is wrong with it in words is in the log."""

    ok: bool
    store: StorePart
    workers: WorkersPart
    process: int = 0
    """Which of several processes has answered, from 1."""


class Readiness:
    """Asks the parts of a server whether they work, and remembers the answer for a moment."""

    def __init__(self, services: Services, store: ObservedStore, number: int = 0) -> None:
        self._number = number
        self._services = services
        self._store = store
        self._asking: asyncio.Task[Ready] | None = None
        self._answer: Ready | None = None
        self._since = 0.0

    async def ask(self) -> Ready:
        """Return whether each part works; those who ask at the same time get the same answer."""
        if self._answer and monotonic() - self._since < FRESH_SECONDS:
            return self._answer
        if self._asking is None:
            self._asking = asyncio.create_task(self._ask())
            self._asking.add_done_callback(self._asked)
        return await asyncio.shield(self._asking)

    def _asked(self, _: "asyncio.Task[Ready]") -> None:
        self._asking = None

    async def _ask(self) -> Ready:
        store, workers = await asyncio.gather(self._ask_store(), self._ask_worker())
        answer = Ready(store == "ok" and workers == "ok", store, workers, self._number)
        if answer != (self._answer or Ready(ok=True, store="ok", workers="ok", process=self._number)):
            say = log.info if answer.ok else log.error
            say("ready: %s (store: %s, workers: %s)", "yes" if answer.ok else "no", store, workers)
        self._answer, self._since = answer, monotonic()
        return answer

    async def _ask_store(self) -> StorePart:
        try:
            await self._in_time(lambda: asyncio.to_thread(self._store.probe))
        except TimeoutError:
            return "slow"
        except StoreDamaged:
            return "damaged"
        except StoreError:
            return "unavailable"
        return "damaged" if self._store.damage else "ok"

    async def _ask_worker(self) -> WorkersPart:
        patience = self._services.settings.ready_seconds
        try:
            await self._in_time(
                lambda: self._services.workers.run(loaded, patience=patience, owner="ready", urgent=True),
                self._services.settings.bot_seconds,
            )
        except TimeoutError:
            return "slow"
        except WorkFailed:
            return "unavailable"
        return "ok"

    async def _in_time(self, ask: Callable[[], Awaitable[None]], more: float = 0.0) -> None:
        await asyncio.wait_for(ask(), self._services.settings.ready_seconds + more)
