"""Who touches whom, step by step: a touch is reported when it begins, and again only after the two were apart."""

from collections.abc import Iterable
from typing import Final, NamedTuple

Pair = tuple[int, int]

APART: Final = 5
"""For how many steps two have to be apart: rattling is one touch."""


class Touch(NamedTuple):
    """A touch that began: at which step, who, and where."""

    step: int
    a: int
    b: int
    x: float
    y: float
    z: float


class Touches:
    """The touches of a run. What sleeps is not looked at by MuJoCo, yet goes on touching what it touched."""

    def __init__(self, resting: Iterable[Pair]) -> None:
        self.begun: list[Touch] = []
        self.now: frozenset[Pair] = frozenset()
        self._dormant = set(resting)
        self._seen: dict[Pair, int] = {}

    def look(self, step: int, found: frozenset[Pair], awake: list[int]) -> list[Pair]:
        """Take who touches from this step on, until the next look, and return those that have begun to."""
        self._seen.update(dict.fromkeys(self.now - found, step - 1))
        self._dormant |= {pair for pair in self._lately(step) if not _awake(pair, awake)}
        begun = [pair for pair in sorted(found - self.now) if self._new(pair, step)]
        for pair in [pair for pair in self._dormant if _awake(pair, awake)]:
            self._dormant.remove(pair)
            self._seen[pair] = step
        self.now = found
        return begun

    def touching(self, step: int) -> frozenset[Pair]:
        """Return who touches whom at the end."""
        return self.now | self._dormant | self._lately(step)

    def _lately(self, step: int) -> set[Pair]:
        """Return who touched so lately that they are not apart."""
        return {pair for pair, seen in self._seen.items() if step - seen <= APART}

    def _new(self, pair: Pair, step: int) -> bool:
        if pair in self._dormant:
            return False
        return pair not in self._seen or step - self._seen[pair] > APART


def _awake(pair: Pair, awake: list[int]) -> bool:
    return any(body >= 0 and awake[body] for body in pair)
