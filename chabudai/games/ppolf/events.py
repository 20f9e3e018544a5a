"""What a move brings about: for animation, sound and the move list. Everybody sees all of it."""

from collections.abc import Iterator

from chabudai.core import Erred, HandError, Off, Seat, Struct
from chabudai.games.ppolf.flow import after_flick
from chabudai.games.ppolf.judging import Foul, Judgement, judge
from chabudai.games.ppolf.moves import Course, Flick, Move, Settled, Tee
from chabudai.games.ppolf.pieces import HOLES, Name, Piece
from chabudai.games.ppolf.state import State, is_solo, side_of, totals


class Laid(Struct, tag="laid"):
    """The course lies there."""

    course: Course


class Teed(Struct, tag="teed"):
    """A player has placed the coin and aims."""

    seat: Seat
    x: float
    y: float
    angle: float
    speed: float


class Flicked(Struct, tag="flicked"):
    """A player aims from where the coin lies."""

    seat: Seat
    angle: float
    speed: float


class Rested(Struct, tag="rested"):
    """All has come to rest: what touched, where pieces lie, and what left the table and where."""

    seat: Seat
    contacts: tuple[tuple[Name, Name], ...]
    rests: tuple[Piece, ...]
    left: tuple[Off, ...]


class Finished(Struct, tag="finished"):
    """A coin has hit the hole and is picked up; `by` has flicked, and so much is written down."""

    seat: Seat
    by: Seat
    hole: int
    flicks: int


class Penalty(Struct, tag="penalty"):
    """A penalty flick for what was knocked off the table."""

    seat: Seat
    foul: Foul
    piece: Name


class PutBack(Struct, tag="put-back"):
    """A piece was put back onto the table."""

    piece: Piece


class GaveUp(Struct, tag="gave-up"):
    """The hole is given up at the limit, which is written down."""

    seat: Seat
    hole: int
    flicks: int


class RoundBegan(Struct, tag="round-began"):
    """A new round begins: the closest first."""

    order: tuple[Seat, ...]


class HoleOver(Struct, tag="hole-over"):
    """All have finished a hole; the totals by side."""

    run: int
    hole: int
    totals: tuple[int, ...]


class RunOver(Struct, tag="run-over"):
    """One who plays alone has played the whole course once."""

    run: int
    flicks: int


Event = Laid | Teed | Flicked | Erred | Rested | Finished | Penalty | PutBack | GaveUp | RoundBegan | HoleOver | RunOver


def events_of(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """Return what happens with a move."""
    match move:
        case Course():
            events: tuple[Event, ...] = (Laid(move),)
        case Tee(x, y, angle, speed):
            events = (Teed(seat, x, y, angle, speed),)
        case Flick(angle, speed):
            events = (Flicked(seat, angle, speed),)
        case HandError(da, dv):
            events = (Erred(state.turn, da, dv),)
        case Settled(contacts, rests, left):
            rested = Rested(state.turn, contacts, rests, left)
            events = (rested, *_judged(state, move))
    return events


def _judged(state: State, answer: Settled) -> Iterator[Event]:
    judgement, after = judge(state, answer), after_flick(state, answer)
    yield from (Penalty(state.turn, foul, piece) for foul, piece in judgement.fouls)
    yield from _written(state, judgement, after)
    yield from map(PutBack, judgement.put_back)
    yield from _onward(state, after)


def _written(state: State, judgement: Judgement, after: State) -> Iterator[Event]:
    for seat in judgement.finished:
        yield Finished(seat, state.turn, state.hole, after.card[side_of(state, seat)][state.hole])
    if judgement.given_up:
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
    """Return whether the same turn goes on, with the same player putting out."""
    return not state.teeing and (after.turn, after.order, after.queue) == (state.turn, state.order, state.queue)
