"""Bots and physics, in processes of their own: the event loop never waits for a computation."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from random import Random
from typing import TYPE_CHECKING, Any, TypeVar, cast

from chabudai import catalog
from chabudai.core import ChabudaiError

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

log = logging.getLogger(__name__)

TRIES = 3

T = TypeVar("T")


class WorkFailed(ChabudaiError):
    """A piece of work came to nothing, however often it was tried."""


def choose(game: str, level: int, view: Any, seed: int, seconds: float) -> Any:  # noqa: ANN401 -- as the game's types
    """Return a bot's move; runs in a worker."""
    return catalog.bot(game, level).choose(view, Random(seed), seconds)


def nature(game: str, options: Mapping[str, Any], state: Any, seed: int) -> Any:  # noqa: ANN401 -- as the game's types
    """Return Nature's move; runs in a worker."""
    return catalog.game(game, **options).nature(state, Random(seed))


class Workers:
    """A few processes; one that dies is replaced, and what it had to do is asked again."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._count, mp_context=get_context("spawn"))

    async def run(self, work: Callable[..., T], *facts: object, patience: float) -> T:
        """Return what the work gives; WorkFailed after several tries that died, hung or raised."""
        for _ in range(TRIES):
            pool = self._pool
            try:
                done = asyncio.get_running_loop().run_in_executor(pool, work, *facts)
                return await asyncio.wait_for(done, patience)
            except (BrokenProcessPool, TimeoutError) as error:
                log.warning("a worker died or hung: %s", type(error).__name__)
                self._replace(pool)
            except Exception:
                log.exception("work failed in a worker")
        raise WorkFailed(f"{work.__name__} failed {TRIES} times")

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:  # nobody else has done it yet
            self._pool = self._new_pool()
            _end(broken)

    def close(self) -> None:
        """End the processes."""
        _end(self._pool)


def _end(pool: ProcessPoolExecutor) -> None:
    running = cast("dict[int, BaseProcess] | None", getattr(pool, "_processes", None))
    processes = list((running or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.kill()  # one that hangs does not end by itself
