"""The outcome of a flick. MuJoCo is loaded when something is first set in motion."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from chabudai.physics.recording import GRAINS, LOOSE, TICKS, Recording, thinned
from chabudai.physics.solid.limits import check_material, check_motions, check_scene
from chabudai.physics.solid.recording import Track, track_of
from chabudai.physics.solid.things import WOOD, Contact, Crossed, Material, Rest, Ride, Scene, Tipped
from chabudai.physics.things import AimLine, AnyOutcome, Motion

if TYPE_CHECKING:
    from chabudai.physics.solid.kernel.report import Report

FRAME: Final = 10
"""A recording has a frame every so many steps, and whenever a body meets something."""


class Outcome(AnyOutcome[Rest, Contact, Track], frozen=True):
    """What happened until everything was at rest."""

    tipped: tuple[Tipped, ...] = ()
    """By time, then by number."""
    crossed: tuple[Crossed, ...] = ()
    """By ramp, then by number."""
    rides: tuple[Ride, ...] = ()
    """By ramp, then by number."""


def flick(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD, record: bool = False
) -> Outcome:
    """Flick one body through its middle and return what happens to all."""
    return simulate(scene, {body: Motion(*velocity)}, material=material, record=record)


def simulate(
    scene: Scene, motions: Mapping[int, Motion], *, material: Material = WOOD, record: bool = False
) -> Outcome:
    """Set bodies in motion and return what happens to all; ValueError where the scene or a motion can't be.

    Times are whole milliseconds, but for leaving. What was not moved is reported exactly where it was.
    """
    report = _play(scene, motions, material, recorded=record)
    return Outcome(
        report.rests(),
        report.left,
        report.contacts(),
        report.duration,
        report.output.at_rest,
        _recording(report) if record else None,
        report.tipped(),
        report.crossed(),
        report.rides(),
    )


def aim_line(
    scene: Scene, body: int, velocity: tuple[float, float], *, material: Material = WOOD
) -> AimLine[tuple[float, float, float], Contact]:
    """Return how a flicked body goes up to its first contact with another: over ramps, and through the air."""
    report = _play(scene, {body: Motion(*velocity)}, material, until=body)
    left = next((one for one in report.left if one.body == body), None)
    contact = next((one for one in report.contacts() if one.b >= 0 and body in {one.a, one.b}), None)
    end = report.gone[body] if left else report.last if contact else report.resting_from.get(body, 0)
    path = report.frames[: end + 1, body, :3]
    grains = [(step, *(round(value * GRAINS) for value in place)) for step, place in enumerate(path.tolist())]
    kept = thinned(grains, (LOOSE,) * 3)
    time = left.time if left else contact.time if contact else end / report.rate
    return AimLine(tuple(tuple(path[step].tolist()) for step, *_ in kept), time, contact, left)


def _play(
    scene: Scene, motions: Mapping[int, Motion], material: Material, *, recorded: bool = False, until: int | None = None
) -> "Report":
    check_scene(scene)
    check_material(material)
    check_motions(scene, motions)
    from chabudai.physics.solid import kernel
    from chabudai.physics.solid.kernel.report import Report

    return Report(scene, kernel.play(scene, motions, material, recorded=recorded, until=until))


def _recording(report: "Report") -> Recording[Track]:
    tracks = tuple(_track(report, body) for body in report.moved)
    return Recording(max([report.duration, *(sum(one.times) / TICKS for one in tracks)]), tracks)


def _track(report: "Report", body: int) -> Track:
    end, begin = report.shown_until(body), report.moving_from(body)
    met = {step for one in report.output.touches if body in {one.a, one.b} for step in (one.step, one.step + 1)}
    looks = sorted({step for step in {*range(begin, end, FRAME), *met, begin, end} if begin <= step <= end})
    frames = zip(looks, report.output.falls[looks, body].tolist(), strict=True)
    return track_of(body, ((step / report.rate, values) for step, values in frames), leaves=body in report.gone)
