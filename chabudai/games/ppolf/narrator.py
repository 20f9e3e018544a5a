"""Ppolf in sentences: what happened, why not, and how it ended."""

from collections.abc import Mapping, Sequence

from chabudai.core import Message, MessageList, Narrator, Result, Seat, SeatName, Struct, named_loser
from chabudai.core.flick_messages import hand_error, speed
from chabudai.games.ppolf.events import (
    Erred,
    Finished,
    Flicked,
    GaveUp,
    HoleOver,
    Laid,
    Penalty,
    PutBack,
    Rested,
    RoundBegan,
    RunOver,
    Teed,
)
from chabudai.games.ppolf.pieces import HOLES, Name, coin_of, seat_of

ALONE = "PP-16"


class PpolfNarrator(Narrator):
    """Calls pieces by their names; one who plays alone is compared with oneself."""

    package = "chabudai.games.ppolf"

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return a sentence for each event that is worth one."""
        bank = _bank(events)
        said = (_done(event) or _finished(event, bank) or _judged(event) or _onward(event) for event in events)
        return [message for message in said if message]

    def is_detail(self, events: Sequence[Struct]) -> bool:
        """Tell whether a step is an aim or the error of a hand: what came of it names the coin."""
        return all(isinstance(event, Teed | Flicked | Erred) for event in events)

    def ending(self, result: Result) -> Message:
        """Return the sentence about how it ended."""
        if result.rule != ALONE:
            return named_loser(super().ending(result))
        first, second = result.scores
        than = "better" if second < first else "worse" if second > first else "even"
        return Message.of(f"result-alone-{than}", first=first, second=second)

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move is refused; an engine's answer is spoken of in names of pieces."""
        plain = super().refusal(code, facts)
        if code == "no-answer":
            return plain
        named = {fact: piece_name(Name(str(facts[fact]))) for fact in ("piece", "tile") if fact in facts}
        return Message(plain.id, {**plain.args, **named})


def _done(event: Struct) -> Message | None:
    """Return what is said of a flick itself."""
    match event:
        case Laid(course):
            said = Message.of("event-laid-named", name=course.name) if course.name else Message("event-laid")
        case Teed(seat):
            said = Message.of("event-teed", who=SeatName(seat), speed=speed(event.speed))
        case Flicked(seat):
            said = Message.of("event-flicked", who=SeatName(seat), speed=speed(event.speed))
        case Erred(_, da, dv):
            said = hand_error(da, dv)
        case Rested():
            said = _rested(event)
        case _:
            return None
    return said


def _finished(event: Struct, bank: Name | None) -> Message | None:
    """Return what is said of a coin that has hit the hole, off another piece where it touched that first."""
    if not isinstance(event, Finished):
        return None
    who, flicks = SeatName(event.seat), flicks_of(event.flicks)
    if event.seat != event.by:
        return Message.of("event-finished-by", who=who, by=SeatName(event.by), flicks=flicks)
    if event.flicks == 1:
        return Message.of("event-ace", who=who)
    if bank not in {None, HOLES[event.hole]}:
        return Message.of("event-ricochet", who=who, flicks=flicks, piece=piece_name(Name(str(bank))))
    return Message.of("event-finished", who=who, flicks=flicks)


def _bank(events: Sequence[Struct]) -> Name | None:
    """Return the piece that the flicked coin touched first, or None."""
    rested = next((event for event in events if isinstance(event, Rested)), None)
    if rested is None:
        return None
    own = coin_of(rested.seat)
    pairs = (pair for pair in rested.contacts if own in pair)
    return next((other for pair in pairs for other in pair if other != own), None)


def _judged(event: Struct) -> Message | None:
    """Return what is said of what a flick means."""
    match event:
        case Penalty(seat, foul, piece):
            said = Message.of(f"event-penalty-{foul}", who=SeatName(seat), piece=piece_name(piece))
        case PutBack(piece):
            name = piece_name(piece.name)
            said = Message(f"event-put-back-{name.id.removeprefix('piece-')}", name.args)
        case GaveUp(seat, _, flicks):
            said = Message.of("event-gave-up", who=SeatName(seat), flicks=flicks_of(flicks))
        case _:
            return None
    return said


def _onward(event: Struct) -> Message | None:
    """Return what is said of rounds, holes and runs."""
    match event:
        case RoundBegan(order) if len(order) > 1:
            players = (Message.of("event-round-player", who=SeatName(seat)) for seat in order)
            said = Message.of("event-round", players=MessageList(tuple(players)))
        case HoleOver():
            said = _hole_over(event)
        case RunOver(run, flicks):
            said = Message.of("event-run-over", n=run + 1, flicks=flicks_of(flicks))
        case _:
            return None
    return said


def _rested(event: Rested) -> Message | None:
    """Return what the coin touched; a coin that left the table has not come to rest."""
    own = coin_of(event.seat)
    if any(off.name == own for off in event.left):
        return None
    touched = dict.fromkeys(other for pair in event.contacts if own in pair for other in pair if other != own)
    if not touched:
        return Message.of("event-rested", who=SeatName(event.seat))
    pieces = MessageList(tuple(map(piece_name, touched)))
    return Message.of("event-rested-touch", who=SeatName(event.seat), pieces=pieces)


def _hole_over(event: HoleOver) -> Message:
    if _is_alone(event):
        return Message.of("event-hole-over-alone", n=event.hole + 1, flicks=flicks_of(event.totals[event.run]))
    sides = (Message.of("event-side", who=SeatName(Seat(side)), n=total) for side, total in enumerate(event.totals))
    return Message.of("event-hole-over", n=event.hole + 1, totals=MessageList(tuple(sides)))


def _is_alone(event: HoleOver) -> bool:
    """Tell two runs of one player from two players: of those nobody ends a hole without a flick."""
    return event.run > 0 or 0 in event.totals


def flicks_of(number: int) -> Message:
    """Return how many flicks: `1 flick`."""
    return Message.of("flicks", n=number)


def piece_name(name: Name) -> Message:
    """Return what a piece is called: somebody's coin, a tile by colour and rank, or an obstacle by its number."""
    seat = seat_of(name)
    if seat is not None:
        return Message.of("piece-coin", who=SeatName(seat))
    kind, rank = name[:1], name[1:]
    if kind == "o":
        return Message.of("piece-obstacle", n=rank)
    tile = Message.of("tile", colour=Message(f"colour-{kind}"), rank=Message(f"rank-{rank}"))
    return Message.of("piece-tile", tile=tile)


NARRATOR = PpolfNarrator()
