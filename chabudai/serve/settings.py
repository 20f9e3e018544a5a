"""The settings of a server; the defaults suit a family's machine.

This table is all there is to say about a setting: the flags of `chabudai serve`, the names in the environment, the
reading of a settings file and the table in docs/hosting.md are made of it (see `setting_specs`). The bounds hold for
what comes from outside; code may go beyond them.
"""

import os
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from chabudai.core import Struct

Unit = Literal["", "seconds", "bytes", "days"]
BILLION = 1_000_000_000
DAY = 86_400.0


def about(
    description: str,
    *,
    least: float | None = None,
    most: float | None = None,
    longest: int | None = None,
    unit: Unit = "",
    secret: bool = False,
    networks: bool = False,
    store: bool = False,
) -> msgspec.Meta:
    """Return the remarks of a field: what it means, its bounds and its unit.

    A secret is never shown; networks are IP addresses or networks, and checked to be; a store is shown without its
    password.
    """
    bounds: dict[str, Any] = {"ge": least, "le": most, "min_length": 1 if store else None, "max_length": longest}
    extra = {"unit": unit, "secret": secret, "networks": networks, "store": store}
    return msgspec.Meta(description=description, extra=extra, **bounds)


def default_store() -> str:
    """Return the path of the store where none is given."""
    base = os.environ.get("XDG_DATA_HOME")
    return str((Path(base) if base else Path.home() / ".local" / "share") / "chabudai" / "matches.sqlite")


