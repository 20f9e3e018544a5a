"""Who is at a match by way of other processes, as these say in their notes."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from chabudai.core import Seat, Struct


class PresenceNote(Struct):
    """Who is at a match by way of one process."""

    seats: tuple[Seat, ...]
    sockets: dict[str, int]
    """How many clients there are, by the digests of their tokens; spectators have the empty one."""


class Elsewhere:
    """Who is at a match by way of all other processes."""

    def __init__(self, notes: Iterable[PresenceNote] = ()) -> None:
        self.seats: set[Seat] = set()
        self.sockets: Counter[str] = Counter()
        for note in notes:
            self.seats |= {*note.seats}
            self.sockets.update(note.sockets)

    def __bool__(self) -> bool:
        """Tell whether anybody is there."""
        return bool(self.sockets)

    def __eq__(self, other: object) -> bool:
        """Tell whether the same are there."""
        return isinstance(other, Elsewhere) and (self.seats, self.sockets) == (other.seats, other.sockets)

    __hash__ = None  # pyright: ignore[reportAssignmentType] -- it can change


def write_note(seats: Iterable[Seat], sockets: Counter[str]) -> bytes | None:
    """Return the note of a process; None where nobody is there."""
    return msgspec.msgpack.encode(PresenceNote(tuple(sorted(seats)), dict(sockets))) if sockets else None


def read_notes(bodies: Iterable[tuple[int, bytes]]) -> Elsewhere:
    """Return who is there by the notes of processes."""
    return Elsewhere(msgspec.msgpack.decode(body, type=PresenceNote) for _, body in bodies)
