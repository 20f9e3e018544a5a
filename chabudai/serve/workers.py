"""Bots and physics, in processes of their own: the event loop never waits for a computation."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from random import Random
from threading import Thread
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from chabudai import catalog
from chabudai.core import AnyFilm, ChabudaiError, IllegalMove, Seat, Struct, with_engine

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

log = logging.getLogger(__name__)

TRIES = 3

T = TypeVar("T")


class Drawn(NamedTuple):
    """A move that was found, with a film of it if there is one."""

    move: Any
    film: AnyFilm | None = None


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


def choose(game: str, level: int, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- as the game's types
    """Return a bot's move; runs in a worker."""
    return catalog.bot(game, level).choose(view, Random(seed), seconds)


def prepare(game: str) -> None:
    """Load a game's engine; runs in a worker."""
    engine = with_engine(catalog.game(game))
    if engine:
        engine.prepare()


def nature(game: str, options: Mapping[str, Any], state: Any, seed: int) -> Drawn:  # noqa: ANN401 -- as the game's
    """Return Nature's move, with a film of it where an engine has worked it out; runs in a worker."""
    rules = catalog.game(game, **options)
    engine = with_engine(rules)
    if engine and engine.simulates(state):
        return Drawn(*engine.simulate(state))
    return Drawn(rules.nature(state, Random(seed)))


def aim_line(
    game: str,
    options: Mapping[str, Any],
    state: Any,  # noqa: ANN401 -- as the game's types
    seat: Seat,
    move: Any,  # noqa: ANN401 -- likewise
) -> Struct | IllegalMove:
    """Return where an aim would lead, or why that can't be told; runs in a worker."""
    engine = with_engine(catalog.game(game, **options))
    if engine is None:
        return IllegalMove("There is nothing to aim at in this game.", code="no-practice")
    try:
        return engine.aim_line(state, seat, move)
    except IllegalMove as error:
        return error


class Workers:
    """A few processes; one that dies is replaced, and what it had to do is asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._free = asyncio.Semaphore(count)  # what waits for its turn does not lose patience with a worker
        self._prepared: set[str] = set()
        self._preparing: set[asyncio.Task[None]] = set()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"), initializer=start_work)

    async def run(self, work: Callable[..., T], *facts: object, patience: float) -> T:
        """Return what the work gives; WorkFailed after several tries that died, hung or raised."""
        for _ in range(TRIES):
            async with self._free:
                pool = self._pool
                try:
                    return await _result(pool, work, facts, patience)
                except _WorkerLost as lost:
                    log.warning("a worker died or hung: %s", lost)
                    self._replace(pool)
                except Exception:
                    log.exception("work failed in a worker")
        raise WorkFailed(f"{work.__name__} failed {TRIES} times")

    def prepare(self, game: str, patience: float) -> None:
        """Have all workers load a game's engine, while players still look at the table."""
        if game not in self._prepared:
            self._prepared.add(game)
            for _ in range(self._count):
                self._preparing.add(task := asyncio.create_task(self.run(prepare, game, patience=patience)))
                task.add_done_callback(self._prepared_one)

    def _prepared_one(self, task: asyncio.Task[None]) -> None:
        self._preparing.discard(task)
        if not task.cancelled() and task.exception():
            log.warning("an engine can't be loaded: %s", task.exception())

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:  # nobody else has done it yet
            self._pool = self._new_pool()
            self._prepared.clear()
            _end(broken)

    def close(self) -> None:
        """End the processes."""
        for task in self._preparing:
            task.cancel()
        _end(self._pool)


async def _result(pool: ProcessPoolExecutor, work: Callable[..., T], facts: tuple[object, ...], patience: float) -> T:
    done: asyncio.Future[T] | None = None
    try:
        done = asyncio.wrap_future(pool.submit(work, *facts))
        return await asyncio.wait_for(done, patience)
    except (BrokenExecutor, TimeoutError) as error:
        raise _WorkerLost(type(error).__name__) from error
    except asyncio.CancelledError:
        here = asyncio.current_task()
        if done and done.cancelled() and here and not here.cancelling():  # the pool has dropped it, not our caller
            raise _WorkerLost("dropped") from None
        raise


def _end(pool: ProcessPoolExecutor) -> None:
    running = cast("dict[int, BaseProcess] | None", getattr(pool, "_processes", None))
    processes = list((running or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # one that hangs does not end by itself
