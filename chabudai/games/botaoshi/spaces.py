"""The legal moves: spots and flicks are a continuum, held as rounded numbers."""

from math import isfinite
from random import Random
from typing import Final

from chabudai.core import HandErrors, Listed, MoveSpace, draw_flick, is_flick
from chabudai.games.botaoshi.answers import Answers
from chabudai.games.botaoshi.moves import (
    Aim,
    Chance,
    Enter,
    Flick,
    Move,
    Place,
    Raise,
    Score,
    Skip,
    Turn,
    enter,
    flick,
    held,
    place,
    score,
)
from chabudai.games.botaoshi.pieces import ATTACKERS, BEARERS, Name, spread
from chabudai.games.botaoshi.ramps import Ramp, meets_foot, ramp
from chabudai.games.botaoshi.spots import can_enter, can_place, some_entry, some_place
from chabudai.games.botaoshi.state import State, entering, is_on, why_not

NO_MOVES: Listed[Move] = Listed()
_SCORES: Final = 0.5
"""How often a scoring shot is drawn where there is one: else random play would never end."""


class Entries:
    """Every flick of one disc into play, from any free point of the edge (BT-2)."""

    def __init__(self, state: State, disc: Name) -> None:
        self._state = state
        self._disc = disc

    def contains(self, move: object) -> bool:
        """Return whether this flicks the disc in from such a point, with bounded, rounded numbers."""
        if not isinstance(move, Enter) or move.disc != self._disc or not (is_flick(move) and is_held(move)):
            return False
        return can_enter(self._state.discs, (move.x, move.y))

    def sample(self, rng: Random) -> Enter:
        """Draw a point of the edge, an angle and a speed."""
        return enter(self._disc, *some_entry(self._state.discs, rng), *draw_flick(rng))


class Placements:
    """Every spot for one disc: wholly on the table and clear of others (BT-4)."""

    def __init__(self, state: State, disc: Name) -> None:
        self._state = state
        self._disc = disc

    def contains(self, move: object) -> bool:
        """Return whether this places the disc on such a spot."""
        placing = isinstance(move, Place) and move.disc == self._disc and is_held(move)
        return placing and isinstance(move, Place) and can_place(self._state.discs, (move.x, move.y))

    def sample(self, rng: Random) -> Place:
        """Draw a spot."""
        return place(self._disc, *some_place(self._state.discs, rng))


class FreeTurns:
    """Every flick of an own attacker that was not flicked last, from where it is, and scoring shots (BT-10, BT-12)."""

    def __init__(self, state: State) -> None:
        self._state = state

    def contains(self, move: object) -> bool:
        """Return whether this is such a flick, with bounded, rounded numbers."""
        match move:
            case Enter(disc):
                return self._may(disc) and not is_on(self._state, disc) and Entries(self._state, disc).contains(move)
            case Flick(disc):
                return self._may(disc) and is_on(self._state, disc) and is_flick(move) and is_held(move)
            case Score():
                laid = ramp(self._state)
                flies = isinstance(laid, Ramp) and is_flick(move) and is_held(move)
                return flies and isinstance(laid, Ramp) and meets_foot(laid, move.angle)
            case _:
                return False

    def sample(self, rng: Random) -> Aim:
        """Draw a scoring shot or a disc, then an angle and a speed."""
        laid = ramp(self._state)
        if isinstance(laid, Ramp) and rng.random() < _SCORES:
            return _drawn_shot(laid, rng)
        disc = rng.choice([name for name in ATTACKERS[self._state.actor] if self._may(name)])
        return flick(disc, *draw_flick(rng)) if is_on(self._state, disc) else Entries(self._state, disc).sample(rng)

    def _may(self, disc: Name) -> bool:
        return why_not(self._state, disc) is None


def _drawn_shot(laid: Ramp, rng: Random) -> Score:
    """Draw a scoring shot that meets the ramp's foot, whatever the rounding."""
    _, speed = draw_flick(rng)
    shot = score(laid.angle + laid.within * rng.uniform(-1, 1), speed)
    return shot if meets_foot(laid, shot.angle) else score(laid.angle, speed)


def is_held(move: Aim | Place) -> bool:
    """Return whether the numbers are rounded as they are held."""
    places = (move.x, move.y) if isinstance(move, Enter | Place) else ()
    flicks = () if isinstance(move, Place) else (move.angle, move.speed)
    return all(map(isfinite, (*places, *flicks))) and move == held(move)


def turns(state: State) -> MoveSpace[Turn]:
    """Return what the one who is to act may do."""
    match state.awaits:
        case "enter":
            space: MoveSpace[Turn] = Entries(state, entering(state))
        case "mend":
            space = Entries(state, state.mending[0])
        case "mend-own":
            space = Entries(state, BEARERS[state.actor])
        case "place":
            space = Placements(state, state.placing[0])
        case "raise":
            space = Listed((Raise(),))
        case "skip":
            space = Listed((Skip(),))
        case _:
            space = FreeTurns(state)
    return space


def chances(state: State) -> MoveSpace[Chance]:
    """Return Nature's possible moves."""
    if state.awaits == "hand" and state.aim:
        return HandErrors(spread(state.aim.speed))
    return Answers(state) if state.awaits == "settled" else Listed()
