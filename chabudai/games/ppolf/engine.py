"""Asks the planar engine for the outcome of a flick: tile widths and degrees here, metres and radians there."""

from math import degrees, pi, radians
from typing import TYPE_CHECKING, Final

from chabudai.core import FULL_TURN, AimContact, AimLine, Film, SimulatedMove, Touch, velocity
from chabudai.games.ppolf.flow import aimed
from chabudai.games.ppolf.moves import Off, Settled, Turn
from chabudai.games.ppolf.options import shape_of
from chabudai.games.ppolf.pieces import TILE_WIDTH_M, Name, Piece, coin_of, seat_of
from chabudai.games.ppolf.state import State, finger, on_the_table

if TYPE_CHECKING:
    from chabudai.physics.planar import Body, Outcome, Scene

_PLACE_DIGITS, _ANGLE_DIGITS = 6, 4
_AREA_MASS: Final = 0.006 * 650
"""What a square metre of a tile weighs, and of further obstacles too: 6 mm of wood."""


def answer(state: State) -> Settled:
    """Return Nature's answer to the flick that waits for it; ValueError where none does."""
    return settled_from(state, played(state))


def prepare() -> None:
    """Load the engine and have it do one small thing of each kind."""
    from chabudai.physics import planar

    scene = planar.Scene(1.0, 1.0, (planar.coin(0.2, 0.5), planar.tile(0.5, 0.5)))
    planar.flick(scene, 0, (1.0, 0.0), record=True)
    planar.aim_line(scene, 0, (1.0, 0.0))


def simulate(state: State) -> SimulatedMove:
    """Return Nature's answer to the flick that waits for it, with its film."""
    outcome = played(state, record=True)
    names = tuple(piece.name for piece in on_the_table(state))
    touches = tuple(Touch(round(touch.time, 4), names[touch.a], names[touch.b]) for touch in outcome.contacts)
    tracks = outcome.recording.tracks if outcome.recording else ()
    return SimulatedMove(settled_from(state, outcome), Film(round(outcome.duration, 4), names, tracks, touches))


def played(state: State, *, record: bool = False) -> "Outcome":
    """Return the outcome of the flick that waits for its answer, with a recording if asked for."""
    from chabudai.physics import planar

    real = finger(state)
    return planar.flick(scene_of(state), _own(state), velocity(real.angle, real.speed), record=record)


def aim_line(state: State, aim: Turn) -> AimLine[tuple[float, float]]:
    """Return how the coin would go up to its first contact with this flick or from this tee, for practice."""
    from chabudai.physics import planar

    there = aimed(state, aim)
    pieces, own = on_the_table(there), _own(there)
    line = planar.aim_line(scene_of(there), own, velocity(aim.angle, aim.speed))
    touch = line.contact
    met = touch and AimContact(pieces[touch.b if touch.a == own else touch.a].name, touch.x, touch.y)
    return AimLine(line.path, met, line.left is not None)


def scene_of(state: State) -> "Scene":
    """Return the table as the engine sees it; its bodies are the pieces on the table, in that order."""
    from chabudai.physics import planar

    width, height = state.setup.width * TILE_WIDTH_M, state.setup.height * TILE_WIDTH_M
    return planar.Scene(width, height, tuple(_body(state, piece) for piece in on_the_table(state)))


def settled_from(state: State, outcome: "Outcome") -> Settled:
    """Return the engine's outcome as Nature's move; pieces that lie where they lay are not named."""
    pieces = on_the_table(state)
    contacts = tuple((pieces[contact.a].name, pieces[contact.b].name) for contact in outcome.contacts)
    moved = {name for pair in contacts for name in pair} | {coin_of(state.turn)}
    rests = (_rest(pieces[rest.body].name, rest.x, rest.y, rest.angle) for rest in outcome.rests)
    left = (_off(state, pieces[off.body].name, off.x, off.y) for off in outcome.left)
    return Settled(contacts, tuple(rest for rest in rests if rest.name in moved), tuple(left))


def _own(state: State) -> int:
    return [piece.name for piece in on_the_table(state)].index(coin_of(state.turn))


def _body(state: State, piece: Piece) -> "Body":
    from chabudai.physics import planar

    x, y, angle = piece.x * TILE_WIDTH_M, piece.y * TILE_WIDTH_M, radians(piece.angle)
    if seat_of(piece.name) is not None:
        return planar.coin(x, y, angle)
    shape = shape_of(state.setup, piece.name)
    half = shape.size * TILE_WIDTH_M / 2
    area = pi * half**2 if shape.kind == "circle" else 4 * half**2
    return planar.Body(shape.kind, half, _AREA_MASS * area, x, y, angle)


def _rest(name: Name, x: float, y: float, angle: float) -> Piece:
    turned = round(degrees(angle) % FULL_TURN, _ANGLE_DIGITS) % FULL_TURN
    return Piece(name, _widths(x), _widths(y), turned)


def _off(state: State, name: Name, x: float, y: float) -> Off:
    """Return where a piece left the table, on its edge whatever the rounding."""
    width, height = state.setup.width, state.setup.height
    return Off(name, min(width, max(0.0, _widths(x))), min(height, max(0.0, _widths(y))))


def _widths(metres: float) -> float:
    return round(metres / TILE_WIDTH_M, _PLACE_DIGITS)
