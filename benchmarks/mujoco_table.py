"""The same table in MuJoCo: the peer that planar physics is measured against, and the oracle of its tests.

MuJoCo's defaults are wrong for flicking games: bodies hop, gain energy, and brake wrongly when they spin. The settings
here cure it: elliptic cone, a tiny `impratio`, no-slip iterations, every contact as an explicit pair (only they have
`solreffriction`), with the table on feet as large as brake a spin rightly, between pieces on thin cores with a margin.
"""

import math
from importlib import import_module
from itertools import combinations
from typing import Any, Final, NamedTuple

from benchmarks.peers import MissingPeer
from chabudai.physics.planar import WOOD, Body, Material, Scene

STEP: Final = 1e-3
CHUNK: Final = 20
"""How many steps are made between two looks whether all is at rest."""
MOST_SECONDS: Final = 3.0
CORE: Final = 0.002
"""How much smaller a core is than its piece: the margin makes up for it. It lies at half the height of a coin."""
HARD: Final = 0.999
"""How hard rims are: at .98 MuJoCo bounces with .52 where .5 is asked for, and coins come back 5 mm farther."""
TILE_HEIGHT: Final = 0.006
COIN_HEIGHT: Final = 0.004
SQUARE_FOOT: Final = 2 * 0.3826 / math.sqrt(2)
"""The foot of a tile, so that its corners brake a spin as the whole face would; of a coin, two thirds."""
DISC_FOOT: Final = 2 / 3


class Place(NamedTuple):
    """Where a body lies."""

    x: float
    y: float
    angle: float


class MujocoTable:
    """A scene in MuJoCo, on a table without edges."""

    def __init__(self, scene: Scene, material: Material = WOOD, step: float = STEP) -> None:
        self._mujoco: Any = _load()
        self._model: Any = self._mujoco.MjModel.from_xml_string(_xml(scene, material, step))
        self._data: Any = self._mujoco.MjData(self._model)

    def flick(self, body: int, velocity: tuple[float, float]) -> bool:
        """Flick a body and run until all sleep; return whether they do."""
        mujoco, model, data = self._mujoco, self._model, self._data
        mujoco.mj_resetData(model, data)
        data.qvel[6 * body : 6 * body + 2] = velocity
        while data.time < MOST_SECONDS:
            mujoco.mj_step(model, data, CHUNK)
            if data.ntree_awake == 0:
                return True
        return False

    def places(self) -> list[Place]:
        """Return where the bodies lie now."""
        rows: list[list[float]] = self._data.qpos.reshape(-1, 7).tolist()
        return [Place(row[0], row[1], 2 * math.atan2(row[6], row[3])) for row in rows]


def _load() -> Any:  # noqa: ANN401 -- MuJoCo has no types to speak of
    try:
        return import_module("mujoco")
    except ImportError as error:
        raise MissingPeer(f"MuJoCo can't be loaded ({error}): `make setup` installs it.") from error


def _spring(restitution: float, stiffness: float, step: float) -> str:
    """Return the `solref` that gives Newton's restitution in one step, and a weak spring."""
    return f"{-stiffness / step**2:.9g} {-(1 + restitution) / step:.9g}"


def _xml(scene: Scene, material: Material, step: float) -> str:
    numbers = range(len(scene.bodies))
    bodies = "".join(_body(number, body) for number, body in enumerate(scene.bodies))
    soles = "".join(_pair("table", f"foot{k}", material.table_friction, _spring(0.0, 0.1, step), step) for k in numbers)
    bounce = f'{_spring(material.restitution, 0.01, step)}" solimp="{HARD} {HARD} .001" margin="{2 * CORE}'
    rims = "".join(
        _pair(f"core{a}", f"core{b}", material.rim_friction, bounce, step) for a, b in combinations(numbers, 2)
    )
    return f"""<mujoco>
<option timestep="{step}" gravity="0 0 {-material.gravity}" integrator="implicitfast" cone="elliptic" impratio="1e-6"
 noslip_iterations="3" solver="Newton" iterations="50" tolerance="1e-10" sleep_tolerance="1e-3">
 <flag sleep="enable"/></option>
<size memory="16M"/>
<default><geom contype="0" conaffinity="0"/><pair solimp=".98 .98 .001"/></default>
<worldbody><geom name="table" type="plane" size="2 2 .1"/>{bodies}</worldbody>
<contact>{soles}{rims}</contact></mujoco>"""


def _pair(a: str, b: str, friction: float, spring: str, step: float) -> str:
    return (
        f'<pair geom1="{a}" geom2="{b}" condim="3" friction="{friction} {friction} .001 .0001 .0001" '
        f'solreffriction="0 {-1 / step:.9g}" solref="{spring}"/>\n'
    )


def _body(number: int, body: Body) -> str:
    """Return a piece: its mass, its foot on the table, and the core that meets other pieces."""
    size = body.size
    if body.shape == "square":
        half, foot, kind = TILE_HEIGHT / 2, SQUARE_FOOT * size, "box"
        whole, sole, core = f"{size} {size} {half}", f"{foot} {foot} {half}", f"{size - CORE} {size - CORE} 2e-4"
    else:
        half, foot, kind = COIN_HEIGHT / 2, DISC_FOOT * size, "cylinder"
        whole, sole, core = f"{size} {half}", f"{foot} {half}", f"{size - CORE} 1e-4"
    return f"""<body pos="{body.x:.9g} {body.y:.9g} {half}" euler="0 0 {math.degrees(body.angle):.9g}"><freejoint/>
<geom type="{kind}" size="{whole}" mass="{body.mass:.9g}"/>
<geom name="foot{number}" type="{kind}" size="{sole}" mass="0"/>
<geom name="core{number}" mass="0" type="{kind}" size="{core}" pos="0 0 {COIN_HEIGHT / 2 - half}"/></body>
"""
