"""The settings of a server; the defaults suit a family's machine."""

from pathlib import Path

from chabudai.core import Struct


class Settings(Struct, kw_only=True):
    """The bounds and addresses of one server."""

    store: Path
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()
    """Pages from which clients may come, besides the server's own."""
    hosts: tuple[str, ...] = ()
    """Names by which the server may be called, besides addresses and the machine's own names; `*.example.org` for all
    below one, `*` for any."""
    proxies: tuple[str, ...] = ()
    """Reverse proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed: addresses or networks."""
    workers: int = 2
    bot_seconds: float = 1.0
    replay_workers: int = 1
    """Processes in which replays of matches and log files are worked out."""
    replay_seconds: float = 20.0
    """How much CPU time one replay may use."""
    replay_bytes: int = 512 * 1024 * 1024
    replays_waiting: int = 4
    """How many replays one address may have waiting."""
    patience: float = 30.0
    """How many seconds a worker may take beyond a bot's own time before it is replaced."""
    check_seconds: float = 10.0
    """How long it may take to check the options of a new match and to lay its course."""
    check_bytes: int = 512 * 1024 * 1024
    """How much memory that may take."""
    prepare: bool = True
    """Whether engines and bots of all games are loaded when the server starts, before anybody needs them."""
    connections: int = 1_000
    """How many connections may be open at once."""
    connections_per_address: int = 200
    """How many of them one address may have; proxies that were named may have all."""
    header_seconds: float = 10.0
    """How long the head of a request may take to come."""
    body_seconds: float = 60.0
    """How long the body of a request may take to come."""
    stalled_seconds: float = 5.0
    """How long a client may read nothing of what was sent to it before its connection is aborted."""
    requests_per_address: int = 1_200
    """How many requests an address may make within so many seconds (a page and what it loads takes about 20)."""
    requests_seconds: float = 60.0
    """The seconds of `requests_per_address`."""
    frame_bytes: int = 8 * 1024
    """How long one message of a client's may be."""
    messages: int = 200
    """How many messages may come for one seat within so many seconds, by however many sockets."""
    messages_seconds: float = 20.0
    """The seconds of `messages`, `frames_per_address` and `aims_per_address`."""
    frames_per_address: int = 2_000
    """How many frames may come from an address by all its sockets: messages, parts of messages, pings, pongs."""
    aims_per_address: int = 400
    """How many aim lines an address may ask for; somebody who aims asks for about a hundred in 20 seconds."""
    sockets_per_address: int = 100
    """How many sockets an address may have open at once: one for each page with a match."""
    openings_per_address: int = 240
    """How many sockets an address may open within so many seconds, reconnects included."""
    openings_seconds: float = 60.0
    """The seconds of `openings_per_address`."""
    watchers: int = 50
    """How many spectators one match may have."""
    sockets_per_seat: int = 8
    """How many sockets may be open for one seat."""
    matches_per_address: int = 60
    """How many matches an address may make within so many seconds, rematches included."""
    matches_seconds: float = 600.0
    """The seconds of `matches_per_address`."""
    files_per_address: int = 30
    """How many replays of log files and of matches an address may ask for within so many seconds."""
    files_seconds: float = 60.0
    """The seconds of `files_per_address`."""
    uploads: int = 16
    """How many log files may be received at once."""
    uploads_per_address: int = 4
    """How many of them from one address."""
    least_clock_seconds: float = 5.0
    """How many seconds a clock gives at least."""
    entries: int = 5_000
    """How long a match's log may grow."""
    waiting_frames: int = 512
    """How many messages may wait for a slow client before it is dropped."""
    waiting_bytes: int = 512 * 1024
    """How many bytes they may have."""
    idle_seconds: float = 300.0
    """How long a match without clients stays in memory."""
    sweep_seconds: float = 60.0
    """How often matches without clients are looked for."""
    most_legal_moves: int = 60
    """Legal moves are listed to clients where they are no more than this."""
