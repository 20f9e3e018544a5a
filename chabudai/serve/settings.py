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
    least_grace: float = 10.0
    """After how many seconds of absence, at least, a host may let a bot play for somebody."""
    prepare: bool = True
    """Whether engines and bots of all games are loaded when the server starts, before anybody needs them."""
    frame_bytes: int = 8 * 1024
    messages: int = 200
    messages_seconds: float = 20.0
    matches_per_address: int = 60
    matches_seconds: float = 600.0
    files_per_address: int = 30
    files_seconds: float = 60.0
    """How many log files an address may send within so many seconds."""
    entries: int = 5_000
    """How long a match's log may grow."""
    waiting_frames: int = 512
    """How many messages may wait for a slow client before it is dropped."""
    idle_seconds: float = 300.0
    """How long a match without clients stays in memory."""
    sweep_seconds: float = 60.0
    """How often matches without clients are looked for."""
    most_legal_moves: int = 60
    """Legal moves are listed to clients where they are no more than this."""
