"""The processes on one PostgreSQL database: they hear of each other by LISTEN, and are alive while a row says so."""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from typing import TYPE_CHECKING, Final, cast
from urllib.parse import quote, unquote

import psycopg

from chabudai.store.peers import News
from chabudai.store.port import MatchId, StoreError
from chabudai.store.postgres_database import connect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence
    from typing import Literal

    from chabudai.store.postgres_readers import Readers

log = logging.getLogger(__name__)

CHANNEL: Final = "chabudai"
NOTIFY: Final = "SELECT pg_notify('chabudai', unnest(%s::text[]))"
_LONGEST: Final = 7_000  # bytes of a payload; PostgreSQL has a bound of 8,000
_ALIVE: Final = """
    INSERT INTO chabudai.processes VALUES (%s, now() + make_interval(secs => %s))
    ON CONFLICT (process) DO UPDATE SET until = excluded.until RETURNING xmax = 0
"""
_BURY: Final = "DELETE FROM chabudai.processes WHERE until < now() - interval '1 minute' RETURNING process"
_LEAVE: Final = "DELETE FROM chabudai.processes WHERE process = %s RETURNING process"
_ENTRIES: Final = """
    SELECT id, body FROM unnest(%s::bytea[], %s::integer[]) AS known (id, since)
    JOIN chabudai.matches USING (id) JOIN chabudai.entries ON match = number AND seq >= since ORDER BY number, seq
"""
_POST: Final = """
    INSERT INTO chabudai.notes SELECT topic, %s, body FROM unnest(%s::bytea[], %s::bytea[]) AS posted (topic, body)
    ON CONFLICT (topic, process) DO UPDATE SET body = excluded.body RETURNING process
"""
_TAKE_DOWN: Final = "DELETE FROM chabudai.notes WHERE process = %s AND topic = ANY(%s::bytea[]) RETURNING process"
_NOTES: Final = """
    SELECT topic, process, body FROM chabudai.notes JOIN chabudai.processes USING (process)
    WHERE topic = ANY(%s::bytea[]) AND process <> %s AND until > now() ORDER BY process
"""
_TAKE: Final = """
    WITH taken AS (
        INSERT INTO chabudai.leases
        SELECT number, %(me)s, nextval('chabudai.fences') FROM chabudai.matches WHERE id = ANY(%(ids)s::bytea[])
        ON CONFLICT (match) DO UPDATE SET process = excluded.process, fence = excluded.fence
        WHERE leases.process = excluded.process OR NOT EXISTS (
            SELECT FROM chabudai.processes WHERE processes.process = leases.process AND until > now()
        )
        RETURNING match, fence
    )
    SELECT id, fence FROM taken JOIN chabudai.matches ON number = match
"""
_GIVE_BACK: Final = """
    DELETE FROM chabudai.leases WHERE fence = %s AND match = (SELECT number FROM chabudai.matches WHERE id = %s)
    RETURNING match
"""

_KEEP: Final = """
    DELETE FROM chabudai.leases WHERE process = %s
    AND match NOT IN (SELECT number FROM chabudai.matches WHERE id = ANY(%s::bytea[])) RETURNING match
"""


def payloads(process: int, kind: Literal["entries", "notes", "any"], names: Iterable[str]) -> list[str]:
    """Return news as texts that can be sent: who has written, what kind of thing, and about what."""
    texts, now = list[str](), f"{process:x} {kind}"
    for name in names:
        part = f" {quote(name, safe='')}"
        if len(now) + len(part) > _LONGEST:
            texts.append(now)
            now = f"{process:x} {kind}"
        now += part
    return [*texts, now]


