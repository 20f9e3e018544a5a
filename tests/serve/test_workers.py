from __future__ import annotations

import asyncio
import signal
import time
from typing import TYPE_CHECKING

import pytest

from chabudai.serve import protocol as wire
from chabudai.serve.workers import Workers
from tests.serve.processes import command, signal_workers, workers
from tests.serve.server import BOT, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

SLOW_BOT = wire.SeatSetup("bot", 2)


def busy_workers(server: Server) -> list[int]:
    """Wait until there are workers."""
    while not workers(server.pid):
        time.sleep(0.01)
    return workers(server.pid)


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
    matches = [server.make(BOT, BOT).match for _ in range(8)]
    for _ in range(3):
        busy_workers(server)
        signal_workers(server.pid, signal.SIGKILL)
        time.sleep(0.1)
    for match in matches:
        with server.enter(match) as watcher:
            watcher.until_over()


def test_workers_that_hang_are_replaced_and_every_match_goes_on(new_server: Callable[..., Server]) -> None:
    server = new_server(patience=1.0)
    matches = [server.make(BOT, BOT).match for _ in range(8)]
    busy_workers(server)
    assert signal_workers(server.pid, signal.SIGSTOP)
    for match in matches:
        with server.enter(match) as watcher:
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
