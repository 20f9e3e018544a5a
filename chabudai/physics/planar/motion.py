"""What becomes of a flick. The machine code behind it is loaded when something is first set in motion."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from chabudai.physics.planar.film import Film, Pose, Track, track
from chabudai.physics.planar.limits import check_material, check_motions
from chabudai.physics.planar.things import WOOD, Contact, Left, Material, Motion, Rest, Scene

if TYPE_CHECKING:
    from chabudai.physics.planar.kernel import Told


class Outcome(msgspec.Struct, frozen=True):
    """What happened until everything was at rest."""

    rests: tuple[Rest, ...]
    """All bodies that stayed on the table, by number, those that never moved too."""
    left: tuple[Left, ...]
    """By time, then by number."""
    contacts: tuple[Contact, ...]
    """By time; at equal times the lower pair of numbers first."""
    duration: float
    settled: bool
    """False where a cap on time, steps or contacts cut it short: then what moved was stopped where it was."""
    film: Film | None = None


class AimLine(msgspec.Struct, frozen=True):
    """The path of a flicked body's centre up to the first contact, the table's edge, or its rest."""

    path: tuple[tuple[float, float], ...]
    time: float
    contact: Contact | None
    left: Left | None


def flick(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD, film: bool = False
) -> Outcome:
    """Flick one body through its centre and say what becomes of all."""
    return simulate(scene, {body: Motion(*velocity)}, material=material, film=film)


def simulate(scene: Scene, motions: Mapping[int, Motion], *, material: Material = WOOD, film: bool = False) -> Outcome:
    """Set bodies in motion and say what becomes of all; ValueError where the scene or a motion can't be.

    A touch is a gap of at most a micrometre: one of half that is never missed. A pair that touches at the start is
    told when one pushes the other. At rest no piece is inside another by more than a hundredth of a millimetre.
    """
    told = _play(scene, motions, material, filmed=film)
    left = _left(told)
    gone = {one.body for one in left}
    return Outcome(
        tuple(
            Rest(body, x, y, angle) for body, (x, y, angle) in enumerate(told.state[:, :3].tolist()) if body not in gone
        ),
        left,
        _contacts(told),
        told.time,
        told.settled,
        Film(told.time, _tracks(told, gone)) if film else None,
    )


def aim_line(scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD) -> AimLine:
    """Return how a flicked body goes up to its first contact: straight, because it is flicked through its centre."""
    told = _play(scene, {body: Motion(*velocity)}, material, until_contact=True)
    start, end = scene.bodies[body], told.state[body]
    contacts, left = _contacts(told), _left(told)
    return AimLine(
        ((start.x, start.y), (float(end[0]), float(end[1]))),
        told.time,
        contacts[0] if contacts else None,
        left[0] if left else None,
    )


def _play(
    scene: Scene,
    motions: Mapping[int, Motion],
    material: Material,
    *,
    until_contact: bool = False,
    filmed: bool = False,
) -> "Told":
    from chabudai.physics.planar import kernel

    kernel.prepare(scene)
    check_material(material)
    check_motions(scene, motions)
    return kernel.play(scene, motions, material, until_contact=until_contact, filmed=filmed)


def _contacts(told: "Told") -> tuple[Contact, ...]:
    return tuple(Contact(time, int(a), int(b), x, y) for time, a, b, x, y in told.contacts.tolist())


def _left(told: "Told") -> tuple[Left, ...]:
    return tuple(
        sorted((Left(int(b), t, x, y) for t, b, x, y in told.left.tolist()), key=lambda one: (one.time, one.body))
    )


def _tracks(told: "Told", gone: set[int]) -> tuple[Track, ...]:
    poses: dict[int, list[tuple[float, Pose]]] = {}
    for time, body, x, y, angle in told.keys.tolist():
        poses.setdefault(int(body), []).append((time, Pose(x, y, angle)))
    return tuple(track(body, poses[body], leaves=body in gone) for body in sorted(poses))
