"""Flicks worth a thought: every way that a disc might go, from where it lies or from the edge."""

from collections.abc import Iterator
from math import atan2, degrees, pi
from typing import Final

from chabudai.core import FASTEST
from chabudai.games.botaoshi.bots import goals
from chabudai.games.botaoshi.bots.goals import Way
from chabudai.games.botaoshi.bots.lie import Lie, apart, attackers
from chabudai.games.botaoshi.bots.shots import usual_speed
from chabudai.games.botaoshi.moves import Aim, Enter, Score, enter, flick, held_place, score
from chabudai.games.botaoshi.pieces import BEARERS, DISCS, TABLE, Name, Spot, is_bearer, other
from chabudai.games.botaoshi.ramps import Ramp, meets_foot, ramp
from chabudai.games.botaoshi.spots import HIGH, LOW, can_enter, centre_of
from chabudai.games.botaoshi.state import State, disc_of, entering, why_not

SHOTS: Final = ((1.0, 0.0), (0.9, 0.0), (1.12, 0.0), (1.0, 0.5), (1.25, 0.0))
"""How much faster than usual a shot is, and by which share of the angle between ramp and pole it is aimed aside."""
GATES: Final = (0.0, -110.0, 110.0)
"""How far from the nearest point of the edge a disc may enter, in millimetres."""


def ideas(state: State, lie: Lie) -> list[Aim]:
    """Return flicks that the one who acts might make, without scoring shots."""
    match state.awaits:
        case "enter":
            return [*_entries(state, entering(state), _arriving(state, lie))]
        case "mend":
            return [*_entries(state, state.mending[0], goals.before(lie, state.actor))]
        case "mend-own":
            return [*_entries(state, BEARERS[state.actor], goals.homes())]
        case _:
            return [*_turns(state, lie)]


def shots(state: State) -> list[Score]:
    """Return scoring shots, where there are any: along the ramp or a little towards the pole, at usual speeds."""
    laid, pole = ramp(state), state.poles[other(state.actor)]
    if not isinstance(laid, Ramp) or pole is None:
        return []
    shooter, front = (disc_of(state, name) for name in (laid.shooter, laid.front))
    if shooter is None or front is None:
        return []
    start, ahead = (shooter.x, shooter.y), (front.x, front.y)
    speed = usual_speed(apart(start, ahead), apart(ahead, pole))
    off = degrees(_turn(direction(start, pole) - direction(start, ahead)))
    turned = (min(laid.within, max(-laid.within, share * off)) for _, share in SHOTS)
    tries = ((laid.angle + turn, speed * harder) for turn, (harder, _) in zip(turned, SHOTS, strict=True))
    shots = [score(angle, min(FASTEST, metres)) for angle, metres in tries]
    return [shot for shot in shots if meets_foot(laid, shot.angle)]


def direction(start: Spot, end: Spot) -> float:
    """Return the direction from one spot to another, in radians."""
    return atan2(end[1] - start[1], end[0] - start[0])


def _turn(angle: float) -> float:
    return (angle + pi) % (2 * pi) - pi


def _arriving(state: State, lie: Lie) -> list[Way]:
    name = entering(state)
    if is_bearer(name):
        return goals.homes()
    return [way for way in goals.attacks(lie, DISCS.index(name), state.actor) if not way.arriving]


def _turns(state: State, lie: Lie) -> Iterator[Aim]:
    for number in attackers(state.actor):
        name, spot = DISCS[number], lie.spots[number]
        if why_not(state, name) is not None:
            continue
        ways = goals.attacks(lie, number, state.actor)
        if spot is None:
            yield from _entries(state, name, ways)
        else:
            yield from (flick(name, *_aimed(spot, way)) for way in ways if apart(spot, way.spot) > 1)


def _entries(state: State, name: Name, ways: list[Way]) -> Iterator[Enter]:
    for way in ways:
        for point in gates(way.spot):
            if can_enter(state.discs, point):
                yield enter(name, *point, *_aimed(centre_of(point), way))


def gates(spot: Spot) -> list[Spot]:
    """Return points of the two nearest sides from which a disc may come to a spot."""
    x, y = spot
    west, south = (0.0 if x < TABLE / 2 else TABLE), (0.0 if y < TABLE / 2 else TABLE)
    found = [(west, _along(y + aside)) for aside in GATES] + [(_along(x + aside), south) for aside in GATES]
    return sorted({*found})


def _along(length: float) -> float:
    return held_place(min(HIGH, max(LOW, length)))


def _aimed(start: Spot, way: Way) -> tuple[float, float]:
    """Return the angle and the speed of a flick that goes a way from a spot."""
    away = apart(start, way.spot)
    aside = atan2(way.aside, away)
    return degrees(direction(start, way.spot) + aside), way.speed(away)