class PostgresPeers:
    """One of the processes on a database, from `join` on."""

    shared = True

    def __init__(self, address: str, process: int, readers: Readers, lifetime: float) -> None:
        self._address = address
        self._process = process
        self._readers = readers
        self._lifetime = lifetime
        self._hear: Callable[[News], None] = lambda _: None
        self._ended = threading.Event()
        self._threads: list[threading.Thread] = []

    def join(self, hear: Callable[[News], None]) -> None:
        """Be one of the processes from now on, and hear what the others write."""
        self._hear = hear
        self._readers.ask(_ALIVE, self._process, self._lifetime)
        for work, name in ((self._live, "signs of life"), (self._listen, "news of other processes")):
            self._threads.append(threading.Thread(target=work, name=name, daemon=True))
            self._threads[-1].start()

    def entries_since(self, known: Mapping[MatchId, int]) -> dict[MatchId, list[bytes]]:
        """Give the entries of matches that go beyond the lengths that are known."""
        found: dict[MatchId, list[bytes]] = {}
        names = [match.encode() for match in known]
        for name, body in self._readers.ask(_ENTRIES, names, list(known.values())):
            found.setdefault(MatchId(name.decode()), []).append(body)
        return found

    def post(self, notes: Mapping[str, bytes | None], *, quietly: bool = False) -> None:
        """Put up notes, or take them down, and tell the others."""
        up = {topic.encode(): body for topic, body in notes.items() if body is not None}
        down = [topic.encode() for topic, body in notes.items() if body is None]
        if up:
            self._readers.ask(_POST, self._process, list(up), list(up.values()))
        if down:
            self._readers.ask(_TAKE_DOWN, self._process, down)
        if not quietly:
            self._readers.ask(NOTIFY, payloads(self._process, "notes", notes))

    def notes(self, topics: Sequence[str]) -> dict[str, list[tuple[int, bytes]]]:
        """Give what the others that are alive have put up."""
        found: dict[str, list[tuple[int, bytes]]] = {}
        for topic, process, body in self._readers.ask(_NOTES, [topic.encode() for topic in topics], self._process):
            found.setdefault(topic.decode(), []).append((process, body))
        return found

    def take_leases(self, matches: Sequence[MatchId]) -> dict[MatchId, int]:
        """Take the leases that no other living process has; a fence is higher than all before it."""
        taken = self._readers.ask(_TAKE, me=self._process, ids=[match.encode() for match in matches])
        return {MatchId(name.decode()): fence for name, fence in taken}

    def give_back_lease(self, match: MatchId, fence: int) -> None:
        """Let another process have a lease."""
        self._readers.ask(_GIVE_BACK, fence, match.encode())

    def keep_leases(self, matches: Sequence[MatchId]) -> None:
        """Let other processes have all leases but those of these matches."""
        self._readers.ask(_KEEP, self._process, [match.encode() for match in matches])

    def close(self) -> None:
        """Leave the others, and tell them."""
        self._ended.set()
        if not self._threads:
            return
        with suppress(StoreError):
            self._readers.ask(_LEAVE, self._process)
            self._readers.ask(NOTIFY, payloads(self._process, "any", ()))
        for thread in self._threads:
            thread.join()

    def _live(self) -> None:
        """Give signs of life; a process that was taken for dead for long has to put up its notes again."""
        while not self._ended.wait(self._lifetime / 4):
            try:
                if self._readers.ask(_ALIVE, self._process, self._lifetime, patience=self._lifetime / 4) == [(True,)]:
                    self._hear(News("any"))
                self._readers.ask(_BURY)
            except StoreError as error:
                log.warning("other processes may take this one for dead: %s", error)

    def _listen(self) -> None:
        while not self._ended.is_set():
            try:
                with connect(self._address) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._hear(News("any"))  # while nobody listened, anything may have been written
                    while not self._ended.is_set():
                        for heard in connection.notifies(timeout=0.5):
                            self._pass_on(heard.payload)
            except psycopg.Error as error:
                if not self._ended.wait(0.5):
                    log.warning("what other processes write is heard later: %s", str(error).partition("\n")[0])

    def _pass_on(self, payload: str) -> None:
        process, _, rest = payload.partition(" ")
        if process != f"{self._process:x}":
            kind, *names = rest.split()
            self._hear(News(cast("Literal['entries', 'notes', 'any']", kind), tuple(map(unquote, names))))
