"""A live match without a network: it judges, keeps, and only then tells; what was not kept has not happened."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from threading import Event
from typing import TYPE_CHECKING, Any, NoReturn, cast

import msgspec

from chabudai import catalog
from chabudai.core import Holder, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.journal import Journal
from chabudai.serve.judging import read_move
from chabudai.serve.keys import digest
from chabudai.serve.limits import AddressLimits
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.opening_threads import OpeningThreads
from chabudai.serve.records import EntryRecord, MatchRecord, StoredMatch, write_record
from chabudai.serve.server_time import ServerTime
from chabudai.serve.services import Services
from chabudai.serve.settings import Settings
from chabudai.serve.workers import Workers
from chabudai.store import Alone, LogConflict, LogGap, MatchId, StoreUnavailable
from chabudai.table import Match, new_header

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    import pytest

    from chabudai.core import AnyEntry
    from chabudai.serve.gate import Viewers
    from chabudai.serve.keys import Digest

MATCH = MatchId("m")
MOVE = wire.Move("r1", Seat(0), msgspec.Raw(b'{"type":"move","square":"b1","direction":"n"}'))


_read = msgspec.json.Decoder(wire.FromServer)


class SlowStore:
    """Keeps what it is given when the test says so."""

    def __init__(self) -> None:
        self.peers = Alone()
        self.kept: list[bytes] = []
        self.appended: list[tuple[Future[int], int, tuple[bytes, ...]]] = []

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> Future[int]:
        assert (match, fence in {None, 0}) == (MATCH, True)
        written: Future[int] = Future()
        self.appended.append((written, at, tuple(entries)))
        return written

    def entries(self, match: MatchId, since: int = 0) -> list[bytes]:
        assert match == MATCH
        return self.kept[since:]

    def keep(self) -> None:
        written, at, entries = self.appended.pop(0)
        assert at == len(self.kept)
        self.kept += entries
        written.set_result(len(self.kept))

    def fail(self, error: Exception) -> None:
        self.appended.pop(0)[0].set_exception(error)


class FakeClient:
    def __init__(self) -> None:
        self.owner = "here"
        self.seats: Viewers = ()
        self.key: Digest | None = None
        self.seen = 0
        self.dropped = False
        self.finished = False
        self.heard: list[wire.FromServer] = []

    def send(self, message: wire.FromServer | msgspec.Raw) -> None:
        self.heard.append(_read.decode(message) if isinstance(message, msgspec.Raw) else message)

    async def drained(self) -> None:
        pass

    def finish(self) -> None:
        self.finished = True

    def updates(self) -> list[wire.MatchUpdate]:
        return [message for message in self.take() if isinstance(message, wire.MatchUpdate)]

    def take(self) -> list[wire.FromServer]:
        """Return what was heard since the last time."""
        heard, self.heard = self.heard, []
        return heard


async def until(holds: Callable[[], bool]) -> None:
    while not holds():  # noqa: ASYNC110 -- what is waited for is not made to tell a test
        await asyncio.sleep(0)


class Room:
    """A live match of two people at one screen, whose store and rematches are the test's."""

    def __init__(self, game: str = "kooshi", **options: Any) -> None:
        rules = catalog.game(game, **options)
        header = new_header(rules, [Holder()] * rules.players, None, 0.0)
        seats = tuple(Seat(number) for number in range(rules.players))
        record = MatchRecord(header, digest("host"), seats, (), watching=True)
        self.store = SlowStore()
        self.rematches = 0
        settings, workers = Settings(store="unused"), (Workers(1), Workers(1), Workers(1))
        others = OpeningThreads(), settings, AddressLimits(settings), ServerTime()
        services = Services(cast("Any", self.store), *workers, *others)
        journal = Journal(StoredMatch(MATCH, record, rules), services)
        self.live = LiveMatch(journal, services, self._make_rematch)

    async def _make_rematch(self, journal: Journal) -> MatchId:
        assert journal.lock.locked()
        self.rematches += 1
        return MatchId("next")

    def other(self) -> Match[Any, Any, Any]:
        """Return the same match as another process has it."""
        return Match(self.live.game, log=self.live.journal.match.log, draws=False)

    async def enter(self, token: str | None) -> FakeClient:
        client = FakeClient()
        await self.live.enter(client, wire.Hello(wire.PROTOCOL, token))
        client.take()
        return client

    async def appends(self) -> None:
        """Wait until something is to be kept."""
        await until(lambda: bool(self.store.appended))

    async def asked(self, client: FakeClient, request: wire.Request) -> asyncio.Task[Any]:
        """Ask for something, and return once it is to be kept."""
        task = asyncio.create_task(self.live.handle(client, request))
        await self.appends()
        return task


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(cast("Any", test()), 20))


