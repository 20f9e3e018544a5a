"""All tables of a server: made, found again, let go when nobody is there."""

import asyncio
import logging
import re
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256
from random import SystemRandom
from secrets import token_urlsafe
from typing import Any

import msgspec

from chabudai import catalog
from chabudai.core import MSGPACK, AnyGame, BrokenLog, Clock, Header, Holder, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.house import House
from chabudai.serve.judging import no_such_level
from chabudai.serve.keys import digest, new_token
from chabudai.serve.live import LiveTable
from chabudai.serve.problems import (
    Refusal,
    sentence,
    store_unavailable,
    unknown_match,
    unreadable_match,
    version_unknown,
)
from chabudai.serve.records import Key, Sealed, read_record
from chabudai.store import LogStore, MatchExists, MatchId, StoreError, UnknownMatch
from chabudai.table import Match

log = logging.getLogger(__name__)

NAME_BYTES = 9
LONGEST_CLOCK = 31 * 24 * 3600.0
_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")


class Hall:
    """Where matches are made and found."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._tables: dict[MatchId, LiveTable] = {}
        self._opening: dict[MatchId, asyncio.Task[LiveTable]] = {}

    @property
    def tables(self) -> Sequence[LiveTable]:
        """The tables that are in memory."""
        return tuple(self._tables.values())

    async def make(self, wish: wire.MatchSetup) -> wire.MatchCreated:
        """Make a match as its host would like it; Refusal where it can't be."""
        game = _game(wish)
        seats = _ordered(_wishes(wish, game), wish.order)
        header = _header(game, seats, wish.clock, self.house.now())
        host = new_token()
        tokens = {Seat(number): new_token() for number, seat in enumerate(seats) if seat.kind == "open"}
        hosted = tuple(Seat(number) for number, seat in enumerate(seats) if seat.kind == "person")
        keys = tuple(Key(seat, digest(token)) for seat, token in tokens.items())
        sealed = Sealed(header, digest(host), hosted, keys, wish.watching)
        table = await self._create(MatchId(token_urlsafe(NAME_BYTES)), sealed, game)
        invitations = tuple(wire.Invitation(seat, token) for seat, token in tokens.items())
        return wire.MatchCreated(table.name, host, hosted, invitations)

    async def rematch(self, table: LiveTable) -> MatchId | None:
        """Make another match for those at a table once they all want it: once only, whoever asks how often."""
        async with table.lock:
            if table.followed_by is None and table.wants_rematch:
                table.followed_by = await self._go_on_from(table)
            return table.followed_by

    async def _go_on_from(self, table: LiveTable) -> MatchId:
        """Make a match where everybody sits one seat further on; the same keys hold its seats."""
        old, count = table.sealed, table.game.players
        holders = table.match.situation.seats
        header = msgspec.structs.replace(
            old.header, seats=tuple(holders[(seat + 1) % count] for seat in range(count)), at=self.house.now()
        )
        sealed = Sealed(
            header,
            old.host,
            tuple(sorted(_further(seat, count) for seat in old.hosted)),
            _moved_on(old.invitations, count),
            old.watching,
            _moved_on(table.seating.claimed, count),
        )
        return (await self._create(_following(table.name, old), sealed, table.game)).name

    async def _create(self, name: MatchId, sealed: Sealed, game: AnyGame) -> LiveTable:
        try:
            await asyncio.wrap_future(self.house.store.create(name, MSGPACK.encode(sealed)))
        except MatchExists:
            return await self.find(name)
        except StoreError as error:
            raise store_unavailable() from error
        table = self._tables[name] = LiveTable(name, sealed, game, (), self.house)
        await table.begin()
        return table

    async def find(self, name: str) -> LiveTable:
        """Return a match, from memory or from the store; Refusal where there is none of that name."""
        match = MatchId(name)
        table = self._tables.get(match)
        if table and not table.closed:
            table.idle_since = self.house.now()  # whoever asked is about to sit down
            return table
        if not _NAME.fullmatch(name):
            raise unknown_match()
        opening = self._opening.get(match)
        if opening is None:
            opening = self._opening[match] = asyncio.create_task(self._open(match))
            opening.add_done_callback(lambda _: self._opening.pop(match, None))
        return await asyncio.shield(opening)

    async def _open(self, match: MatchId) -> LiveTable:
        try:
            sealed, kept, following = await asyncio.to_thread(_fetch, self.house.store, match)
        except UnknownMatch:
            raise unknown_match() from None
        except StoreError as error:
            raise store_unavailable() from error
        except msgspec.DecodeError as error:
            raise unreadable_match() from error
        table = self._tables[match] = self._seat(match, sealed, kept)
        table.followed_by = following
        return table

    def _seat(self, match: MatchId, sealed: Sealed, kept: Sequence[bytes]) -> LiveTable:
        try:
            game = catalog.game(sealed.header.game, **sealed.header.options)
            if game.version != sealed.header.rules:
                raise version_unknown(sealed.header.rules)
            records = [read_record(data, game) for data in kept]
            return LiveTable(match, sealed, game, records, self.house)
        except (msgspec.DecodeError, BrokenLog, ValueError) as error:
            log.exception("a match can't be read")
            raise unreadable_match() from error

    def sweep(self) -> int:
        """Let go of the tables where nobody has been for a while, and return how many; the store has them."""
        long_ago = self.house.now() - self.house.settings.idle_seconds
        going = [table for table in self.tables if table.closed or (table.idle and table.idle_since < long_ago)]
        for table in going:
            del self._tables[table.name]
            table.close()
        return len(going)

    def close(self) -> None:
        """Stop what goes on at all tables."""
        for table in self.tables:
            table.close()


