"""Answers that are made up, without any physics: so that everything the rules speak of happens now and then."""

from math import cos, pi, sin
from random import Random
from typing import Final

from chabudai.core import Seat
from chabudai.games.botaoshi.moves import Off, Rest, Score, Settled
from chabudai.games.botaoshi.pieces import (
    BEARERS,
    DOWN,
    ON_RAMP,
    ON_TABLE,
    POLES,
    RADIUS,
    TABLE,
    Disc,
    Name,
    Spot,
    is_bearer,
    other,
    owner,
)
from chabudai.games.botaoshi.spots import in_the_way
from chabudai.games.botaoshi.state import State, flicked

_MOST_STRUCK, _TRIES, _DIGITS = 3, 40, 3
_STRIKES: Final = 0.5
_LEAVES, _LEAVES_AGAIN = 0.15, 0.4
"""How often a disc leaves the table; more often where a bearer is to be mended, so that this fails now and then."""
_TILTED: Final = 0.12
_FALLS: Final = 0.4
_BUMPED: Final = 0.3
_LANDS: Final = 0.6
_RIDES: Final = 0.9


def invent(state: State, rng: Random) -> Settled:
    """Make up an answer: the disc and a few others that it strikes go anywhere, poles stand or fall."""
    own = flicked(state)
    others = [disc.name for disc in state.discs if disc.name != own]
    most = min(_MOST_STRUCK, len(others))
    struck = rng.sample(others, rng.randint(1, most)) if most and rng.random() < _STRIKES else []
    moved, left = _moved(state, rng, [own, *struck])
    absent = {off.name for off in left}
    bumped = [seat for seat in _with_upright_pole(state) if _is_touched(state, seat, struck, rng)]
    fallen = [seat for seat in bumped if BEARERS[seat] in absent or rng.random() < _FALLS]
    upright = [_upright(state, rng, moved, seat) for seat in bumped if seat not in fallen]
    events = _events(state, rng, struck, bumped, fallen)
    return Settled(events, (*moved, *upright), tuple(left))


def _with_upright_pole(state: State) -> list[Seat]:
    return [Seat(seat) for seat, pole in enumerate(state.poles) if pole is not None]


def _is_touched(state: State, seat: Seat, struck: list[Name], rng: Random) -> bool:
    """Return whether a pole is touched: with its bearer, by chance, and often by a scoring disc that aims at it."""
    aimed = isinstance(state.aim, Score) and seat == other(state.actor)
    return BEARERS[seat] in struck or rng.random() < (_LANDS if aimed else _BUMPED)


def _moved(state: State, rng: Random, names: list[Name]) -> tuple[list[Rest], list[Off]]:
    """Return where discs come to rest, flat or not, and which leave the table."""
    lie = [disc for disc in state.discs if disc.name not in names]
    rests: list[Rest] = []
    left: list[Off] = []
    for name in names:
        if rng.random() < (_LEAVES_AGAIN if state.mending else _LEAVES):
            left.append(Off(name, *_edge(rng)))
            continue
        spot = _somewhere(rng, lie)
        flat = in_the_way(lie, spot) is None and rng.random() >= _TILTED
        rests.append(Rest(name, *spot, flat=flat))
        if flat:
            lie.append(Disc(name, *spot))
    return rests, left


def _upright(state: State, rng: Random, moved: list[Rest], seat: Seat) -> Rest:
    """Return a pole that was bumped and stands on its bearer, somewhere within its rim."""
    lies = {disc.name: (disc.x, disc.y) for disc in state.discs} | {rest.name: (rest.x, rest.y) for rest in moved}
    x, y = lies[BEARERS[seat]]
    away, angle = RADIUS * rng.random() / 2, 2 * pi * rng.random()
    return Rest(POLES[seat], round(x + away * cos(angle), _DIGITS), round(y + away * sin(angle), _DIGITS))


def _events(
    state: State, rng: Random, struck: list[Name], bumped: list[Seat], fallen: list[Seat]
) -> tuple[tuple[Name, Name], ...]:
    """Return what happened in some order: touches, blows to poles, the landing of a scoring disc, and falls."""
    own = flicked(state)
    events = [(own if rng.random() < _STRIKES or name == struck[0] else struck[0], name) for name in struck]
    events += [(own, POLES[seat]) for seat in bumped if not (is_bearer(own) and owner(own) == seat)]
    if isinstance(state.aim, Score) and rng.random() < _LANDS:
        events.append((own, ON_TABLE))
    rides = isinstance(state.aim, Score) and rng.random() < _RIDES
    rng.shuffle(events)
    if rides:
        events.insert(0 if rng.random() < _RIDES else len(events), (own, ON_RAMP))
    for seat in fallen:
        events.insert(rng.randint(0 if rng.random() < _BUMPED else len(events), len(events)), (POLES[seat], DOWN))
    return tuple(events)


def _somewhere(rng: Random, lie: list[Disc]) -> Spot:
    for _ in range(_TRIES):
        spot = round(rng.uniform(0, TABLE), _DIGITS), round(rng.uniform(0, TABLE), _DIGITS)
        if in_the_way(lie, spot) is None or rng.random() < _TILTED:
            return spot
    return round(TABLE / 2, _DIGITS), round(TABLE / 2, _DIGITS)


def _edge(rng: Random) -> Spot:
    along, across = round(rng.uniform(0, TABLE), _DIGITS), rng.choice((0.0, TABLE))
    return (along, across) if rng.random() < _STRIKES else (across, along)
