"""Plays many matches through everything that can happen to a server, and looks whether all is right in the end."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import msgspec

from chabudai import catalog
from chabudai.core import MSGPACK
from chabudai.serve.keys import digest
from chabudai.serve.protocol import MatchInfo
from chabudai.serve.records import EntryRecord, MatchRecord, read_record
from chabudai.store import LogStore, MatchId, UnknownMatch, open_store
from tests.chaos.faults import Faults
from tests.chaos.players import Lost, Player
from tests.chaos.proxy import Proxy
from tests.chaos.shared_faults import SharedFaults
from tests.serve.server import BOT, OPEN, PERSON, Server, keys
from tests.store.postgres import database_server, new_database

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator

TABLES = ((PERSON, OPEN), (OPEN, PERSON), (PERSON, BOT), (PERSON, PERSON))
GAMES = ("kooshi", "kooshi", "bossa")
SETTLE_SECONDS = 120.0


class Evening:
    """The matches of one run, and everybody who plays in them."""

    def __init__(self, server: Server, proxy: Proxy, rng: Random) -> None:
        self.server, self.proxy, self.rng = server, proxy, rng
        self.players: list[Player] = []
        self.going_on = True

    def matches(self) -> list[str]:
        return sorted({player.match for player in self.players})

    async def table(self) -> None:
        """Play one match after the other."""
        while self.going_on:
            players = await self._new_match()
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    async def _new_match(self) -> list[Player]:
        while True:
            try:
                seats, game = self.rng.choice(TABLES), self.rng.choice(GAMES)
                async with self.proxy.passing:
                    made = await asyncio.to_thread(self.server.make, *seats, game=game)
            except Exception:  # noqa: BLE001 -- whatever befalls the server: it is asked again
                await asyncio.sleep(0.5)
                continue
            tokens = [made.token, *(each.token for each in made.invitations)]
            number = len(self.players)
            names = [f"browser-{number}-{index}" for index in range(len(tokens))]
            port = self.proxy.port
            return [
                Player(port, made.match, token, name, Random(self.rng.random()))
                for token, name in zip(tokens, names, strict=True)
            ]


@contextmanager
def stage(processes: int) -> Generator[tuple[Server, str | None]]:
    """Give a server on a file or, with so many processes, on a database, and the address of that."""
    with ExitStack() as stack:
        path = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "matches.sqlite"
        if not processes:
            server, database = Server(path, workers=2), None
        else:
            database = stack.enter_context(new_database(stack.enter_context(database_server())))
            server = Server(path, database=database, processes=processes, workers=1)
        server.patience = 300.0  # a busy machine is no fault of the server's
        yield stack.enter_context(server), database


async def run(seconds: float, tables: int, seed: int, processes: int) -> int:
    rng = Random(seed)
    with stage(processes) as (server, database):
        proxy = Proxy(server.port, Random(rng.random()))
        await proxy.start()
        evening = Evening(server, proxy, rng)
        chance = Random(rng.random())
        faults = SharedFaults(server, database, chance) if database else Faults(server, proxy, chance, evening.matches)
        playing = [asyncio.create_task(evening.table()) for _ in range(tables)]
        await until_done_or_failed(faults.run(seconds), playing)
        evening.going_on = proxy.mischief = False
        await settle(evening, playing)
        problems = [problem for player in evening.players for problem in wrong_with(server, player)]
        server.stop()
        problems += wrong_in_store(database or str(server.store), evening.players)
        report(evening, faults, proxy, problems)
        said = server.output.read_text()
        if "Traceback" in said:
            print("the server's log has a traceback:", said[said.index("Traceback") :][:3000])
    return 1 if problems else 0


async def until_done_or_failed(faults: Coroutine[None, None, None], playing: list[asyncio.Task[None]]) -> None:
    """Wait for the faults to be over; raise at once what a player has found to be wrong."""
    work = asyncio.create_task(faults)
    await asyncio.wait({work, *playing}, return_when="FIRST_COMPLETED")
    for task in playing:
        if task.done():
            task.result()
    await work


async def settle(evening: Evening, playing: list[asyncio.Task[None]]) -> None:
    """Give every player time to be right again: what was not answered is answered, and all hear the same."""
    for player in evening.players:
        player.resting = player.unanswered is None
    until = asyncio.get_running_loop().time() + SETTLE_SECONDS
    while asyncio.get_running_loop().time() < until and any(
        not is_right(evening, player) for player in evening.players
    ):
        for player in evening.players:
            player.resting = player.unanswered is None
        await asyncio.sleep(1.0)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


def is_right(evening: Evening, player: Player) -> bool:
    return player.unanswered is None and not wrong_with(evening.server, player)


def wrong_with(server: Server, player: Player) -> list[str]:
    """Return in what a player's table differs from the server's."""
    if player.table is None:
        return [f"{player.match}: {player.browser} never sat down"]
    answer = server.http.get(f"/api/matches/{player.match}", headers=keys(player.token, player.browser))
    if answer.status_code != 200:
        return [f"{player.match}: {answer.status_code}"]
    info = msgspec.json.decode(answer.content, type=MatchInfo)
    same = info.table.seq == player.table.seq and info.table.views == player.table.views
    return [] if same else [f"{player.match}: {player.browser} sees {player.table.seq}, the server {info.table.seq}"]


def wrong_in_store(name: str, players: list[Player]) -> list[str]:
    """Return what was acknowledged and is not kept, and what was played twice."""
    store, problems = open_store(name), list[str]()
    try:
        for match in sorted({player.match for player in players}):
            try:
                kept = requests_of(store, MatchId(match))
            except UnknownMatch:
                problems.append(f"{match}: it was made, and is not there")
                continue
            problems += [f"{match}: {request} was played {times} times" for request, times in kept.items() if times > 1]
            for player in players:
                if player.match == match:
                    lost = [one for one in player.acknowledged if f"{digest(player.token)}:{one}" not in kept]
                    problems += [f"{match}: {one} was acknowledged and is lost" for one in lost]
    finally:
        store.close()
    return problems


def requests_of(store: LogStore, match: MatchId) -> Counter[str]:
    game = catalog.game_by(MSGPACK.decode(store.header(match), MatchRecord).header.ruleset)
    records = [read_record(data, game) for data in store.entries(match)]
    return Counter(record.request for record in records if isinstance(record, EntryRecord) and record.request)


def report(evening: Evening, faults: Faults | SharedFaults, proxy: Proxy, problems: list[str]) -> None:
    players = evening.players
    print(f"matches {len(evening.matches())}, over {len({one.match for one in players if one.over})}")
    print(f"acknowledged moves {sum(len(player.acknowledged) for player in players)}")
    print(f"connections {sum(player.connections for player in players)}, sent again {sum(p.resent for p in players)}")
    print("faults", dict(faults.done))
    print("frames", dict(proxy.done))
    print("\n".join(problems[:20]) if problems else "nothing lost, nothing twice, everybody right")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1800.0)
    parser.add_argument("--tables", type=int, default=12, help="how many matches go on at once")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--processes", type=int, default=0, help="so many processes on PostgreSQL (0: a file)")
    given = parser.parse_args()
    try:
        return asyncio.run(run(given.seconds, given.tables, given.seed, given.processes))
    except Lost as lost:
        print(f"LOST: {lost}")
        return 1


if __name__ == "__main__":
    sys.exit(main())
