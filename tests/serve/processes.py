"""Looks at the processes that a server has started, and at what the system lets it do."""

from __future__ import annotations

import os
import resource
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import signal
    from collections.abc import Generator


def workers(pid: int) -> list[int]:
    """Return the processes in which a server has its bots think."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()
    return [int(child) for child in children if b"spawn_main" in command(int(child))]


def command(pid: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


def signal_workers(pid: int, number: signal.Signals) -> int:
    """Send a signal to all workers, and return how many there were."""
    found = workers(pid)
    for worker in found:
        with suppress(ProcessLookupError):
            os.kill(worker, number)
    return len(found)


@contextmanager
def unable_to_write(pid: int) -> Generator[None]:
    """Let the system refuse every write of a process to a file, as a disk that fails does."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
