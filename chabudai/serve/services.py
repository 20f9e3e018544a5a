"""What all matches of a server share: the store, the workers, the settings, the time."""

from collections.abc import Callable
from typing import NamedTuple

from chabudai.serve.limits import AddressLimits
from chabudai.serve.opening_threads import OpeningThreads
from chabudai.serve.settings import Settings
from chabudai.serve.workers import Workers
from chabudai.store import LogStore


class Services(NamedTuple):
    """The parts that a live match needs and does not own."""

    store: LogStore
    workers: Workers
    checks: Workers
    """Workers that check what hosts ask for; what is slow there delays no bot and no flick."""
    replays: Workers
    """Workers that replay matches and log files."""
    threads: OpeningThreads
    """Where matches are read from the store and replayed."""
    settings: Settings
    limits: AddressLimits
    """What each address may do, and how often."""
    now: Callable[[], float]
    """The time, which runs evenly and has a date: see `ServerTime`."""
