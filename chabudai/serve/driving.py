"""What goes on at a table by itself: bots and Nature, who need workers, and the clock."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from math import inf
from random import Random, SystemRandom
from typing import NamedTuple, Protocol

from chabudai.core import NATURE, AnyEntry, Holder, IllegalMove, Moved, Seat
from chabudai.serve.gate import AnyMatch
from chabudai.serve.house import House
from chabudai.serve.problems import Refusal
from chabudai.serve.workers import Drawn, WorkFailed, choose, nature

log = logging.getLogger(__name__)

PAUSE = 1.0  # seconds between tries of what came to nothing
CURTAIN = 1.1  # seconds between the end of a film and a bot's next thought


class Driven(Protocol):
    """A table, as what drives it knows it."""

    @property
    def lock(self) -> asyncio.Lock:
        """Held while the match changes."""
        ...

    @property
    def match(self) -> AnyMatch:
        """The match, to be looked at while the lock is held."""
        ...

    @property
    def stands_still(self) -> bool:
        """Whether nothing goes on by itself, whoever is to act."""
        ...

    @property
    def awaits_players(self) -> bool:
        """Whether somebody has yet to come, so that no clock runs."""
        ...

    async def change(self, done: Callable[[], Sequence[AnyEntry]]) -> None:
        """Do something to the match, with the lock held."""
        ...


class Task(NamedTuple):
    """A move that a worker is to find."""

    seat: Seat
    state: object
    view: object
    holder: Holder | None
    seconds: float


def shown_at(match: AnyMatch) -> float:
    """Return when the film of what happened last will have been shown, by the clock of the match."""
    last = match.entries[-1] if match.entries else None
    film = last.film if isinstance(last, Moved) else None
    return last.at + film.duration + CURTAIN if last and film else 0.0


class Driver:
    """Has bots and Nature move, and makes the default move when time is over."""

    def __init__(self, table: Driven, house: House) -> None:
        self._table = table
        self._house = house
        self._rng = Random(SystemRandom().getrandbits(128))
        self._driving: asyncio.Task[None] | None = None
        self._expiring: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether something will happen by itself."""
        going = (task for task in (self._driving, self._expiring) if task and not task.done())
        return self._alarm is not None or any(going)

    def go_on(self) -> None:
        """Look at how things stand, and have done what is to be done; to be called whenever that has changed."""
        self._set_alarm()
        if self._next() is not None and (self._driving is None or self._driving.done()):
            self._driving = asyncio.create_task(self._drive())

    def stop(self) -> None:
        """Do nothing more."""
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        for task in (self._driving, self._expiring):
            if task:
                task.cancel()

    # Bots and Nature

    def _next(self) -> Seat | None:
        """Return who is to act and needs a worker: Nature or a bot."""
        if self._table.stands_still:
            return None
        acting, seats = self._table.match.to_act, self._table.match.situation.seats
        bots = {seat for seat in acting - {NATURE} if seats[seat].kind == "bot"}
        return NATURE if NATURE in acting else min(bots, default=None)

    def _task(self) -> Task | None:
        seat, match = self._next(), self._table.match
        if seat is None:
            return None
        if seat == NATURE:
            return Task(seat, match.state, None, None, 0.0)
        left = match.times.left_at(seat, self._house.now())
        seconds = min(self._house.settings.bot_seconds, left / 2)
        return Task(seat, match.state, match.game.view(match.state, seat), match.situation.seats[seat], seconds)

    async def _drive(self) -> None:
        while True:
            async with self._table.lock:
                task = self._task()
            if task is None:
                return
            try:
                await self._watch(task)
                found = await self._found(task)
                async with self._table.lock:
                    if self._still_asked(task):
                        await self._play(task, found)
            except (WorkFailed, Refusal) as error:
                log.warning("a move by itself came to nothing: %s", error)
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("a move by itself failed")
                await asyncio.sleep(PAUSE)

    async def _watch(self, task: Task) -> None:
        """Let a bot look on until what happened last has been shown: people want to see it too."""
        if task.seat != NATURE:
            await asyncio.sleep(shown_at(self._table.match) - self._house.now())

    async def _found(self, task: Task) -> Drawn:
        seed, patience = self._rng.getrandbits(64), self._house.settings.patience
        run, match = self._house.workers.run, self._table.match
        if task.holder is None:
            return await run(nature, match.game.id, match.header.options, task.state, seed, patience=patience)
        level = task.holder.level or 1
        try:
            patience += task.seconds
            return Drawn(await run(choose, match.game.id, level, task.view, seed, task.seconds, patience=patience))
        except WorkFailed:
            log.error("a bot of %s could not move: the default is made", match.game.id)  # noqa: TRY400 -- told already
            return Drawn(match.game.default(task.view))

    def _still_asked(self, task: Task) -> bool:
        match = self._table.match
        if task.seat not in match.to_act or self._table.stands_still:
            return False
        if task.seat == NATURE:
            return match.state == task.state
        bot = match.situation.seats[task.seat].kind == "bot"
        return bot and match.game.view(match.state, task.seat) == task.view

    async def _play(self, task: Task, found: Drawn) -> None:
        match = self._table.match
        try:
            await self._table.change(lambda: match.play(task.seat, found.move, self._house.now(), found.film))
        except IllegalMove as error:
            if task.seat == NATURE or error.code == "time-over":
                raise Refusal(error.code, error.reason) from error
            log.error("a bot of %s made a move that is none: %s", match.game.id, error)  # noqa: TRY400 -- that says all
            default = match.game.default(task.view)
            await self._table.change(lambda: match.play(task.seat, default, self._house.now()))

    # The clock

    def _set_alarm(self) -> None:
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._table.match.deadline
        if deadline < inf and not self._table.awaits_players and not self._table.stands_still:
            delay = max(0.0, deadline - self._house.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._time_is_over)

    def _time_is_over(self) -> None:
        self._alarm = None
        self._expiring = asyncio.create_task(self._expire())

    async def _expire(self) -> None:
        async with self._table.lock:
            try:
                await self._table.change(lambda: self._table.match.expire(self._house.now()))
            except Refusal as refusal:
                log.warning("time was over, but: %s", refusal)
