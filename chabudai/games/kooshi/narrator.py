"""Ko-oshi in sentences: what a move did. Results need nothing but their facts."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from chabudai.core import Message, MessageList, Narrator, Seat, SeatName, Struct
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
        if not events or not isinstance(events[0], Stepped):
            return ()
        mover, *pushed = trips(events)
        who, square = SeatName(owner(mover.piece)), mover.start
        fallen = MessageList(tuple(_owned(trip.piece) for trip in (mover, *pushed) if trip.end is None))
        if mover.end is None:
            return (Message.of("event-moved-off", who=who, square=square, fallen=fallen),)
        if fallen.items:
            return (Message.of("event-moved-falls", who=who, square=square, end=mover.end, fallen=fallen),)
        return (Message.of("event-moved", who=who, square=square, end=mover.end, pushed=len(pushed)),)

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move or a position is refused; the fact `side` is a seat."""
        message = super().refusal(code, facts)
        if "side" in facts:
            message.args["side"] = SeatName(Seat(int(facts["side"])))
        return message


def _owned(piece: str) -> Message:
    name = Message(f"piece-{value(piece)}")
    return Message.of("owned-piece", owner=SeatName(owner(piece)), piece=name)


NARRATOR = KoOshiNarrator()
