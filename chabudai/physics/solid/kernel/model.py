"""A scene as MuJoCo's model, with the settings that make flicked wood behave.

MuJoCo's defaults are wrong for flicking games: bodies hop, pop up and gain energy. The cure: elliptic cone, a tiny
`impratio`, no-slip iterations, and every contact an explicit pair (only they have `solreffriction`); discs meet on thin
cores that a margin inflates to a rounded rim; poles have sixteen sides, so that they do not roll or rock for ever.
"""

import math
from itertools import combinations
from typing import Final

from chabudai.physics.solid.things import Body, Material, Scene

RATE: Final = 1_000
"""Steps a second."""
STEP: Final = 1 / RATE
SIDES: Final = 16
"""Of a pole."""
THIN: Final = 1e-4
"""Half the height of a disc's core."""
SLAB: Final = 0.02
"""Half the thickness of the table, which shows where something falls past it."""
SPRING: Final = 0.1
RIM_SPRING: Final = 0.02
"""Which part of a depth a contact's spring cures in a step; between discs less, or they bounce too much."""

PLANE: Final = "plane"
BOX: Final = "slab"
"""The table twice: endless for what is well inside, because that is quick, and with its edges for what is near them."""


def shell(number: int) -> str:
    """Name the shape with which a body meets all but its like."""
    return f"shell{number}"


def core(number: int) -> str:
    """Name the shape with which a disc meets discs."""
    return f"core{number}"


def ramp(number: int) -> str:
    """Name a ramp."""
    return f"ramp{number}"


def xml(scene: Scene, material: Material) -> str:
    """Write a scene as a model. Where its bodies and ramps stand is set later."""
    width, height = scene.width / 2, scene.height / 2
    return f"""<mujoco>
<option timestep="{STEP}" gravity="0 0 {-material.gravity}" integrator="implicitfast" cone="elliptic" impratio="1e-6"
 noslip_iterations="3" solver="Newton" iterations="50" tolerance="1e-10" sleep_tolerance="3e-4">
 <flag sleep="enable"/></option>
<size memory="8M"/>
<default><geom contype="0" conaffinity="0"/><pair condim="3" solimp=".98 .98 .001"/></default>
<asset>{"".join(_meshes(scene))}</asset>
<worldbody><geom name="{PLANE}" type="plane" size="1 1 .1"/>
<geom name="{BOX}" type="box" size="{width} {height} {SLAB}" pos="{width} {height} {-SLAB}"/>
{"".join(_ramp(k) for k in range(len(scene.ramps)))}{"".join(_body(k, one) for k, one in enumerate(scene.bodies))}
</worldbody><contact>{"".join(_pairs(scene, material))}</contact></mujoco>"""


def _meshes(scene: Scene) -> list[str]:
    found = [
        f'<mesh name="{shell(k)}" vertex="{_prism(one)}"/>' for k, one in enumerate(scene.bodies) if one.kind == "pole"
    ]
    for k, one in enumerate(scene.ramps):
        x, y, z = one.length, one.width / 2, one.height
        corners = [(0, -y, 0), (0, y, 0), (x, -y, 0), (x, y, 0), (x, -y, z), (x, y, z)]
        found.append(f'<mesh name="{ramp(k)}" vertex="{_vertices(corners)}"/>')
    return found


def _prism(body: Body) -> str:
    turns = [2 * math.pi * (k + 0.5) / SIDES for k in range(SIDES)]
    half = body.height / 2
    return _vertices([(body.radius * math.cos(a), body.radius * math.sin(a), z) for a in turns for z in (-half, half)])


def _vertices(corners: list[tuple[float, float, float]]) -> str:
    return "  ".join(f"{x:.9g} {y:.9g} {z:.9g}" for x, y, z in corners)


def _ramp(number: int) -> str:
    return f'<body name="{ramp(number)}"><geom name="{ramp(number)}" type="mesh" mesh="{ramp(number)}"/></body>\n'


def _body(number: int, body: Body) -> str:
    if body.kind == "pole":
        shapes = f'<geom name="{shell(number)}" type="mesh" mesh="{shell(number)}" mass="{body.mass:.9g}"/>'
    else:
        inner = body.radius - body.height / 2 + THIN
        shapes = f"""<geom name="{shell(number)}" type="cylinder" size="{body.radius} {body.height / 2}"
 mass="{body.mass:.9g}"/><geom name="{core(number)}" type="cylinder" size="{inner:.9g} {THIN}" mass="0"/>"""
    return f'<body name="{shell(number)}"><freejoint/>{shapes}</body>\n'


def _pairs(scene: Scene, wood: Material) -> list[str]:
    found: list[str] = []
    for k, one in enumerate(scene.bodies):
        pole = one.kind == "pole"
        friction = wood.pole_table_friction if pole else wood.table_friction
        bounce = wood.pole_restitution if pole else wood.table_restitution
        found.extend(_pair(table, shell(k), friction, bounce) for table in (PLANE, BOX))
        found.extend(
            _pair(ramp(n), shell(k), wood.ramp_friction, wood.ramp_restitution) for n in range(len(scene.ramps))
        )
    for (a, one), (b, two) in combinations(enumerate(scene.bodies), 2):
        if "pole" in {one.kind, two.kind}:
            found.append(_pair(shell(a), shell(b), wood.pole_friction, wood.pole_restitution))
        else:
            margin = (one.height + two.height) / 2 - 2 * THIN
            found.append(_pair(core(a), core(b), wood.rim_friction, wood.restitution, spring=RIM_SPRING, margin=margin))
    return found


def _pair(a: str, b: str, friction: float, bounce: float, *, spring: float = SPRING, margin: float = 0.0) -> str:
    """Return a contact that bounces as Newton says in one step, with a weak spring."""
    return (
        f'<pair name="{a} {b}" geom1="{a}" geom2="{b}" friction="{friction} {friction} .002 .0001 .0001" '
        f'solref="{-spring / STEP**2:.9g} {-(1 + bounce) / STEP:.9g}" solreffriction="0 {-1 / STEP:.9g}" '
        f'margin="{margin:.9g}"/>\n'
    )
