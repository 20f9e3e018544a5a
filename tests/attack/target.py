"""The server that is attacked: as `chabudai serve` would be, with a long match in its store from the beginning.

It takes us for a proxy, so that every attacker can come from an address of its own, and another player from another.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chabudai.core import MSGPACK, Header, Holder, Log, Seat, write_log
from chabudai.games.kooshi import KoOshi
from chabudai.serve.keys import digest
from chabudai.serve.records import EntryRecord, MatchRecord, write_record
from chabudai.store import MatchId, SqliteStore
from chabudai.table import Match
from tests.serve.processes import workers
from tests.serve.server import Server, command_line, free_port

if TYPE_CHECKING:
    from chabudai.core import AnyLog

LONG_MATCH: Final = MatchId("aVeryLongOne")
VICTIM: Final = "198.51.100.1"
ATTACKER: Final = "192.0.2.1"
MEBI: Final = 1024 * 1024


class Target(NamedTuple):
    """What attackers know of the server."""

    port: int
    long_log: bytes
    """A legal log of 5,000 entries, as a file."""
    tight_log: bytes
    """A short log of Ppolf on a table that has hardly room for its obstacles."""


def new_server(folder: Path) -> tuple[Server, Target]:
    """Return a server that has yet to be started, and what attackers know."""
    port, store = free_port(), folder / "matches.sqlite"
    log = long_log(5_000)
    _keep(store, Log(log.header, log.entries[:3_000]))
    bounds = ["--proxies", "127.0.0.1", "--no-prepare"]
    server = Server(store, [*command_line(port, store), *bounds], port=port)
    return server, Target(port, write_log(log), _tight_log())


def _keep(store: Path, log: AnyLog) -> None:
    record = MatchRecord(log.header, digest("host"), (Seat(0), Seat(1)), (), watching=True)
    kept = SqliteStore(store)
    kept.create(LONG_MATCH, MSGPACK.encode(record)).result()
    kept.append(LONG_MATCH, 0, [write_record(EntryRecord(entry)) for entry in log.entries]).result()
    kept.close()


def long_log(entries: int) -> AnyLog:
    """Return the log of a match of Ko-oshi in which nobody wants to win."""
    game, rng = KoOshi(), Random(2026)
    match = Match(game, seed=1)
    while len(match.entries) < entries:
        (seat,) = match.to_act
        match.play(seat, _quiet_move(game, match.state, seat, rng))
    return match.log


def _quiet_move(game: KoOshi, state: Any, seat: Seat, rng: Random) -> Any:
    moves = list(game.moves(state, seat))
    rng.shuffle(moves)
    quiet = (move for move in moves if len(game.events(state, seat, move, seat)) == 1)
    return next(quiet, moves[0])


def _tight_log() -> bytes:
    options = {"table": [35.359, 35.369], "obstacles": [{"kind": "square", "size": 3.0}] * 10, "course": "x"}
    return write_log(Log(Header("ppolf", 1, options, (Holder(), Holder()))))


def memory(pid: int) -> float:
    """Return how many MiB of memory a server and its workers have."""
    return sum(map(_resident, (pid, *workers(pid)))) / MEBI


def _resident(pid: int) -> int:
    try:
        status = Path(f"/proc/{pid}/status").read_text("ascii")
    except OSError:
        return 0
    return int(status.partition("VmRSS:")[2].split()[0]) * 1024 if "VmRSS" in status else 0
