"""What is told of a move; everybody sees all of it."""

from collections.abc import Iterator

from chabudai.core import Hand, Seat
from chabudai.games.botaoshi.events import (
    Entered,
    Erred,
    Event,
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
from chabudai.games.botaoshi.flow import placed, raised, settled, skipped
from chabudai.games.botaoshi.judging import Verdict, judge
from chabudai.games.botaoshi.moves import Enter, Flick, Move, Place, Raise, Score, Settled, Skip
from chabudai.games.botaoshi.pieces import BEARERS, is_bearer, owner
from chabudai.games.botaoshi.ramps import Ramp, ramp
from chabudai.games.botaoshi.state import State, disc_of, flicked


def told(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """Return what happens with a move."""
    match move:
        case Enter(disc, x, y, angle, speed):
            events: tuple[Event, ...] = (Entered(seat, disc, x, y, angle, speed),)
        case Flick(disc, angle, speed):
            events = (Flicked(seat, disc, angle, speed),)
        case Score(angle, speed):
            laid = ramp(state)
            events = (Tried(seat, laid, angle, speed),) if isinstance(laid, Ramp) else ()
        case Hand(da, dv):
            events = (Erred(state.actor, da, dv),)
        case Settled():
            events = tuple(_judged(state, move))
        case Place() | Raise() | Skip():
            events = tuple(_done(state, seat, move))
    return events


def _done(state: State, seat: Seat, move: Place | Raise | Skip) -> Iterator[Event]:
    """Yield what is told of what needs no answer."""
    match move:
        case Place(disc, x, y):
            yield Placed(seat, disc, x, y)
            if is_bearer(disc):
                yield PutOn(owner(disc), x, y)
            yield from _onward(state, placed(state, move))
        case Raise():
            yield Raised(seat)
            bearer = disc_of(state, BEARERS[seat])
            if bearer:
                yield PutOn(seat, bearer.x, bearer.y)
            yield from _onward(state, raised(state))
        case Skip():
            yield Skipped(seat)
            yield from _onward(state, skipped(state))


def _judged(state: State, answer: Settled) -> Iterator[Event]:
    verdict, after, seat = judge(state, answer), settled(state, answer), state.actor
    yield Rested(seat, answer.events, answer.rests, answer.left)
    yield from (LaidFlat(disc.name, disc.x, disc.y) for disc in verdict.laid)
    yield from (Fell(fallen, seat) for fallen in verdict.fell)
    if verdict.shot != "scored":
        yield from _missed(state, verdict)
        for owned in verdict.put_on:
            stands = verdict.poles[owned]
            if stands:
                yield PutOn(owned, *stands)
    yield from _onward(state, after)


def _missed(state: State, verdict: Verdict) -> Iterator[Event]:
    if verdict.shot:
        yield Missed(state.actor, verdict.shot)
    yield from (Fouled(state.actor, foul, piece) for foul, piece in verdict.fouls)
    name = flicked(state)
    if isinstance(state.aim, Enter) and name in verdict.left:
        yield NotEntered(state.actor, name)


def _onward(state: State, after: State) -> Iterator[Event]:
    if after.won != state.won:
        yield RoundWon(state.turn, state.round, after.won, after.streak)
    elif after.voids != state.voids:
        yield RoundVoid(state.round, after.voids)
    elif (state.phase, after.phase) == ("setup", "play"):
        yield PlayBegan(after.turn)
