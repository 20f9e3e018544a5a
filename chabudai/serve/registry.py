"""All matches of a server that are in memory: made, found again, let go when nobody is there."""

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from secrets import token_urlsafe

import msgspec

from chabudai import catalog
from chabudai.core import MSGPACK, BrokenLog, UnknownRules
from chabudai.serve import protocol as wire
from chabudai.serve.absence import check_grace
from chabudai.serve.checking import checked_opening, opening_again
from chabudai.serve.journal import Journal
from chabudai.serve.keys import digest, new_token
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.playing_on import Beginning
from chabudai.serve.problems import (
    Refusal,
    link_cut_short,
    store_unavailable,
    unknown_match,
    unreadable_match,
    version_unknown,
)
from chabudai.serve.records import MatchRecord, SeatKey, StoredMatch, read_record
from chabudai.serve.rematch import NAME_BYTES, following_name, following_record
from chabudai.serve.services import Services
from chabudai.serve.setup import read_lesson_setup, read_setup, seats_to_play_on, wanted_game
from chabudai.serve.work import Opening
from chabudai.store import LogStore, MatchExists, MatchId, StoreError, UnknownMatch

log = logging.getLogger(__name__)

NAME_LENGTH = len(token_urlsafe(NAME_BYTES))
"""How many letters the name of a match has."""
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


