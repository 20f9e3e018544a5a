"""Asks the solid engine for the outcome of a flick: millimetres and degrees here, metres and radians there."""

from math import pi, radians
from typing import TYPE_CHECKING, Final, NamedTuple

from chabudai.core import AimContact, AimLine, Film, SimulatedMove, Touch, velocity
from chabudai.games.botaoshi.flow import aimed
from chabudai.games.botaoshi.moves import Aim, Off, Rest, Score, Settled
from chabudai.games.botaoshi.options import RULES
from chabudai.games.botaoshi.pieces import (
    BEARERS,
    DISC_HEIGHT,
    DOWN,
    ON_RAMP,
    ON_TABLE,
    POLE,
    POLE_HEIGHT,
    POLES,
    RADIUS,
    RAMP_HEIGHT,
    RAMP_LENGTH,
    RAMP_WIDTH,
    TABLE,
    WOOD,
    WOOD_DENSITY,
    Name,
)
from chabudai.games.botaoshi.ramps import Ramp, ramp
from chabudai.games.botaoshi.state import State, finger, flicked

if TYPE_CHECKING:
    from chabudai.physics import solid

MM: Final = 1000.0
_Happened = tuple[float, int, Name, Name]
"""When, in which order at the same time, and what happened."""
_DIGITS: Final = 3
_LEANS: Final = radians(2.0)
"""A disc that leans by more does not lie flat."""
_LIFTED: Final = 0.5
"""Nor does one whose middle is so much higher than that of a disc on the table, in millimetres."""


class Piece(NamedTuple):
    """A disc, or a pole that stands, as it is given to the engine."""

    name: Name
    x: float
    y: float


def answer(state: State) -> Settled:
    """Return Nature's answer to the flick that waits for it; ValueError where none does."""
    return settled_from(state, played(state))


def prepare() -> None:
    """Load the engine and have it do one small thing."""
    from chabudai.physics import solid

    solid.flick(solid.Scene(1.0, 1.0, (_body(Piece(BEARERS[0], 500.0, 500.0)),)), 0, (0.1, 0.0), record=True)


def simulate(state: State) -> SimulatedMove:
    """Return Nature's answer to the flick that waits for it, with its film."""
    outcome = played(state, record=True)
    names = [piece.name for piece in pieces_of(state)]
    touches = tuple(Touch(one.time, names[one.a], _other(names, one.b)) for one in outcome.contacts)
    tracks = outcome.recording.tracks if outcome.recording else ()
    duration = outcome.recording.duration if outcome.recording else 0.0
    return SimulatedMove(settled_from(state, outcome), Film(round(duration, 4), tuple(names), tracks, touches))


def played(state: State, *, record: bool = False) -> "solid.Outcome":
    """Return the outcome of the flick that waits for its answer, with a recording if asked for."""
    from chabudai.physics import solid

    real = finger(state)
    return solid.flick(
        scene_of(state), _number(state, real.disc), velocity(real.angle, real.speed), material=WOOD, record=record
    )


def aim_line(state: State, aim: Aim) -> AimLine[tuple[float, float, float]]:
    """Return how the disc would go up to its first contact, for practice."""
    from chabudai.physics import solid

    there = aimed(state, aim)
    names = [piece.name for piece in pieces_of(there)]
    own = _number(there, flicked(there))
    line = solid.aim_line(scene_of(there), own, velocity(aim.angle, aim.speed), material=WOOD)
    touch = line.contact
    met = touch and AimContact(names[touch.b if touch.a == own else touch.a], touch.x, touch.y, touch.z)
    return AimLine(line.path, met, line.left is not None)


def pieces_of(state: State) -> tuple[Piece, ...]:
    """Return the discs on the table and the poles that stand, in the order of the engine's bodies."""
    discs = (Piece(disc.name, disc.x, disc.y) for disc in state.discs)
    return (*discs, *(Piece(name, *spot) for name, spot in zip(POLES, state.poles, strict=True) if spot))


def scene_of(state: State) -> "solid.Scene":
    """Return the table as the engine sees it, with the ramp for a scoring shot."""
    from chabudai.physics import solid

    laid = ramp(state) if isinstance(state.aim, Score) else None
    ramps = (_ramp(laid),) if isinstance(laid, Ramp) else ()
    return solid.Scene(TABLE / MM, TABLE / MM, tuple(map(_body, pieces_of(state))), ramps)


