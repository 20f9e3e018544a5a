"""The motion over numbers: gaps, impulses, friction with the table, and the loop that runs until all is at rest.

Time goes in steps that end before anything can touch (conservative advancement): a step is never longer than the
smallest gap divided by the greatest speed at which it can close. So nothing tunnels, no touch is missed at any speed,
and pieces that meet hardly overlap. What touches exchanges impulses, the fastest approach first, until nothing
approaches any more. A step also ends with each frame of the film, filmed or not, so that a film changes nothing.

All of it stands in one file because Numba keeps compiled functions by the age of their own file only.
"""

# ruff: noqa: PLR0917 -- machine code takes its arguments by place

import math
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from chabudai.compiled import compiled

Numbers = NDArray[np.float64]
Flags = NDArray[np.int8]
Counts = NDArray[np.int64]

# A body's state.
X: Final = 0
Y: Final = 1
TURN: Final = 2
VX: Final = 3
VY: Final = 4
SPIN: Final = 5
STATE: Final = 6

# What a body is.
SQUARE: Final = 0  # 1 for a square, 0 for a circle
SIZE: Final = 1  # radius or half width
REACH: Final = 2  # from the centre to the farthest point
LIGHTNESS: Final = 3  # 1 / mass
EASE: Final = 4  # 1 / moment of inertia
TURNING: Final = 5  # mass / moment of inertia
KIND: Final = 6

# The table and the materials.
WIDTH: Final = 0
HEIGHT: Final = 1
GRIP: Final = 2  # the table's friction times gravity: how fast a sliding body slows down
RIM: Final = 3  # friction between bodies
BOUNCE: Final = 4  # restitution between bodies
SETTING: Final = 5

# A pair that is near: its gap, the normal from the first to the second, and one or two points with gaps of their own.
FIRST: Final = 0
SECOND: Final = 1
GAP: Final = 2
NX: Final = 3
NY: Final = 4
POINTS: Final = 5
POINT: Final = 6  # where a point's x, y and gap start; the second point's follow
PAIR: Final = 12

# Between two bodies.
APART: Final = 0
TOUCHING: Final = 1
TOUCHED_AT_START: Final = 2  # not reported yet: only a push makes it a contact
GONE: Final = 3  # on the diagonal: this body has left the table

# What is reported.
CONTACT: Final = 5  # time, first, second, x, y
LEAVING: Final = 4  # time, body, x, y
KEY: Final = 5  # time, body, x, y, turn

# How a run ends.
CUT: Final = 0
AT_REST: Final = 1
FIRST_CONTACT: Final = 2

TOUCH: Final = 1e-6
CLOSEST: Final = TOUCH / 2  # how near a step may bring two bodies that are apart
SEPARATED: Final = 1e-5
OVERLAP: Final = 1e-5  # no piece rests deeper than this in another

FRAME: Final = 1 / 60
MOST_SECONDS: Final = 10.0
MOST_STEPS: Final = 100_000
MOST_CONTACTS: Final = 4_096
MOST_NEAR: Final = 256  # pairs that touch at one time: 64 bodies have fewer
LONGEST_SPINNING: Final = 4e-3  # the longest step of a body that spins
SHORTEST_SPINNING: Final = 5e-4  # friction alone never asks for a shorter one
SPINNING_STEPS: Final = 16.0  # steps until a spinning body is at rest, about
LONGEST_TOUCHING: Final = 2.5e-4
SHORTEST_TOUCHING: Final = 1e-5
STILL: Final = 1.5e-3  # a body that friction stops within this many seconds stops at once: 3 um too soon
NO_SPIN: Final = 1e-9  # metres a second at the rim
SLOW_BOUNCE: Final = 5e-3  # metres a second: what meets more slowly does not bounce
NO_APPROACH: Final = 1e-4  # metres a second: what approaches more slowly is left to the next step
MOST_ROUNDS: Final = 16
MOST_RELAXING: Final = 400
MOST_LOOKS: Final = 12
COUPLING: Final = 40  # times that normal impulse and friction are fitted to each other, at most

# Where friction is sampled, for bodies of size 1: on rings (round or square) at Gauss and Legendre's radii, each
# weighed by its length. So sliding and spinning slow down as under the full face, near the centre of a turn too.
GAUSS: Final = np.array([-0.8611363115940526, -0.3399810435848563, 0.3399810435848563, 0.8611363115940526])
GAUSS_WEIGHTS: Final = np.array([0.1739274225687269, 0.3260725774312731, 0.3260725774312731, 0.1739274225687269])
RINGS: Final = (1 + GAUSS) / 2
RING_WEIGHTS: Final = 2 * RINGS * GAUSS_WEIGHTS
AROUND: Final = 8  # points of a ring on one side of the direction of motion; the other side feels the same friction
SINES: Final = np.array([math.sin(math.pi * ((k + 0.5) / AROUND - 0.5)) for k in range(AROUND)])
FACE: Final = np.array(
    [
        (ring * (c - along * s), ring * (s + along * c), ring_weight * weight / 4)
        for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1))
        for ring, ring_weight in zip(RINGS, RING_WEIGHTS, strict=True)
        for along, weight in zip(GAUSS, GAUSS_WEIGHTS, strict=True)
    ]
)  # a square's points: x, y, weight


