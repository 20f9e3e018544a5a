"""The metrics of a server, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The metrics of one server, in a Prometheus registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.matches = Counter("chabudai_matches_made", "matches made", registry=self.registry)
        self.messages = Counter("chabudai_messages", "messages received", registry=self.registry)
        self.moves = Counter("chabudai_moves", "moves made by clients", registry=self.registry)

    def watch(self, name: str, words: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value is read whenever the metrics are asked for."""
        Gauge(name, words, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        """Return all metrics in the Prometheus text format."""
        return generate_latest(self.registry)
