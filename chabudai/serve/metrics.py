"""The metrics of a server, for Prometheus. They have no names, no tokens and no addresses in them."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from contextlib import contextmanager
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from collections.abc import Generator

    from prometheus_client.core import Metric

    from chabudai.serve.workers import Workers

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
LAG_SECONDS: Final = 0.25
"""How often it is measured how late the event loop is."""


class Metrics:
    """The metrics of one server, in a Prometheus registry of its own."""

    def __init__(self, number: int = 0) -> None:
        self._number = number
        """Which of several processes this is; 0 where there is one."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.matches = Counter("chabudai_matches_made", "matches made", registry=self.registry)
        self.messages = Counter("chabudai_messages", "messages received", registry=self.registry)
        self.moves = Counter("chabudai_moves", "moves made by clients", registry=self.registry)
        self.deleted = Counter("chabudai_matches_deleted", "matches deleted by age", registry=self.registry)
        self._requests = self._histogram("chabudai_request_seconds", "time to answer HTTP requests", "kind")
        self._handling = self._histogram("chabudai_message_seconds", "time to do what messages ask for", "kind")
        self._answers = self._counter("chabudai_answers", "HTTP answers by status", "status")
        self._refusals = self._counter("chabudai_refusals", "refusals by their code", "code")
        self._store = self._histogram("chabudai_store_seconds", "time that the store takes", "operation")
        self._store_errors = self._counter("chabudai_store_errors", "what the store could not do", "kind")
        self._lag = Histogram(
            "chabudai_loop_lag_seconds", "how late the event loop is", registry=self.registry, buckets=BUCKETS
        )

    def _histogram(self, name: str, words: str, label: str) -> Histogram:
        return Histogram(name, words, [label], registry=self.registry, buckets=BUCKETS)

    def _counter(self, name: str, words: str, label: str) -> Counter:
        return Counter(name, words, [label], registry=self.registry)

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is read whenever the metrics are asked for."""
        Gauge(name, words, registry=self.registry).set_function(value)

    def watch_workers(self, pools: "Mapping[str, Workers]") -> None:
        """Add what waits for workers and how often they were replaced, by what they are there for."""
        self.registry.register(_WorkerFigures(pools))

    def answered(self, kind: str, status: int, seconds: float) -> None:
        """Count an HTTP answer."""
        self._requests.labels(kind).observe(seconds)
        self._answers.labels(str(status)).inc()

    @contextmanager
    def handling(self, kind: str) -> "Generator[None]":
        """Measure how long it takes to do what a message asks for."""
        begun = perf_counter()
        try:
            yield
        finally:
            self._handling.labels(kind).observe(perf_counter() - begun)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def stored(self, operation: str, seconds: float) -> None:
        """Count something that the store was asked to do."""
        self._store.labels(operation).observe(seconds)

    def store_failed(self, kind: str) -> None:
        """Count something that the store could not do."""
        self._store_errors.labels(kind).inc()

    async def measure_lag(self) -> None:
        """Measure for ever how late the event loop is: how much longer a sleep takes than it should."""
        while True:
            begun = perf_counter()
            await asyncio.sleep(LAG_SECONDS)
            self._lag.observe(max(0.0, perf_counter() - begun - LAG_SECONDS))

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format; those of several processes are told apart by a label."""
        return generate_latest(_Labelled(self.registry, str(self._number)) if self._number else self.registry)


class _Labelled(CollectorRegistry):
    """The metrics of another registry, each with the number of the process that has counted."""

    def __init__(self, registry: CollectorRegistry, number: str) -> None:
        super().__init__()
        self._others = registry
        self._number = number

    def collect(self) -> "Iterable[Metric]":
        for metric in self._others.collect():
            metric.samples = [
                sample._replace(labels={**sample.labels, "process": self._number}) for sample in metric.samples
            ]
            yield metric


class _WorkerFigures(Collector):
    def __init__(self, pools: "Mapping[str, Workers]") -> None:
        self._pools = pools

    def collect(self) -> "Iterable[Metric]":
        waiting = GaugeMetricFamily("chabudai_work_waiting", "work that waits for a worker", labels=["workers"])
        restarts = CounterMetricFamily("chabudai_worker_restarts", "workers that were replaced", labels=["workers"])
        for name, workers in self._pools.items():
            waiting.add_metric([name], workers.waiting)
            restarts.add_metric([name], workers.restarts)
        return waiting, restarts
