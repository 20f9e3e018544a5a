"""What all matches of a server share: the store, the workers, the settings, the time."""

import time
from collections.abc import Callable
from typing import NamedTuple

from chabudai.serve.settings import Settings
from chabudai.serve.workers import Workers
from chabudai.store import LogStore


class Services(NamedTuple):
    """The parts that a live match needs and does not own."""

    store: LogStore
    workers: Workers
    settings: Settings
    office: Workers
    """Does what clients ask for besides playing, with bounds on what each request may use."""
    now: Callable[[], float] = time.time
