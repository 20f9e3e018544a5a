from __future__ import annotations

import asyncio
import os
import signal
import time
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING

import pytest

from chabudai.serve import protocol as wire
from chabudai.serve.worker import Limits
from chabudai.serve.workers import LEAST_SECONDS, Workers, WorkRefused, WorkUnwanted
from tests.serve.processes import command, signal_workers, workers
from tests.serve.server import BOT, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Generator
    from random import Random

    from tests.serve.client import Client

SLOW_BOT = wire.SeatSetup("bot", 2)


def busy_workers(server: Server) -> list[int]:
    """Wait until there are workers."""
    while not workers(server.pid):
        time.sleep(0.01)
    return workers(server.pid)


@contextmanager
def watched(server: Server, count: int) -> Generator[list[Client]]:
    """Make matches of bots alone, which play as long as somebody looks."""
    with ExitStack() as watching:
        yield [watching.enter_context(server.enter(server.make(BOT, BOT).match)) for _ in range(count)]


def test_a_match_goes_on_when_all_workers_are_killed(new_server: Callable[..., Server], rng: Random) -> None:
    server = new_server(bot_seconds=0.1)
    made = server.make(PERSON, SLOW_BOT)
    killed = 0
    with server.enter_as_host(made) as host:
        for _ in range(5):
            host.until(lambda table: bool(table.to_act == (0,) or table.result))
            if host.table.result:
                break
            host.play(rng)
            busy_workers(server)
            killed += signal_workers(server.pid, signal.SIGKILL)
        host.until(lambda table: bool(table.to_act == (0,) or table.result))
    assert killed
    assert "Traceback" not in server.output.read_text()


def test_many_matches_go_on_when_all_workers_are_killed(new_server: Callable[..., Server]) -> None:
    server = new_server()
    with watched(server, 8) as watchers:
        for _ in range(3):
            busy_workers(server)
            signal_workers(server.pid, signal.SIGKILL)
            time.sleep(0.1)
        for watcher in watchers:
            watcher.until_over()


def test_workers_that_hang_are_replaced_and_every_match_goes_on(new_server: Callable[..., Server]) -> None:
    server = new_server(patience=1.0)
    with watched(server, 8) as watchers:
        busy_workers(server)
        assert signal_workers(server.pid, signal.SIGSTOP)
        for watcher in watchers:
            watcher.until_over()


def test_who_waits_for_a_worker_is_not_taken_for_one_that_hangs(caplog: pytest.LogCaptureFixture) -> None:
    async def work_together() -> list[None]:
        crew = Workers(1)
        try:
            await crew.run(time.sleep, 0.0, patience=60.0)  # how long a process takes to start is not the question here
            return await asyncio.gather(*(crew.run(time.sleep, 0.3, patience=2.0) for _ in range(8)))
        finally:
            crew.close()

    assert asyncio.run(work_together()) == [None] * 8
    assert not caplog.records


def worked(does: Callable[[Workers], Awaitable[None]], crew: Callable[[], Workers]) -> None:
    async def run() -> None:
        workers = crew()
        try:
            await does(workers)
        finally:
            workers.close()

    asyncio.run(run())


def spin(seconds: float) -> None:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass


def hoard(count: int) -> int:
    return len(bytearray(count))


def test_work_that_uses_too_much_cpu_is_stopped_and_the_next_is_done() -> None:
    async def play(crew: Workers) -> None:
        with pytest.raises(WorkRefused, match="CPU time"):
            await crew.run(spin, 60.0, patience=60.0)
        await crew.run(spin, 0.1, patience=60.0)
        assert crew.restarts == 1

    worked(play, lambda: Workers(1, limits=Limits(cpu=1.0)))


def test_work_that_takes_too_much_memory_is_stopped_and_the_next_is_done() -> None:
    async def play(crew: Workers) -> None:
        with pytest.raises(WorkRefused, match="memory"):
            await crew.run(hoard, 512 * 1024**2, patience=60.0)
        assert await crew.run(hoard, 64 * 1024**2, patience=60.0) == 64 * 1024**2

    worked(play, lambda: Workers(1, limits=Limits(memory=256 * 1024**2)))


