"""What is told of a move; everybody sees all of it."""

from collections.abc import Iterator

from chabudai.core import Hand, Seat
from chabudai.games.ppolf.flow import settled
from chabudai.games.ppolf.judging import Verdict, judge
from chabudai.games.ppolf.moves import Course, Flick, Move, Settled, Tee
from chabudai.games.ppolf.pieces import HOLES
from chabudai.games.ppolf.state import State, is_solo, side_of, totals
from chabudai.games.ppolf.view import (
    Erred,
    Event,
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


def told(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """Return what happens with a move."""
    match move:
        case Course():
            events: tuple[Event, ...] = (Laid(move),)
        case Tee(x, y, angle, speed):
            events = (Teed(seat, x, y, angle, speed),)
        case Flick(angle, speed):
            events = (Flicked(seat, angle, speed),)
        case Hand(da, dv):
            events = (Erred(state.turn, da, dv),)
        case Settled(contacts, rests, left):
            rested = Rested(state.turn, contacts, rests, left)
            events = (rested, *_judged(state, move))
    return events


def _judged(state: State, answer: Settled) -> Iterator[Event]:
    verdict, after = judge(state, answer), settled(state, answer)
    yield from (Penalty(state.turn, foul, piece) for foul, piece in verdict.fouls)
    yield from _written(state, verdict, after)
    yield from map(PutBack, verdict.put_back)
    yield from _onward(state, after)


def _written(state: State, verdict: Verdict, after: State) -> Iterator[Event]:
    for seat in verdict.finished:
        yield Finished(seat, state.turn, state.hole, after.card[side_of(state, seat)][state.hole])
    if verdict.given_up:
        yield GaveUp(state.turn, state.hole, after.card[side_of(state, state.turn)][state.hole])


def _onward(state: State, after: State) -> Iterator[Event]:
    over = after.result is not None or (after.run, after.hole) != (state.run, state.hole)
    if over:
        yield HoleOver(state.run, state.hole, totals(after.card))
        if is_solo(state) and state.hole + 1 == len(HOLES):
            yield RunOver(state.run, totals(after.card)[state.run])
    elif not after.teeing and len(after.queue) + 1 == len(after.order) and not _goes_on(state, after):
        yield RoundBegan(after.order)


def _goes_on(state: State, after: State) -> bool:
    """Tell whether the same turn goes on, with the same player putting out."""
    return not state.teeing and (after.turn, after.order, after.queue) == (state.turn, state.order, state.queue)
