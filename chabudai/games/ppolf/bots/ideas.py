"""Flicks worth a try: straight through the gaps, a little beside, by way of other pieces, from several tees."""

from collections.abc import Iterator
from math import degrees, pi
from typing import Final, NamedTuple

from chabudai.core import FASTEST, SLOWEST
from chabudai.games.ppolf.bots.sight import FIRM, Spot, around, odds
from chabudai.games.ppolf.bots.tries import Lay, Notice
from chabudai.games.ppolf.moves import PLACE_DIGITS
from chabudai.games.ppolf.state import State
from chabudai.games.ppolf.tees import TeeSpots

ASIDE: Final = (0.0, 2.0, -2.0, 4.0, -4.0, 7.0, -7.0, 12.0, -12.0, 20.0, -20.0, 35.0, -35.0)
"""By how many degrees it aims beside the hole, where no line is free."""
HARDER: Final = (FIRM, 1.4, 1.05, 1.7, 2.2, 0.85)
"""How much faster it flicks than just to reach the hole."""
BANKED: Final = (1.6, 2.3)
"""How much faster, where the coin goes by way of another piece."""
TURNS: Final = 120
"""In how many directions it looks for such a way."""
TEES: Final = tuple(around((0.0, 0.0), away, 2 * pi * turn / 24) for away in (1.1, 1.5, 1.68) for turn in range(24))
"""Where it looks for a tee, from the centre of the tile."""
SURE: Final = 0.93
"""With such odds of a straight flick no bank is looked for."""


class Aim(NamedTuple):
    """A flick from some spot."""

    lay: Lay
    angle: float
    speed: float


class Eye(NamedTuple):
    """What somebody looks at before a flick."""

    notice: Notice = Notice()
    tees: int = 6
    """How many of the tees are thought about, the most promising first."""
    banks: bool = True
    """Whether ways by other pieces are looked for."""
    heats: tuple[tuple[int, int], ...] = ((40, 4), (16, 12), (6, 40))
    """How many of the best are tried, and how often each."""
    varies: bool = True
    """Whether the best are varied a little in the end."""


def lays(state: State, eye: Eye) -> list[Lay]:
    """Return the spots that the coin may be flicked from, the most promising first."""
    coin = state.coins[state.turn]
    if coin:
        return [Lay(state, (coin.x, coin.y), eye.notice)]
    spots = TeeSpots(state)
    found = [Lay(state, spots.best(), eye.notice)]
    if eye.tees > 1:
        steady = state.setup.hand == "steady"
        found += [Lay(state, spot, eye.notice) for spot in _tees(spots)]
        found.sort(key=lambda lay: (-odds(lay.hole, steady=steady), lay.hole.away))
    return found[: eye.tees]


def ideas(lay: Lay) -> Iterator[Aim]:
    """Yield flicks from a spot: through the gaps, or where there is none beside what is in the way."""
    hole = lay.hole
    gaps = [degrees(gap.middle) for gap in hole.gaps[::-1][:2]]
    quarters = [degrees(gap.middle + share * (gap.left - gap.right)) for gap in hole.gaps[-1:] for share in (-0.2, 0.2)]
    for aside in (*gaps, *quarters) or ASIDE:
        yield from (Aim(lay, degrees(hole.bearing) + aside, held(hole.reach * harder)) for harder in HARDER)


def banks(lay: Lay) -> Iterator[Aim]:
    """Yield flicks all around."""
    hole = lay.hole
    for harder in BANKED:
        for turn in range(TURNS):
            yield Aim(lay, degrees(hole.bearing) + 360 * turn / TURNS, held(hole.reach * harder))


def _tees(spots: TeeSpots) -> Iterator[Spot]:
    for x, y in TEES:
        spot = round(spots.tile.x + x, PLACE_DIGITS), round(spots.tile.y + y, PLACE_DIGITS)
        if spots.contains(spot):
            yield spot


def held(speed: float) -> float:
    """Return a speed that a flick may have."""
    return min(FASTEST, max(SLOWEST, speed))
