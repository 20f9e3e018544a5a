"""How discs slide and push each other in the plane: rough and quick, to tell which flicks are worth a real try."""

from math import cos, radians, sin, sqrt
from typing import Final, NamedTuple

from chabudai.core import FASTEST, SLOWEST
from chabudai.games.botaoshi.bots.lie import Lie, moved
from chabudai.games.botaoshi.pieces import DISC, EACH, TABLE, WOOD, Spot

BRAKE: Final = 2 * WOOD.table_friction * WOOD.gravity / 1000
"""A disc slides v * v / this many millimetres."""
HANDED_ON: Final = 0.7
"""How much of the speed along the line of two centres goes over to the disc that is struck."""
TOPPLES: Final = 0.28
"""A pole falls when its bearer starts faster than this, in m/s."""
BORNE: Final = 2
"""The third disc of each seat bears its pole."""


class Push(NamedTuple):
    """A disc, where it starts, and its velocity in m/s."""

    disc: int
    spot: Spot
    velocity: tuple[float, float]


def speed_for(distance: float, arriving: float = 0.0) -> float:
    """Return the speed with which a disc slides so far, and still has some speed there."""
    return min(FASTEST, max(SLOWEST, sqrt(arriving**2 + BRAKE * max(0.0, distance))))


def pushed(angle: float, speed: float) -> tuple[float, float]:
    """Return the velocity of a flick."""
    return speed * cos(radians(angle)), speed * sin(radians(angle))


def slid(lie: Lie, push: Push) -> Lie:
    """Return how things lie after a flick, up to the second disc that is struck."""
    speed = sqrt(push.velocity[0] ** 2 + push.velocity[1] ** 2)
    east, north = push.velocity[0] / speed, push.velocity[1] / speed
    met = _first(lie, push, (east, north), speed**2 / BRAKE)
    if met is None:
        return moved(lie, {push.disc: _rest(push.spot, push.velocity)})
    way, struck, there = met
    at = push.spot[0] + way * east, push.spot[1] + way * north
    left = sqrt(max(0.0, speed**2 - BRAKE * way))
    normal = (there[0] - at[0]) / DISC, (there[1] - at[1]) / DISC
    given = HANDED_ON * left * (east * normal[0] + north * normal[1])
    after = left * east - given * normal[0], left * north - given * normal[1]
    then = moved(lie, {push.disc: _rest(at, after), struck: _rest(there, (given * normal[0], given * normal[1]))})
    return _toppled(then, struck, given)


def _toppled(lie: Lie, struck: int, speed: float) -> Lie:
    seat, number = divmod(struck, EACH)
    if number != BORNE or (speed < TOPPLES and lie.spots[struck] is not None):
        return lie
    return lie._replace(up=tuple(stands and each != seat for each, stands in enumerate(lie.up)))


def _first(lie: Lie, push: Push, way: tuple[float, float], reach: float) -> tuple[float, int, Spot] | None:
    """Return how far it goes to the first disc that it strikes, and which one that is and where it lies."""
    best: tuple[float, int, Spot] | None = None
    for number, spot in enumerate(lie.spots):
        if spot is None or number == push.disc:
            continue
        east, north = spot[0] - push.spot[0], spot[1] - push.spot[1]
        along, aside = east * way[0] + north * way[1], abs(east * way[1] - north * way[0])
        if along <= 0 or aside >= DISC:
            continue
        far = max(0.0, along - sqrt(DISC**2 - aside**2))
        if far < reach and (best is None or far < best[0]):
            best = far, number, spot
    return best


def _rest(spot: Spot, velocity: tuple[float, float]) -> Spot | None:
    """Return where a disc comes to rest that meets nothing more, None where it leaves the table."""
    factor = sqrt(velocity[0] ** 2 + velocity[1] ** 2) / BRAKE
    x, y = spot[0] + factor * velocity[0], spot[1] + factor * velocity[1]
    return (x, y) if 0 < x < TABLE and 0 < y < TABLE else None