class Settings(Struct, kw_only=True):
    """The bounds and addresses of one server."""

    host: Annotated[str, about("the address it listens at; `0.0.0.0` or `::` for all", longest=255)] = "127.0.0.1"
    port: Annotated[int, about("the port it listens at", least=0, most=65_535)] = 8000
    store: Annotated[
        str,
        about("where matches are kept: a file, or a PostgreSQL database `postgresql://…`", longest=2_000, store=True),
    ] = msgspec.field(default_factory=default_store)
    processes: Annotated[
        int, about("server processes behind the one port; several need a store in PostgreSQL", least=1, most=64)
    ] = 1
    origins: Annotated[
        tuple[str, ...], about("pages from which clients may come, besides the server’s own", longest=100)
    ] = ()
    hosts: Annotated[
        tuple[str, ...],
        about(
            "names by which it may be called, besides addresses and the machine’s own names; `*.example.org` for all "
            "below one, `*` for any",
            longest=100,
        ),
    ] = ()
    proxies: Annotated[
        tuple[str, ...],
        about(
            "reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed", longest=100, networks=True
        ),
    ] = ()
    workers: Annotated[int, about("processes for bots and flicks", least=1, most=256)] = 2
    bot: Annotated[
        tuple[str, ...],
        about("bots from outside, `GAME=MODULE:CLASS` or `GAME=COMMAND`; they join the levels of a game", longest=100),
    ] = ()
    bot_seconds: Annotated[
        float, about("how long a bot may think about a move", least=0.001, most=600, unit="seconds")
    ] = 1.0
    replay_workers: Annotated[
        int, about("processes in which replays of matches and log files are worked out", least=1, most=64)
    ] = 1
    replay_seconds: Annotated[
        float, about("how much CPU time one replay may use", least=0.1, most=3600, unit="seconds")
    ] = 20.0
    replay_bytes: Annotated[
        int, about("how much memory that may take", least=32 * 1024**2, most=64 * 1024**3, unit="bytes")
    ] = 512 * 1024**2
    replays_waiting: Annotated[int, about("how many replays one address may have waiting", least=1, most=BILLION)] = 4
    patience: Annotated[
        float,
        about(
            "how long a worker may take beyond a bot’s own time before it is replaced",
            least=0.1,
            most=3600,
            unit="seconds",
        ),
    ] = 30.0
    check_seconds: Annotated[
        float,
        about(
            "how long it may take to check the options of a new match and to lay its course",
            least=0.1,
            most=3600,
            unit="seconds",
        ),
    ] = 10.0
    check_bytes: Annotated[
        int, about("how much memory that may take", least=32 * 1024**2, most=64 * 1024**3, unit="bytes")
    ] = 512 * 1024**2
    least_grace: Annotated[
        float,
        about(
            "after how much absence, at least, a host may let a bot play for somebody",
            least=0,
            most=DAY,
            unit="seconds",
        ),
    ] = 10.0
    prepare: Annotated[
        bool, about("whether the engines and bots of all games are loaded at the start, before anybody needs them")
    ] = True
    connections: Annotated[int, about("how many connections may be open at once", least=1, most=BILLION)] = 1_000
    connections_per_address: Annotated[
        int, about("how many of them one address may have; named proxies may have all", least=1, most=BILLION)
    ] = 200
    header_seconds: Annotated[
        float, about("how long the head of a request may take to come", least=0.01, most=3600, unit="seconds")
    ] = 10.0
    body_seconds: Annotated[
        float, about("how long the body of a request may take to come", least=0.01, most=3600, unit="seconds")
    ] = 60.0
    stalled_seconds: Annotated[
        float,
        about(
            "how long a client may read nothing of what it is sent before it is cut off",
            least=0.01,
            most=3600,
            unit="seconds",
        ),
    ] = 5.0
    requests_per_address: Annotated[
        int,
        about(
            "how many requests an address may make within `requests_seconds`; a page takes about 20",
            least=1,
            most=BILLION,
        ),
    ] = 1_200
    requests_seconds: Annotated[float, about("see `requests_per_address`", least=0.01, most=DAY, unit="seconds")] = 60.0
    frame_bytes: Annotated[
        int, about("how long a message of a client may be", least=1024, most=1024**2, unit="bytes")
    ] = 8 * 1024
    messages: Annotated[
        int,
        about(
            "how many messages may come for one seat within `messages_seconds`, by however many sockets",
            least=1,
            most=BILLION,
        ),
    ] = 200
    messages_seconds: Annotated[
        float,
        about("see `messages`, `frames_per_address` and `aims_per_address`", least=0.01, most=DAY, unit="seconds"),
    ] = 20.0
    frames_per_address: Annotated[
        int,
        about(
            "how many frames an address may send by all its sockets: messages, parts of them, pings, pongs",
            least=1,
            most=BILLION,
        ),
    ] = 2_000
    aims_per_address: Annotated[
        int,
        about(
            "how many aim lines an address may ask for; who aims asks for about 100 in 20 seconds",
            least=1,
            most=BILLION,
        ),
    ] = 400
    sockets_per_address: Annotated[
        int,
        about(
            "how many sockets an address may have open at once: one for each page with a match", least=1, most=BILLION
        ),
    ] = 100
    openings_per_address: Annotated[
        int,
        about(
            "how many sockets an address may open within `openings_seconds`, reconnects included", least=1, most=BILLION
        ),
    ] = 240
    openings_seconds: Annotated[float, about("see `openings_per_address`", least=0.01, most=DAY, unit="seconds")] = 60.0
    watchers: Annotated[int, about("how many spectators one match may have", least=1, most=BILLION)] = 50
    sockets_per_seat: Annotated[int, about("how many sockets may be open for one seat", least=1, most=BILLION)] = 8
    matches_per_address: Annotated[
        int,
        about(
            "how many matches an address may make within `matches_seconds`, rematches included", least=1, most=BILLION
        ),
    ] = 60
    matches_seconds: Annotated[float, about("see `matches_per_address`", least=0.01, most=DAY, unit="seconds")] = 600.0
    files_per_address: Annotated[
        int,
        about("how many logs and replays an address may ask for or send within `files_seconds`", least=1, most=BILLION),
    ] = 30
    files_seconds: Annotated[float, about("see `files_per_address`", least=0.01, most=DAY, unit="seconds")] = 60.0
    uploads: Annotated[int, about("how many log files may be received at once", least=1, most=BILLION)] = 32
    uploads_per_address: Annotated[int, about("how many of them one address may send", least=1, most=BILLION)] = 4
    least_clock_seconds: Annotated[
        float, about("how much time a clock gives at least", least=0.01, most=DAY, unit="seconds")
    ] = 5.0
    entries: Annotated[int, about("how long a match’s log may grow, in entries", least=1, most=100_000)] = 5_000
    waiting_frames: Annotated[
        int, about("how many messages may wait for a slow client before it is dropped", least=1, most=100_000)
    ] = 512
    waiting_bytes: Annotated[
        int, about("how many bytes they may have", least=64 * 1024, most=1024**3, unit="bytes")
    ] = 512 * 1024
    idle_seconds: Annotated[
        float, about("how long a match without clients stays in memory", least=0.01, most=DAY, unit="seconds")
    ] = 300.0
    sweep_seconds: Annotated[
        float, about("how often matches without clients are looked for", least=0.01, most=DAY, unit="seconds")
    ] = 60.0
    most_legal_moves: Annotated[
        int, about("legal moves are listed to clients where they are no more than this", least=0, most=100_000)
    ] = 60
    ready_seconds: Annotated[
        float,
        about(
            "how long the store and the workers may take to answer before `/ready` says that they are slow",
            least=0.1,
            most=600,
            unit="seconds",
        ),
    ] = 5.0
    metrics_addresses: Annotated[
        tuple[str, ...], about("who may read `/metrics`, by address", longest=100, networks=True)
    ] = ("127.0.0.0/8", "::1")
    metrics_token: Annotated[
        str,
        about("a bearer token with which `/metrics` can be read from anywhere", longest=200, secret=True),
    ] = ""
    keep_finished_days: Annotated[
        float,
        about(
            "after how many days finished matches are deleted, counted from their last move; 0 keeps them for ever",
            least=0,
            most=36_500,
            unit="days",
        ),
    ] = 0.0
    keep_unfinished_days: Annotated[
        float, about("the same for matches that are not finished", least=0, most=36_500, unit="days")
    ] = 0.0
    retention_seconds: Annotated[
        float, about("how often matches that are to be deleted are looked for", least=0.1, most=7 * DAY, unit="seconds")
    ] = 3600.0
    retention_dry_run: Annotated[bool, about("whether old matches are only counted in the log instead of deleted")] = (
        False
    )
