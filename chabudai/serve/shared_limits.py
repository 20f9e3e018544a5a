"""Limits by address across processes: each tells the others every second what addresses did by way of it.

So an address may have more than its limit for a second or two, by what the other processes let through meanwhile.
"""

import asyncio
import logging
from collections import Counter, deque
from typing import Final

import msgspec

from chabudai.core import Struct
from chabudai.serve.limits import AddressLimits, Held, Rate
from chabudai.store import Peers, StoreError

log = logging.getLogger(__name__)

SECONDS: Final = 1.0
"""How often the others are told."""
TOPIC: Final = " addresses"
"""No match has a name with a space in it."""
ROUNDS: Final = 4
"""What was counted is told so often, in case that a process does not look every time."""

Key = str | tuple[str, str]


class Round(Struct):
    """What was counted within a second, by the limit’s name."""

    number: int
    counts: dict[str, list[tuple[Key, int]]]


class Usage(Struct):
    """What addresses did by way of one process lately, and what they have now."""

    rounds: tuple[Round, ...]
    held: dict[str, dict[str, int]]


class SharedLimits:
    """Keeps the limits of this process in step with those of the others."""

    def __init__(self, limits: AddressLimits, peers: Peers) -> None:
        self._peers = peers
        parts = vars(limits)
        self._rates = {name: part for name, part in parts.items() if isinstance(part, Rate)}
        self._held = {name: part for name, part in parts.items() if isinstance(part, Held)}
        self._rounds: deque[Round] = deque(maxlen=ROUNDS)
        self._number = 0
        self._seen: dict[int, int] = {}
        """The last round of each process that was counted here."""
        for rate in self._rates.values():
            rate.recent = Counter()

    async def go_on(self) -> None:
        """Tell and be told every second."""
        while True:
            await asyncio.sleep(SECONDS)
            try:
                notes = await asyncio.to_thread(self._exchange, self.usage())
            except StoreError as error:
                log.warning("what addresses do by way of other processes is counted later: %s", error)
            else:
                self.count(notes)

    def usage(self) -> bytes:
        """Return what the others are to know now."""
        self._number += 1
        counts = {name: _taken(rate) for name, rate in self._rates.items() if rate.recent}
        self._rounds.append(Round(self._number, counts))
        held = {name: part.here for name, part in self._held.items()}
        return msgspec.msgpack.encode(Usage(tuple(self._rounds), held))

    def _exchange(self, usage: bytes) -> list[tuple[int, bytes]]:
        self._peers.post({TOPIC: usage}, quietly=True)
        return self._peers.notes([TOPIC]).get(TOPIC, [])

    def count(self, notes: list[tuple[int, bytes]]) -> None:
        """Count what the others have told, each round once."""
        told = {process: msgspec.msgpack.decode(body, type=Usage) for process, body in notes}
        for process, usage in told.items():
            before = self._seen.get(process, 0)
            for one in usage.rounds:
                if one.number > before:
                    self._add(one)
        self._seen = {process: usage.rounds[-1].number for process, usage in told.items()}
        for name, held in self._held.items():
            held.elsewhere = Counter()
            for usage in told.values():
                held.elsewhere.update(usage.held.get(name, {}))

    def _add(self, one: Round) -> None:
        for name, counts in one.counts.items():
            if name in self._rates:
                for key, count in counts:
                    self._rates[name].add(key, count)


def _taken(rate: Rate) -> list[tuple[Key, int]]:
    """Return what was counted since the last time, by address, or by match and who plays there."""
    recent, rate.recent = rate.recent or Counter(), Counter()
    return [(key, count) for key, count in recent.items() if isinstance(key, str | tuple)]  # pyright: ignore[reportReturnType] -- of texts
