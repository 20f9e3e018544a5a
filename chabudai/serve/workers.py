"""Processes for bots and physics: the event loop never waits for a computation.

What waits stands in a queue that is fair by owner and match. No owner has all workers at once, where there are two or
more, and bots think the shorter the more waits: nobody's work waits for many long thoughts of others' bots.
"""

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine, Hashable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from chabudai.core import ChabudaiError
from chabudai.serve.fair_queue import FairQueue
from chabudai.serve.work import forget_bots, loaded, prepare
from chabudai.serve.worker import Limits, OverBudget, Worker, WorkerLost, WorkRaised

log = logging.getLogger(__name__)

TRIES: Final = 3
REMEMBERED: Final = 10_000
"""Of how many matches it is remembered which worker had them last."""
PREPARING_SECONDS: Final = 600.0
"""How long an engine may take to load; compiled for the first time on a slow machine, minutes."""
LEAST_SECONDS: Final = 0.05
"""How long a bot may think at least, however much waits."""
NO_LIMITS: Final = Limits()

T = TypeVar("T")


class WorkFailed(ChabudaiError):
    """A piece of work came to nothing, however often it was tried."""


class WorkRefused(WorkFailed):
    """A piece of work would take too much, or its owner has too much waiting already."""


class WorkUnwanted(ChabudaiError):
    """A piece of work was not begun, since nobody wants it any more."""


class Unowned(NamedTuple):
    """Stands in the queue for an owner that is not known."""

    match: str | None


def always() -> bool:
    """Tell that something is wanted whatever happens meanwhile."""
    return True


class _Task(NamedTuple):
    work: Callable[..., Any]
    facts: tuple[object, ...]
    seconds: float | None
    patience: float
    match: str | None
    owner: "str | Unowned"
    urgent: bool
    game: str | None
    tries: int
    wanted: Callable[[], bool]
    done: "asyncio.Future[Any]"


