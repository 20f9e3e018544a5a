"""How the pieces of a course find their places (PP-2, PP-15): scattered, and where a table is tight, packed and shaken.

Scattered pieces take random places one after the other. On a tight table the last of them often find none; then all
are packed in rows, which is known to fit, and shaken until no row is left. So a course is laid in bounded time, and
whether a table can hold it is known without laying one.
"""

from math import pi
from random import Random
from typing import Final, NamedTuple

from chabudai.core import FULL_TURN
from chabudai.games.ppolf.geometry import Body, distance, far_apart, gap, outline
from chabudai.games.ppolf.pieces import Name, Piece, Shape

TO_EDGE: Final = 3.0
TO_OTHERS: Final = 2.0
TRIES: Final = 400
"""How many places are tried for one piece before all is begun anew."""
BEGINNINGS: Final = {1: 150, 2: 4}
"""How often all is scattered anew, by the version of what makes courses; version 1 then gives up, version 2 packs."""
SHAKES: Final = 12
"""How often each piece of a packed course is moved by each of these reaches."""
_REACHES: Final = (4.0, 1.0, 0.2)
"""How far a shaken piece may go: far at first, to mix them, then a little, so that all of them are turned."""
_TURN: Final = 180.0
_SLACK = 1e-9
_PLACE_DIGITS, _ANGLE_DIGITS = 3, 2
_GRAIN = 10.0**-_PLACE_DIGITS


class Ground(NamedTuple):
    """A table and what is to be laid out on it."""

    width: float
    height: float
    pieces: tuple[tuple[Name, Shape], ...]


Lay = dict[Name, tuple[Body, float]]
"""Where each piece lies, and how it is turned."""


def made_course(ground: Ground, version: int, seed: str) -> tuple[Piece, ...]:
    """Return the pieces of a course by the version of what makes it and its seed; nothing where they find no room."""
    if is_hopeless(ground):
        return ()
    rng = Random(f"1-{seed}")  # both versions scatter alike, so that most courses are the same
    scattered = (_scattered(ground, rng) for _ in range(BEGINNINGS[version]))
    found = next(filter(None, scattered), None)
    if found is None and version > 1:
        found = _packed_and_shaken(ground, rng)
    return tuple(_piece(name, *found[name]) for name, _ in ground.pieces) if found else ()


def is_hopeless(ground: Ground) -> bool:
    """Return whether the pieces, each with half of the gap to others around it, are larger than what they have."""
    half, margin = TO_OTHERS / 2, 2 * TO_EDGE - TO_OTHERS
    taken = sum(_area(shape, half) for _, shape in ground.pieces)
    return (ground.width - margin) * (ground.height - margin) < taken


def has_room(ground: Ground) -> bool:
    """Return whether all pieces can be packed on the table: then every course of version 2 can be laid."""
    return not is_hopeless(ground) and _packed(ground, Random(0)) is not None


def is_inside(ground: Ground, body: Body) -> bool:
    """Return whether a piece is far enough from the edges."""
    east, north = body.outline.extent
    inside = body.x - east >= TO_EDGE - _SLACK and body.x + east <= ground.width - TO_EDGE + _SLACK
    return inside and body.y - north >= TO_EDGE - _SLACK and body.y + north <= ground.height - TO_EDGE + _SLACK


def is_apart(body: Body, others: list[Body]) -> bool:
    """Return whether a piece is far enough from the others."""
    return all(far_apart(body, other, TO_OTHERS) or gap(body, other) >= TO_OTHERS - _SLACK for other in others)


def _area(shape: Shape, rim: float) -> float:
    """Return how much a shape takes with so much around it."""
    if shape.kind == "circle":
        return pi * (shape.size / 2 + rim) ** 2
    return shape.size**2 + 4 * shape.size * rim + pi * rim**2


def _piece(name: Name, body: Body, angle: float) -> Piece:
    return Piece(name, body.x, body.y, angle)


# Scattered


def _scattered(ground: Ground, rng: Random) -> Lay | None:
    """Return all pieces, each at a random place; None where one of them finds none."""
    lay: Lay = {}
    for name, shape in ground.pieces:
        placed = _placed(ground, rng, shape, [body for body, _ in lay.values()])
        if placed is None:
            return None
        lay[name] = placed
    return lay


