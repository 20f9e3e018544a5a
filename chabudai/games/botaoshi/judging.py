"""Judging what Nature reports of a flick: what lies and stands, what fell, what scored, and what is a foul.

BT-5 and BT-14 to BT-17. A flick is one of the setup, of a normal turn, or one that brings a bearer back; fouls are
there in normal turns only, and in the two others nobody is to blame.
"""

from typing import Literal, NamedTuple

from chabudai.core import Seat
from chabudai.games.botaoshi.moves import Score, Settled
from chabudai.games.botaoshi.options import RULES
from chabudai.games.botaoshi.pieces import (
    BEARERS,
    DOWN,
    ON_RAMP,
    ON_TABLE,
    POLES,
    Disc,
    Name,
    Spot,
    in_order,
    is_bearer,
    other,
    owner,
)
from chabudai.games.botaoshi.spots import nearest_free
from chabudai.games.botaoshi.state import State, flicked, kind_of

Foul = Literal["own-pole", "own-bearer"]
Try = Literal["scored", "missed-ramp", "no-strike", "touched-table", "fell-before", "still-stands"]
"""How a scoring shot ended."""


class Judgement(NamedTuple):
    """The rules' judgement of a flick."""

    discs: tuple[Disc, ...]
    """What lies on the table, all of it flat."""
    poles: tuple[Spot | None, ...]
    """Where poles stand, with those that were put back at once."""
    left: tuple[Name, ...]
    """The discs that left the table, in the order of their names."""
    laid: tuple[Disc, ...]
    """The discs that were laid flat (BT-17)."""
    fell: tuple[Seat, ...]
    """Whose poles have fallen."""
    put_on: tuple[Seat, ...]
    """Whose poles were put on their bearers at once: fallen ones, and those of bearers that have entered."""
    fouls: tuple[tuple[Foul, Name], ...]
    shot: Try | None
    """How the scoring shot ended, if it was one."""


class _Table(NamedTuple):
    discs: dict[Name, Disc]
    poles: list[Spot | None]
    laid: tuple[Disc, ...]


def judge(state: State, answer: Settled) -> Judgement:
    """Return the rules' judgement of Nature's answer to a flick."""
    left = {off.name for off in answer.left}
    fell = _fallen(state, answer, left)
    table = _table(state, answer, left, fell)
    put_on = _put_on(state, table.discs, fell)
    for seat in put_on:
        bearer = table.discs[BEARERS[seat]]
        table.poles[seat] = bearer.x, bearer.y
    return Judgement(
        discs=tuple(table.discs[name] for name in in_order({*table.discs})),
        poles=tuple(table.poles),
        left=in_order(left),
        laid=table.laid,
        fell=fell,
        put_on=put_on,
        fouls=_fouls(state, left, fell),
        shot=_shot(state, answer, fell) if isinstance(state.aim, Score) else None,
    )


def _fallen(state: State, answer: Settled, left: set[Name]) -> tuple[Seat, ...]:
    """Return whose poles have fallen: those that ceased to stand, and those whose bearers left the table (BT-17)."""
    down = {one for one, what in answer.events if what == DOWN}
    stood = (Seat(number) for number, pole in enumerate(state.poles) if pole is not None)
    return tuple(seat for seat in stood if POLES[seat] in down or BEARERS[seat] in left)


def _table(state: State, answer: Settled, left: set[Name], fell: tuple[Seat, ...]) -> _Table:
    """Return what lies and stands when discs that do not lie flat were laid flat, with the poles they bear."""
    rests = {rest.name: rest for rest in answer.rests}
    discs = {disc.name: disc for disc in state.discs if disc.name not in left}
    flat = discs | {name: Disc(name, rest.x, rest.y) for name, rest in rests.items() if name in discs}
    poles = [None if seat in fell else pole for seat, pole in enumerate(state.poles)]
    for seat, pole in enumerate(POLES):
        if pole in rests and poles[seat] is not None:
            poles[seat] = rests[pole].x, rests[pole].y
    tilted = in_order({name for name in flat if name in rests and not rests[name].flat})
    leaning = {name: flat.pop(name) for name in tilted}
    for name, lay in leaning.items():
        flat[name] = Disc(name, *nearest_free(tuple(flat.values()), (lay.x, lay.y)))
        _carry(poles, lay, flat[name])
    return _Table(flat, poles, tuple(flat[name] for name in tilted))


def _carry(poles: list[Spot | None], lay: Disc, lies: Disc) -> None:
    """Move a pole with its bearer that is laid flat."""
    pole = poles[owner(lay.name)] if is_bearer(lay.name) else None
    if pole is not None:
        poles[owner(lay.name)] = pole[0] + lies.x - lay.x, pole[1] + lies.y - lay.y


def _put_on(state: State, discs: dict[Name, Disc], fell: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return whose poles are put on their bearers at once (BT-3, BT-5, BT-7, BT-15); others wait for BT-8."""
    kind, name = kind_of(state), flicked(state)
    at_once = {"setup": fell, "mend": fell, "turn": (state.actor,), "mend-own": ()}[kind]
    back = {seat for seat in fell if seat in at_once}
    if is_bearer(name):
        back.add(owner(name))
    return tuple(seat for seat in sorted(back) if BEARERS[seat] in discs)


def _fouls(state: State, left: set[Name], fell: tuple[Seat, ...]) -> tuple[tuple[Foul, Name], ...]:
    """Return the fouls of a normal turn: the own pole knocked over, or the own bearer knocked off (BT-15)."""
    if kind_of(state) != "turn":
        return ()
    own = state.actor
    if BEARERS[own] in left:
        return (("own-bearer", BEARERS[own]),)
    return (("own-pole", POLES[own]),) if own in fell else ()


def _shot(state: State, answer: Settled, fell: tuple[Seat, ...]) -> Try:
    """Return what became of a scoring shot: up the ramp, to a pole that stands and is struck in the air, and falls.

    By the first version of the rules it need not have been on the ramp (BT-14).
    """
    shooter, pole = flicked(state), POLES[other(state.actor)]
    never = len(answer.events)
    strike = _first(answer, {(shooter, pole), (pole, shooter)}, never)
    rode = _first(answer, {(shooter, ON_RAMP)}, never) if state.setup.rules >= RULES else -1
    if rode == never or rode > strike:
        return "missed-ramp"
    if strike == never:
        return "no-strike"
    if _first(answer, {(shooter, ON_TABLE)}, never) < strike:
        return "touched-table"
    if _first(answer, {(pole, DOWN)}, never) < strike:
        return "fell-before"
    return "scored" if other(state.actor) in fell else "still-stands"


def _first(answer: Settled, pairs: set[tuple[Name, Name]], never: int) -> int:
    return next((number for number, pair in enumerate(answer.events) if pair in pairs), never)
