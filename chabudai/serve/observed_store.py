"""A store that is watched: how long it takes, what it can't do, and whether its file is damaged.

Whoever meets an error here tells a player that the store is unavailable; what it was is for the log and the metrics.
"""

import logging
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path
from time import monotonic, perf_counter
from types import TracebackType
from typing import Final, Self, TypeVar

from chabudai.serve.metrics import Metrics
from chabudai.store import (
    LogStore,
    MatchId,
    Peers,
    StoreDamaged,
    StoreError,
    StoreTooNew,
    StoreUnavailable,
    integrity_problems,
)

log = logging.getLogger(__name__)

FAULTS: Final = (StoreUnavailable, StoreDamaged, StoreTooNew)
"""The errors that are the store's own; all others are about what was asked of it."""
QUIET_SECONDS: Final = 30.0
"""For so long the same error is not logged again: a store that fails does so for everybody at once."""

T = TypeVar("T")


class ObservedStore:
    """A `LogStore` around another, which measures, counts and logs."""

    def __init__(self, store: LogStore, metrics: Metrics) -> None:
        self.damage: str | None = None
        """What is known to be wrong with the file since it was opened; it does not heal by itself."""
        self._store = store
        self._metrics = metrics
        self._said: dict[str, float] = {}

    def create(self, match: MatchId, header: bytes) -> Future[None]:
        """Begin a match; see `LogStore.create`."""
        return self._written("create", lambda: self._store.create(match, header))

    @property
    def peers(self) -> Peers:
        """The processes that serve this store."""
        return self._store.peers

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> Future[int]:
        """Put entries into a log; see `LogStore.append`."""
        return self._written("append", lambda: self._store.append(match, at, entries, fence))

    def delete(self, match: MatchId) -> Future[None]:
        """Remove a match; see `LogStore.delete`."""
        return self._written("delete", lambda: self._store.delete(match))

    def header(self, match: MatchId) -> bytes:
        """Give the header that the match was created with."""
        return self._done("header", lambda: self._store.header(match))

    def entries(self, match: MatchId, since: int = 0) -> list[bytes]:
        """Give the entries from number `since` on."""
        return self._done("entries", lambda: self._store.entries(match, since))

    def length(self, match: MatchId) -> int:
        """Give the number of entries."""
        return self._done("length", lambda: self._store.length(match))

    def matches(self) -> list[MatchId]:
        """Give every match in the order of creation."""
        return self._done("matches", self._store.matches)

    def hold(self, match: MatchId) -> None:
        """Let nobody delete the match until it is released."""
        self._done("hold", lambda: self._store.hold(match))

    def release(self, match: MatchId) -> None:
        """Hold the match no longer."""
        self._store.release(match)

    def probe(self) -> None:
        """Write something durably and read it back."""
        self._done("probe", self._store.probe)

    def close(self) -> None:
        """Finish what was asked for, then let go of the store."""
        self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def look_for_damage(self, path: Path) -> None:
        """Look through the whole file in the background, by a connection of its own."""
        threading.Thread(target=self._look, args=(path,), name="check of the store", daemon=True).start()

    def _look(self, path: Path) -> None:
        try:
            problems = integrity_problems(path, quick=True)
        except StoreError as error:
            self._failed(error)
            return
        if problems:
            self._failed(StoreDamaged(str(path), problems[0]))

    def _written(self, operation: str, ask: Callable[[], Future[T]]) -> Future[T]:
        begun = perf_counter()
        future = self._tried(ask)
        future.add_done_callback(lambda done: self._finished(operation, begun, done))
        return future

    def _finished(self, operation: str, begun: float, done: Future[T]) -> None:
        self._metrics.stored(operation, perf_counter() - begun)
        if not done.cancelled() and isinstance(error := done.exception(), FAULTS):
            self._failed(error)

    def _done(self, operation: str, do: Callable[[], T]) -> T:
        begun = perf_counter()
        try:
            return self._tried(do)
        finally:
            self._metrics.stored(operation, perf_counter() - begun)

    def _tried(self, do: Callable[[], T]) -> T:
        try:
            return do()
        except FAULTS as error:
            self._failed(error)
            raise

    def _failed(self, error: StoreError) -> None:
        self._metrics.store_failed(type(error).__name__)
        words, now = str(error), monotonic()
        if isinstance(error, StoreDamaged):
            self.damage = words
        if now - self._said.get(words, -QUIET_SECONDS) >= QUIET_SECONDS:
            self._said = {said: at for said, at in self._said.items() if now - at < QUIET_SECONDS}
            self._said[words] = now
            log.error("%s", words)