def _fetch(store: LogStore, match: MatchId) -> tuple[Sealed, Sequence[bytes], MatchId | None]:
    """Read all that the store has of a match, and whether another has followed it."""
    sealed = MSGPACK.decode(store.header(match), Sealed)
    entries, following = store.entries(match), _following(match, sealed)
    try:
        store.header(following)
    except UnknownMatch:
        return sealed, entries, None
    return sealed, entries, following


def _following(match: MatchId, sealed: Sealed) -> MatchId:
    """Return the name of the rematch: always the same, so that it is made only once, and nobody else's to guess."""
    found = sha256(f"{sealed.host} {match}".encode()).digest()[:NAME_BYTES]
    return MatchId(urlsafe_b64encode(found).decode())


def _game(wish: wire.MatchSetup) -> AnyGame:
    try:
        catalog.playable_entry(wish.game)
    except ValueError as error:
        raise Refusal("unknown-game", sentence(error)) from None
    try:
        return catalog.game(wish.game, **_options(wish))
    except ValueError as error:
        raise Refusal("bad-options", sentence(error)) from None


def _options(wish: wire.MatchSetup) -> dict[str, Any]:
    return catalog.options_for(wish.game, wish.options, len(wish.seats)) if wish.seats else wish.options


def _wishes(wish: wire.MatchSetup, game: AnyGame) -> list[wire.SeatSetup]:
    seats = wish.seats
    if seats is None:
        seats = [wire.SeatSetup("person")] + [wire.SeatSetup("bot", 1)] * (game.players - 1)
    if len(seats) != game.players:
        raise Refusal("bad-seats", f"This game has {game.players} seats, not {len(seats)}.")
    levels = catalog.levels(game.id)
    for seat in seats:
        if seat.kind == "bot" and seat.level is not None and seat.level not in levels:
            raise no_such_level(seat.level)
    return seats


def _ordered(seats: list[wire.SeatSetup], order: str) -> list[wire.SeatSetup]:
    return SystemRandom().sample(seats, len(seats)) if order == "drawn" else seats


def _header(game: AnyGame, seats: Sequence[wire.SeatSetup], clock: Clock | None, now: float) -> Header:
    holders = tuple(
        Holder("bot", seat.level or 1, seat.name) if seat.kind == "bot" else Holder(name=seat.name) for seat in seats
    )
    if clock and max(clock.seconds, clock.increment) > LONGEST_CLOCK:
        raise Refusal("bad-clock", "A clock has at most 31 days, and adds at most as much after a move.")
    try:
        return Match(game, seats=holders, clock=clock, now=now, draws=False).header
    except ValueError as error:
        raise Refusal("bad-clock", sentence(error)) from None


def _further(seat: Seat, count: int) -> Seat:
    return Seat((seat - 1) % count)


def _moved_on(keys: Sequence[Key], count: int) -> tuple[Key, ...]:
    return tuple(Key(_further(key.seat, count), key.kept) for key in keys)
