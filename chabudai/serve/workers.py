"""Processes for bots and physics: the event loop never waits for a computation.

Each worker is an executor with one process, so that what belongs to a match can go where it went before: there its
bots are still warm.
"""

import asyncio
import logging
import os
import signal
from collections import OrderedDict, deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import asynccontextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Any, TypeVar, cast

from chabudai.core import ChabudaiError
from chabudai.serve.work import forget_bots, loaded, prepare

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

log = logging.getLogger(__name__)

TRIES = 3
PREPARING_SECONDS = 600.0
"""How long a worker may take to load an engine; on a machine that never had it, machine code is compiled."""
REMEMBERED = 10_000
"""Of how many matches it is remembered which worker had them last."""

T = TypeVar("T")


class WorkFailed(ChabudaiError):
    """A piece of work came to nothing, however often it was tried."""


class _WorkerLost(Exception):
    """The worker is gone, or is taken for dead."""


def start_work() -> None:
    """Make a new worker end with its server, however that ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal goes to everybody; the server decides
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server:
        wait([server.sentinel])
        os._exit(1)


class Worker:
    """One process, started when there is something to do and replaced when it dies or hangs."""

    def __init__(self) -> None:
        self._executor = _new_executor()
        self.prepared: set[str] = set()
        """The games whose engines this process has loaded."""

    async def run(self, work: Callable[..., T], facts: tuple[object, ...], patience: float) -> T:
        """Return what the work gives; _WorkerLost where the process died or took too long, and was replaced."""
        done: asyncio.Future[T] | None = None
        try:
            done = asyncio.wrap_future(self._executor.submit(work, *facts))
            return await asyncio.wait_for(done, patience)
        except (BrokenExecutor, TimeoutError) as error:
            self._replace()
            raise _WorkerLost(type(error).__name__) from error
        except asyncio.CancelledError:
            here = asyncio.current_task()
            if done and done.cancelled() and here and not here.cancelling():  # the executor dropped it, not our caller
                self._replace()
                raise _WorkerLost("dropped") from None
            raise

    def post(self, work: Callable[..., None], *facts: object) -> None:
        """Have some quick work done after what the process does now, and wait for nothing."""
        with suppress(RuntimeError):  # a process that is gone has nothing left to do it to
            self._executor.submit(work, *facts)

    def _replace(self) -> None:
        self.close()
        self.prepared.clear()
        self._executor = _new_executor()

    def close(self) -> None:
        """End the process."""
        running = cast("dict[int, BaseProcess] | None", getattr(self._executor, "_processes", None))
        processes = list((running or {}).values())
        self._executor.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()  # one that hangs does not end by itself


class Workers:
    """A few workers; each does one thing at a time, and what it was doing when it died is asked again."""

    def __init__(self, count: int) -> None:
        self._workers = [Worker() for _ in range(count)]
        self._idle = deque(self._workers)
        self._free = asyncio.Semaphore(count)  # what waits for its turn does not lose patience with a worker
        self._last: OrderedDict[str, Worker] = OrderedDict()
        self._preparing: dict[str, asyncio.Lock] = {}
        self._prepared: set[str] = set()
        self._when_prepared: dict[str, list[Callable[[], None]]] = {}
        self._background: set[asyncio.Task[None]] = set()

    async def run(
        self,
        work: Callable[..., T],
        *facts: object,
        patience: float,
        match: str | None = None,
        game: str | None = None,
        tries: int = TRIES,
    ) -> T:
        """Return what the work gives; WorkFailed after several tries that died, hung or raised.

        What belongs to a match goes to the worker that had it last, unless that one is busy and another is not. A
        worker that has not loaded the engine of the `game` yet does so before, with a patience of its own: the first
        time it compiles machine code, which takes long and is no hang.
        """
        await self._until_compiled(game)
        async with self._worker_for(match) as worker:
            for _ in range(tries):
                try:
                    await self._prepare_at(worker, game)
                    return await worker.run(work, facts, patience)
                except _WorkerLost as lost:
                    log.warning("a worker died or hung: %s", lost)
                except Exception:
                    log.exception("work failed in a worker")
        raise WorkFailed(f"{work.__name__} failed, tried {tries} times")

    @asynccontextmanager
    async def _worker_for(self, match: str | None) -> AsyncGenerator[Worker]:
        async with self._free:
            last = self._last.get(match) if match else None
            worker = last if last in self._idle else self._idle[0]
            self._idle.remove(worker)
            if match:
                self._remember(match, worker)
            try:
                yield worker
            finally:
                self._idle.append(worker)

    def _remember(self, match: str, worker: Worker) -> None:
        self._last[match] = worker
        self._last.move_to_end(match)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    async def _until_compiled(self, game: str | None) -> None:
        """Wait while a worker compiles what this game needs, without holding another worker meanwhile."""
        compiling = self._preparing.get(game) if game and game not in self._prepared else None
        if compiling:
            async with compiling:
                pass

    async def _prepare_at(self, worker: Worker, game: str | None) -> None:
        """Have one worker load a game's engine; of several at once, one compiles and the others take what it kept."""
        if game is None or game in worker.prepared:
            return
        async with self._preparing.setdefault(game, asyncio.Lock()):
            try:
                await worker.run(prepare, (game,), PREPARING_SECONDS)
            except _WorkerLost:
                raise
            except Exception:
                log.exception("the engine of %s could not be loaded beforehand", game)
            worker.prepared.add(game)
        self._is_prepared_now(game)

    def _is_prepared_now(self, game: str) -> None:
        self._prepared.add(game)
        for call in self._when_prepared.pop(game, ()):
            call()

    def is_prepared(self, game: str) -> bool:
        """Tell whether a worker has loaded a game's engine: from then on nobody waits for it to be compiled."""
        return game in self._prepared

    def when_prepared(self, game: str, call: Callable[[], None]) -> None:
        """Have something called once a worker has loaded a game's engine."""
        self._when_prepared.setdefault(game, []).append(call)

    def prepare(self, *games: str) -> None:
        """Have the engines of games loaded in the background, one after the other, before anybody needs them."""
        wanted = [game for game in games if game not in self._preparing]
        if wanted:
            self._in_background(self._prepare(wanted))

    async def _prepare(self, games: Sequence[str]) -> None:
        for game in games:
            for _ in self._workers:
                await self.run(loaded, patience=PREPARING_SECONDS, game=game)

    def forget(self, match: str) -> None:
        """Have the bots dropped that are kept for a match, where its last worker has them."""
        worker = self._last.pop(match, None)
        if worker:
            worker.post(forget_bots, match)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        self._background.add(task := asyncio.create_task(work))
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception():
            log.warning("work in the background failed: %s", task.exception())

    def close(self) -> None:
        """End the processes."""
        for task in self._background:
            task.cancel()
        for worker in self._workers:
            worker.close()


def _new_executor() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=start_work)
