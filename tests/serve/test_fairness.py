"""Nobody's bot waits for the many matches of somebody else: owners have their turns, whatever each of them asks for."""

from __future__ import annotations

import time
from contextlib import ExitStack
from threading import Event, Thread
from typing import TYPE_CHECKING

from chabudai.serve import protocol as wire
from tests.serve.server import BOT, PERSON, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from tests.serve.client import Client

MANY = 20
THINKER = wire.SeatSetup("bot", 2)


def times_between(watchers: list[Client], first: float, last: float) -> int:
    """Return how many moves were made in all these matches between two times of the server."""
    return sum(first < step.at < last for watcher in watchers for step in watcher.steps)


def listen(watcher: Client, over: Event) -> None:
    while not over.is_set() and watcher.table.result is None:
        watcher.pause(0.2)


def steps_of(watchers: list[Client]) -> int:
    return sum(len(watcher.steps) for watcher in watchers)


def test_the_many_bots_of_one_client_do_not_keep_another_waiting(
    new_server: Callable[..., Server], rng: Random
) -> None:
    server, over = new_server(bot_seconds=0.1), Event()
    with ExitStack() as open_sockets:
        many, one = (open_sockets.enter_context(server.seen_from(f"127.0.0.{number}")) for number in (3, 2))
        made = one.make(PERSON, BOT)
        host = open_sockets.enter_context(one.enter_as_host(made))
        host.play(rng)
        host.until(lambda table: table.to_act == (0,))  # the bot's process has started
        matches = [many.make(THINKER, THINKER).match for _ in range(MANY)]
        watchers = [open_sockets.enter_context(many.enter(match)) for match in matches]
        listening = [Thread(target=listen, args=(watcher, over)) for watcher in watchers]
        for thread in listening:
            thread.start()
        while steps_of(watchers) < MANY:  # they have begun, and go on all the while
            time.sleep(0.05)
        begun = steps_of(watchers)
        overtaken: list[int] = []
        while len(overtaken) < 6 and host.table.result is None:
            host.play(rng)
            host.until(lambda table: bool(table.to_act == (0,) or table.result))
            overtaken.append(len(host.steps))
            until = steps_of(watchers) + 3
            while steps_of(watchers) < until:
                time.sleep(0.05)
        over.set()
        for thread in listening:
            thread.join()
        replies = [(host.steps[number - 2].at, host.steps[number - 1].at) for number in overtaken]
        waited = [times_between(watchers, *reply) for reply in replies]
    assert steps_of(watchers) >= begun + 3 * len(overtaken)
    assert sorted(waited)[len(waited) // 2] <= 3, waited
    assert max(waited) < MANY / 2, waited
