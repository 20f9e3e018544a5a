"""All tables of a server: made, found again, let go when nobody is there."""

import asyncio
import logging
from collections.abc import Sequence
from random import SystemRandom
from secrets import token_urlsafe

import msgspec

from chabudai import catalog
from chabudai.core import MSGPACK, AnyGame, Clock, Header, Holder, Seat
from chabudai.serve import protocol as wire
from chabudai.serve.house import House
from chabudai.serve.keys import Digest, digest, new_token
from chabudai.serve.live import LiveTable
from chabudai.serve.problems import Refusal, store_unavailable, unknown_match
from chabudai.serve.records import Sealed, read_record
from chabudai.store import MatchId, StoreError, UnknownMatch
from chabudai.table import Match

log = logging.getLogger(__name__)

NAME_BYTES = 9
LONGEST_NAME = 40


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

    async def make(self, wish: wire.MatchWish) -> wire.Made:
        """Make a match as its host would like it; Refusal where it can't be."""
        game = _game(wish)
        seats = _ordered(_wishes(wish, game), wish.order)
        header = _header(game, seats, wish.clock, self.house.now())
        host = new_token()
        invitations = {number: new_token() for number, seat in enumerate(seats) if seat.kind == "open"}
        hosted = tuple(Seat(number) for number, seat in enumerate(seats) if seat.kind == "person")
        kept = {number: digest(token) for number, token in invitations.items()}
        sealed = Sealed(header, digest(host), hosted, kept, wish.watching, {})
        table = await self._create(sealed, game)
        given = tuple(wire.Invitation(Seat(number), token) for number, token in invitations.items())
        return wire.Made(table.name, host, hosted, given)

    async def rematch(self, table: LiveTable) -> MatchId:
        """Make another match for those at a table, everybody one seat further on; the same keys hold its seats."""
        if table.followed_by is None:
            old, count = table.sealed, table.game.players
            holders = table.match.situation.seats
            header = msgspec.structs.replace(
                old.header, seats=tuple(holders[(seat + 1) % count] for seat in range(count)), at=self.house.now()
            )
            sealed = Sealed(
                header,
                old.host,
                tuple(sorted(Seat((seat - 1) % count) for seat in old.hosted)),
                _moved_on(old.invitations, count),
                old.watching,
                _moved_on(table.seating.claimed, count),
            )
            table.followed_by = (await self._create(sealed, table.game)).name
        return table.followed_by

    async def _create(self, sealed: Sealed, game: AnyGame) -> LiveTable:
        name = MatchId(token_urlsafe(NAME_BYTES))
        try:
            await asyncio.wrap_future(self.house.store.create(name, MSGPACK.encode(sealed)))
        except StoreError as error:
            raise store_unavailable() from error
        table = self._tables[name] = LiveTable(name, sealed, game, (), self.house)
        await table.begin()
        return table

    async def find(self, name: str) -> LiveTable:
        """Return a match, from memory or from the store; Refusal where there is none of that name."""
        match = MatchId(name)
        if match in self._tables:
            return self._tables[match]
        if not name or len(name) > LONGEST_NAME:
            raise unknown_match()
        if match not in self._opening:
            self._opening[match] = asyncio.create_task(self._open(match))
        try:
            return await asyncio.shield(self._opening[match])
        finally:
            if self._opening.get(match) and self._opening[match].done():
                del self._opening[match]

    async def _open(self, match: MatchId) -> LiveTable:
        store = self.house.store
        try:
            sealed = MSGPACK.decode(await asyncio.to_thread(store.header, match), Sealed)
            kept = await asyncio.to_thread(store.entries, match)
        except UnknownMatch:
            raise unknown_match() from None
        except StoreError as error:
            raise store_unavailable() from error
        game = catalog.game(sealed.header.game, **sealed.header.options)
        if game.version != sealed.header.rules:
            words = f"This match was begun under version {sealed.header.rules} of the rules, which is not known here."
            raise Refusal("version-unknown", words, 409)
        records = [read_record(data, game) for data in kept]
        return self._tables.setdefault(match, LiveTable(match, sealed, game, records, self.house))

    async def sweep(self) -> None:
        """Let go of the tables where nobody has been for a while; the store has them."""
        long_ago = self.house.now() - self.house.settings.idle_seconds
        for table in self.tables:
            if not table.guests and table.idle_since < long_ago and not table.lock.locked():
                del self._tables[table.name]
                await table.close()

    async def close(self) -> None:
        """Stop what goes on at all tables."""
        for table in self.tables:
            await table.close()


def _game(wish: wire.MatchWish) -> AnyGame:
    try:
        return catalog.game(wish.game, **wish.options)
    except ValueError as error:
        raise Refusal("bad-options", f"{error}.") from None


def _wishes(wish: wire.MatchWish, game: AnyGame) -> list[wire.SeatWish]:
    seats = wish.seats
    if seats is None:
        seats = [wire.SeatWish("person")] + [wire.SeatWish("bot", 1)] * (game.players - 1)
    if len(seats) != game.players:
        raise Refusal("bad-seats", f"This game has {game.players} seats, not {len(seats)}.")
    levels = catalog.entry(game.id).levels()
    for seat in seats:
        if seat.kind == "bot" and (seat.level or 1) not in levels:
            raise Refusal("no-such-level", f"There is no bot of level {seat.level} for this game.")
    return seats


def _ordered(seats: list[wire.SeatWish], order: str) -> list[wire.SeatWish]:
    return SystemRandom().sample(seats, len(seats)) if order == "drawn" else seats


def _header(game: AnyGame, seats: Sequence[wire.SeatWish], clock: Clock | None, now: float) -> Header:
    holders = tuple(
        Holder("bot", seat.level or 1, seat.name) if seat.kind == "bot" else Holder(name=seat.name) for seat in seats
    )
    try:
        return Match(game, seats=holders, clock=clock, now=now, draws=False).header
    except ValueError as error:
        raise Refusal("bad-clock", f"{error}.") from None


def _moved_on(held: dict[int, Digest], count: int) -> dict[int, Digest]:
    return {(seat - 1) % count: key for seat, key in held.items()}
