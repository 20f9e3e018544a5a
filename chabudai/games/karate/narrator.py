"""Karate in sentences: what happened, and how it ended. Refusals need nothing but their facts."""

from collections.abc import Mapping, Sequence
from typing import cast

from chabudai.core import Message, MessageList, Narrator, Result, RowKind, Seat, SeatName, Struct, named_loser
from chabudai.games.karate.events import (
    Ended,
    Fought,
    Heard,
    Raced,
    Ran,
    Read,
    Ready,
    Rolled,
    Shared,
    Tied,
    Wrote,
)
from chabudai.games.karate.moves import Mark
from chabudai.games.karate.sheet import HESITATE, Code

ALONE = "KA-10"


class KarateNarrator(Narrator):
    """Says a fight as what it gave: read out step by step it is where it is shown."""

    package = "chabudai.games.karate"

    def step(self, events: Sequence[Struct]) -> Sequence[Message]:
        """Return a sentence for each event; a foot race that was run says all of it."""
        whole = sum(isinstance(event, Read) for event in events) > 1
        shown = (event for event in events if not whole or isinstance(event, Fought | Tied))
        raced = any(isinstance(event, Raced) for event in events)
        told = (event for event in shown if not raced or isinstance(event, Raced))
        return [message for message in map(_said, told) if message]

    def row_kind(self, events: Sequence[Struct]) -> RowKind:
        """Return a row of the move list for each roll, fight and race: what is written for a roll stands there too."""
        if any(isinstance(event, Rolled | Fought | Raced | Shared) for event in events):
            return "opens"
        return "joins" if any(isinstance(event, Wrote | Ready | Ran) for event in events) else "turn"

    def is_detail(self, events: Sequence[Struct]) -> bool:
        """Tell whether a step says no more than that somebody is ready."""
        return all(
            isinstance(event, Ready)
            or (isinstance(event, Wrote) and event.write is None)
            or (isinstance(event, Ran) and event.hundredths is None)
            for event in events
        )

    def ending(self, result: Result) -> Message:
        """Return the sentence about how it ended; one who plays alone plays against an opponent made of dice."""
        if result.rule != ALONE:
            plain = named_loser(super().ending(result))
            points = points_of(result.scores[result.winners[0]]) if result.winners else Message.of("points", n=0)
            return Message(plain.id, {**plain.args, "points": points})
        mine, theirs = map(written, result.scores)
        ended = "even" if len(result.winners) != 1 else "won" if result.winners[0] == 0 else "lost"
        return Message.of(f"result-alone-{ended}", mine=mine, theirs=theirs)

    def refusal(self, code: str, facts: Mapping[str, str | int]) -> Message:
        """Return the sentence about why a move is refused; the steps that are missing for a kiai are listed."""
        plain = super().refusal(code, facts)
        if "steps" not in facts:
            return plain
        return Message(plain.id, {**plain.args, "steps": MessageList(tuple(str(facts["steps"]).split()))})


def _said(event: Struct) -> Message | None:
    match event:
        case Rolled(seat, first, second):
            said = Message.of("event-rolled", who=SeatName(seat), first=first, second=second)
        case Wrote(seat, write) if write is not None:
            marks = tuple(map(_mark, write.marks))
            said = Message.of("event-wrote-marks", who=SeatName(seat), marks=MessageList(marks))
        case Wrote(seat):
            said = Message.of("event-wrote", who=SeatName(seat))
        case Heard(callers):
            said = Message.of("event-heard", who=SeatName(callers[0]))
        case Ended(time):
            said = Message("event-ended-time" if time else "event-ended")
        case Ready(seat):
            said = Message.of("event-ready", who=SeatName(seat))
        case Read():
            said = _read(event)
        case Fought(number, scores):
            sides = (Message.of("side-points", who=SeatName(Seat(side)), n=written(n)) for side, n in enumerate(scores))
            said = Message.of("event-fought", n=number + 1, points=MessageList(tuple(sides)))
        case _:
            return _said_of_race(event)
    return said


def _said_of_race(event: Struct) -> Message | None:
    match event:
        case Tied(runners, total):
            said = Message.of("event-tied", runners=_names(runners), points=points_of(total))
        case Ran(seat, hundredths) if hundredths is not None:
            said = Message.of("event-ran-time", who=SeatName(seat), seconds=seconds(hundredths))
        case Ran(seat):
            said = Message.of("event-ran", who=SeatName(seat))
        case Shared(seat):
            said = Message.of("event-shared", who=SeatName(seat))
        case Raced(runners, times, winners):
            said = _raced(runners, times, winners)
        case _:
            return None
    return said


def _raced(runners: Sequence[Seat], times: Sequence[int | None], winners: Sequence[Seat]) -> Message:
    lanes = sorted(zip(times, runners, strict=True), key=lambda lane: lane[0] or 0)
    told = (Message.of("event-raced-lane", who=SeatName(who), seconds=seconds(time or 0)) for time, who in lanes)
    kind = "event-raced" if len(winners) == 1 else "event-raced-even"
    return Message.of(kind, winners=_names(winners), lanes=MessageList(tuple(told)))


def _names(seats: Sequence[Seat]) -> MessageList:
    return MessageList(tuple(map(SeatName, seats)))


def _mark(mark: Mark) -> Message:
    step, code = int(mark.box[0]), cast("Code", mark.box[1])
    return Message.of("event-wrote-mark", n=mark.number, name=technique(code), step=step)


def _read(event: Read) -> Message:
    dice = event.dice
    reads = tuple(
        Message.of(
            "event-read-side",
            who=SeatName(side),
            name=technique(event.techniques[side]),
            points=points_of(event.scores[side]),
        )
        for side in event.order
    )
    read = Message.of("event-read", n=event.step + 1, reads=MessageList(reads))
    return Message("event-read-dice", {**read.args, "first": dice[0], "second": dice[1]}) if dice else read


def technique(code: Code) -> Message:
    """Return what a technique is called."""
    return Message(f"technique-{'none' if code == HESITATE else code}")


def points_of(score: int) -> Message:
    """Return a score with its noun: `2 points`, `−1 point`."""
    return Message.of("minus", n=-score) if score < 0 else Message.of("points", n=score)


def written(score: int) -> str:
    """Return a score as it stands in a table: `2`, `−1`."""
    return f"−{-score}" if score < 0 else str(score)


def seconds(hundredths: int) -> str:
    """Return a time as it is read: `4.20`."""
    return f"{hundredths / 100:.2f}"


NARRATOR = KarateNarrator()