def _placed(ground: Ground, rng: Random, shape: Shape, bodies: list[Body]) -> tuple[Body, float] | None:
    """Return a random place for a piece, and how it is turned; None where none was found."""
    half = shape.size / 2
    margin = TO_EDGE + half
    too_near = [(body.x, body.y, TO_OTHERS + half - distance((0.0, 0.0), body.outline)) for body in bodies]
    for _ in range(TRIES):
        x = round(margin + rng.random() * (ground.width - 2 * margin), _PLACE_DIGITS)
        y = round(margin + rng.random() * (ground.height - 2 * margin), _PLACE_DIGITS)
        angle = _turned(rng)
        if any((x - other_x) ** 2 + (y - other_y) ** 2 < least**2 for other_x, other_y, least in too_near):
            continue
        body = Body(x, y, outline(shape, angle))
        if is_inside(ground, body) and is_apart(body, bodies):
            return body, angle
    return None


def _turned(rng: Random) -> float:
    return round(rng.random() * FULL_TURN, _ANGLE_DIGITS) % FULL_TURN


# Packed and shaken


def _packed_and_shaken(ground: Ground, rng: Random) -> Lay | None:
    """Return all pieces packed in rows, then shaken; None where they can't be packed."""
    lay = _packed(ground, rng)
    if lay is None:
        return None
    for reach in _REACHES:
        for _ in range(SHAKES):
            for name, shape in ground.pieces:
                others = [(lay[each][0], other.size) for each, other in ground.pieces if each != name]
                moved, angle = _moved(rng, lay[name], shape, reach)
                if is_inside(ground, moved) and _fits(moved, shape.size, others):
                    lay[name] = moved, angle
    return lay


def _fits(body: Body, size: float, others: list[tuple[Body, float]]) -> bool:
    """Return whether a piece is far enough from others of these sizes; first by circles inside them, which is quick."""
    for other, wide in others:
        if (body.x - other.x) ** 2 + (body.y - other.y) ** 2 < (TO_OTHERS + (size + wide) / 2) ** 2:
            return False
    return is_apart(body, [other for other, _ in others])


def _moved(rng: Random, placed: tuple[Body, float], shape: Shape, reach: float) -> tuple[Body, float]:
    """Return a piece a little elsewhere, and turned: the less, the nearer it stays."""
    body, angle = placed
    x, y = (round(at + rng.uniform(-reach, reach), _PLACE_DIGITS) for at in (body.x, body.y))
    turned = round(angle + min(1.0, reach) * rng.uniform(-_TURN, _TURN), _ANGLE_DIGITS) % FULL_TURN
    return Body(x, y, outline(shape, turned)), turned


def _packed(ground: Ground, rng: Random) -> Lay | None:
    """Return all pieces in rows over the whole table, the widest first; None where the rows are too many."""
    rows = _rows(ground, rng)
    heights = [row[0][1].size for row in rows]
    bottoms = _starts(heights, ground.height)
    if bottoms is None:
        return None
    lay: Lay = {}
    for row, bottom in zip(rows, bottoms, strict=True):
        for (name, shape), left in zip(row, _starts([shape.size for _, shape in row], ground.width) or (), strict=True):
            x, y = (round(start + shape.size / 2, _PLACE_DIGITS) for start in (left, bottom))
            lay[name] = Body(x, y, outline(shape, 0.0)), 0.0
    return lay


def _rows(ground: Ground, rng: Random) -> list[list[tuple[Name, Shape]]]:
    """Return the pieces row by row, the widest first and equals in random order, as many in each as fit."""
    pieces = list(ground.pieces)
    rng.shuffle(pieces)
    pieces.sort(key=lambda piece: -piece[1].size)
    rows: list[list[tuple[Name, Shape]]] = [[]]
    for piece in pieces:
        if _starts([shape.size for _, shape in (*rows[-1], piece)], ground.width) is None:
            rows.append([])
        rows[-1].append(piece)
    return rows


def _starts(sizes: list[float], room: float) -> list[float] | None:
    """Return where things of these sizes start, one beside the other and evenly apart; None where they have no room."""
    free = room - 2 * TO_EDGE - sum(sizes) - (TO_OTHERS + _GRAIN) * (len(sizes) - 1) - _GRAIN
    if free < 0:
        return None
    start, starts = TO_EDGE + free / (2 * len(sizes)) + _GRAIN / 2, list[float]()
    for size in sizes:
        starts.append(start)
        start += size + TO_OTHERS + _GRAIN + free / len(sizes)
    return starts
