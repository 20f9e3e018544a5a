"""The outcome of a flick. The machine code behind it is loaded when something is first set in motion."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from chabudai.physics.planar.limits import check_material, check_motions
from chabudai.physics.planar.recording import Pose, Track, track_of
from chabudai.physics.planar.things import WOOD, Contact, Material, Rest, Scene
from chabudai.physics.recording import Recording
from chabudai.physics.things import AimLine, AnyOutcome, Left, Motion

if TYPE_CHECKING:
    from chabudai.physics.planar.kernel import KernelOutput


class Outcome(AnyOutcome[Rest, Contact, Track], frozen=True):
    """What happened until everything was at rest."""


def flick(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD, record: bool = False
) -> Outcome:
    """Flick one body through its centre and return what happens to all."""
    return simulate(scene, {body: Motion(*velocity)}, material=material, record=record)


def simulate(
    scene: Scene, motions: Mapping[int, Motion], *, material: Material = WOOD, record: bool = False
) -> Outcome:
    """Set bodies in motion and return what happens to all; ValueError where the scene or a motion can't be.

    A touch is a gap of at most a micrometre: one of half that is never missed. A pair that touches at the start is
    reported when one pushes the other. At rest no piece is inside another by more than a hundredth of a millimetre.
    """
    output = _play(scene, motions, material, recorded=record)
    left = _left(output)
    gone = {one.body for one in left}
    return Outcome(
        tuple(
            Rest(body, x, y, angle)
            for body, (x, y, angle) in enumerate(output.state[:, :3].tolist())
            if body not in gone
        ),
        left,
        _contacts(output),
        output.time,
        output.at_rest,
        Recording(output.time, _tracks(output, gone)) if record else None,
    )


def aim_line(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD
) -> AimLine[tuple[float, float], Contact]:
    """Return how a flicked body goes up to its first contact: straight, because it is flicked through its centre."""
    output = _play(scene, {body: Motion(*velocity)}, material, until_contact=True)
    start, end = scene.bodies[body], output.state[body]
    contacts, left = _contacts(output), _left(output)
    return AimLine(
        ((start.x, start.y), (float(end[0]), float(end[1]))),
        output.time,
        contacts[0] if contacts else None,
        left[0] if left else None,
    )


def _play(
    scene: Scene,
    motions: Mapping[int, Motion],
    material: Material,
    *,
    until_contact: bool = False,
    recorded: bool = False,
) -> "KernelOutput":
    from chabudai.physics.planar import kernel

    kernel.prepare(scene)
    check_material(material)
    check_motions(scene, motions)
    return kernel.play(scene, motions, material, until_contact=until_contact, recorded=recorded)


def _contacts(output: "KernelOutput") -> tuple[Contact, ...]:
    return tuple(Contact(time, int(a), int(b), x, y) for time, a, b, x, y in output.contacts.tolist())


def _left(output: "KernelOutput") -> tuple[Left, ...]:
    return tuple(
        sorted((Left(int(b), t, x, y) for t, b, x, y in output.left.tolist()), key=lambda one: (one.time, one.body))
    )


def _tracks(output: "KernelOutput", gone: set[int]) -> tuple[Track, ...]:
    poses: dict[int, list[tuple[float, Pose]]] = {}
    for time, body, x, y, angle in output.keys.tolist():
        poses.setdefault(int(body), []).append((time, Pose(x, y, angle)))
    return tuple(track_of(body, poses[body], leaves=body in gone) for body in sorted(poses))
