"""How a state looks to a seat, and which state it is that looks so."""

from chabudai.core import Seat, state_of, view_of
from chabudai.games.botaoshi.pieces import BEARERS, DISCS, EACH, POLES, Disc, Name, is_bearer, owner
from chabudai.games.botaoshi.ramps import ramp
from chabudai.games.botaoshi.state import State, disc_of, why_not
from chabudai.games.botaoshi.view import How, Mend, SeenDisc, View, Where


def seen_by(state: State, seat: Seat | None) -> View:
    """Return what a seat may know: all of it."""
    return view_of(
        View,
        state,
        seat,
        discs=tuple(_disc(state, name) for name in DISCS),
        mend=_mend(state),
        ramp=ramp(state),
    )


def state_seen(view: View) -> State:
    """Return the one state that looks so."""
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
