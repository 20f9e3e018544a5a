"""Group commit: one thread does all waiting requests in one transaction, so that many writers share one sync."""

from __future__ import annotations

import threading
from collections import deque
from concurrent.futures import Future
from contextlib import ExitStack, closing
from functools import partial
from itertools import count
from time import sleep
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from chabudai.store.port import StoreClosed, StoreError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from chabudai.store.ledger import Ledger

GROUP = 1000  # requests in one transaction, so that nobody waits for an endless one
GATHERING = 0.002  # seconds in which others may join a group: a commit costs about as much for ten as for one

T = TypeVar("T")


class _Request(Generic[T]):
    def __init__(self, work: Callable[[Ledger], T]) -> None:
        self.work = work
        self.future: Future[T] = Future()

    def judge(self, ledger: Ledger) -> Callable[[], None]:
        """Do the work inside the open transaction, and return what resolves its future after the commit.

        A refusal comes before anything is written; any other error is raised, as it may have left something behind.
        """
        try:
            return partial(self.future.set_result, self.work(ledger))
        except StoreError as refusal:
            return partial(self.future.set_exception, refusal)

    def judge_apart(self, ledger: Ledger) -> Callable[[], None]:
        """Do the same so that an error of its own spoils nothing for the others; it takes longer."""
        try:
            with ledger.apart():
                outcome = self.work(ledger)
        except Exception as error:
            if not ledger.is_own_fault(error):
                raise
            return partial(self.future.set_exception, error)
        return partial(self.future.set_result, outcome)


class GroupWriter:
    """Does the work that any thread submits, in order, and answers when it is durable."""

    def __init__(self, store: str, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger
        self._waiting: deque[_Request[Any]] = deque()
        self._news = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=f"writer of {store}", daemon=True)
        self._thread.start()

    def submit(self, work: Callable[[Ledger], T]) -> Future[T]:
        """Have `work` done in a transaction; the future resolves with what it gives or raises."""
        request = _Request(work)
        with self._news:
            if self._closed:
                raise StoreClosed(self._store)
            self._waiting.append(request)
            self._news.notify()
        return request.future

    def close(self) -> None:
        """Finish what was submitted, then end the thread and its connection."""
        self._shut()
        self._thread.join()

    def _shut(self) -> None:
        with self._news:
            self._closed = True
            self._news.notify()

    def _run(self) -> None:
        try:
            with closing(self._ledger):
                while group := self._take():
                    self._commit(group)
        except BaseException as error:
            self._shut()
            self._refuse(_alive(self._waiting), error)
            raise

    def _take(self) -> list[_Request[Any]]:
        """Wait for requests, give others a moment to join, and take what is there; nothing at all is the end."""
        with self._news:
            self._news.wait_for(lambda: self._waiting or self._closed)
            open_still = not self._closed
        if open_still:
            sleep(GATHERING)
        with self._news:
            return [self._waiting.popleft() for _ in range(min(len(self._waiting), GROUP))]

    def _commit(self, group: Sequence[_Request[Any]]) -> None:
        alive = _alive(group)
        for tries in count(1):
            try:
                outcomes = self._done(alive)
            except BaseException as error:  # noqa: BLE001 -- whatever it was, nobody may be left waiting
                # A refusal of this group goes too, because it may rest on an entry that was just rolled back.
                if self._ledger.recovers(error, tries):
                    continue  # even a group that was written after all: the same again changes nothing
                self._refuse(alive, error)
            else:
                _resolve(outcomes)
            return

    def _done(self, requests: Sequence[_Request[Any]]) -> Sequence[Callable[[], None]]:
        """Do the requests in one transaction; where one fails for a reason of its own, again with each apart."""
        try:
            with self._ledger.transaction():
                return [request.judge(self._ledger) for request in requests]
        except Exception as error:
            if not self._ledger.is_own_fault(error):
                raise
        with self._ledger.transaction():
            return [request.judge_apart(self._ledger) for request in requests]

    def _refuse(self, requests: Sequence[_Request[Any]], cause: BaseException) -> None:
        errors = [self._ledger.store_error(cause) for _ in requests]
        for error in errors:
            error.__cause__ = cause
        pairs = zip(requests, errors, strict=True)
        _resolve([partial(request.future.set_exception, error) for request, error in pairs])


def _alive(requests: Sequence[_Request[Any]]) -> list[_Request[Any]]:
    """Leave out what was cancelled while it waited; from here on nothing else can be."""
    return [request for request in requests if request.future.set_running_or_notify_cancel()]


def _resolve(outcomes: Sequence[Callable[[], None]]) -> None:
    with ExitStack() as stack:  # which calls them all, even if the callback of one future raises
        for outcome in reversed(outcomes):
            stack.callback(outcome)