class Workers:
    """A few workers; each does one thing at a time, and what it was doing when it died is asked again."""

    def __init__(self, count: int, *, limits: Limits = NO_LIMITS, most_waiting: int = 1_000) -> None:
        self._workers = [Worker(limits) for _ in range(count)]
        self._idle = list(self._workers)
        self._most_waiting = most_waiting
        self._queue: FairQueue[_Task] = FairQueue()
        self._running: Counter[Hashable] = Counter()
        self._last: OrderedDict[str, Worker] = OrderedDict()
        self._outdated: dict[Worker, list[str]] = {}
        self._preparing: dict[str, asyncio.Lock] = {}
        self._prepared: set[str] = set()
        self._when_prepared: dict[str, list[Callable[[], None]]] = {}
        self._background: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How much waits for a worker."""
        return len(self._queue)

    @property
    def restarts(self) -> int:
        """How many processes were replaced so far."""
        return sum(worker.restarts for worker in self._workers)

    async def run(
        self,
        work: Callable[..., T],
        *facts: object,
        patience: float,
        match: str | None = None,
        owner: str | None = None,
        urgent: bool = False,
        game: str | None = None,
        tries: int = TRIES,
        seconds: float | None = None,
        wanted: Callable[[], bool] = always,
    ) -> T:
        """Return what the work gives; WorkFailed after several tries that died, hung or raised.

        What belongs to a match goes to the worker that had it last, unless that one is busy and another is not;
        without an owner, the match stands for one, and may have all workers.
        WorkRefused, without another try, where it used more than it may or too much of its owner's waits already.
        A worker that has not loaded the engine of the `game` yet does so before, with a patience of its own: the first
        time it compiles machine code, which takes long and is no hang.
        Work that takes as long as it is given, as a bot's, gets its `seconds` after the other facts; fewer where others
        wait. WorkUnwanted where it is not `wanted` any more when its turn has come.
        """
        await self._until_compiled(game)
        who = owner or Unowned(match)
        if self._queue.waiting(who) >= self._most_waiting:
            raise WorkRefused(f"{self._most_waiting} pieces of work of one owner wait already")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put(_Task(work, facts, seconds, patience, match, who, urgent, game, tries, wanted, done))
        self._dispatch()
        return await done

    def _dispatch(self) -> None:
        """Give idle workers what is next."""
        while self._idle and (task := self._queue.take(self._admits)):
            if task.done.done():  # who asked has gone
                continue
            if not task.wanted():
                task.done.set_exception(WorkUnwanted(f"{task.work.__name__} is not wanted any more"))
                continue
            worker = self._worker_for(task.match)
            self._idle.remove(worker)
            self._running[task.owner] += 1
            self._in_background(self._do(worker, self._with_share(task)))

    def _with_share(self, task: _Task) -> _Task:
        """Give work that takes as long as it may its share of time, by its owner's other work and the other owners."""
        if task.seconds is None:
            return task
        waiting = self._queue.waiting(task.owner) + self._queue.owners_beside(task.owner)
        seconds = max(task.seconds / (1 + waiting), min(LEAST_SECONDS, task.seconds))
        return task._replace(facts=(*task.facts, seconds))

    def _admits(self, owner: Hashable) -> bool:
        return isinstance(owner, Unowned) or self._running[owner] < max(1, len(self._workers) - 1)

    def _worker_for(self, match: str | None) -> Worker:
        last = self._last.get(match) if match else None
        worker = last if last in self._idle else self._idle[0]
        if match:
            self._remember(match, worker)
        return worker

    def _remember(self, match: str, worker: Worker) -> None:
        self._last[match] = worker
        self._last.move_to_end(match)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    async def _do(self, worker: Worker, task: _Task) -> None:
        try:
            value = await self._tried(worker, task)
        except WorkFailed as error:
            if not task.done.done():
                task.done.set_exception(error)
        except Exception as error:
            # Such as a process that can't be started: who waits has to hear of it, or would wait for ever.
            log.exception("a worker could not be asked")
            if not task.done.done():
                task.done.set_exception(WorkFailed(f"a worker could not be asked: {error}"))
        else:
            if not task.done.done():
                task.done.set_result(value)
        finally:
            self._running[task.owner] -= 1
            self._running += Counter()  # owners that have nothing running are forgotten
            self._idle.append(worker)
            self._dispatch()

    async def _tried(self, worker: Worker, task: _Task) -> object:
        outdated = self._outdated.pop(worker, None)
        for _ in range(task.tries):
            try:
                await self._prepare_at(worker, task.game)
                if outdated:
                    await worker.run(forget_bots, tuple(outdated), task.patience)
                    outdated = None
                await self._prepare_at(worker, task.game)
                return await worker.run(task.work, task.facts, task.patience)
            except WorkerLost as lost:
                log.warning("a worker died or hung: %s", lost)
            except WorkRaised as error:
                log.error("%s failed in a worker: %s", task.work.__name__, error)  # noqa: TRY400 -- its trace is elsewhere
            except OverBudget as error:
                log.warning("%s was stopped: %s", task.work.__name__, error)
                raise WorkRefused(f"{task.work.__name__} was stopped: {error}") from error
        raise WorkFailed(f"{task.work.__name__} failed, tried {task.tries} times")

    # Engines that are loaded before they are needed

    def prepare(self, *games: str) -> None:
        """Have the engines of games loaded in the background, one after the other, before anybody needs them."""
        wanted = [game for game in games if game not in self._preparing]
        if wanted:
            self._in_background(self._prepare(wanted))

    async def _prepare(self, games: Sequence[str]) -> None:
        for game in games:
            for number, _ in enumerate(self._workers):
                await self.run(loaded, patience=PREPARING_SECONDS, owner=f"preparing {number}", game=game)

    def is_prepared(self, game: str) -> bool:
        """Tell whether a worker has loaded a game's engine: from then on nobody waits for it to be compiled."""
        return game in self._prepared

    def when_prepared(self, game: str, call: Callable[[], None]) -> None:
        """Have something called once a worker has loaded a game's engine."""
        self._when_prepared.setdefault(game, []).append(call)

    async def _until_compiled(self, game: str | None) -> None:
        """Wait while a worker compiles what this game needs, without holding another worker meanwhile."""
        compiling = self._preparing.get(game) if game and game not in self._prepared else None
        if compiling:
            async with compiling:
                pass

    async def _prepare_at(self, worker: Worker, game: str | None) -> None:
        """Have one worker load a game's engine; of several at once, one compiles and the others take what it kept."""
        if game is None or game in worker.prepared:
            return
        async with self._preparing.setdefault(game, asyncio.Lock()):
            try:
                await worker.run(prepare, (game,), PREPARING_SECONDS)
            except WorkRaised as error:
                log.error("the engine of %s could not be loaded beforehand: %s", game, error)  # noqa: TRY400 -- its trace is elsewhere
            worker.prepared.add(game)
        self._prepared.add(game)
        for call in self._when_prepared.pop(game, ()):
            call()

    def forget(self, match: str) -> None:
        """Have the bots dropped that are kept for a match, before its last worker does anything else."""
        worker = self._last.pop(match, None)
        if worker:
            self._outdated.setdefault(worker, []).append(match)

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        self._background.add(task := asyncio.create_task(work))
        task.add_done_callback(self._background_done)

    def _background_done(self, task: asyncio.Task[None]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception():
            log.warning("work in the background failed: %s", task.exception())

    def close(self) -> None:
        """End the processes."""
        for task in self._background:
            task.cancel()
        for worker in self._workers:
            worker.close()