@compiled
def moves(state: Numbers, i: int) -> bool:
    """Return whether a body moves."""
    return state[i, VX] != 0.0 or state[i, VY] != 0.0 or state[i, SPIN] != 0.0


class World(NamedTuple):
    """All that a run works on."""

    state: Numbers
    bodies: Numbers
    setting: Numbers
    status: Flags
    """For each pair, the lower body first, how it stands; on the diagonal, whether a body is gone."""
    near: Numbers
    """The pairs that touch now."""
    room: Numbers
    """What `strike` writes on."""
    shift: Numbers
    """What `_part` writes on."""
    contacts: Numbers
    left: Numbers
    keys: Numbers
    counts: Counts
    """How many contacts, leavings and keys there are."""


# --- Gaps ---


@compiled
def measure(state: Numbers, bodies: Numbers, i: int, j: int, pair: Numbers) -> float:
    """Fill in a pair's gap, normal and points; return the gap, which is below zero where the two overlap."""
    pair[FIRST] = i
    pair[SECOND] = j
    if bodies[i, SQUARE] == 0.0:
        if bodies[j, SQUARE] == 0.0:
            _measure_circles(state, bodies, i, j, pair)
        else:
            _measure_mixed(state, bodies, i, j, 1.0, pair)
    elif bodies[j, SQUARE] == 0.0:
        _measure_mixed(state, bodies, j, i, -1.0, pair)
    else:
        _measure_squares(state, bodies, i, j, pair)
    return pair[GAP]


@compiled
def _one_point(pair: Numbers, gap: float, nx: float, ny: float, px: float, py: float) -> None:
    pair[GAP] = gap
    pair[NX] = nx
    pair[NY] = ny
    pair[POINTS] = 1.0
    pair[POINT] = px
    pair[POINT + 1] = py
    pair[POINT + 2] = gap


@compiled
def _measure_circles(state: Numbers, bodies: Numbers, i: int, j: int, pair: Numbers) -> None:
    dx, dy = state[j, X] - state[i, X], state[j, Y] - state[i, Y]
    distance = math.sqrt(dx * dx + dy * dy)
    nx, ny = (dx / distance, dy / distance) if distance > 0.0 else (1.0, 0.0)
    gap = distance - bodies[i, SIZE] - bodies[j, SIZE]
    middle = bodies[i, SIZE] + gap / 2
    _one_point(pair, gap, nx, ny, state[i, X] + nx * middle, state[i, Y] + ny * middle)


@compiled
def _measure_mixed(state: Numbers, bodies: Numbers, i: int, j: int, sign: float, pair: Numbers) -> None:
    """Measure a circle i and a square j; the sign is -1 where the square is the first of the pair."""
    c, s = math.cos(state[j, TURN]), math.sin(state[j, TURN])
    dx, dy = state[i, X] - state[j, X], state[i, Y] - state[j, Y]
    lx, ly = c * dx + s * dy, c * dy - s * dx
    half = bodies[j, SIZE]
    qx, qy = max(-half, min(half, lx)), max(-half, min(half, ly))
    ex, ey = lx - qx, ly - qy
    distance = math.sqrt(ex * ex + ey * ey)
    if distance > 0.0:
        ux, uy = ex / distance, ey / distance
    elif abs(lx) >= abs(ly):  # the centre is inside: out by the nearest side
        ux, uy = (1.0 if lx >= 0.0 else -1.0), 0.0
        distance = abs(lx) - half
        qx = ux * half
    else:
        ux, uy = 0.0, (1.0 if ly >= 0.0 else -1.0)
        distance = abs(ly) - half
        qy = uy * half
    nx, ny = -sign * (c * ux - s * uy), -sign * (s * ux + c * uy)
    px, py = state[j, X] + c * qx - s * qy, state[j, Y] + s * qx + c * qy
    _one_point(pair, distance - bodies[i, SIZE], nx, ny, px, py)