def test_nobody_is_sent_a_move_before_it_is_kept() -> None:
    async def play() -> None:
        room = Room()
        host, watcher = await room.enter("host"), await room.enter(None)
        host.take()
        answer = await room.asked(host, MOVE)
        await asyncio.sleep(0.01)
        assert not answer.done()
        assert (host.take(), watcher.take()) == ([], [])
        room.store.keep()
        assert await answer is None
        (update,), (seen,) = host.take(), watcher.take()
        assert isinstance(update, wire.MatchUpdate)
        assert isinstance(seen, wire.MatchUpdate)
        assert (update.done, seen.done) == ("r1", None)
        assert len(update.steps) == len(seen.steps) == 1

    run(play)


def test_a_move_that_is_not_kept_is_undone_and_sent_to_nobody_else() -> None:
    async def play() -> None:
        room = Room()
        host, watcher = await room.enter("host"), await room.enter(None)
        host.take()
        answer = await room.asked(host, MOVE)
        room.store.fail(StoreUnavailable("m", "the disk is full"))
        refused = await answer
        assert isinstance(refused, wire.Refused)
        assert refused.problem.code == "store-unavailable"
        assert (host.take(), watcher.take(), room.live.journal.length) == ([], [], 0)
        again = await room.asked(host, MOVE)
        room.store.keep()
        assert await again is None
        assert room.live.journal.length == 1

    run(play)


def test_a_request_that_was_done_is_answered_and_not_done_again() -> None:
    async def play() -> None:
        room = Room()
        host = await room.enter("host")
        answer = await room.asked(host, MOVE)
        room.store.keep()
        await answer
        assert await room.live.handle(host, MOVE) == wire.Done("r1", 1)
        assert not room.store.appended

    run(play)


def test_where_the_store_has_forgotten_something_all_clients_are_sent_away() -> None:
    async def play() -> None:
        room = Room()
        host, watcher = await room.enter("host"), await room.enter(None)
        answer = await room.asked(host, MOVE)
        room.store.fail(LogGap(MATCH, 0, 1))
        await answer
        assert room.live.closed
        assert (host.finished, watcher.finished) == (True, True)
        assert isinstance(await room.live.handle(host, wire.Resign("r2", Seat(0))), wire.Refused)

    run(play)


def write(*entries: AnyEntry, request: str | None = None) -> list[bytes]:
    return [write_record(EntryRecord(entry, request)) for entry in entries]


def test_where_others_were_quicker_it_is_judged_again_after_theirs() -> None:
    async def play() -> None:
        room = Room()
        host, watcher = await room.enter("host"), await room.enter(None)
        host.take()
        theirs = room.other().reseat(Seat(1), Holder(name="Ann"), 1.0)
        answer = await room.asked(host, MOVE)
        room.store.kept += write(*theirs)
        room.store.fail(LogConflict(MATCH, 0))
        await room.appends()
        room.store.keep()
        assert await answer is None
        news, update = host.updates()
        assert (news.seq, news.done, news.seats[1].name) == (1, None, "Ann")
        assert (update.seq, update.done) == (2, "r1")
        assert [seen.seq for seen in watcher.updates()] == [1, 2]

    run(play)


