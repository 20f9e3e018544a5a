"""Threads in which matches are read from the store and replayed, apart from all other work.

An owner has one at a time: whoever opens many long matches at once waits for themselves.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar
from weakref import WeakValueDictionary

THREADS: Final = 2
T = TypeVar("T")


class OpeningThreads:
    """A few threads, shared out by owner."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "opening")
        self._owners: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def run(self, owner: str | None, work: Callable[..., T], *facts: object) -> T:
        """Return what the work gives, once it is this owner's turn; raises what the work raises."""
        turn = self._turn_of(owner)
        async with turn:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *facts)

    def _turn_of(self, owner: str | None) -> asyncio.Lock:
        if owner is None:
            return asyncio.Lock()
        lock = self._owners.get(owner)
        if lock is None:
            lock = self._owners[owner] = asyncio.Lock()
        return lock

    def close(self) -> None:
        """End the threads once they have done what they do."""
        self._threads.shutdown(wait=False, cancel_futures=True)