def settled_from(state: State, outcome: "solid.Outcome") -> Settled:
    """Return the engine's outcome as Nature's move; pieces that lie or stand where they did are not named."""
    pieces = pieces_of(state)
    down = {pieces[one.body].name for one in outcome.tipped}
    before = {piece.name: piece for piece in pieces}
    rests = (_rest(pieces[rest.body].name, rest) for rest in outcome.rests)
    offs = tuple(_off(pieces[one.body].name, one.x, one.y) for one in outcome.left if not _is_pole(pieces[one.body]))
    left = {off.name for off in offs}
    borne = {pole for pole, bearer in zip(POLES, BEARERS, strict=True) if bearer not in left}
    stay = (rest for rest in rests if rest.name not in down and (rest.name not in POLES or rest.name in borne))
    return Settled(_events(state, outcome), tuple(rest for rest in stay if _has_moved(before[rest.name], rest)), offs)


def _events(state: State, outcome: "solid.Outcome") -> tuple[tuple[Name, Name], ...]:
    """Return what happened in time order; where a strike and a fall are at the same time, the strike was first."""
    names = [piece.name for piece in pieces_of(state)]
    happened = [(one.time, 0, names[one.a], names[one.b]) for one in outcome.contacts if one.b >= 0]
    happened += _ridden(state, outcome, names) if state.setup.rules >= RULES else _crossed(state, outcome, names)
    happened += [(one.time, 2, names[one.body], DOWN) for one in outcome.tipped]
    own = {*zip(BEARERS, POLES, strict=True)}
    return tuple(
        (one, what) for _, _, one, what in sorted(happened, key=lambda each: each[:2]) if (one, what) not in own
    )


def _ridden(state: State, outcome: "solid.Outcome", names: list[Name]) -> list[_Happened]:
    """Return when the shooter got onto the ramp, and when it touched the table from the ramp's foot on (BT-14)."""
    own = flicked(state)
    ride = next((one for one in outcome.rides if names[one.body] == own), None)
    if ride is None:
        return []
    times = (ride.mounted, -1, own, ON_RAMP), (ride.landed, 1, own, ON_TABLE)
    return [(time, order, name, what) for time, order, name, what in times if time is not None]


def _crossed(state: State, outcome: "solid.Outcome", names: list[Name]) -> list[_Happened]:
    """Return when the shooter first touched the table past the crest, as the first version of the rules wants it."""
    from chabudai.physics.solid import TABLE as GROUND

    over = next((one for one in outcome.crossed if names[one.body] == flicked(state)), None)
    if over is None:
        return []
    if over.clearance * MM < _LIFTED:
        return [(over.time, 1, names[over.body], ON_TABLE)]
    touches = (one.time for one in outcome.contacts if (one.a, one.b) == (over.body, GROUND) and one.time > over.time)
    return [(time, 1, names[over.body], ON_TABLE) for time in touches][:1]


def _rest(name: Name, rest: "solid.Rest") -> Rest:
    from chabudai.physics.solid import TABLE as GROUND

    flat = name in POLES or (rest.on == GROUND and rest.tilt <= _LEANS and abs(rest.z * MM) <= _LIFTED)
    return Rest(name, _inside(rest.x), _inside(rest.y), flat)


def _has_moved(before: Piece, rest: Rest) -> bool:
    same = (_inside(before.x / MM), _inside(before.y / MM)) == (rest.x, rest.y)
    return not (same and rest.flat)


def _off(name: Name, x: float, y: float) -> Off:
    return Off(name, _inside(x), _inside(y))


def _inside(metres: float) -> float:
    """Return a place on the table in millimetres, on its edge whatever the rounding."""
    return min(TABLE, max(0.0, round(metres * MM, _DIGITS)))


def _number(state: State, name: Name) -> int:
    return [piece.name for piece in pieces_of(state)].index(name)


def _other(names: list[Name], number: int) -> Name:
    from chabudai.physics.solid import TABLE as GROUND

    return names[number] if number >= 0 else ON_TABLE if number == GROUND else ON_RAMP


def _is_pole(piece: Piece) -> bool:
    return piece.name in POLES


def _body(piece: Piece) -> "solid.Body":
    from chabudai.physics import solid

    pole = _is_pole(piece)
    radius, height = (POLE / 2 if pole else RADIUS) / MM, (POLE_HEIGHT if pole else DISC_HEIGHT) / MM
    mass = pi * radius**2 * height * WOOD_DENSITY
    z = DISC_HEIGHT / MM if pole else 0.0
    return solid.Body("pole" if pole else "disc", radius, height, mass, piece.x / MM, piece.y / MM, z)


def _ramp(laid: Ramp) -> "solid.Ramp":
    from chabudai.physics import solid

    sizes = (RAMP_LENGTH / MM, RAMP_WIDTH / MM, RAMP_HEIGHT / MM)
    return solid.Ramp(laid.x / MM, laid.y / MM, radians(laid.angle), *sizes)