class MatchRegistry:
    """Makes matches, and finds them by their names."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._matches: dict[MatchId, LiveMatch] = {}
        self._opening: dict[MatchId, asyncio.Task[LiveMatch]] = {}
        self.on_opened: Callable[[LiveMatch], None] = lambda _: None
        """Called when a match has come into memory."""
        self.on_presence: Callable[[MatchId], None] = lambda _: None
        """Called when clients have come to a match or gone."""

    @property
    def matches(self) -> Sequence[LiveMatch]:
        """The matches that are in memory."""
        return tuple(self._matches.values())

    async def make(self, setup: wire.MatchSetup, owner: str | None = None) -> wire.MatchCreated:
        """Make a match as its host asks for it; Refusal where it can't be. `owner` is the address of the host."""
        check_grace(setup.grace, self.services.settings.least_grace)
        opening = await checked_opening(self.services, *wanted_game(setup), owner)
        least = self.services.settings.least_clock_seconds
        new = await self.services.threads.run(owner, read_setup, setup, self.services.now(), least)
        host, tokens = new_token(), {seat: new_token() for seat in new.invited}
        keys = tuple(SeatKey(seat, digest(token)) for seat, token in tokens.items())
        record = MatchRecord(new.header, digest(host), new.hosted, keys, setup.watching, grace=setup.grace)
        stored = StoredMatch(_new_name(), record, new.game)
        live = await self._create(stored, opening, owner)
        invitations = tuple(wire.Invitation(seat, token) for seat, token in tokens.items())
        return wire.MatchCreated(live.name, host, new.hosted, invitations)

    async def make_lesson(self, setup: wire.LessonSetup, owner: str | None = None) -> wire.MatchCreated:
        """Make a match that is a step of a game's lesson; Refusal where there is none."""
        new = await self.services.threads.run(owner, read_lesson_setup, setup, self.services.now())
        host = new_token()
        record = MatchRecord(new.header, digest(host), new.hosted, (), watching=False, lesson=new.step)
        stored = StoredMatch(_new_name(), record, new.game)
        live = await self._create(stored, (), owner)
        return wire.MatchCreated(live.name, host, new.hosted, ())

    async def play_on(
        self, beginning: Beginning, level: int | None, seat: int, owner: str | None = None
    ) -> wire.MatchCreated:
        """Make a match that goes on from a moment of another; Refusal where that can't be."""
        if beginning.over:
            raise Refusal("nothing-to-play", 409)
        host, now = new_token(), self.services.now()
        new = await self.services.threads.run(
            owner, lambda: seats_to_play_on(catalog.game_by(beginning.ruleset), level, seat, now)
        )
        record, name = MatchRecord(new.header, digest(host), new.hosted, (), watching=True), _new_name()
        store = self.services.store
        try:
            await asyncio.wrap_future(store.create(name, MSGPACK.encode(record)))
            if beginning.records:
                await asyncio.wrap_future(store.append(name, 0, beginning.records))
        except StoreError as error:
            raise store_unavailable() from error
        live = await self.find(name, owner)
        live.journal.owner = owner
        return wire.MatchCreated(name, host, new.hosted, ())

    async def _make_rematch(self, journal: Journal) -> MatchId:
        """Make the match that follows another, whose lock is held; Refusal where it can't be kept."""
        record = following_record(journal, self.services.now())
        opening = await opening_again(self.services, journal.game, record.header.ruleset, journal.owner)
        stored = StoredMatch(following_name(journal.name, journal.record), record, journal.game)
        return (await self._create(stored, opening, journal.owner)).name

    async def _create(self, stored: StoredMatch, opening: Opening, owner: str | None) -> LiveMatch:
        try:
            await asyncio.wrap_future(self.services.store.create(stored.name, MSGPACK.encode(stored.record)))
            await self.services.threads.run(owner, self.services.store.hold, stored.name)
        except MatchExists:
            return await self.find(stored.name, owner)
        except StoreError as error:
            raise store_unavailable() from error
        live = self._live(Journal(stored, self.services))
        live.journal.owner = owner
        await live.begin(opening)
        return live

    async def find(self, name: str, owner: str | None = None) -> LiveMatch:
        """Return a match, from memory or from the store; Refusal where there is none of that name.

        `owner` is the address of whoever asks: they wait for what it takes to open it.
        """
        match = MatchId(name)
        live = self._matches.get(match)
        if live and not live.closed:
            live.idle_since = self.services.now()  # whoever asked is about to enter
            return live
        if not _NAME.fullmatch(name):
            raise unknown_match()
        opening = self._opening.get(match)
        if opening is None:
            opening = self._opening[match] = asyncio.create_task(self._open(match, owner))
            opening.add_done_callback(lambda _: self._opened(match))
        return await asyncio.shield(opening)

    def _opened(self, match: MatchId) -> None:
        self._opening.pop(match, None)
        if match not in self._matches:  # it can't be opened, so nobody needs it held
            self.services.store.release(match)

    async def _open(self, match: MatchId, owner: str | None) -> LiveMatch:
        try:
            journal = await self.services.threads.run(owner, _read, self.services, match)
        except UnknownMatch:
            raise (link_cut_short(404) if len(match) < NAME_LENGTH else unknown_match()) from None
        except StoreError as error:
            raise store_unavailable() from error
        except (msgspec.DecodeError, BrokenLog, ValueError) as error:
            log.exception("a match can't be read")
            raise unreadable_match() from error
        if journal.match.situation.last is None:
            journal.opening = await opening_again(self.services, journal.game, journal.record.header.ruleset, owner)
        return self._live(journal)

    def _live(self, journal: Journal) -> LiveMatch:
        live = self._matches[journal.name] = LiveMatch(journal, self.services, self._make_rematch)
        live.on_presence(lambda: self.on_presence(live.name))
        self.on_opened(live)
        return live

    def sweep(self) -> int:
        """Let go of the matches where nobody has been for a while, and return how many; the store has them."""
        long_ago = self.services.now() - self.services.settings.idle_seconds
        unused = [live for live in self.matches if live.closed or (live.idle and live.idle_since < long_ago)]
        for live in unused:
            del self._matches[live.name]
            live.close()
            self.services.store.release(live.name)
        return len(unused)

    def close(self) -> None:
        """Stop what goes on in all matches."""
        for live in self.matches:
            live.close()


def _new_name() -> MatchId:
    return MatchId(token_urlsafe(NAME_BYTES))


def _read(services: Services, match: MatchId) -> Journal:
    """Read a match from the store and replay it, which may take a while."""
    return Journal(_fetch(services.store, match), services)


def _fetch(store: LogStore, match: MatchId) -> StoredMatch:
    """Read all that the store has of a match, and whether another has followed it; it is held from now on."""
    store.hold(match)
    served = bool(store.peers.notes([match]))
    record = MSGPACK.decode(store.header(match), MatchRecord)
    try:
        game = catalog.game_by(record.header.ruleset)
    except UnknownRules as error:
        raise version_unknown(record.header.rules) from error
    records = [read_record(data, game) for data in store.entries(match)]
    following = following_name(match, record)
    return StoredMatch(match, record, game, records, following if _exists(store, following) else None, served)


def _exists(store: LogStore, match: MatchId) -> bool:
    try:
        store.header(match)
    except UnknownMatch:
        return False
    return True