@compiled
def _measure_squares(state: Numbers, bodies: Numbers, i: int, j: int, pair: Numbers) -> None:
    """Measure two squares along the sides' normals: between two corners the gap may come out too small, by a third."""
    ci, si = math.cos(state[i, TURN]), math.sin(state[i, TURN])
    cj, sj = math.cos(state[j, TURN]), math.sin(state[j, TURN])
    dx, dy = state[j, X] - state[i, X], state[j, Y] - state[i, Y]
    spread = abs(ci * cj + si * sj) + abs(ci * sj - si * cj)
    extent_i = bodies[i, SIZE] + bodies[j, SIZE] * spread
    extent_j = bodies[j, SIZE] + bodies[i, SIZE] * spread
    along, across = ci * dx + si * dy, ci * dy - si * dx
    gap, ax, ay, reference = abs(along) - extent_i, ci, si, i
    if abs(across) - extent_i > gap:
        gap, ax, ay = abs(across) - extent_i, -si, ci
    along, across = cj * dx + sj * dy, cj * dy - sj * dx
    if abs(along) - extent_j > gap:
        gap, ax, ay, reference = abs(along) - extent_j, cj, sj, j
    if abs(across) - extent_j > gap:
        gap, ax, ay, reference = abs(across) - extent_j, -sj, cj, j
    nx, ny = (ax, ay) if ax * dx + ay * dy >= 0.0 else (-ax, -ay)
    if gap > TOUCH:
        _one_point(pair, gap, nx, ny, state[i, X], state[i, Y])
    elif reference == i:
        _one_point(pair, gap, nx, ny, 0.0, 0.0)
        _clip(state, bodies, i, j, cj, sj, 1.0, pair)
    else:
        _one_point(pair, gap, nx, ny, 0.0, 0.0)
        _clip(state, bodies, j, i, ci, si, -1.0, pair)


@compiled
def _clip(state: Numbers, bodies: Numbers, a: int, b: int, cb: float, sb: float, sign: float, pair: Numbers) -> None:
    """Find where the nearest edge of square b lies over the side of square a that the normal leaves by."""
    mx, my = sign * pair[NX], sign * pair[NY]
    half, other = bodies[a, SIZE], bodies[b, SIZE]
    ex, ey = cb, sb
    if abs(mx * cb + my * sb) < abs(my * cb - mx * sb):
        ex, ey = -sb, cb
    if mx * ex + my * ey > 0.0:
        ex, ey = -ex, -ey
    # e is the outward normal of b's edge; f runs along it.
    fx, fy = -ey, ex
    ox, oy = state[b, X] + other * ex - state[a, X], state[b, Y] + other * ey - state[a, Y]
    x0, y0, x1, y1 = ox - other * fx, oy - other * fy, ox + other * fx, oy + other * fy
    side0, side1 = x0 * -my + y0 * mx, x1 * -my + y1 * mx
    gap0, gap1 = x0 * mx + y0 * my - half, x1 * mx + y1 * my - half
    if side0 > side1:
        side0, side1, gap0, gap1 = side1, side0, gap1, gap0
    slope = (gap1 - gap0) / (side1 - side0)
    low, high = max(side0, -half), min(side1, half)
    if low >= high:  # two corners meet
        low = high = half if side0 >= half else -half
    _put_point(pair, 0, state[a, X], state[a, Y], mx, my, half, low, gap0 + slope * (low - side0))
    _put_point(pair, 1, state[a, X], state[a, Y], mx, my, half, high, gap0 + slope * (high - side0))
    pair[POINTS] = 1.0 if high - low < 1e-3 * half else 2.0  # nearer points are one
    nearer = 0 if pair[POINT + 2] <= pair[POINT + 5] else 1
    pair[POINT + 3 * nearer + 2] = min(pair[POINT + 3 * nearer + 2], pair[GAP])
    if nearer == 1 and pair[POINTS] == 1.0:
        for k in range(3):
            pair[POINT + k] = pair[POINT + 3 + k]


@compiled
def _put_point(
    pair: Numbers, k: int, x: float, y: float, mx: float, my: float, half: float, side: float, gap: float
) -> None:
    pair[POINT + 3 * k] = x + mx * (half + gap / 2) - my * side
    pair[POINT + 3 * k + 1] = y + my * (half + gap / 2) + mx * side
    pair[POINT + 3 * k + 2] = gap


# --- Impulses ---


@compiled
def _closing(state: Numbers, pair: Numbers, k: int) -> float:
    """Return how fast a point of a pair closes, in metres a second; below zero where it opens."""
    i, j = int(pair[FIRST]), int(pair[SECOND])
    px, py, nx, ny = pair[POINT + 3 * k], pair[POINT + 3 * k + 1], pair[NX], pair[NY]
    vx = state[j, VX] - state[j, SPIN] * (py - state[j, Y]) - state[i, VX] + state[i, SPIN] * (py - state[i, Y])
    vy = state[j, VY] + state[j, SPIN] * (px - state[j, X]) - state[i, VY] - state[i, SPIN] * (px - state[i, X])
    return -(vx * nx + vy * ny)


@compiled
def _approach(state: Numbers, pair: Numbers) -> float:
    """Return how fast the fastest touching point of a pair closes."""
    fastest = -math.inf
    for k in range(int(pair[POINTS])):
        if pair[POINT + 3 * k + 2] <= TOUCH:
            fastest = max(fastest, _closing(state, pair, k))
    return fastest


