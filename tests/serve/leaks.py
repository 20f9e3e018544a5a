"""Whether anything of a seat's secrets reaches anybody else, by two worlds that differ in nothing but the secrets.

One match is played twice, move by move: the same dice, the same moves of all others, but one seat, the *keeper*, hides
something else each time. Whatever anybody else is sent has to be the same in both worlds, byte for byte, until a move
reveals it by the rules. Beside that, what the keeper has written (a *canary*) must not be found in anybody's bytes.

Everything goes the server's own way: requests, journal, audience, gate and wire, without sockets and disk.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import msgspec

from chabudai import catalog
from chabudai.core import NATURE, AnyGame, GameEntry, Holder, Seat
from chabudai.serve import journal as journals
from chabudai.serve import protocol as wire
from chabudai.serve.journal import Journal
from chabudai.serve.keys import digest
from chabudai.serve.limits import AddressLimits
from chabudai.serve.live_match import LiveMatch
from chabudai.serve.opening_threads import OpeningThreads
from chabudai.serve.records import MatchRecord, SeatKey, StoredMatch
from chabudai.serve.replays import replay_of_match, stored_log
from chabudai.serve.services import Services
from chabudai.serve.settings import Settings
from chabudai.serve.workers import Workers
from chabudai.store import Alone, MatchId
from chabudai.table import new_header
from tests.toys.morra import Morra, Options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from chabudai.serve.gate import Viewers
    from chabudai.serve.keys import Digest

MORRA = GameEntry(id="morra", title="Morra", about="", players=(2, 8), minutes=(1, 2), rules="tests.toys.morra:Morra")
TRIES = 40
FEWEST_MARKS = 6
LOOKS = 0.03
"""After which part of the moves somebody comes late, looks by HTTP and replays."""
_write = msgspec.json.Encoder()
_entry = catalog.entry


def _entry_or_toy(name: str) -> GameEntry:
    return MORRA if name == MORRA.id else _entry(name)


class Leak(AssertionError):
    """Somebody was sent what they may not know."""


class Figures(NamedTuple):
    """How much was compared."""

    matches: int = 0
    moves: int = 0
    messages: int = 0
    bytes: int = 0
    hidden: int = 0
    """Moves in which the two worlds differed and nobody else could tell."""

    def plus(self, other: Figures) -> Figures:
        return Figures(*map(sum, zip(self, other, strict=True)))


class Keeps:
    """A store that keeps at once."""

    peers = Alone()

    def append(self, match: MatchId, at: int, entries: Sequence[bytes], fence: int | None = None) -> Future[int]:
        del match, fence
        written: Future[int] = Future()
        written.set_result(at + len(entries))
        return written


class Listener:
    """A client that collects every byte that would be sent to it."""

    def __init__(self) -> None:
        self.owner = "127.0.0.1"
        self.seats: Viewers = ()
        self.key: Digest | None = None
        self.seen = 0
        self.dropped = False
        self.got: list[bytes] = []

    def send(self, message: wire.FromServer | msgspec.Raw) -> None:
        self.got.append(_write.encode(message))

    async def drained(self) -> None:
        await asyncio.sleep(0)

    def finish(self) -> None:
        pass

    def take(self) -> list[bytes]:
        got, self.got = self.got, []
        return got


class World:
    """One match with a person on every seat, and somebody who watches."""

    def __init__(self, game: AnyGame, services: Services) -> None:
        seats = [Seat(number) for number in range(game.players)]
        keys = tuple(SeatKey(seat, digest(f"token {seat}")) for seat in seats)
        claimed = tuple(SeatKey(seat, digest("browser")) for seat in seats)
        header = new_header(game, [Holder(name=f"Player {seat}") for seat in seats], None, 0.0)
        record = MatchRecord(header, digest("host"), (), keys, watching=True, claimed=claimed)
        self.game = game
        self.journal = Journal(StoredMatch(MatchId("m"), record, game), services)
        self.live = LiveMatch(self.journal, services, cast("Any", None))
        self.players = {seat: Listener() for seat in seats}
        self.watcher = Listener()

    @property
    def state(self) -> Any:
        return self.journal.match.state

    async def begin(self) -> None:
        await self.live.begin(())
        for seat, player in self.players.items():
            await self.live.enter(player, wire.Hello(wire.PROTOCOL, f"token {seat}", "browser"))
        await self.live.enter(self.watcher, wire.Hello(wire.PROTOCOL))

    async def ask(self, seat: Seat, request: wire.Request) -> None:
        player = self.players[seat]
        answer = await self.live.handle(player, request)
        if answer:
            player.send(answer)

    async def play(self, number: int, seat: Seat, move: object) -> None:
        await self.ask(seat, wire.Move(f"r{number}", seat, msgspec.Raw(_write.encode(move))))

    def taken(self, keeper: Seat) -> dict[Seat | None, list[bytes]]:
        """Return what everybody but the keeper was sent since the last time."""
        found: dict[Seat | None, list[bytes]] = {
            seat: player.take() for seat, player in self.players.items() if seat != keeper
        }
        self.players[keeper].take()
        return {**found, None: self.watcher.take()}

    async def fetched(self, keeper: Seat) -> dict[Seat | None, list[bytes]]:
        """Return what everybody else gets who comes late, asks by HTTP, or replays."""
        found: dict[Seat | None, list[bytes]] = {}
        for viewer in (None, *(seat for seat in self.players if seat != keeper)):
            hello = wire.Hello(wire.PROTOCOL, None if viewer is None else f"token {viewer}", "browser")
            late = Listener()
            await self.live.enter(late, hello)
            await self.live.leave(late)
            admission = self.journal.seating.look(hello.token, hello.browser)
            info = self.live.info_for(admission)
            found[viewer] = [*late.take(), _write.encode(info), *(await self._replay(admission.seats, info.meta))]
        return found

    async def _replay(self, seats: Viewers, meta: wire.MatchMeta) -> list[bytes]:
        if self.game.id == MORRA.id:  # the catalog does not make toys
            return []
        stored = await stored_log(self.journal.match.log, meta, seats)
        return [replay_of_match(stored, False)]  # noqa: FBT003 -- as a worker is asked


class Pair:
    """The two worlds, played in step."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        self.rng = rng
        self.time = 0.0
        self.figures = Figures(matches=1)
        settings = Settings(store="unused")
        crew = Workers(1)
        limits = AddressLimits(settings)
        services = Services(
            cast("Any", Keeps()), crew, crew, crew, OpeningThreads(), settings, limits, lambda: self.time
        )
        seed = rng.getrandbits(64)
        self.worlds = [self._world(game, services, seed) for _ in range(2)]
        self.keeper = Seat(rng.randrange(game.players))
        self.game = game

    def _world(self, game: AnyGame, services: Services, seed: int) -> World:
        class Dice(Random):
            """The same dice in both worlds."""

            def getrandbits(self, k: int, /) -> int:
                return seed % 2**k

        journals.SystemRandom = Dice  # pyright: ignore[reportAttributeAccessIssue] -- it stands in for chance
        return World(game, services)

    async def run(self, most: int) -> Figures:
        """Play until the match is over, the worlds have to part, or so many moves are made; Leak where they differ."""
        for world in self.worlds:
            await world.begin()
        self.compare([world.taken(self.keeper) for world in self.worlds], "at the beginning")
        for number in range(most):
            if not await self.step(number):
                break
        else:
            number = most
        return self.figures._replace(moves=number)

    async def step(self, number: int) -> bool:
        one, other = self.worlds
        acting = sorted(one.journal.match.to_act - {NATURE})
        if not acting or one.journal.match.to_act != other.journal.match.to_act:
            return False
        self.time += 1.0
        seat = self.rng.choice(acting)
        moves = self._moves(seat)
        if moves is None:
            return False
        told = self._told(seat, moves) if self._reveals(seat, moves) else None
        for world, move in zip(self.worlds, moves, strict=True):
            await world.play(number, seat, move)
        if one.journal.match.over or other.journal.match.over:
            return False
        if told and (told[0] != told[1] or self._parted()):
            return False
        self.figures = self.figures._replace(hidden=self.figures.hidden + (moves[0] != moves[1]))
        self.compare([world.taken(self.keeper) for world in self.worlds], f"after move {number} by seat {seat}")
        self.look_for_canaries()
        if self.rng.random() < LOOKS:
            await self._disturb(number)
            where = f"to who comes after move {number}"
            self.compare([await world.fetched(self.keeper) for world in self.worlds], where)
            for world in self.worlds:
                world.taken(self.keeper)
        return True

    def _reveals(self, seat: Seat, moves: tuple[Any, Any]) -> bool:
        rules = cast("Any", self.game)
        return any(rules.reveals(world.state, seat, move) for world, move in zip(self.worlds, moves, strict=True))

    @property
    def _viewers(self) -> list[Seat | None]:
        return [None, *(seat for seat in self.worlds[0].players if seat != self.keeper)]

    def _told(self, seat: Seat, moves: tuple[Any, Any]) -> list[list[Any]]:
        """Return by world what everybody else hears of a move that reveals something by the rules."""
        both = zip(self.worlds, moves, strict=True)
        return [[self.game.events(world.state, seat, move, viewer) for viewer in self._viewers] for world, move in both]

    def _parted(self) -> bool:
        """Tell whether the rules have shown somebody which of the worlds they are in."""
        one, other = (world.state for world in self.worlds)
        return any(self.game.view(one, viewer) != self.game.view(other, viewer) for viewer in self._viewers)

    def _moves(self, seat: Seat) -> tuple[Any, Any] | None:
        """Return a move in each world: the keeper's may differ in what nobody sees, all others are the same."""
        spaces = [self.game.moves(world.state, seat) for world in self.worlds]
        for tried in range(TRIES):
            moves = spaces[0].sample(self.rng), spaces[1].sample(self.rng)
            if seat == self.keeper and not self._is_public(moves) and not self._reveals(seat, moves):
                if moves[0] == moves[1] and tried < TRIES // 2:
                    continue
                return moves
            if spaces[1].contains(moves[0]) and (seat != self.keeper or not self._is_public((moves[0], moves[0]))):
                return moves[0], moves[0]
        return None

    @staticmethod
    def _is_public(moves: tuple[Any, Any]) -> bool:
        """Tell whether everybody sees which kind of move it is: of another kind, or with a call that all hear."""
        return type(moves[0]) is not type(moves[1]) or any(getattr(move, "kiai", False) for move in moves)

    async def _disturb(self, number: int) -> None:
        """Let others ask for what is not theirs, and for what they may."""
        seat = self.rng.choice([seat for seat in self.worlds[0].players if seat != self.keeper])
        requests: list[wire.Request] = [
            wire.Move(f"d{number}", self.keeper, msgspec.Raw(b'"1K1=1 1K2=1"')),
            wire.AskTakeback(f"e{number}", self.keeper),
            wire.Rename(f"f{number}", seat, f"Player {seat}"),
            wire.Replace(f"g{number}", self.keeper, 1),
            wire.Ping(f"h{number}"),
        ]
        for world in self.worlds:
            for request in requests:
                await world.ask(seat, request)
        self.compare([world.taken(self.keeper) for world in self.worlds], f"to who asks after move {number}")

    def compare(self, sent: list[dict[Seat | None, list[bytes]]], where: str) -> None:
        one, other = sent
        for viewer, got in one.items():
            if got != other[viewer]:
                raise Leak(f"{self.game.id}: {viewer} was told of seat {self.keeper} {where}: {got} {other[viewer]}")
        everything = [message for got in one.values() for message in got]
        self.last = everything
        self.figures = self.figures._replace(
            messages=self.figures.messages + len(everything), bytes=self.figures.bytes + sum(map(len, everything))
        )

    def look_for_canaries(self) -> None:
        """Look for what the keeper has written, as it stands, in what all others were sent."""
        own = getattr(self.game.view(self.worlds[0].state, self.keeper), "own", None)
        sheet = str(own.sheet) if own else ""
        others = {
            str(self.game.view(self.worlds[0].state, seat).own.sheet)
            for seat in self.worlds[0].players
            if own and seat != self.keeper
        }
        if len(sheet) - sheet.count(".") < FEWEST_MARKS or sheet in others:
            return  # two players may well have written the same at first
        for message in self.last:
            if sheet.encode() in message:
                raise Leak(f"{self.game.id}: the sheet of seat {self.keeper}, {sheet}, was sent to others: {message}")


def game_for(rng: Random, toys: float) -> AnyGame:
    """Return a game with secrets and options by chance."""
    if rng.random() < toys:
        return Morra(Options(rng.randint(2, 5)))
    return catalog.game(
        "karate",
        players=rng.choice((2, 2, 2, 3, 3, 4)),
        kiai=rng.choice(("any", "any", "all")),
        tie=rng.choice(("race", "share")),
    )


def try_matches(seed: int, matches: int, most: int, toys: float = 0.85) -> Figures:
    """Play so many pairs of worlds; Leak where somebody could tell them apart."""
    catalog.entry = _entry_or_toy  # pyright: ignore[reportPrivateImportUsage] -- toys are not installed
    try:
        return asyncio.run(_try_matches(seed, matches, most, toys))
    finally:
        catalog.entry = _entry


async def _try_matches(seed: int, matches: int, most: int, toys: float) -> Figures:
    figures = Figures()
    for number in range(matches):
        rng = Random(f"{seed} {number}")
        figures = figures.plus(await Pair(game_for(rng, toys), rng).run(most))
    return figures
