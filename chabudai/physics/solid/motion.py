"""What becomes of a flick. MuJoCo is loaded when something is first set in motion."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from chabudai.physics.film import GRAINS, LOOSE, TICKS, thinned
from chabudai.physics.solid.film import Film, Track, track
from chabudai.physics.solid.limits import check_material, check_motions, check_scene
from chabudai.physics.solid.things import WOOD, Contact, Crossed, Left, Material, Motion, Rest, Scene, Tipped

if TYPE_CHECKING:
    from chabudai.physics.solid.kernel.reading import Reading

FRAME: Final = 10
"""A film looks every so many steps, and whenever a body meets something."""


class Outcome(msgspec.Struct, frozen=True):
    """What happened until everything was at rest."""

    rests: tuple[Rest, ...]
    """All bodies that stayed on the table, by number, those that never moved too."""
    left: tuple[Left, ...]
    """By time, then by number."""
    contacts: tuple[Contact, ...]
    """By time; at equal times the lower pair of numbers first."""
    tipped: tuple[Tipped, ...]
    """By time, then by number."""
    crossed: tuple[Crossed, ...]
    """By ramp, then by number."""
    duration: float
    settled: bool
    """False where the cap on time cut it short: then what moved was stopped where it was."""
    film: Film | None = None


class AimLine(msgspec.Struct, frozen=True):
    """The path of a flicked body's middle up to the first contact with a body, the table's edge, or its rest."""

    path: tuple[tuple[float, float, float], ...]
    time: float
    contact: Contact | None
    left: Left | None


def flick(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD, film: bool = False
) -> Outcome:
    """Flick one body through its middle and say what becomes of all."""
    return simulate(scene, {body: Motion(*velocity)}, material=material, film=film)


def simulate(scene: Scene, motions: Mapping[int, Motion], *, material: Material = WOOD, film: bool = False) -> Outcome:
    """Set bodies in motion and say what becomes of all; ValueError where the scene or a motion can't be.

    Times are whole milliseconds, but for leaving. What was not moved is told exactly where it was.
    """
    told = _play(scene, motions, material, filmed=film)
    return Outcome(
        told.rests(),
        told.left,
        told.contacts(),
        told.tipped(),
        told.crossed(),
        told.duration,
        told.ran.settled,
        _film(told) if film else None,
    )


def aim_line(scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD) -> AimLine:
    """Return how a flicked body goes up to its first contact with another: over ramps, and through the air."""
    told = _play(scene, {body: Motion(*velocity)}, material, until=body)
    left = next((one for one in told.left if one.body == body), None)
    contact = next((one for one in told.contacts() if one.b >= 0 and body in {one.a, one.b}), None)
    end = told.gone[body] if left else told.last if contact else told.resting_from.get(body, 0)
    path = told.frames[: end + 1, body, :3]
    grains = [(step, *(round(value * GRAINS) for value in place)) for step, place in enumerate(path.tolist())]
    kept = thinned(grains, (LOOSE,) * 3)
    time = left.time if left else contact.time if contact else end / told.rate
    return AimLine(tuple(tuple(path[step].tolist()) for step, *_ in kept), time, contact, left)


def _play(
    scene: Scene, motions: Mapping[int, Motion], material: Material, *, filmed: bool = False, until: int | None = None
) -> "Reading":
    check_scene(scene)
    check_material(material)
    check_motions(scene, motions)
    from chabudai.physics.solid import kernel
    from chabudai.physics.solid.kernel.reading import Reading

    return Reading(scene, kernel.play(scene, motions, material, filmed=filmed, until=until))


def _film(told: "Reading") -> Film:
    tracks = tuple(_track(told, body) for body in told.moved)
    return Film(max([told.duration, *(sum(one.times) / TICKS for one in tracks)]), tracks)


def _track(told: "Reading", body: int) -> Track:
    end, begin = told.shown_until(body), told.moving_from(body)
    met = {step for one in told.ran.touches if body in {one.a, one.b} for step in (one.step, one.step + 1)}
    looks = sorted({step for step in {*range(begin, end, FRAME), *met, begin, end} if begin <= step <= end})
    told_of = zip(looks, told.ran.falls[looks, body].tolist(), strict=True)
    return track(body, ((step / told.rate, values) for step, values in told_of), leaves=body in told.gone)