@compiled
def _fit(a: Numbers, v: Numbers, goal: Numbers, points: int, rim: float, p: Numbers) -> None:
    """Find the impulses p: one a point, and friction.

    Row k of a is the change of speed of point k by each impulse; the last row is that along the side. The points are
    to open at `goal` at least. Points on one side share their speed along it, so there is one friction for both.
    """
    p[2] = 0.0
    for _ in range(COUPLING):
        b0 = goal[0] - v[0] - a[0, 2] * p[2]
        p[0], p[1] = max(0.0, b0 / a[0, 0]), 0.0
        if points > 1:
            b1 = goal[1] - v[1] - a[1, 2] * p[2]
            if a[1, 0] * p[0] < b1:
                p[0], p[1] = 0.0, max(0.0, b1 / a[1, 1])
                if a[0, 1] * p[1] < b0:
                    d = a[0, 0] * a[1, 1] - a[0, 1] * a[1, 0]
                    p[0] = max(0.0, (b0 * a[1, 1] - a[0, 1] * b1) / d)
                    p[1] = max(0.0, (a[0, 0] * b1 - a[1, 0] * b0) / d)
        most = rim * (p[0] + p[1])
        friction = -(v[2] + a[2, 0] * p[0] + a[2, 1] * p[1]) / a[2, 2]
        friction = max(-most, min(most, friction))
        done = abs(friction - p[2]) <= 1e-14 * most
        p[2] = friction
        if done:
            break


@compiled
def _gain(a: Numbers, v: Numbers, p: Numbers) -> tuple[float, float]:
    """Return what impulses add to the energy: the part that grows with them, and the part that grows with squares."""
    linear = square = 0.0
    for k in range(3):
        linear += p[k] * v[k]
        for m in range(3):
            square += p[k] * a[k, m] * p[m] / 2
    return linear, square


@compiled
def _scale(p: Numbers, by: float) -> None:
    for k in range(len(p)):  # Numba takes seconds to compile what NumPy says in one line
        p[k] *= by


@compiled
def strike(state: Numbers, bodies: Numbers, setting: Numbers, pair: Numbers, room: Numbers) -> None:
    """Let the two bodies of a pair push each other: Newton's restitution, Coulomb's friction, no energy gained."""
    i, j = int(pair[FIRST]), int(pair[SECOND])
    nx, ny = pair[NX], pair[NY]
    a, v, goal, p, lever = room[0:3], room[3], room[4], room[5], room[6:8]
    v[1] = goal[1] = lever[0, 1] = lever[1, 1] = 0.0  # there may be one point only
    both = pair[POINTS] > 1.0
    first = 1 if both and pair[POINT + 2] > TOUCH else 0
    points = 2 if both and max(pair[POINT + 2], pair[POINT + 5]) <= TOUCH else 1
    bounced = 0.0
    for m in range(points):
        px, py = pair[POINT + 3 * (first + m)], pair[POINT + 3 * (first + m) + 1]
        lever[0, m] = (px - state[i, X]) * ny - (py - state[i, Y]) * nx
        lever[1, m] = (px - state[j, X]) * ny - (py - state[j, Y]) * nx
        v[m] = -_closing(state, pair, first + m)
        goal[m] = 0.0
        if v[m] < -SLOW_BOUNCE:
            bounced = setting[BOUNCE]
            goal[m] = -bounced * v[m]
    px, py = pair[POINT + 3 * first], pair[POINT + 3 * first + 1]
    rix, riy, rjx, rjy = px - state[i, X], py - state[i, Y], px - state[j, X], py - state[j, Y]
    lever[0, 2], lever[1, 2] = rix * nx + riy * ny, rjx * nx + rjy * ny
    v[2] = state[j, VY] * nx - state[j, VX] * ny - state[i, VY] * nx + state[i, VX] * ny
    v[2] += state[j, SPIN] * lever[1, 2] - state[i, SPIN] * lever[0, 2]
    mass = bodies[i, LIGHTNESS] + bodies[j, LIGHTNESS]
    for k in range(3):
        for m in range(3):
            a[k, m] = lever[0, k] * lever[0, m] * bodies[i, EASE] + lever[1, k] * lever[1, m] * bodies[j, EASE]
    for k in range(2):
        for m in range(2):
            a[k, m] += mass
    a[2, 2] += mass
    _fit(a, v, goal, points, setting[RIM], p)
    linear, square = _gain(a, v, p)
    if linear + square > 0.0:
        # Newton's law with friction may create energy. Stopping the approach never does, nor does that impulse
        # times 1 + e: it opens the points as fast as Newton says.
        goal[0] = goal[1] = 0.0
        _fit(a, v, goal, points, setting[RIM], p)
        _scale(p, 1.0 + bounced)
        linear, square = _gain(a, v, p)
        if linear + square > 0.0:
            _scale(p, max(0.0, -linear / square))
    normal = p[0] + p[1]
    fx, fy = normal * nx - p[2] * ny, normal * ny + p[2] * nx
    state[i, VX] -= fx * bodies[i, LIGHTNESS]
    state[i, VY] -= fy * bodies[i, LIGHTNESS]
    state[i, SPIN] -= (lever[0, 0] * p[0] + lever[0, 1] * p[1] + lever[0, 2] * p[2]) * bodies[i, EASE]
    state[j, VX] += fx * bodies[j, LIGHTNESS]
    state[j, VY] += fy * bodies[j, LIGHTNESS]
    state[j, SPIN] += (lever[1, 0] * p[0] + lever[1, 1] * p[1] + lever[1, 2] * p[2]) * bodies[j, EASE]


