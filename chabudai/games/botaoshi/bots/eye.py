"""Playing by the eye: into the middle, into line, and straight along the ramp, without any try."""

from math import cos, degrees, pi, sin
from random import Random
from typing import Final

from chabudai.games.botaoshi.advice import gentle
from chabudai.games.botaoshi.bots.ideas import direction, shots
from chabudai.games.botaoshi.bots.lie import Lie, apart, attackers, lie_of, target_of
from chabudai.games.botaoshi.bots.outlook import NEAR, front_spot, shooter_spot
from chabudai.games.botaoshi.bots.shots import FITS, chances, gap
from chabudai.games.botaoshi.bots.slide import BRAKE, pushed, speed_for
from chabudai.games.botaoshi.moves import Enter, Flick, Turn, enter, flick
from chabudai.games.botaoshi.pieces import DISC, DISCS, TABLE, Spot
from chabudai.games.botaoshi.spots import can_enter, centre_of
from chabudai.games.botaoshi.state import State, why_not

WORTHWHILE: Final = 0.12
"""From such odds on, as the eye sees them, a scoring shot is made."""
STRAY: Final = 0.08
"""By which share of its way, usually, it misjudges where a disc is to go."""
ROOM: Final = 50.0
"""So far from the edge a disc is aimed at least."""
CLEAR: Final = 4.0
"""With such a gap a disc passes another."""
AROUND: Final = 4
"""How many spots around the pole it looks at."""
BESIDE, WAYS = 100.0, 4
"""How far beside the usual one a disc may enter, and how many ways in it looks at."""
READY: Final = 170.0
"""How far from the pole a disc is brought that waits for the other."""


def by_eye(state: State, rng: Random) -> Turn:
    """Return a sensible move."""
    move = gentle(state)
    if isinstance(move, Enter):
        return _varied(state, move, rng)
    if state.awaits != "flick":
        return move
    lie = lie_of(state)
    shot = next(iter(shots(state)), None)
    if shot and chances(lie, state.actor)[0] > WORTHWHILE:
        return shot
    found = (_into_line(state, lie, number, rng) for number in attackers(state.actor))
    return next((each for each in found if each), move)


def _varied(state: State, move: Enter, rng: Random) -> Enter:
    """Return an entry from a little beside, a little farther or nearer, away from all others."""
    ways = [(round(move.x + rng.uniform(-BESIDE, BESIDE), 1), rng.uniform(0.85, 1.15)) for _ in range(WAYS)]
    entries = [enter(move.disc, x, move.y, move.angle, move.speed * factor) for x, factor in ways]
    free = [each for each in entries if can_enter(state.discs, (each.x, each.y))]
    return max(free or [move], key=lambda each: _room(state, each))


def _room(state: State, move: Enter) -> float:
    """Return how far others are from a disc's way in, and from where it comes to rest."""
    start, way = centre_of((move.x, move.y)), pushed(move.angle, move.speed)
    end = start[0] + way[0] * move.speed / BRAKE, start[1] + way[1] * move.speed / BRAKE
    spots = [(disc.x, disc.y) for disc in state.discs]
    return min((min(3 * gap(spot, start, end), apart(spot, end)) for spot in spots), default=0.0)


def _into_line(state: State, lie: Lie, number: int, rng: Random) -> Flick | None:
    """Return a flick that brings a disc into line with the other one, or near the pole, if its way is free."""
    spot, pole = lie.spots[number], target_of(lie, state.actor)
    if spot is None or pole is None or why_not(state, DISCS[number]):
        return None
    others = [other for each, other in enumerate(lie.spots) if other and each != number]
    for goal in _goals(lie.spots[sum(attackers(state.actor)) - number], pole, rng):
        away = apart(spot, goal)
        x, y = (_held(along + rng.gauss(0, STRAY * away)) for along in goal)
        if away and all(gap(other, spot, (x, y)) > DISC + CLEAR for other in others):
            return flick(DISCS[number], degrees(direction(spot, (x, y))), speed_for(apart(spot, (x, y))))
    return None


def _goals(partner: Spot | None, pole: Spot, rng: Random) -> list[Spot]:
    """Return where a disc might go: before or behind the other one, else anywhere around the pole."""
    turns = [rng.uniform(0, 2 * pi) for _ in range(AROUND)]
    around = [(pole[0] + READY * cos(turn), pole[1] + READY * sin(turn)) for turn in turns]
    if partner is None:
        return around
    ahead = apart(partner, pole) >= FITS + NEAR[0]
    return [front_spot(partner, pole) if ahead else shooter_spot(partner, pole), *around]


def _held(along: float) -> float:
    return min(TABLE - ROOM, max(ROOM, along))
