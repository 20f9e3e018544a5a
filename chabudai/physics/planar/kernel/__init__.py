"""The engine in machine code. Importing this loads Numba: only `planar.motion` does it, when something is to move."""

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.physics.planar.kernel.machine import (
    AT_REST,
    CONTACT,
    EASE,
    FRAME,
    KEY,
    KIND,
    LEAVING,
    LIGHTNESS,
    MOST_CONTACTS,
    MOST_NEAR,
    MOST_SECONDS,
    MOST_STEPS,
    OVERLAP,
    PAIR,
    REACH,
    SIZE,
    SQUARE,
    STATE,
    TURNING,
    VX,
    Numbers,
    World,
    X,
    measure,
    run,
    worst_overlap,
)
from chabudai.physics.planar.limits import check_scene
from chabudai.physics.planar.things import Material, Scene
from chabudai.physics.things import Motion

SCENES: Final = 16
"""How many scenes are remembered: bots try many flicks from one."""
NOTHING: Final = np.empty((0, KEY))
NO_ENERGIES: Final = np.empty(0)


class Prepared(NamedTuple):
    """A scene in numbers. Bodies are sorted by place, so that the order in which they are given changes nothing."""

    state: Numbers
    bodies: Numbers
    order: NDArray[np.int64]
    """For each place in the arrays, the body's number."""


class KernelOutput(NamedTuple):
    """What the machine code reports of a run, with the bodies' own numbers."""

    state: Numbers
    """Row by row for the bodies as they are numbered."""
    at_rest: bool
    time: float
    contacts: Numbers
    left: Numbers
    keys: Numbers
    steps: int


@lru_cache(maxsize=SCENES)
def prepare(scene: Scene) -> Prepared:
    """Return a scene in numbers; ValueError where it is no scene, or where pieces overlap."""
    check_scene(scene)
    given = np.array([(body.x, body.y, body.angle) for body in scene.bodies]).reshape(-1, 3)
    order = np.lexsort((given[:, 1], given[:, 0])).astype(np.int64)
    state, bodies = np.zeros((len(order), STATE)), np.zeros((len(order), KIND))
    state[:, X : X + 3] = given[order]
    for row, number in zip(bodies, order.tolist(), strict=True):
        body = scene.bodies[int(number)]
        square = body.shape == "square"
        row[SQUARE], row[SIZE], row[REACH] = square, body.size, body.size * (math.sqrt(2) if square else 1.0)
        row[LIGHTNESS], row[TURNING] = 1 / body.mass, (1.5 if square else 2.0) / body.size**2
        row[EASE] = row[LIGHTNESS] * row[TURNING]
    _refuse_overlap(state, bodies, order)
    return Prepared(state, bodies, order)


def play(
    scene: Scene,
    motions: Mapping[int, Motion],
    material: Material,
    *,
    until_contact: bool = False,
    recorded: bool = False,
) -> KernelOutput:
    """Let bodies move until all rest, or until the first contact."""
    world, order = _world(scene, motions, material, recorded=recorded)
    ending, time, steps = run(world, until_contact, NO_ENERGIES)
    touched, gone, keyed = world.counts.tolist()
    places = np.empty_like(world.state)
    places[order] = world.state
    return KernelOutput(
        places,
        ending == AT_REST,
        float(time),
        _numbered_pairs(world.contacts[:touched], order),
        _numbered(world.left[:gone], order),
        _numbered(world.keys[:keyed], order),
        int(steps),
    )


def energies(scene: Scene, motions: Mapping[int, Motion], material: Material) -> list[float]:
    """Return the energy in joules at the start of each step, for studies and tests."""
    world, _ = _world(scene, motions, material, recorded=False)
    found = np.empty(MOST_STEPS)
    _, _, steps = run(world, False, found)  # noqa: FBT003 -- machine code takes its arguments by place
    return [float(energy) for energy in found[:steps]]


def _world(
    scene: Scene, motions: Mapping[int, Motion], material: Material, *, recorded: bool
) -> tuple[World, NDArray[np.int64]]:
    state, bodies, order = prepare(scene)
    n = len(order)
    world = World(
        state=_set_in_motion(state, order, motions),
        bodies=bodies,
        setting=_setting(scene, material),
        status=np.zeros((n, n), np.int8),
        near=np.empty((MOST_NEAR, PAIR)),
        room=np.empty((8, 3)),
        shift=np.empty((n, 2)),
        contacts=np.empty((MOST_CONTACTS, CONTACT)),
        left=np.empty((n, LEAVING)),
        keys=np.empty((_most_keys(n), KEY)) if recorded else NOTHING,
        counts=np.zeros(3, np.int64),
    )
    return world, order


def _set_in_motion(state: Numbers, order: NDArray[np.int64], motions: Mapping[int, Motion]) -> Numbers:
    state = state.copy()
    for place, number in enumerate(order.tolist()):
        if number in motions:
            state[place, VX:] = motions[number]
    return state


def _setting(scene: Scene, material: Material) -> Numbers:
    grip = material.table_friction * material.gravity
    return np.array((scene.width, scene.height, grip, material.rim_friction, material.restitution))


def _most_keys(n: int) -> int:
    """Return more keys than there can be: a frame, a contact, a start and an end each."""
    return n * (math.ceil(MOST_SECONDS / FRAME) + 4) + 4 * MOST_CONTACTS


def _numbered(rows: Numbers, order: NDArray[np.int64]) -> Numbers:
    rows[:, 1] = order[rows[:, 1].astype(np.int64)]
    return rows


def _numbered_pairs(rows: Numbers, order: NDArray[np.int64]) -> Numbers:
    """Give contacts the bodies' own numbers and sort them by time, then by the lower pair."""
    pairs = np.sort(order[rows[:, 1:3].astype(np.int64)], axis=1)
    rows[:, 1:3] = pairs
    return rows[np.lexsort((pairs[:, 1], pairs[:, 0], rows[:, 0]))]


def _refuse_overlap(state: Numbers, bodies: Numbers, order: NDArray[np.int64]) -> None:
    near = np.empty((MOST_NEAR, PAIR))
    _, first, second = worst_overlap(state, bodies, np.zeros((len(state), len(state)), np.int8), near)
    if first < 0:
        return
    depth = -float(measure(state, bodies, first, second, near[0]))
    if depth > OVERLAP:
        a, b = sorted((int(order[first]), int(order[second])))
        raise ValueError(f"bodies {a} and {b} overlap by {depth * 1000:.3g} mm")