# --- Friction with the table ---


@compiled
def _drag_disc(v: float, w: float, radius: float, least: float) -> tuple[float, float]:
    """Return how much of the grip acts against the motion, and against the spin (times a length)."""
    force = torque = 0.0
    for k in range(len(RINGS)):
        r = RINGS[k] * radius
        share = RING_WEIGHTS[k] / AROUND
        for sine in SINES:
            weight = share / max(math.sqrt(v * v + w * r * (w * r - 2.0 * v * sine)), least)
            force += (v - w * r * sine) * weight
            torque += (w * r - v * sine) * r * weight
    return force, torque


@compiled
def _drag_square(vx: float, vy: float, w: float, half: float, least: float) -> tuple[float, float, float]:
    """Return the same for a square, in its own frame."""
    fx = fy = torque = 0.0
    for k in range(len(FACE)):
        rx, ry = FACE[k, 0] * half, FACE[k, 1] * half
        ux, uy = vx - w * ry, vy + w * rx
        weight = FACE[k, 2] / max(math.sqrt(ux * ux + uy * uy), least)
        fx += ux * weight
        fy += uy * weight
        torque += (rx * uy - ry * ux) * weight
    return fx, fy, torque


@compiled
def _drag(
    state: Numbers, bodies: Numbers, i: int, late: float, vx: float, vy: float, w: float, least: float
) -> tuple[float, float, float]:
    size = bodies[i, SIZE]
    if bodies[i, SQUARE] == 0.0:
        v = math.sqrt(vx * vx + vy * vy)
        force, torque = _drag_disc(v, w, size, least)
        force = force / v if v > 0.0 else 0.0
        return force * vx, force * vy, torque
    turn = state[i, TURN] + w * late
    c, s = math.cos(turn), math.sin(turn)
    fx, fy, torque = _drag_square(c * vx + s * vy, c * vy - s * vx, w, size, least)
    return c * fx - s * fy, s * fx + c * fy, torque


@compiled
def _slow_down(state: Numbers, bodies: Numbers, i: int, grip: float, dt: float) -> float:
    """Let the table brake a body for a while; return how much of that while it still moved."""
    vx, vy, w = state[i, VX], state[i, VY], state[i, SPIN]
    speed, lost = math.sqrt(vx * vx + vy * vy), grip * dt
    if abs(w) * bodies[i, REACH] < NO_SPIN:
        state[i, SPIN] = 0.0
        left = max(0.0, 1.0 - lost / speed) if speed > 0.0 else 0.0
        state[i, VX], state[i, VY] = left * vx, left * vy
        return dt if left > 0.0 else speed / grip
    ax, ay, turning = _drag(state, bodies, i, 0.0, vx, vy, w, lost)
    if speed + abs(w) * bodies[i, SIZE] > 6.0 * lost:  # far from rest: the middle of the step is better
        half = lost / 2
        ax, ay, turning = _drag(
            state, bodies, i, dt / 2, vx - ax * half, vy - ay * half, w - turning * half * bodies[i, TURNING], lost
        )
    vx, vy, w = vx - ax * lost, vy - ay * lost, w - turning * lost * bodies[i, TURNING]
    if math.sqrt(vx * vx + vy * vy) < STILL * grip and abs(w) * bodies[i, REACH] < STILL * grip:
        vx = vy = w = 0.0
    state[i, VX], state[i, VY], state[i, SPIN] = vx, vy, w
    return dt


# --- One step ---


@compiled
def _moving(state: Numbers) -> int:
    count = 0
    for i in range(len(state)):
        count += moves(state, i)
    return count


@compiled
def _longest(state: Numbers, bodies: Numbers, grip: float, longest: float) -> float:
    """Return how long a step may be for the sake of friction."""
    for i in range(len(state)):
        if state[i, SPIN] != 0.0:
            speed = math.sqrt(state[i, VX] ** 2 + state[i, VY] ** 2) + abs(state[i, SPIN]) * bodies[i, SIZE]
            longest = min(longest, max(SHORTEST_SPINNING, min(LONGEST_SPINNING, speed / (SPINNING_STEPS * grip))))
    return longest


