"""One worker: a process of its own that does one thing at a time, watched while it does.

The process says all the time that it is alive and how much CPU it has used, in a piece of shared memory: one that is
stopped, or uses more than it may, is replaced within seconds, and only what it was doing is lost.
"""

import asyncio
import os
import pickle
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeVar

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

BEAT_SECONDS: Final = 0.2
LATEST_BEAT: Final = 5.0
"""After so many seconds without a beat a process is taken for stopped; compiling takes the GIL, but not that long."""
MOST_LOOKS_STOPPED: Final = 5
STARTING_SECONDS: Final = 60.0
BEATS, CPU = 0, 1
T = TypeVar("T")


class _Pipe(Protocol):
    """One end of a pipe, as far as it is used here: its class has another name on each system."""

    def send(self, obj: object, /) -> None: ...
    def send_bytes(self, buf: bytes, /) -> None: ...
    def recv(self) -> Any: ...  # noqa: ANN401 -- whatever was sent
    def close(self) -> None: ...


class Limits(NamedTuple):
    """What one piece of work may use before it is stopped; None where there is no bound."""

    cpu: float | None = None
    """Seconds of CPU."""
    memory: int | None = None
    """Bytes beyond what the process has when it starts."""
    niceness: int = 0


class WorkerLost(Exception):
    """The process is gone, was stopped, or took too long."""


class OverBudget(Exception):
    """The work used more CPU or memory than it may."""


class WorkRaised(Exception):
    """The work raised an exception; this one has its words."""


class Worker:
    """One process, started when there is something to do and replaced when it dies, hangs or uses too much."""

    def __init__(self, limits: Limits) -> None:
        self.restarts = 0
        self.prepared: set[str] = set()
        """The games whose engines the process has loaded."""
        self._limits = limits
        self._thread = ThreadPoolExecutor(1, "worker")
        self._process: BaseProcess | None = None
        self._pipe: _Pipe | None = None
        self._pulse: Any = None

    async def run(self, work: Callable[..., T], facts: tuple[object, ...], patience: float) -> T:
        """Return what the work gives; WorkerLost, OverBudget or WorkRaised where it gives nothing."""
        running = asyncio.get_running_loop().run_in_executor(self._thread, self._do, self._ready(), work, facts)
        running.add_done_callback(_look_at)
        watch = _Watch(self._process.pid if self._process else None, self._limits.cpu, patience)
        try:
            while not (await asyncio.wait({running}, timeout=BEAT_SECONDS))[0]:
                watch.look(self._pulse)
        except (WorkerLost, OverBudget):
            self.kill()
            await asyncio.wait({running})
            raise
        return await running

    def kill(self) -> None:
        """End the process, whatever it does; the next work starts another."""
        if self._process and self._process.pid and self._process.is_alive():
            self._process.kill()

    def close(self) -> None:
        """End the process and what waits for it."""
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _do(self, pipe: _Pipe, work: Callable[..., T], facts: tuple[object, ...]) -> T:
        """Have the process do it; this runs in the worker's thread, where a full pipe keeps nobody waiting."""
        try:
            pipe.send((work, facts))
            answer = pipe.recv()
        except (EOFError, OSError) as error:
            self._discard()
            raise WorkerLost(f"its process ended ({type(error).__name__})") from error
        except Exception as error:
            raise WorkRaised(f"what it gave can't be read: {type(error).__name__}: {error}") from error
        return self._value(*answer)

    def _value(self, outcome: str, value: Any) -> Any:  # noqa: ANN401 -- whatever the work gives
        if outcome == "memory":
            self._discard()
            raise OverBudget("it used more memory than it may")
        if outcome == "raised":
            raise WorkRaised(value)
        return value

    def _ready(self) -> _Pipe:
        """Return the pipe to a process that is alive, a new one where there is none."""
        if self._pipe and self._process and self._process.is_alive():
            return self._pipe
        self._discard()
        context = get_context("spawn")
        pipe, theirs = context.Pipe()
        self._pipe, self._pulse = pipe, context.RawArray("d", 2)
        facts = (theirs, self._pulse, self._limits)
        self._process = context.Process(target=work_until_closed, args=facts, daemon=True)
        self._process.start()
        theirs.close()
        return pipe

    def _discard(self) -> None:
        if self._process is not None:
            self.restarts += 1
            self.prepared.clear()
            self.kill()
            self._process.join(1.0)
            self._process = None
            self.prepared.clear()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


