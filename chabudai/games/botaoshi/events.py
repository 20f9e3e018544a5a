"""What a move brings about: for animation, sound and the move list. Everybody sees all of it."""

from collections.abc import Iterator

from chabudai.core import Erred, HandError, Off, Seat, Struct
from chabudai.games.botaoshi.flow import after_flick, placed, raised, skipped
from chabudai.games.botaoshi.judging import Foul, Judgement, Try, judge
from chabudai.games.botaoshi.moves import Enter, Flick, Move, Place, Raise, Rest, Score, Settled, Skip
from chabudai.games.botaoshi.pieces import BEARERS, Name, is_bearer, owner
from chabudai.games.botaoshi.ramps import Ramp, ramp
from chabudai.games.botaoshi.state import State, disc_of, flicked


class Entered(Struct, tag="entered"):
    """A player flicks a disc in from the edge."""

    seat: Seat
    disc: Name
    x: float
    y: float
    angle: float
    speed: float


class Flicked(Struct, tag="flicked"):
    """A player flicks a disc from where it lies."""

    seat: Seat
    disc: Name
    angle: float
    speed: float


class Tried(Struct, tag="tried"):
    """A player places the ramp and tries to score."""

    seat: Seat
    ramp: Ramp
    angle: float
    speed: float


class Placed(Struct, tag="placed"):
    """A player places a disc on the table."""

    seat: Seat
    disc: Name
    x: float
    y: float


class Raised(Struct, tag="raised"):
    """A player spends the turn to put the pole back."""

    seat: Seat


class Skipped(Struct, tag="skipped"):
    """A player has lost the turn for a foul."""

    seat: Seat


class Rested(Struct, tag="rested"):
    """All has come to rest: what happened, in order, where things are, and what left the table and where."""

    seat: Seat
    disc: Name
    """The one that was flicked."""
    events: tuple[tuple[Name, Name], ...]
    rests: tuple[Rest, ...]
    left: tuple[Off, ...]


class LaidFlat(Struct, tag="laid-flat"):
    """A disc was laid flat."""

    disc: Name
    x: float
    y: float


class Fell(Struct, tag="fell"):
    """A seat's pole has fallen."""

    seat: Seat
    by: Seat


class Fouled(Struct, tag="fouled"):
    """A player has knocked over the own pole, or knocked the own bearer off the table."""

    seat: Seat
    foul: Foul
    piece: Name


class PutOn(Struct, tag="put-on"):
    """A seat's pole was put on its bearer, for the first time or again."""

    seat: Seat
    x: float
    y: float


class NotEntered(Struct, tag="not-entered"):
    """A disc that was flicked in has left the table again."""

    seat: Seat
    disc: Name


class Missed(Struct, tag="missed"):
    """A scoring shot has not scored."""

    seat: Seat
    why: Try


class PlayBegan(Struct, tag="play-began"):
    """The setup is over; this seat begins."""

    seat: Seat


class RoundWon(Struct, tag="round-won"):
    """A round is won; the rounds won by each seat, and in a row."""

    seat: Seat
    round: int
    won: tuple[int, ...]
    streak: tuple[int, ...]


class RoundVoid(Struct, tag="round-void"):
    """A round is void at the limit of turns; so many were in a row."""

    round: int
    voids: int


Event = (
    Entered
    | Flicked
    | Tried
    | Placed
    | Raised
    | Skipped
    | Erred
    | Rested
    | LaidFlat
    | Fell
    | Fouled
    | PutOn
    | NotEntered
    | Missed
    | PlayBegan
    | RoundWon
    | RoundVoid
)


def events_of(state: State, seat: Seat, move: Move) -> tuple[Event, ...]:
    """Return what happens with a move."""
    match move:
        case Enter(disc, x, y, angle, speed):
            events: tuple[Event, ...] = (Entered(seat, disc, x, y, angle, speed),)
        case Flick(disc, angle, speed):
            events = (Flicked(seat, disc, angle, speed),)
        case Score(angle, speed):
            laid = ramp(state)
            events = (Tried(seat, laid, angle, speed),) if isinstance(laid, Ramp) else ()
        case HandError(da, dv):
            events = (Erred(state.actor, da, dv),)
        case Settled():
            events = tuple(_judged(state, move))
        case Place() | Raise() | Skip():
            events = tuple(_done(state, seat, move))
    return events


def _done(state: State, seat: Seat, move: Place | Raise | Skip) -> Iterator[Event]:
    """Yield the events of a move that Nature does not answer."""
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
    judgement, after, seat = judge(state, answer), after_flick(state, answer), state.actor
    yield Rested(seat, flicked(state), answer.events, answer.rests, answer.left)
    yield from (LaidFlat(disc.name, disc.x, disc.y) for disc in judgement.laid)
    yield from (Fell(fallen, seat) for fallen in judgement.fell)
    if judgement.shot != "scored":
        yield from _missed(state, judgement)
        for owned in judgement.put_on:
            stands = judgement.poles[owned]
            if stands:
                yield PutOn(owned, *stands)
    yield from _onward(state, after)


def _missed(state: State, judgement: Judgement) -> Iterator[Event]:
    if judgement.shot:
        yield Missed(state.actor, judgement.shot)
    yield from (Fouled(state.actor, foul, piece) for foul, piece in judgement.fouls)
    name = flicked(state)
    if isinstance(state.aim, Enter) and name in judgement.left:
        yield NotEntered(state.actor, name)


def _onward(state: State, after: State) -> Iterator[Event]:
    if after.won != state.won:
        yield RoundWon(state.turn, state.round, after.won, after.streak)
    elif after.voids != state.voids:
        yield RoundVoid(state.round, after.voids)
    elif (state.phase, after.phase) == ("setup", "play"):
        yield PlayBegan(after.turn)