@compiled
def _survey(
    state: Numbers, bodies: Numbers, status: Flags, near: Numbers, grip: float, longest: float
) -> tuple[int, float]:
    """Gather the pairs that touch; return how many, and how long a step may be so that no other comes to touch."""
    longest = _longest(state, bodies, grip, longest)
    count, dt = 0, longest
    n = len(state)
    for i in range(n):
        if not moves(state, i):  # nor does what is gone
            continue
        for j in range(n):
            if j == i or status[j, j] == GONE or (j < i and moves(state, j)):
                continue
            a, b = (i, j) if i < j else (j, i)
            vx, vy = state[b, VX] - state[a, VX], state[b, VY] - state[a, VY]
            dx, dy = state[b, X] - state[a, X], state[b, Y] - state[a, Y]
            reach = bodies[a, REACH] + bodies[b, REACH] + 2 * grip * longest * longest + SEPARATED
            reach += longest * (abs(vx) + abs(vy))
            if dx * dx + dy * dy > reach * reach:
                status[a, b] = APART
                continue
            gap = measure(state, bodies, a, b, near[count])
            if gap > TOUCH:
                if gap > SEPARATED:
                    status[a, b] = APART
                dt = min(dt, _safe_step(state, bodies, near[count], grip, longest))
            elif count < MOST_NEAR - 1:
                dt = min(dt, _touching_step(state, bodies, near[count], grip, longest))
                count += 1
    return count, dt


@compiled
def _safe_step(state: Numbers, bodies: Numbers, pair: Numbers, grip: float, longest: float) -> float:
    """Return a time, at most the longest, within which a pair that is apart can't come to touch."""
    i, j = int(pair[FIRST]), int(pair[SECOND])
    room, nx, ny = pair[GAP] - CLOSEST, pair[NX], pair[NY]
    straight = (state[i, VX] - state[j, VX]) * nx + (state[i, VY] - state[j, VY]) * ny
    if state[i, SPIN] != 0.0:
        straight += grip * longest  # friction may bend the way of what spins
    if state[j, SPIN] != 0.0:
        straight += grip * longest
    # The shorter a time is looked at, the better is it known how fast corners come nearer within it.
    within, best = longest, 0.0
    for _ in range(MOST_LOOKS):
        closing = straight + _corner_speed(state, bodies, i, nx, ny, within)
        closing += _corner_speed(state, bodies, j, -nx, -ny, within)
        if closing * within <= room:
            return max(best, within)
        best = max(best, room / closing)
        within /= 4
        if best >= within:
            break
    return best


@compiled
def _corner_speed(state: Numbers, bodies: Numbers, i: int, nx: float, ny: float, within: float) -> float:
    """Return how fast, at most and within a time, a body grows in a direction because it turns."""
    spin = state[i, SPIN]
    if spin == 0.0 or bodies[i, SQUARE] == 0.0:
        return 0.0
    half, c, s = bodies[i, SIZE], math.cos(state[i, TURN]), math.sin(state[i, TURN])
    ax, ay = half * (c * nx + s * ny), half * (c * ny - s * nx)
    behind_x, behind_y = 2 * abs(ax) / within, 2 * abs(ay) / within
    fx, fy = math.copysign(1.0, ax), math.copysign(1.0, ay)
    # The corner that is foremost, and the two beside it; the last is behind them all and turns the other way.
    foremost = spin * (fx * ay - fy * ax)
    beside_x, beside_y = spin * (-fx * ay - fy * ax) - behind_x, spin * (fx * ay + fy * ax) - behind_y
    opposite = -foremost - behind_x - behind_y
    return max(foremost, beside_x, beside_y, opposite) + spin * spin * bodies[i, REACH] * within / 2


@compiled
def _touching_step(state: Numbers, bodies: Numbers, pair: Numbers, grip: float, longest: float) -> float:
    """Return how long a step may be for a pair that touches: it may close again by turning, or by another point."""
    i, j = int(pair[FIRST]), int(pair[SECOND])
    dt = longest
    for k in range(int(pair[POINTS])):
        gap, closing = pair[POINT + 3 * k + 2], _closing(state, pair, k)
        if gap > TOUCH and closing * dt > gap - CLOSEST:
            dt = (gap - CLOSEST) / closing
    turning = 0.0
    for k in (i, j):
        if bodies[k, SQUARE] != 0.0:
            turning = max(turning, abs(state[k, SPIN]))
    opening = -_approach(state, pair)
    if turning == 0.0:
        return dt if opening > 2 * grip * longest else min(dt, LONGEST_TOUCHING)
    across = math.sqrt((state[i, VX] - state[j, VX]) ** 2 + (state[i, VY] - state[j, VY]) ** 2)
    bend = turning * (across + turning * (bodies[i, REACH] + bodies[j, REACH]))
    return min(dt, LONGEST_TOUCHING, max(SHORTEST_TOUCHING, math.sqrt(2 * TOUCH / bend)))


