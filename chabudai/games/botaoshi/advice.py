"""What is done for a player whose time is over, something gentle; and examples for one who asks what can be done."""

from math import atan2, degrees, hypot, sqrt
from typing import Final

from chabudai.core import FASTEST
from chabudai.games.botaoshi.moves import (
    Aim,
    Enter,
    Place,
    Raise,
    Score,
    Skip,
    Turn,
    enter,
    flick,
    held_place,
    place,
    score,
)
from chabudai.games.botaoshi.pieces import ATTACKERS, BEARERS, RADIUS, TABLE, Disc, Name, Spot, is_bearer, other, owner
from chabudai.games.botaoshi.ramps import Ramp, ramp
from chabudai.games.botaoshi.spots import HIGH, LOW, can_enter, can_place
from chabudai.games.botaoshi.state import State, disc_of, entering, why_not

_MIDDLE: Final = TABLE / 2
_SOFT: Final = 0.3
_PUSH: Final = 0.005
"""A disc slides about v * v / this many millimetres."""
_FLIGHT: Final = 0.033
"""Over the ramp it strikes a pole that stands about v * v / this many millimetres beyond the front disc."""
_ATTACKERS_IN, _BEARER_IN = 260.0, 130.0
_LANES: Final = {"1": 0.3, "2": 0.7, "3": 0.5}
"""Where along its side each disc enters."""
_STEP: Final = 20.0


def gentle(state: State) -> Turn:
    """Return a gentle move for the one who is to act."""
    match state.awaits:
        case "enter":
            move: Turn = _entry(state, entering(state))
        case "mend":
            move = _entry(state, state.mending[0])
        case "mend-own":
            move = _entry(state, BEARERS[state.actor])
        case "place":
            move = _placement(state, state.placing[0])
        case "raise":
            move = Raise()
        case "skip":
            move = Skip()
        case _:
            move = _soft(state)
    return move


def examples(state: State) -> tuple[Turn, ...]:
    """Return what can be done now, each kind of move and each disc once: straight at the opponent's bearer."""
    if state.awaits != "flick":
        return (gentle(state),)
    discs = (name for name in ATTACKERS[state.actor] if why_not(state, name) is None)
    flicks = tuple(_at_the_bearer(state, name) for name in discs)
    laid = ramp(state)
    return (*flicks, _over(state, laid)) if isinstance(laid, Ramp) else flicks


def _at_the_bearer(state: State, name: Name) -> Aim:
    """Return a flick of a disc that does not quite reach the opponent's bearer, if that is there; or its way in."""
    disc = disc_of(state, name)
    if disc is None:
        return _entry(state, name)
    bearer = _opposite(state)
    away = hypot(bearer.x - disc.x, bearer.y - disc.y)
    return flick(name, degrees(atan2(bearer.y - disc.y, bearer.x - disc.x)), max(_SOFT, sqrt(_PUSH * away)))


def _over(state: State, laid: Ramp) -> Score:
    """Return a shot straight over the ramp that flies about as far as the opponent's pole."""
    front, bearer = disc_of(state, laid.front), _opposite(state)
    away = hypot(bearer.x - front.x, bearer.y - front.y) if front else _MIDDLE
    return score(laid.angle, min(FASTEST, sqrt(_FLIGHT * away)))


def _opposite(state: State) -> Disc:
    """Return the opponent's bearer, or where it would be in the middle of the table."""
    name = BEARERS[other(state.actor)]
    return disc_of(state, name) or Disc(name, _MIDDLE, _MIDDLE)


def _entry(state: State, disc: Name) -> Enter:
    """Return a disc's way in from its owner's side, straight and not far."""
    side = 0.0 if owner(disc) == 0 else TABLE
    usual = _LANES[disc[1]] * TABLE
    lanes = [LOW + _STEP * number for number in range(int((HIGH - LOW) / _STEP))]
    free = [along for along in (usual, *lanes) if can_enter(state.discs, (held_place(along), side))]
    along = min(free, key=lambda lane: abs(lane - usual))
    speed = sqrt(_PUSH * (_BEARER_IN if is_bearer(disc) else _ATTACKERS_IN))
    return enter(disc, along, side, 90.0 if owner(disc) == 0 else 270.0, speed)


def _placement(state: State, disc: Name) -> Place:
    """Return a free spot near the owner's side."""
    home: Spot = _LANES[disc[1]] * TABLE, _BEARER_IN if owner(disc) == 0 else TABLE - _BEARER_IN
    steps = [RADIUS + _STEP * number for number in range(int((TABLE - 2 * RADIUS) / _STEP))]
    spots = [(x, y) for x in steps for y in steps if can_place(state.discs, (x, y))]
    return place(disc, *min(spots, key=lambda spot: (hypot(spot[0] - home[0], spot[1] - home[1]), spot)))


def _soft(state: State) -> Aim:
    """Return a soft flick towards the middle of the table; or a disc that is off comes in."""
    name = next(each for each in ATTACKERS[state.actor] if why_not(state, each) is None)
    disc = disc_of(state, name)
    if disc is None:
        return _entry(state, name)
    return flick(name, degrees(atan2(_MIDDLE - disc.y, _MIDDLE - disc.x)), _SOFT)
