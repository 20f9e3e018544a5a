"""What MuJoCo's contacts are in terms of the scene: between shapes there, between bodies, table and ramps here."""

from typing import Any, Final

from chabudai.physics.solid.kernel.model import core, ramp, shell
from chabudai.physics.solid.kernel.touches import Pair, Touch, Touches
from chabudai.physics.solid.things import RAMP, TABLE, Scene

PATTERNS: Final = 10_000
"""How many patterns of contacts are remembered: most of them come again."""


class Meetings:
    """Reads the contacts of a model's data."""

    def __init__(self, model: Any, data: Any, scene: Scene) -> None:  # noqa: ANN401 -- MuJoCo has no better types
        self._data: Any = data
        self._patterns: dict[bytes, frozenset[Pair]] = {}
        self._owners = [TABLE] * int(model.ngeom)
        for number, body in enumerate(scene.bodies):
            self._owners[model.geom(shell(number)).id] = number
            if body.kind == "disc":
                self._owners[model.geom(core(number)).id] = number
        for number in range(len(scene.ramps)):
            self._owners[model.geom(ramp(number)).id] = RAMP

    def look(self, now: int, pattern: bytes, touches: Touches) -> list[Touch]:
        """Take a new pattern of contacts, and return the touches that have begun."""
        if (pairs := self._patterns.get(pattern)) is None:
            pairs = frozenset(self._pairs())
            if len(self._patterns) < PATTERNS:
                self._patterns[pattern] = pairs
        if pairs == touches.now:
            return []
        begun = touches.look(now, pairs, self._data.tree_awake.tolist())
        if not begun:
            return []
        places = dict(zip(reversed(self._pairs()), reversed(self._data.contact.pos.tolist()), strict=True))
        found = [Touch(now, *pair, *places[pair]) for pair in begun]
        touches.begun.extend(found)
        return found

    def _pairs(self) -> list[Pair]:
        owners = self._owners
        shapes: list[tuple[int, int]] = self._data.contact.geom.tolist()
        return [pair_of(owners[one], owners[two]) for one, two in shapes]


def pair_of(one: int, two: int) -> Pair:
    """Put the lower number first, but the table and ramps last."""
    low, high = sorted((one, two))
    return (low, high) if low >= 0 else (high, low)