@compiled
def _report(world: World, time: float, pair: Numbers) -> None:
    row = world.contacts[world.counts[0]]
    row[0], row[1], row[2] = time, pair[FIRST], pair[SECOND]
    row[3], row[4] = pair[POINT], pair[POINT + 1]
    if pair[POINTS] > 1.0 and max(pair[POINT + 2], pair[POINT + 5]) <= TOUCH:  # side on side: in the middle
        row[3] = (pair[POINT] + pair[POINT + 3]) / 2
        row[4] = (pair[POINT + 1] + pair[POINT + 4]) / 2
    elif pair[POINTS] > 1.0 and pair[POINT + 5] < pair[POINT + 2]:
        row[3], row[4] = pair[POINT + 3], pair[POINT + 4]
    world.counts[0] += 1


@compiled
def _key(world: World, time: float, i: int) -> None:
    state, keys, counts = world.state, world.keys, world.counts
    if counts[2] < len(keys):
        row = keys[counts[2]]
        row[0], row[1], row[2], row[3], row[4] = time, i, state[i, X], state[i, Y], state[i, TURN]
        counts[2] += 1


@compiled
def _key_all(world: World, time: float) -> None:
    for i in range(len(world.state)):
        if moves(world.state, i):
            _key(world, time, i)


@compiled
def _report_new(world: World, time: float, count: int) -> None:
    """Report the contacts that were not there before."""
    state, status = world.state, world.status
    for k in range(count):
        pair = world.near[k]
        i, j = int(pair[FIRST]), int(pair[SECOND])
        pushes = _approach(state, pair) > NO_APPROACH
        new = status[i, j] == APART or (status[i, j] == TOUCHED_AT_START and pushes)
        if new and world.counts[0] < MOST_CONTACTS:
            status[i, j] = TOUCHING
            _report(world, time, pair)
            _key(world, time, i)
            _key(world, time, j)


@compiled
def _strike_all(world: World, count: int) -> bool:
    """Let pairs that touch push each other, the fastest approach first; tell whether any did."""
    for turn in range(64 + 16 * count):
        fastest, which = NO_APPROACH, -1
        for k in range(count):
            approach = _approach(world.state, world.near[k])
            if approach > fastest:
                fastest, which = approach, k
        if which < 0:
            return turn > 0
        strike(world.state, world.bodies, world.setting, world.near[which], world.room)
    return True


@compiled
def _part(world: World, count: int) -> None:
    """Push apart what overlaps, all pairs at once so that their order does not matter."""
    state, bodies, shift = world.state, world.bodies, world.shift
    deep = False
    for k in range(count):
        pair = world.near[k]
        if pair[GAP] < 0.0:
            if not deep:
                shift[:] = 0.0
                deep = True
            i, j = int(pair[FIRST]), int(pair[SECOND])
            by = (CLOSEST - pair[GAP]) / (bodies[i, LIGHTNESS] + bodies[j, LIGHTNESS])
            shift[i, 0] -= by * bodies[i, LIGHTNESS] * pair[NX]
            shift[i, 1] -= by * bodies[i, LIGHTNESS] * pair[NY]
            shift[j, 0] += by * bodies[j, LIGHTNESS] * pair[NX]
            shift[j, 1] += by * bodies[j, LIGHTNESS] * pair[NY]
    if deep:
        for i in range(len(state)):
            state[i, X] += shift[i, 0]
            state[i, Y] += shift[i, 1]


@compiled
def _crossing(at: float, v: float, bend: float, limit: float) -> float:
    """Return when a coordinate that goes at v, and ever slower, passes the table's edge at 0 or at the limit."""
    way = limit - at
    if v < 0.0:
        way, v, bend = at, -v, -bend
    if v == 0.0:
        return math.inf
    if way <= 0.0:
        return 0.0
    root = v * v + 2 * bend * way
    return 2 * way / (v + math.sqrt(root)) if root >= 0.0 else math.inf


@compiled
def _advance(world: World, time: float, dt: float) -> float:
    """Move everything for one step; return when in it the last body stopped or left."""
    state, setting = world.state, world.setting
    last = time
    for i in range(len(state)):
        if not moves(state, i):
            continue
        vx, vy, w = state[i, VX], state[i, VY], state[i, SPIN]
        span = _slow_down(state, world.bodies, i, setting[GRIP], dt)
        if span == 0.0:
            continue
        bend_x, bend_y, bend = (state[i, VX] - vx) / span, (state[i, VY] - vy) / span, (state[i, SPIN] - w) / span
        off = min(
            _crossing(state[i, X], vx, bend_x, setting[WIDTH]), _crossing(state[i, Y], vy, bend_y, setting[HEIGHT])
        )
        gone = off <= span
        span = min(off, span)
        state[i, X] += (vx + bend_x * span / 2) * span
        state[i, Y] += (vy + bend_y * span / 2) * span
        state[i, TURN] += (w + bend * span / 2) * span
        last = max(last, time + span)
        if gone:
            _leave(world, time + span, i)
        if not moves(state, i):
            _key(world, time + span, i)
    return last


