"""Bo-taoshi in numbers, for programs that learn: a turn is five dials."""

from collections.abc import Sequence
from typing import Any, Final, cast, get_args

import numpy as np
from numpy.typing import NDArray

from chabudai.core import AnyGame, Seat
from chabudai.encoding import Dial, Encoding, Field, Observation, awaits_field, from_own, one_hot
from chabudai.encoding.flicks import ANGLE, SPEED, angle_of, dial_of_angle, dial_of_speed, speed_of
from chabudai.games.botaoshi.moves import (
    Enter,
    Flick,
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
from chabudai.games.botaoshi.options import MOST_ROUNDS, MOST_TURNS
from chabudai.games.botaoshi.pieces import DISCS, EACH, TABLE, Name, Spot
from chabudai.games.botaoshi.ramps import Ramp, meets_foot, off_ramp
from chabudai.games.botaoshi.rules import Botaoshi
from chabudai.games.botaoshi.spots import HIGH, LOW, can_enter, can_place, nearest_free
from chabudai.games.botaoshi.state import Awaits, Phase
from chabudai.games.botaoshi.view import SeenDisc, View, Where

SIDES: Final = 4
"""The table's edge is walked from the south-west corner: south, east, north, west."""
STEPS: Final = 400
"""A point of the edge that is not free is moved along it by so many steps, at most."""
_MANY: Final = 9
_FORCED: Final = {"raise": Raise(), "skip": Skip()}


class TurnActions:
    """A flick, a disc flicked in from the edge, a scoring shot or a placement; other moves have no choice in them."""

    dials = (
        Dial(
            "piece",
            "which of the discs that may be used, in the order of their names, and last the scoring "
            "shot where there is one: -1 to 1 is divided evenly among them",
            steps=3,
        ),
        ANGLE._replace(
            about=f"{ANGLE.about}; of a scoring shot from the rightmost to the leftmost that meets the ramp’s foot"
        ),
        SPEED,
        Dial(
            "x",
            "where a disc is placed, from west to east; or how far along the edge it is flicked in, "
            "from the south-west corner counter-clockwise. A spot that is not free is moved to the "
            "nearest that is",
            steps=8,
        ),
        Dial("y", "where a disc is placed, from south to north", steps=4),
    )

    def __init__(self, game: Botaoshi) -> None:
        self._game = game

    def move(self, view: View, values: NDArray[np.float64]) -> Turn:
        """Return the move that the dials say for what is awaited."""
        piece, angle, speed, x, y = (float(value) for value in values)
        forced = _FORCED.get(view.awaits)
        if forced:
            return forced
        uses = self._uses(view)
        used = uses[min(len(uses) - 1, int((piece + 1) / 2 * len(uses)))]
        if isinstance(used, Ramp):
            return _shot(used, angle, speed_of(speed))
        discs = self._game.world(view).discs
        if used.how == "place":
            return place(used.name, *_free_spot(discs, (_along(x), _along(y))))
        if used.how == "enter":
            return enter(used.name, *_free_entry(discs, (x + 1) / 2), angle_of(angle), speed_of(speed))
        return flick(used.name, angle_of(angle), speed_of(speed))

    def used(self, view: View) -> tuple[bool, ...]:
        """Return for each dial whether it matters now."""
        if view.awaits in _FORCED:
            return (False,) * len(self.dials)
        uses = self._uses(view)
        how = {used.how for used in uses if isinstance(used, SeenDisc)}
        flicked = how != {"place"}
        return len(uses) > 1, flicked, flicked, bool(how & {"enter", "place"}), "place" in how

    def values(self, view: View, move: Turn) -> NDArray[np.float64]:
        """Return the dials of a move."""
        found = np.zeros(len(self.dials))
        if isinstance(move, Raise | Skip):
            return found
        uses = self._uses(view)
        chosen = next(number for number, used in enumerate(uses) if _is_for(used, move))
        found[0] = (2 * chosen + 1) / len(uses) - 1
        if isinstance(move, Place):
            found[3:] = [(move.x - LOW) / (HIGH - LOW) * 2 - 1, (move.y - LOW) / (HIGH - LOW) * 2 - 1]
            return np.clip(found, -1, 1)
        ramp = uses[chosen]
        found[1] = off_ramp(ramp, move.angle) / ramp.within if isinstance(ramp, Ramp) else dial_of_angle(move.angle)
        found[2] = dial_of_speed(move.speed)
        if isinstance(move, Enter):
            found[3] = 2 * _walked((move.x, move.y)) - 1
        return np.clip(found, -1, 1)

    def _uses(self, view: View) -> list[SeenDisc | Ramp]:
        """Return what the one who acts may use: discs, and the scoring shot where there is one."""
        discs: list[SeenDisc | Ramp] = [disc for disc in view.discs if disc.how]
        return [*discs, view.ramp] if isinstance(view.ramp, Ramp) and view.awaits == "flick" else discs


def _is_for(used: SeenDisc | Ramp, move: Enter | Flick | Score | Place) -> bool:
    if isinstance(used, Ramp) or isinstance(move, Score):
        return isinstance(used, Ramp) and isinstance(move, Score)
    return used.name == move.disc


def _shot(ramp: Ramp, dial: float, speed: float) -> Score:
    shot = score(ramp.angle + dial * ramp.within, speed)
    return shot if meets_foot(ramp, shot.angle) else score(ramp.angle, speed)


def _along(dial: float) -> float:
    return LOW + (dial + 1) / 2 * (HIGH - LOW)


def _free_spot(discs: Sequence[Any], at: Spot) -> Spot:
    """Return the spot, or the nearest free one on the grid of players' numbers."""
    held = held_place(at[0]), held_place(at[1])
    if can_place(discs, held):
        return held
    x, y = nearest_free(discs, at)
    near = [(held_place(x + dx / 10), held_place(y + dy / 10)) for dx in range(-2, 3) for dy in range(-2, 3)]
    return next((spot for spot in near if can_place(discs, spot)), (x, y))


def _free_entry(discs: Sequence[Any], share: float) -> Spot:
    """Return the point of the edge at this share of the way round it, or the next free one to either side."""
    for step in range(STEPS):
        for sign in (1, -1):
            point = _edge(share + sign * step / STEPS)
            if can_enter(discs, point):
                return point
    raise ValueError("no point of the edge is free")


def _edge(share: float) -> Spot:
    """Return a point of the edge, away from corners by the radius of a disc."""
    side, along = divmod(share % 1.0 * SIDES, 1.0)
    at = held_place(LOW + along * (HIGH - LOW))
    back = held_place(HIGH - along * (HIGH - LOW))
    return ((at, 0.0), (TABLE, at), (back, TABLE), (0.0, back))[int(side) % SIDES]


def _walked(point: Spot) -> float:
    """Return the share of the way round the edge that a point is at."""
    x, y = point
    side = 0 if y == 0 else 1 if x == TABLE else 2 if y == TABLE else 3
    along = (x, y, TABLE - x, TABLE - y)[side]
    return (side + min(1 - 1e-9, max(0.0, (along - LOW) / (HIGH - LOW)))) / SIDES


def make_encoding(game: AnyGame) -> Encoding:
    """Return Bo-taoshi in numbers, which are the same whatever its options are."""
    return Encoding(TurnActions(cast("Botaoshi", game)), Observation(_FIELDS, np.float32))


_WHERE: Final = get_args(Where)
_HOW: Final = ("flick", "enter", "place")
_AWAITS: Final = get_args(Awaits)
_PHASES: Final = get_args(Phase)


def _discs(view: View) -> list[list[float]]:
    own = view.seat or Seat(0)
    in_order = from_own([view.discs[:EACH], view.discs[EACH:]], own)
    return [
        [*one_hot(disc.where, _WHERE), (disc.x or 0.0) / TABLE, (disc.y or 0.0) / TABLE, *one_hot(disc.how, _HOW)]
        for discs in in_order
        for disc in discs
    ]


def _poles(view: View) -> list[list[float]]:
    poles = from_own(view.poles, view.seat)
    return [[1.0, pole[0] / TABLE, pole[1] / TABLE] if pole else [0.0, 0.0, 0.0] for pole in poles]


def _ramp(view: View) -> list[float]:
    ramp = view.ramp
    if not isinstance(ramp, Ramp):
        return [0.0] * 5
    return [1.0, ramp.x / TABLE, ramp.y / TABLE, dial_of_angle(ramp.angle), ramp.within / 180]


def _last(view: View) -> list[list[int]]:
    own = view.seat or Seat(0)
    return [one_hot(view.last[seat], _discs_of(seat)) for seat in (own, 1 - own)]


def _discs_of(seat: int) -> tuple[Name, ...]:
    return DISCS[EACH * seat : EACH * (seat + 1)]


def _due(view: View) -> list[int]:
    """Return which discs are to be placed or brought back, one's own first."""
    own = view.seat or Seat(0)
    due = {*view.placing, *view.mending}
    return [int(name in due) for seat in (own, 1 - own) for name in _discs_of(seat)]


def _is_own(view: View, seat: Seat) -> bool:
    return view.seat == seat


_FIELDS: Final = (
    awaits_field(_AWAITS),
    Field[View](
        "phase", (len(_PHASES),), 0, 1, f"the phase: {', '.join(_PHASES)}", lambda view: one_hot(view.phase, _PHASES)
    ),
    Field[View](
        "own",
        (3,),
        0,
        1,
        "whether this seat has begun the round, has the turn, is the one who acts",
        lambda view: [_is_own(view, seat) for seat in (view.starter, view.turn, view.actor)],
    ),
    Field[View](
        "discs",
        (6, 8),
        -1,
        2,
        "own discs, then the other’s: waiting, on the table, off it; x and y as shares of the table; "
        "whether it may be flicked, entered, placed now",
        _discs,
    ),
    Field[View](
        "poles", (2, 3), -1, 2, "own pole, then the other’s: whether it stands, x and y as shares of the table", _poles
    ),
    Field[View](
        "ramp",
        (5,),
        -1,
        2,
        "whether there is a scoring shot; x and y of the ramp’s foot, its direction as the dial of "
        "an angle, and by which share of 180 degrees a shot may be aimed beside it",
        _ramp,
    ),
    Field[View]("last", (2, EACH), 0, 1, "which disc was flicked last: own, the other’s", _last),
    Field[View]("due", (6,), 0, 1, "which discs are to be placed or brought back first: own, the other’s", _due),
    Field[View](
        "owed",
        (2,),
        0,
        1,
        "who owes a turn for a foul: this seat, the other",
        lambda view: from_own(view.owed, view.seat),
    ),
    Field[View](
        "entered",
        (2,),
        0,
        EACH,
        "discs that have entered play: own, the other’s",
        lambda view: from_own(view.entered, view.seat),
    ),
    Field[View](
        "won", (2,), 0, MOST_ROUNDS, "rounds won: own, the other’s", lambda view: from_own(view.won, view.seat)
    ),
    Field[View](
        "streak",
        (2,),
        0,
        MOST_ROUNDS,
        "rounds won in a row: own, the other’s",
        lambda view: from_own(view.streak, view.seat),
    ),
    Field[View](
        "rounds",
        (2,),
        0,
        MOST_ROUNDS,
        "rounds won before this one, and after how many the match is over; 0 for no limit",
        lambda view: (view.round, view.setup.round_limit or 0),
    ),
    Field[View](
        "turns",
        (2,),
        0,
        MOST_TURNS,
        "turns of this round so far, and after how many it is void; 0 for no limit",
        lambda view: (view.turns, view.setup.turn_limit or 0),
    ),
    Field[View]("voids", (1,), 0, _MANY, "void rounds in a row", lambda view: view.voids),
    Field[View]("failures", (1,), 0, _MANY, "how often a bearer could not be brought back", lambda view: view.failures),
    Field[View](
        "human",
        (1,),
        0,
        1,
        "whether a flick misses a little, as a human hand does",
        lambda view: view.setup.hand == "human",
    ),
)