def test_what_is_no_longer_legal_is_refused_and_everybody_sees_why() -> None:
    async def play() -> None:
        room = Room()
        host = await room.enter("host")
        theirs = room.other().play(Seat(0), read_move(room.live.game, room.live.journal.match.state, MOVE.move), 1.0)
        answer = await room.asked(host, MOVE)
        room.store.kept += write(*theirs)
        room.store.fail(LogConflict(MATCH, 0))
        refused = await answer
        assert isinstance(refused, wire.Refused)
        assert [update.seq for update in host.updates()] == [1]
        assert room.live.journal.length == 1

    run(play)


def test_a_request_that_another_process_has_done_is_answered_as_done() -> None:
    async def play() -> None:
        room = Room()
        host = await room.enter("host")
        made = room.other().play(Seat(0), read_move(room.live.game, room.live.journal.match.state, MOVE.move), 1.0)
        answer = await room.asked(host, MOVE)
        room.store.kept += write(*made, request=f"{digest('host')}:r1")
        room.store.fail(LogConflict(MATCH, 0))
        assert await answer is None
        assert [(update.seq, update.done) for update in host.updates()] == [(1, None), (1, "r1")]
        assert (room.live.journal.length, room.store.appended) == (1, [])

    run(play)


def test_a_rematch_is_made_once_and_done_comes_before_it() -> None:
    async def play() -> None:
        room = Room()
        host, watcher = await room.enter("host"), await room.enter(None)
        resigned = await room.asked(host, wire.Resign("r1", Seat(0)))
        room.store.keep()
        await resigned
        for number in range(2):
            host.take()
            watcher.take()
            voted = asyncio.create_task(room.live.handle(host, wire.Rematch(f"again{number}")))
            if number == 0:
                for _ in ("the vote", "the rematch"):
                    await room.appends()
                    room.store.keep()
            assert await voted is None
            assert host.take()[-2:] == [wire.Done(f"again{number}", 1), wire.RematchReady("next")]
            assert watcher.take()[-1] == wire.RematchReady("next")
        assert room.rematches == 1

    run(play)


def test_a_match_whose_first_draw_was_never_kept_goes_on() -> None:
    """As after a crash between the making of a match and its first entry."""

    async def play() -> None:
        room = Room("karate", players=2)
        host = await room.enter("host")
        assert room.live.journal.length == 0
        await room.appends()
        room.store.keep()
        await until(lambda: bool(host.heard))
        (update,) = host.take()
        assert isinstance(update, wire.MatchUpdate)
        assert update.to_act

    run(play)


def test_rules_that_fail_are_refused_and_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room = Room()
        client = await room.enter("host")
        with monkeypatch.context() as broken:
            broken.setattr(type(room.live.journal.game), "apply", _fail)
            answer = await room.live.handle(client, MOVE)
        assert isinstance(answer, wire.Refused)
        assert answer.problem.code == "internal"
        assert room.store.appended == []
        task = await room.asked(client, msgspec.structs.replace(MOVE, id="r2"))
        room.store.keep()
        assert await task is None

    run(play)


def test_whoever_opens_many_matches_waits_for_themselves() -> None:
    async def play() -> None:
        threads, done, go = OpeningThreads(), list[str](), Event()

        def read(name: str) -> None:
            go.wait(20)
            done.append(name)

        many = [asyncio.create_task(threads.run("many", read, f"many {number}")) for number in range(8)]
        await asyncio.sleep(0)
        one = asyncio.create_task(threads.run("one", read, "one"))
        await asyncio.sleep(0.05)
        go.set()
        await asyncio.gather(one, *many)
        assert done.index("one") <= 2
        threads.close()

    run(play)


def _fail(*_: object) -> NoReturn:
    raise RuntimeError("a bug in the rules")
