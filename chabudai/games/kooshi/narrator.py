"""Ko-oshi in sentences: what a move did. Refusals and results need nothing but their facts."""

from collections.abc import Sequence
from typing import NamedTuple

from chabudai.core import Message, MessageList, Narrator, SeatName, Struct
from chabudai.games.kooshi.board import owner, value
from chabudai.games.kooshi.events import Stepped


class Trip(NamedTuple):
    """One piece in a move: where it stood, and where it is now; None where it fell."""

    piece: str
    start: str
    end: str | None


def trips(events: Sequence[Struct]) -> list[Trip]:
    """Return each piece that a move displaced once, from where it stood to where it is; the mover first."""
    found: list[Trip] = []
    for step in (event for event in events if isinstance(event, Stepped)):
        on_the_way = {trip.end: number for number, trip in enumerate(found) if trip.end}
        for shift in step.shifts:
            if shift.start in on_the_way:
                number = on_the_way[shift.start]
                found[number] = found[number]._replace(end=shift.end)
            else:
                found.append(Trip(shift.piece, shift.start, shift.end))
    return found


class KoOshiNarrator(Narrator):
    """Says who moved which piece where, and what it pushed or made fall, in one sentence."""

    package = "chabudai.games.kooshi"

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return the sentence about a move."""
        first = events[0] if events else None
        if not isinstance(first, Stepped):
            return ()
        mover, *pushed = trips(events)
        who, way = SeatName(owner(mover.piece)), Message(f"way-{first.direction}")
        fallen = tuple(_fall(trip.piece) for trip in (mover, *pushed) if trip.end is None)
        if fallen:
            falls = MessageList(fallen)
            return (Message.of("event-moved-falls", who=who, square=mover.start, way=way, falls=falls),)
        return (Message.of("event-moved", who=who, square=mover.start, way=way, pushed=len(pushed)),)


def _fall(piece: str) -> Message:
    name = Message(f"piece-{value(piece)}")
    return Message.of("event-moved-fall", owner=SeatName(owner(piece)), piece=name)


NARRATOR = KoOshiNarrator()
