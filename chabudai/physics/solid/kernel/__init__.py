"""The engine on MuJoCo. Importing this loads it: only `solid.motion` does, when something is to move.

Models are compiled once for what never changes about a scene, and each thread keeps its own: threads share nothing.
"""

import threading
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from chabudai.physics.solid.kernel.table import KernelOutput, Table
from chabudai.physics.solid.things import Body, Material, Ramp, Scene
from chabudai.physics.things import Motion

TABLES: Final = 32
"""How many models a thread remembers."""


class _Known(threading.local):
    def __init__(self) -> None:
        self.tables: OrderedDict[tuple[Scene, Material], Table] = OrderedDict()


_known: Final = _Known()


def play(
    scene: Scene, motions: Mapping[int, Motion], material: Material, *, recorded: bool = False, until: int | None = None
) -> KernelOutput:
    """Let bodies move until all rest, or until one meets another body."""
    return _table(scene, material).run(scene, motions, recorded=recorded, until=until)


def _table(scene: Scene, material: Material) -> Table:
    kinds = (_without_places(scene), material)
    tables = _known.tables
    if (known := tables.get(kinds)) is not None:
        tables.move_to_end(kinds)
        return known
    table = tables[kinds] = Table(scene, material)
    if len(tables) > TABLES:
        tables.popitem(last=False)
    return table


def _without_places(scene: Scene) -> Scene:
    """Return what does not change about a scene when its pieces move."""
    bodies = tuple(Body(one.kind, one.radius, one.height, one.mass, 0.0, 0.0) for one in scene.bodies)
    ramps = tuple(Ramp(0.0, 0.0, 0.0, one.length, one.width, one.height) for one in scene.ramps)
    return Scene(scene.width, scene.height, bodies, ramps)
