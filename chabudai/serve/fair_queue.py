"""A queue that is fair: first by urgency, then by turns among owners, then by turns among an owner's matches.

Somebody with fifty matches waits behind their own fifty; whoever has one waits for one turn of each owner at most.
"""

from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeVar


class Queued(Protocol):
    """What can stand in such a queue."""

    @property
    def urgent(self) -> bool:
        """Whether it goes before all that is not."""
        ...

    @property
    def owner(self) -> Hashable:
        """Who waits for it: an address, or whatever stands for one."""
        ...

    @property
    def match(self) -> Hashable:
        """The match that waits for it, if one does."""
        ...


Q = TypeVar("Q", bound=Queued)
_Matches = OrderedDict[Hashable, deque[Q]]


class FairQueue(Generic[Q]):
    """What waits, by urgency, owner and match; the one whose turn is longest ago is next."""

    def __init__(self) -> None:
        self._urgent: OrderedDict[Hashable, _Matches[Q]] = OrderedDict()
        self._other: OrderedDict[Hashable, _Matches[Q]] = OrderedDict()
        self._waiting: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        """Return how many wait."""
        return self._waiting.total()

    def waiting(self, owner: Hashable) -> int:
        """Return how many of an owner's wait."""
        return self._waiting[owner]

    def owners_beside(self, owner: Hashable) -> int:
        """Return how many other owners have something waiting."""
        return len(self._waiting) - (owner in self._waiting)

    def put(self, item: Q) -> None:
        """Let something wait for its turn."""
        owners = self._urgent if item.urgent else self._other
        owners.setdefault(item.owner, OrderedDict()).setdefault(item.match, deque()).append(item)
        self._waiting[item.owner] += 1

    def take(self, admits: Callable[[Hashable], bool]) -> Q | None:
        """Return what is next of the owners that are admitted now, and give the others their turn before the next."""
        for owners in (self._urgent, self._other):
            owner = next(filter(admits, owners), None)
            if owner is not None:
                return self._taken(owners, owner)
        return None

    def _taken(self, owners: OrderedDict[Hashable, _Matches[Q]], owner: Hashable) -> Q:
        matches = owners[owner]
        match, items = next(iter(matches.items()))
        item = items.popleft()
        _turn(matches, match, empty=not items)
        _turn(owners, owner, empty=not matches)
        self._waiting[owner] -= 1
        if not self._waiting[owner]:
            del self._waiting[owner]
        return item


K = TypeVar("K", bound=Hashable)


def _turn(things: OrderedDict[K, Any], key: K, *, empty: bool) -> None:
    """Put what had its turn last; what has nothing more to do leaves."""
    if empty:
        del things[key]
    else:
        things.move_to_end(key)