@compiled
def _leave(world: World, time: float, i: int) -> None:
    state = world.state
    world.status[i, i] = GONE
    _keep_on_table(world, i)
    state[i, VX] = state[i, VY] = state[i, SPIN] = 0.0
    row = world.left[world.counts[1]]
    row[0], row[1], row[2], row[3] = time, i, state[i, X], state[i, Y]
    world.counts[1] += 1


@compiled
def _keep_on_table(world: World, i: int) -> None:
    """Take back what rounding or a push of micrometres has taken over the edge."""
    state, setting = world.state, world.setting
    state[i, X] = max(0.0, min(setting[WIDTH], state[i, X]))
    state[i, Y] = max(0.0, min(setting[HEIGHT], state[i, Y]))


@compiled
def worst_overlap(state: Numbers, bodies: Numbers, status: Flags, near: Numbers) -> tuple[int, int, int]:
    """Gather the pairs that overlap, whether they move or not; return how many, and the two that do most."""
    count, first, second, deepest = 0, -1, -1, 0.0
    for i in range(len(state)):
        for j in range(i + 1, len(state)):
            if status[i, i] == GONE or status[j, j] == GONE:
                continue
            dx, dy, reach = state[j, X] - state[i, X], state[j, Y] - state[i, Y], bodies[i, REACH] + bodies[j, REACH]
            if dx * dx + dy * dy < (reach + TOUCH) ** 2 and measure(state, bodies, i, j, near[count]) <= TOUCH:
                if near[count, GAP] < deepest:
                    first, second, deepest = i, j, near[count, GAP]
                count += count < MOST_NEAR - 1
    return count, first, second


@compiled
def _relax(world: World, time: float) -> None:
    """Tell what came to touch in the last step, and push apart what overlaps at rest until nothing does."""
    for turn in range(MOST_RELAXING):
        count, first, _second = worst_overlap(world.state, world.bodies, world.status, world.near)
        if turn == 0:
            _report_new(world, time, count)
        if first < 0:
            break
        _part(world, count)
    for i in range(len(world.state)):
        _keep_on_table(world, i)


@compiled
def _energy(world: World) -> float:
    state, bodies = world.state, world.bodies
    total = 0.0
    for i in range(len(state)):
        total += (state[i, VX] ** 2 + state[i, VY] ** 2) / bodies[i, LIGHTNESS] / 2
        total += state[i, SPIN] ** 2 / bodies[i, EASE] / 2
    return total


@compiled
def _meet(world: World, time: float, ahead: float, until_contact: bool) -> tuple[int, float]:
    """Let everything that touches push; return how many pairs touch, and how long the next step may be."""
    state, bodies, status, near, grip = world.state, world.bodies, world.status, world.near, world.setting[GRIP]
    count, dt = _survey(state, bodies, status, near, grip, ahead)
    for _ in range(MOST_ROUNDS):
        if count == 0:
            break
        _report_new(world, time, count)
        if (until_contact and world.counts[0] > 0) or not _strike_all(world, count):
            break
        # What was pushed may push on in turn, at the same time.
        count, dt = _survey(state, bodies, status, near, grip, ahead)
    return count, dt


@compiled
def _start(world: World) -> None:
    near = world.near
    count, _first, _second = worst_overlap(world.state, world.bodies, world.status, near)
    for k in range(count):
        world.status[int(near[k, FIRST]), int(near[k, SECOND])] = TOUCHED_AT_START
    _key_all(world, 0.0)


@compiled
def run(world: World, until_contact: bool, energies: Numbers) -> tuple[int, float, int]:
    """Let the bodies move until all rest; return how it ended, when, and after how many steps.

    The state ends where the bodies rest. Without room for keys or energies none are written.
    """
    _start(world)
    time = last = 0.0
    frame = steps = 0
    while steps < MOST_STEPS and time < MOST_SECONDS and world.counts[0] < MOST_CONTACTS:
        if steps < len(energies):
            energies[steps] = _energy(world)
        steps += 1
        if _moving(world.state) == 0:
            _relax(world, last)
            return AT_REST, last, steps
        ahead = (frame + 1) * FRAME - time
        count, dt = _meet(world, time, ahead, until_contact)
        if until_contact and world.counts[0] > 0:
            return FIRST_CONTACT, time, steps
        if count > 0:
            _part(world, count)
        last = _advance(world, time, dt)
        time += dt
        if dt == ahead:
            frame += 1
            time = frame * FRAME
            _key_all(world, time)
    _relax(world, time)
    return CUT, time, steps
