"""What a seat may know: all of it, because everything lies open on the table."""

from typing import Literal

from chabudai.core import HandError, Result, Seat, Struct, state_of, view_of
from chabudai.games.botaoshi.moves import Aim
from chabudai.games.botaoshi.options import Setup
from chabudai.games.botaoshi.pieces import BEARERS, DISCS, EACH, POLES, Disc, Name, Spot, is_bearer, owner
from chabudai.games.botaoshi.ramps import NoRamp, Ramp, ramp
from chabudai.games.botaoshi.state import Awaits, Phase, State, WhyNot, disc_of, why_not

Where = Literal["waiting", "on", "off"]
How = Literal["flick", "enter", "place", "raise"]


class SeenDisc(Struct):
    """A disc, and what the one who acts may do with it."""

    name: Name
    owner: Seat
    bearer: bool
    where: Where
    """Whether it has not entered yet, is on the table, or off it."""
    x: float | None
    y: float | None
    how: How | None
    """What may be done with it now: it is flicked, entered or placed; None where it may not."""
    why_not: WhyNot | None


class Mend(Struct):
    """What has to be mended first, by whom and how."""

    piece: Name
    by: Seat
    how: How


class View(Struct):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
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
    """How many turns of this round are over; the limit is in the setup."""
    voids: int
    won: tuple[int, ...]
    streak: tuple[int, ...]
    """The rounds that each seat has won in a row."""
    entered: tuple[int, ...]
    discs: tuple[SeenDisc, ...]
    """All six, in the order of their names."""
    poles: tuple[Spot | None, ...]
    """Where each seat's pole stands, or None where it does not."""
    owed: tuple[bool, ...]
    last: tuple[Name | None, ...]
    mend: Mend | None
    """What has to be mended now before anything else."""
    placing: tuple[Name, ...]
    mending: tuple[Name, ...]
    failures: int
    ramp: Ramp | NoRamp
    """Where the ramp lies or would go, or why not."""
    aim: Aim | None
    hand: HandError | None
    result: Result | None


def make_view(state: State, seat: Seat | None) -> View:
    """Return what this seat may know."""
    return view_of(
        View,
        state,
        seat,
        discs=tuple(_disc(state, name) for name in DISCS),
        mend=_mend(state),
        ramp=ramp(state),
    )


def make_state(view: View) -> State:
    """Return the one state that fits the view."""
    lying = ((disc.name, disc.x, disc.y) for disc in view.discs)
    return state_of(
        State,
        view,
        discs=tuple(Disc(name, x, y) for name, x, y in lying if x is not None and y is not None),
    )


def _disc(state: State, name: Name) -> SeenDisc:
    disc, why = disc_of(state, name), why_not(state, name)
    return SeenDisc(
        name=name,
        owner=owner(name),
        bearer=is_bearer(name),
        where=_where(state, name),
        x=disc and disc.x,
        y=disc and disc.y,
        how=None if why else _how(state, name),
        why_not=why,
    )


def _where(state: State, name: Name) -> Where:
    if disc_of(state, name):
        return "on"
    return "off" if DISCS.index(name) % EACH < state.entered[owner(name)] else "waiting"


def _how(state: State, name: Name) -> How:
    if state.awaits == "place":
        return "place"
    return "flick" if disc_of(state, name) else "enter"


def _mend(state: State) -> Mend | None:
    match state.awaits:
        case "place":
            return Mend(state.placing[0], state.actor, "place")
        case "mend":
            return Mend(state.mending[0], state.actor, "enter")
        case "mend-own":
            return Mend(BEARERS[state.actor], state.actor, "enter")
        case "raise":
            return Mend(POLES[state.actor], state.actor, "raise")
        case _:
            return None