def _look_at(running: "asyncio.Future[Any]") -> None:
    """Take note of what became of some work: where nobody waits for it any more, nobody else would."""
    if not running.cancelled():
        running.exception()


class _Watch:
    """Looks at the pulse of a process that does something, and says when it has to be stopped."""

    def __init__(self, pid: int | None, cpu: float | None, patience: float) -> None:
        self._pid = pid
        self._looks_stopped = 0
        self._most = cpu
        self._patience = patience
        self._until = time.monotonic() + STARTING_SECONDS
        self._beats = -1.0
        self._beaten = time.monotonic()
        self._before: float | None = None

    def look(self, pulse: Any) -> None:  # noqa: ANN401 -- an array of doubles in shared memory
        """Raise WorkerLost or OverBudget where it should not go on."""
        now = time.monotonic()
        if now > self._until:
            raise WorkerLost("it took too long")
        self._looks_stopped = self._looks_stopped + 1 if _is_stopped(self._pid) else 0
        if self._looks_stopped > MOST_LOOKS_STOPPED:
            raise WorkerLost("it was stopped")
        if pulse is None or not pulse[BEATS]:  # it is starting
            self._beaten = now
            return
        if self._before is None:
            self._before, self._until = pulse[CPU], now + self._patience
        if pulse[BEATS] != self._beats:
            self._beats, self._beaten = pulse[BEATS], now
        elif now - self._beaten > LATEST_BEAT:
            raise WorkerLost("it has stopped")
        if self._most is not None and pulse[CPU] - self._before > self._most:
            raise OverBudget("it used more CPU time than it may")


def _is_stopped(pid: int | None) -> bool:
    """Return whether the system says that a process is stopped; where it says nothing, beats that stay away tell."""
    try:
        with open(f"/proc/{pid}/stat", "rb") as file:  # noqa: PTH123 -- several times a second
            return file.read().rpartition(b") ")[2][:1] == b"T"
    except OSError:
        return False


def work_until_closed(pipe: _Pipe, pulse: Any, limits: Limits) -> None:  # noqa: ANN401 -- as above
    """Do what comes through the pipe, one thing after the other: what a worker's process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal goes to everybody; the server decides
    Thread(target=_end_with_server, daemon=True).start()
    import_module("chabudai.serve.work")  # what takes long happens before anybody loses patience
    _limit(limits)
    Thread(target=_beat, args=(pulse,), daemon=True).start()
    while True:
        try:
            work, facts = pipe.recv()
        except EOFError:
            return
        pipe.send_bytes(_answer(work, facts))


def _answer(work: Callable[..., object], facts: tuple[object, ...]) -> bytes:
    try:
        return pickle.dumps(("done", work(*facts)))
    except MemoryError:
        return pickle.dumps(("memory", None))
    except Exception as error:  # noqa: BLE001 -- whatever it is goes to who has asked
        return pickle.dumps(("raised", f"{type(error).__name__}: {error}"))


def _limit(limits: Limits) -> None:
    if limits.niceness and hasattr(os, "nice"):
        os.nice(limits.niceness)
    if limits.memory is not None and sys.platform == "linux":
        import resource

        pages = int(open("/proc/self/statm", encoding="ascii").read().split()[0])  # noqa: SIM115, PTH123 -- read once
        most = pages * os.sysconf("SC_PAGESIZE") + limits.memory
        resource.setrlimit(resource.RLIMIT_AS, (most, resource.RLIM_INFINITY))


def _beat(pulse: Any) -> None:  # noqa: ANN401 -- as above
    while True:
        pulse[CPU] = time.process_time()
        pulse[BEATS] += 1
        time.sleep(BEAT_SECONDS)


def _end_with_server() -> None:
    server = parent_process()
    if server:
        wait([server.sentinel])
        os._exit(1)
