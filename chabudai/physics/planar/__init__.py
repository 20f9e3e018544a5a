"""Planar physics: circles and squares that slide and spin on a table, push each other, and fall off its edges.

>>> scene = Scene(1.0, 1.0, (coin(0.2, 0.5), coin(0.4, 0.5)))
>>> outcome = flick(scene, 0, (1.5, 0.0))
>>> [(contact.a, contact.b) for contact in outcome.contacts], outcome.at_rest
([(0, 1)], True)

SI units throughout. It knows no game: rules judge what it reports. Numba is loaded with the first flick.
"""

from chabudai.physics.planar.motion import Outcome, aim_line, flick, simulate
from chabudai.physics.planar.recording import Pose, Track, poses
from chabudai.physics.planar.things import (
    COIN_MASS,
    COIN_RADIUS,
    TILE_HALF,
    TILE_MASS,
    WOOD,
    Body,
    Contact,
    Material,
    Rest,
    Scene,
    Shape,
    coin,
    tile,
)
from chabudai.physics.recording import Recording
from chabudai.physics.things import AimLine, Left, Motion

__all__ = [
    "COIN_MASS",
    "COIN_RADIUS",
    "TILE_HALF",
    "TILE_MASS",
    "WOOD",
    "AimLine",
    "Body",
    "Contact",
    "Left",
    "Material",
    "Motion",
    "Outcome",
    "Pose",
    "Recording",
    "Rest",
    "Scene",
    "Shape",
    "Track",
    "aim_line",
    "coin",
    "flick",
    "poses",
    "simulate",
    "tile",
]
