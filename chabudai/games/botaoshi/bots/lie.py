"""How the pieces lie, as bots reckon with them: one small value for a table that is, or that may come to be."""

from math import hypot
from typing import NamedTuple, TypeVar

from chabudai.core import Seat
from chabudai.games.botaoshi.pieces import DISCS, EACH, Disc, Spot, other
from chabudai.games.botaoshi.state import State

V = TypeVar("V")


class Lie(NamedTuple):
    """Where discs lie and poles stand, and what turns are bound to."""

    spots: tuple[Spot | None, ...]
    """Of all discs by number: white's two attackers and bearer, then black's; None where it is not on the table."""
    up: tuple[bool, ...]
    """Whether each seat's pole stands."""
    owed: tuple[bool, ...]
    last: tuple[int | None, ...]
    """The disc that each seat may not flick now."""
    steady: bool
    """Whether hands make no error."""
    begun: bool
    """Whether the setup is over."""


def lie_of(state: State) -> Lie:
    """Return how the pieces of a state lie."""
    return Lie(
        spots=spots_of(state.discs),
        up=tuple(pole is not None for pole in state.poles),
        owed=state.owed,
        last=tuple(None if name is None else DISCS.index(name) for name in state.last),
        steady=state.setup.hand == "steady",
        begun=state.phase != "setup",
    )


def spots_of(discs: tuple[Disc, ...]) -> tuple[Spot | None, ...]:
    """Return where each disc lies, by number."""
    lying = {disc.name: (disc.x, disc.y) for disc in discs}
    return tuple(lying.get(name) for name in DISCS)


def attackers(seat: Seat) -> tuple[int, int]:
    """Return the numbers of a seat's attackers."""
    return EACH * seat, EACH * seat + 1


def bearer(seat: Seat) -> int:
    """Return the number of a seat's bearer."""
    return EACH * seat + 2


def forced(lie: Lie, seat: Seat) -> int:
    """Return how many turns a seat has to spend before it can flick (BT-7 to BT-9)."""
    mends = lie.begun and (lie.spots[bearer(seat)] is None or not lie.up[seat])
    return int(mends) + int(lie.owed[seat])


def target_of(lie: Lie, seat: Seat) -> Spot | None:
    """Return where the pole is that a seat attacks, or will be when it is put back."""
    return lie.spots[bearer(other(seat))]


def moved(lie: Lie, spots: dict[int, Spot | None]) -> Lie:
    """Return the lie with some discs elsewhere."""
    return lie._replace(spots=tuple(spots.get(number, spot) for number, spot in enumerate(lie.spots)))


def apart(one: Spot, two: Spot) -> float:
    """Return the distance between two spots."""
    return hypot(one[0] - two[0], one[1] - two[1])


def on_way(start: Spot, end: Spot, share: float) -> Spot:
    """Return the spot that lies so far on the way from one to another: 0 at the start, 1 at the end."""
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def set_for(values: tuple[V, ...], seat: Seat, *, value: V) -> tuple[V, ...]:
    """Return what each seat has, with something else for one."""
    return (*values[:seat], value, *values[seat + 1 :])
