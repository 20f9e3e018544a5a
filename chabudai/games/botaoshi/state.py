"""The state of a match, and what can be derived from it."""

from typing import Literal

from chabudai.core import HandError, Result, Seat, Struct, with_error
from chabudai.games.botaoshi.moves import Aim, Score
from chabudai.games.botaoshi.options import Setup
from chabudai.games.botaoshi.pieces import ATTACKERS, BEARERS, DISCS, EACH, Disc, Name, Spot, is_bearer, other, owner

Phase = Literal["setup", "play", "over"]
Awaits = Literal["enter", "place", "flick", "mend-own", "mend", "raise", "skip", "hand", "settled", "nothing"]
"""What comes next: in the setup a disc is entered; a disc is placed; a disc is flicked, entered or scored with; a
player brings back the own bearer, or at once the opponent's; a pole is put back; a turn is lost; the hand errs; the
flick is answered."""
Kind = Literal["setup", "turn", "mend-own", "mend"]
"""What a flick is: into play during the setup, a normal turn, or one that brings a bearer back (BT-7, BT-15)."""
WhyNot = Literal["not-now", "not-yours", "enter-first", "place-first", "mend-first", "bearer", "flicked-last"]


class State(Struct):
    """Everything that is true in a match at one time."""

    setup: Setup
    phase: Phase
    awaits: Awaits
    round: int
    """How many rounds were won before this one."""
    starter: Seat
    turn: Seat
    """Whose turn it is, or was until all is mended."""
    actor: Seat
    """Who acts, or has flicked."""
    turns: int
    """How many turns of this round are over, without the setup."""
    voids: int
    """How many void rounds there were in a row."""
    won: tuple[int, ...]
    """The rounds that each seat has won."""
    streak: tuple[int, ...]
    """The rounds that each seat has won in a row, up to now."""
    entered: tuple[int, ...]
    """How many discs of each seat have entered play."""
    discs: tuple[Disc, ...]
    """The discs on the table, in the order of their names; one that is being flicked in among them."""
    poles: tuple[Spot | None, ...]
    """Where each seat's pole stands, or None where it does not."""
    owed: tuple[bool, ...]
    """Who owes a turn for a foul (BT-9)."""
    last: tuple[Name | None, ...]
    """What each seat has flicked in its last turn, unless that was spent otherwise (BT-10)."""
    placing: tuple[Name, ...]
    """The discs that are to be placed, one by one."""
    mending: tuple[Name, ...]
    """The bearers that are to be flicked in at once, each by its owner's opponent (BT-15)."""
    failures: int
    """How often that has failed for the first of them."""
    aim: Aim | None
    """The flick that Nature has not answered yet."""
    hand: HandError | None
    result: Result | None


class Finger(Struct):
    """The flick that really happens: which disc it flicks from where, and which way and how fast."""

    disc: Name
    x: float
    y: float
    angle: float
    speed: float


def disc_of(state: State, name: Name) -> Disc | None:
    """Return a disc that lies on the table, or None where it does not."""
    return next((disc for disc in state.discs if disc.name == name), None)


def is_on(state: State, name: Name) -> bool:
    """Return whether a disc lies on the table."""
    return disc_of(state, name) is not None


def entering(state: State) -> Name:
    """Return the disc that the one whose turn it is enters next during the setup (BT-2)."""
    return DISCS[EACH * state.turn + state.entered[state.turn]]


def kind_of(state: State) -> Kind:
    """Return what the flick is that waits for its answer."""
    if state.phase == "setup":
        return "setup"
    if state.mending:
        return "mend"
    return "mend-own" if is_bearer(flicked(state)) else "turn"


def flicked(state: State) -> Name:
    """Return the disc that is flicked; ValueError where no flick waits for its answer."""
    match state.aim:
        case None:
            raise ValueError("no flick is waiting for its answer")
        case Score():
            return shooter_and_front(state, state.actor)[0]
        case aim:
            return aim.disc


def shooter_and_front(state: State, seat: Seat) -> tuple[Name, Name]:
    """Return the attacker that is farther from the opponent's bearer, and the closer one (BT-13).

    Equally far: the one not flicked last is the shooter, else the lower number. ValueError where a disc is missing.
    """
    one, two = ATTACKERS[seat]
    far = _distance(state, one, BEARERS[other(seat)]) - _distance(state, two, BEARERS[other(seat)])
    if abs(far) <= _EQUAL:
        return (two, one) if state.last[seat] == one else (one, two)
    return (one, two) if far > 0 else (two, one)


def why_not(state: State, name: Name) -> WhyNot | None:
    """Return why the one who acts can't flick, enter or place this disc now; None where nothing speaks against it."""
    due: dict[Awaits, tuple[tuple[Name, ...], WhyNot]] = {
        "place": (state.placing[:1], "place-first"),
        "mend": (state.mending[:1], "mend-first"),
        "mend-own": ((BEARERS[state.actor],), "mend-first"),
        "enter": ((entering(state),) if state.awaits == "enter" else (), "enter-first"),
    }
    if state.awaits in due:
        names, code = due[state.awaits]
        return None if name in names else code
    return _why_not_flicked(state, name) if state.awaits == "flick" else "not-now"


def _why_not_flicked(state: State, name: Name) -> WhyNot | None:
    if name not in DISCS or owner(name) != state.actor:
        return "not-yours"
    if is_bearer(name):
        return "bearer"
    return "flicked-last" if state.last[state.actor] == name else None


def finger(state: State) -> Finger:
    """Return the flick that really happens, what was aimed with the error of the hand; ValueError where none waits."""
    aim = state.aim
    if aim is None or state.awaits != "settled":
        raise ValueError("no flick is waiting for its answer")
    disc = _lying(state, flicked(state))
    return Finger(disc.name, disc.x, disc.y, *with_error(aim, state.hand))


_EQUAL = 1e-9


def _lying(state: State, name: Name) -> Disc:
    disc = disc_of(state, name)
    if disc is None:
        raise ValueError(f"{name} does not lie on the table")
    return disc


def _distance(state: State, one: Name, two: Name) -> float:
    here, there = _lying(state, one), _lying(state, two)
    return ((here.x - there.x) ** 2 + (here.y - there.y) ** 2) ** 0.5
