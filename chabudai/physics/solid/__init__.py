"""Solid physics: discs and poles on a table in three dimensions, which slide, fly over ramps, topple and fall off.

>>> disc, pole = Body("disc", 0.016, 0.01, 0.006, 0.2, 0.4), Body("pole", 0.006, 0.05, 0.004, 0.5, 0.4)
>>> outcome = flick(Scene(0.76, 0.76, (disc, pole)), 0, (2.0, 0.0))
>>> [(contact.a, contact.b) for contact in outcome.contacts][0], [one.body for one in outcome.tipped]
((0, 1), [1])

SI units throughout. It knows no game: rules judge what it reports. MuJoCo is loaded with the first flick. Any thread
may call it: each has its own models.
"""

from chabudai.physics.recording import Recording
from chabudai.physics.solid.motion import Outcome, aim_line, flick, simulate
from chabudai.physics.solid.recording import Pose, Track, poses
from chabudai.physics.solid.things import (
    RAMP,
    TABLE,
    WOOD,
    Body,
    Contact,
    Crossed,
    Kind,
    Material,
    Ramp,
    Rest,
    Ride,
    Scene,
    Tipped,
)
from chabudai.physics.things import AimLine, Left, Motion

__all__ = [
    "RAMP",
    "TABLE",
    "WOOD",
    "AimLine",
    "Body",
    "Contact",
    "Crossed",
    "Kind",
    "Left",
    "Material",
    "Motion",
    "Outcome",
    "Pose",
    "Ramp",
    "Recording",
    "Rest",
    "Ride",
    "Scene",
    "Tipped",
    "Track",
    "aim_line",
    "flick",
    "poses",
    "simulate",
]
