"""Which matches are in use, told to other processes by rows that count while their process gives signs of life."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from chabudai.store.port import MatchId, StoreError, StoreUnavailable, UnknownMatch

if TYPE_CHECKING:
    from chabudai.store.postgres_readers import Readers

log = logging.getLogger(__name__)

_ALIVE: Final = """
    INSERT INTO chabudai.holders VALUES (%s, now() + make_interval(secs => %s))
    ON CONFLICT (holder) DO UPDATE SET until = excluded.until RETURNING holder
"""
_HOLD: Final = """
    WITH found AS (SELECT number FROM chabudai.matches WHERE id = %s FOR KEY SHARE),
    made AS (INSERT INTO chabudai.holds SELECT number, %s FROM found ON CONFLICT DO NOTHING)
    SELECT number FROM found
"""
_DROP_REST: Final = "DELETE FROM chabudai.holds WHERE holder = %s AND NOT match = ANY(%s::bigint[]) RETURNING match"
_BURY: Final = "DELETE FROM chabudai.holders WHERE until < now() - interval '1 day' RETURNING holder"
_LEAVE: Final = "DELETE FROM chabudai.holders WHERE holder = %s RETURNING holder"


class Holds:
    """The matches that this process holds; usable from any thread."""

    def __init__(self, readers: Readers, holder: int, seconds: float) -> None:
        self._readers = readers
        self._holder = holder
        self._seconds = seconds
        self._numbers: dict[MatchId, int] = {}
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None

    def hold(self, match: MatchId) -> None:
        """Hold a match; `UnknownMatch` where there is none, or none any more."""
        with self._lock:
            if self._thread is None:
                self._begin()
            for (number,) in self._readers.ask(_HOLD, match.encode(), self._holder):
                self._numbers[match] = number
                return
        raise UnknownMatch(match)

    def release(self, match: MatchId) -> None:
        """Hold a match no longer; while the database is away, it hears of that later."""
        with self._lock:
            if self._numbers.pop(match, None) is not None:
                with suppress(StoreUnavailable):
                    self._drop_rest(patience=0)

    def close(self) -> None:
        """Let go of everything."""
        self._ended.set()
        if self._thread is None:
            return
        self._thread.join()
        try:
            self._readers.ask(_LEAVE, self._holder)
        except StoreError as error:
            log.warning("what was held stays so for up to %g seconds: %s", self._seconds, error)

    def _begin(self) -> None:
        self._readers.ask(_ALIVE, self._holder, self._seconds)
        self._thread = threading.Thread(target=self._run, name="holds of matches", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        """Give a sign of life now and then, and drop what was released while the database was away."""
        while not self._ended.wait(self._seconds / 4):
            try:
                self._readers.ask(_ALIVE, self._holder, self._seconds)
                self._readers.ask(_BURY)
                with self._lock:
                    self._drop_rest()
            except StoreError as error:
                log.warning("what is held here may be deleted by others: %s", error)

    def _drop_rest(self, patience: float | None = None) -> None:
        """Drop what the database still takes for held here."""
        self._readers.ask(_DROP_REST, self._holder, list(self._numbers.values()), patience=patience)
