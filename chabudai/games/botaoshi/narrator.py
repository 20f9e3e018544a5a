"""Bo-taoshi in sentences: what happened, and why not."""

from collections.abc import Iterator, Mapping, Sequence

from chabudai.core import Message, MessageList, Narrator, Seat, SeatName, Struct
from chabudai.core.flick_messages import hand_error, speed
from chabudai.games.botaoshi.events import (
    Entered,
    Erred,
    Fell,
    Flicked,
    Fouled,
    LaidFlat,
    Missed,
    NotEntered,
    Placed,
    PlayBegan,
    PutOn,
    Raised,
    Rested,
    RoundVoid,
    RoundWon,
    Skipped,
    Tried,
)
from chabudai.games.botaoshi.pieces import DISCS, DOWN, ON_RAMP, ON_TABLE, POLES, Name, is_bearer, owner

_NOT_TOUCHED = {DOWN, ON_RAMP, ON_TABLE}


class BotaoshiNarrator(Narrator):
    """Calls discs and poles by their owners; a player's own discs by their numbers."""

    package = "chabudai.games.botaoshi"

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return the sentences about a move; a pole that a turn was spent on is not put back twice."""
        raised = any(isinstance(event, Raised) for event in events)
        shown = (event for event in events if not (raised and isinstance(event, PutOn)))
        return [message for event in shown for message in _said(event)]

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move is refused."""
        plain = super().refusal(code, facts)
        disc = Name(str(facts.get("disc")))  # what no disc is called stays as it was written
        named = {"disc": piece_name(disc)} if disc in DISCS else {}
        return Message(plain.id, {**plain.args, **named})


def _said(event: Struct) -> Iterator[Message]:
    if isinstance(event, Rested):
        yield from _rested(event)
        return
    message = _done(event) or _judged(event) or _onward(event)
    if message:
        yield message


def _done(event: Struct) -> Message | None:
    """Return what is said of what a player does."""
    match event:
        case Entered(seat, disc):
            said = _flick("event-entered", seat, disc, event.speed)
        case Flicked(seat, disc):
            said = _flick("event-flicked", seat, disc, event.speed)
        case Tried(seat, ramp):
            said = _flick("event-tried", seat, ramp.shooter, event.speed)
        case Placed(seat, disc):
            said = Message.of("event-placed", who=SeatName(seat), disc=disc_name(seat, disc))
        case Raised(seat):
            said = Message.of("event-raised", who=SeatName(seat))
        case Skipped(seat):
            said = Message.of("event-skipped", who=SeatName(seat))
        case Erred(_, da, dv):
            said = hand_error(da, dv)
        case _:
            return None
    return said


def _judged(event: Struct) -> Message | None:
    """Return the message of an event that the rules have judged."""
    match event:
        case LaidFlat(disc):
            said = Message.of("event-laid-flat", disc=piece_name(disc))
        case NotEntered(_, disc):
            said = Message.of("event-not-entered", disc=piece_name(disc))
        case Fell(seat):
            said = Message.of("event-fell", who=SeatName(seat))
        case PutOn(seat):
            said = Message.of("event-put-on", who=SeatName(seat))
        case Fouled(seat, foul):
            said = Message.of(f"event-fouled-{foul}", who=SeatName(seat))
        case Missed(_, why):
            said = Message(f"event-missed-{why}")
        case _:
            return None
    return said


def _onward(event: Struct) -> Message | None:
    """Return what is said of rounds."""
    match event:
        case PlayBegan(seat):
            return Message.of("event-play-began", who=SeatName(seat))
        case RoundWon(seat, _, won):
            rounds = (Message.of("event-round-won-side", who=SeatName(Seat(side)), n=n) for side, n in enumerate(won))
            return Message.of("event-round-won", who=SeatName(seat), rounds=MessageList(tuple(rounds)))
        case RoundVoid(number, voids):
            return Message.of("event-round-void", n=number + 1, voids=voids)
        case _:
            return None


def _flick(name: str, seat: Seat, disc: Name, metres: float) -> Message:
    return Message.of(name, who=SeatName(seat), disc=disc_name(seat, disc), speed=speed(metres))


def _rested(event: Rested) -> Iterator[Message]:
    touched, left = list(_touched(event)), [off.name for off in event.left]
    if touched:
        yield Message.of("event-rested-touch", pieces=_listed(touched))
    if left:
        yield Message.of("event-rested-left", pieces=_listed(left))
    if not (touched or left):
        yield Message("event-rested")


def _touched(event: Rested) -> dict[Name, None]:
    """Return what was touched, in order: of two that meet, the one that did not come to the other.

    The disc that was flicked comes first, then any that was already touched; it is never said to be touched itself.
    That a pole fell or a disc landed is said by itself.
    """
    moving = {event.disc}
    touched: dict[Name, None] = {}
    for one, two in dict.fromkeys(event.events):
        if two not in _NOT_TOUCHED:
            touched[one if two in moving and one not in moving else two] = None
            moving |= {one, two}
    touched.pop(event.disc, None)
    return touched


def _listed(names: Sequence[Name]) -> MessageList:
    return MessageList(tuple(map(piece_name, names)))


def disc_name(seat: Seat, name: Name) -> Message:
    """Return what a player calls a disc: an own one by its number alone."""
    if owner(name) != seat:
        return piece_name(name)
    return Message("piece-own-bearer") if is_bearer(name) else Message.of("piece-own-disc", n=int(name[1:]))


def piece_name(name: Name) -> Message:
    """Return what a disc or a pole is called, with its owner."""
    who = SeatName(owner(name))
    if name in POLES:
        return Message.of("piece-pole", who=who)
    return (
        Message.of("piece-bearer", who=who) if is_bearer(name) else Message.of("piece-disc", who=who, n=int(name[1:]))
    )


NARRATOR = BotaoshiNarrator()