def test_a_stopped_worker_stalls_only_its_own_work() -> None:
    async def play(crew: Workers) -> None:
        pids = await asyncio.gather(*(crew.run(process_id, 0.5, patience=60.0, match=str(each)) for each in range(2)))
        assert len(set(pids)) == 2
        os.kill(pids[0], signal.SIGSTOP)
        began = time.monotonic()
        stalled = asyncio.create_task(crew.run(process_id, 0.0, patience=60.0, match="0"))
        assert await crew.run(process_id, 0.0, patience=60.0, match="1") == pids[1]
        assert not stalled.done()
        assert await stalled not in pids
        assert time.monotonic() - began < 30.0

    worked(play, lambda: Workers(2))


def process_id(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def test_no_owner_has_all_workers() -> None:
    async def play(crew: Workers) -> None:
        many = [asyncio.create_task(crew.run(time.sleep, 0.5, patience=60.0, owner="many")) for _ in range(8)]
        await asyncio.sleep(0)
        await crew.run(time.sleep, 0.0, patience=60.0, owner="one")
        assert sum(task.done() for task in many) <= 4  # the process of the other had to start, too
        await asyncio.gather(*many)

    worked(play, lambda: Workers(2))


def test_an_owner_with_too_much_waiting_is_refused() -> None:
    async def play(crew: Workers) -> None:
        waiting = [asyncio.create_task(crew.run(time.sleep, 0.1, patience=60.0, owner="many")) for _ in range(4)]
        await asyncio.sleep(0)
        with pytest.raises(WorkRefused, match="wait already"):
            await crew.run(time.sleep, 0.0, patience=60.0, owner="many")
        await crew.run(time.sleep, 0.0, patience=60.0, owner="one")
        await asyncio.gather(*waiting)

    worked(play, lambda: Workers(1, most_waiting=3))


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_workers_end_with_their_server(new_server: Callable[..., Server], number: signal.Signals) -> None:
    server = new_server()
    with server.enter(server.make(BOT, BOT).match) as watcher:
        watcher.until_over()
        found = workers(server.pid)
    assert found
    server.send(number)
    server.wait()
    until = time.monotonic() + 20
    while any(b"spawn_main" in command(worker) for worker in found):
        assert time.monotonic() < until, "a worker has outlived its server"
        time.sleep(0.02)


def test_a_dead_worker_between_moves_is_no_matter(new_server: Callable[..., Server], rng: Random) -> None:
    server = new_server()
    made = server.make(PERSON, BOT)
    with server.enter_as_host(made) as host:
        for _ in range(3):
            host.play(rng)
            host.until(lambda table: table.to_act == (0,))
            signal_workers(server.pid, signal.SIGKILL)


def think(_: str, seconds: float) -> float:
    time.sleep(0.05)
    return seconds


def test_bots_think_the_shorter_the_more_waits() -> None:
    async def play(crew: Workers) -> None:
        await crew.run(think, "", patience=60.0, seconds=1.0)  # the process has started
        alone = await crew.run(think, "", patience=60.0, owner="one", seconds=1.0)
        many = [crew.run(think, "", patience=60.0, owner="one", seconds=1.0) for _ in range(40)]
        thoughts = asyncio.gather(*many, crew.run(think, "", patience=60.0, owner="other", seconds=1.0))
        first, *others, other = await thoughts
        assert (alone, first) == (1.0, 1.0)
        assert other == pytest.approx(1 / 2)  # another waits as well, and how many of theirs is not the question
        assert min(others) == LEAST_SECONDS
        assert others == sorted(others)
        assert others[-1] == 1.0

    worked(play, lambda: Workers(1))


def test_work_that_nobody_wants_any_more_is_not_begun() -> None:
    async def play(crew: Workers) -> None:
        wanted = [True]
        running = crew.run(time.sleep, 0.2, patience=60.0)
        waiting = crew.run(spin, 60.0, patience=60.0, wanted=lambda: wanted[0])
        wanted.clear()
        wanted.append(False)
        slept, unwanted = await asyncio.gather(running, waiting, return_exceptions=True)
        assert slept is None
        assert isinstance(unwanted, WorkUnwanted)

    worked(play, lambda: Workers(1))
