"""What a lie of the pieces is worth to a seat: its chance to win the round, guessed from lines, ways and turns owed."""

from math import exp, hypot
from typing import Final

from chabudai.core import Seat
from chabudai.games.botaoshi.bots.lie import Lie, apart, attackers, bearer, forced, moved, on_way, target_of
from chabudai.games.botaoshi.bots.shots import FITS, chances, odds
from chabudai.games.botaoshi.pieces import TABLE, Spot, other

AFTER_A_MISS: Final = 0.35
"""What is left of a round to one who has just missed."""
LATER: Final = 0.93
"""How much of an own shot's worth is left when it is yet to be made."""
TO_MOVE: Final = 0.56
"""What it is worth to be free to flick when nothing else is at stake."""
PROMISE: Final = 0.4
"""How much more attackers that lie well are worth than those that lie badly."""
TURN_AHEAD: Final = 0.18
"""What another free turn is worth."""
NEAR: Final = (42.0, 80.0)
"""How near to the pole a front disc is to lie, in millimetres."""
BEHIND: Final = 100.0
"""How far behind it the shooter lies best."""
FAR: Final = 350.0
"""A disc that is so far from where it is to go is worth about a third."""
ALONE: Final = 0.2
"""What an attacker is worth without the other."""
CENTRE: Final[Spot] = (TABLE / 2, TABLE / 2)


def outlook(lie: Lie, seat: Seat, to_act: Seat) -> float:
    """Return the chance of a seat to win the round, where another or the same is to act."""
    spent = forced(lie, to_act), forced(lie, other(to_act))
    free = to_act if spent[0] <= spent[1] else other(to_act)
    ahead = spent[1] - spent[0] if free == to_act else spent[0] - spent[1] - 1
    cleared = lie._replace(last=tuple(None if forced(lie, Seat(each)) else last for each, last in enumerate(lie.last)))
    stands = lie.up[other(free)] or free != to_act or not lie.begun
    later = LATER if free == seat else 1.0
    worth = min(0.97, _free(cleared, free, later if stands else 0.0) + TURN_AHEAD * ahead)
    return worth if free == seat else 1 - worth


def _free(lie: Lie, seat: Seat, later: float) -> float:
    """Return the chance of a seat that is free to flick, where so much of a shot's worth is left."""
    now, line = chances(lie, seat)
    theirs = chances(lie, other(seat))[1]
    promise = _promise(lie, seat, line) - _promise(lie, other(seat), theirs)
    quiet = min(0.92, max(0.08, TO_MOVE + PROMISE * promise))
    return max(quiet, later * (now + (1 - now) * AFTER_A_MISS))


def _promise(lie: Lie, seat: Seat, line: float) -> float:
    """Return how well a seat's attackers lie, from 0 to 1."""
    pole = target_of(lie, seat)
    spots = [spot for number in attackers(seat) if (spot := lie.spots[number])]
    if pole is None:
        return ALONE / 2 * sum(exp(-apart(spot, CENTRE) / FAR) for spot in spots)
    if len(spots) < len(attackers(seat)):
        return ALONE * sum(exp(-apart(spot, pole) / FAR) for spot in spots)
    one, two = attackers(seat)
    return max(line, _completed(lie, one, two, pole), _completed(lie, two, one, pole))


def _completed(lie: Lie, shooter: int, front: int, pole: Spot) -> float:
    """Return what it promises that one more flick might bring the front disc between the shooter and the pole."""
    start, lies = lie.spots[shooter], lie.spots[front]
    if start is None or lies is None:
        return 0.0
    away = apart(start, pole)
    if away < FITS + NEAR[0]:
        return ALONE * exp(-apart(lies, pole) / FAR)
    goal = front_spot(start, pole)
    way = apart(lies, goal)
    return 0.9 * odds(moved(lie, {front: goal}), shooter, front, pole) * exp(-way / FAR) + 0.05 * exp(-away / FAR)


def front_spot(shooter: Spot, pole: Spot) -> Spot:
    """Return where a front disc is to lie between a shooter and a pole."""
    away = apart(shooter, pole)
    near = min(NEAR[1], max(NEAR[0], away - BEHIND))
    return on_way(pole, shooter, near / max(away, near))


def shooter_spot(front: Spot, pole: Spot, behind: float = BEHIND) -> Spot:
    """Return where a shooter is to lie behind a front disc, in line with a pole."""
    near = max(1.0, apart(front, pole))
    return on_way(pole, front, (near + behind) / near)


def reach(lie: Lie, seat: Seat) -> float:
    """Return how far the opponent's attackers are from a seat's bearer, the nearest counting most."""
    home = lie.spots[bearer(seat)]
    spots = [spot for number in attackers(other(seat)) if (spot := lie.spots[number])]
    return min((apart(spot, home) for spot in spots), default=hypot(TABLE, TABLE)) if home else 0.0
