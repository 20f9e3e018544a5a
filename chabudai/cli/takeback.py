"""Taking a move back at the keyboard: bots agree, people are asked."""

from typing import TYPE_CHECKING

from chabudai.core import IllegalMove, MessageList, Seat, SeatName, moves_in_force

if TYPE_CHECKING:
    from chabudai.cli.session import Session


def take_back(session: "Session", seat: Seat | None) -> None:
    """Take back the last move that a person made, and what came after it, once all others agree."""
    match = session.match
    asker = _last_person(session, seat)
    before = list(moves_in_force(match.trail))
    try:
        match.ask_takeback(asker)
    except IllegalMove as error:
        session.screen.complain(session.voice.refusal(error))
        return
    for other in sorted(match.asked_for_takeback(asker)) if match.takeback_request else ():
        agreed = _agrees(session, other, asker)
        match.answer_takeback(other, agree=agreed)
        if not agreed:
            session.screen.say(session.voice.say("said-no", who=SeatName(other)))
            return
    texts = [session.history().text(number) for number in _taken_back(before, match.situation.last)]
    moves = MessageList(tuple(filter(None, texts)))
    session.screen.say(session.voice.say("taken-back" if moves.items else "taken-back-end", moves=moves))
    session.mark_as_shown()
    session.draw(session.viewer)


def _taken_back(before: list[int], last: int | None) -> list[int]:
    """Return which of the moves that stood before stand no more, the oldest first."""
    return before[: before.index(last) if last is not None else None][::-1]


def _last_person(session: "Session", seat: Seat | None) -> Seat:
    """Return whose move it is about: at a shared keyboard, that of whoever moved last."""
    last = session.match.last_to_act(session.names.people)
    return last if last is not None else Seat(0) if seat is None else seat


def _agrees(session: "Session", seat: Seat, asker: Seat) -> bool:
    question = session.voice.say("ask-undo", who=SeatName(seat), asker=session.voice.plain(asker))
    while True:
        answer = session.screen.ask(f"{question} ").lower()
        if answer in {"y", "yes"}:
            return True
        if answer in {"n", "no"}:
            return False
