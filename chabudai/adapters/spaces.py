"""The spaces of actions and observations, as Gymnasium has them."""

from typing import Any

import numpy as np

from chabudai.adapters.episode import Coding, Episode
from chabudai.adapters.extras import missing
from chabudai.core import Seat

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise missing("Gymnasium") from error


def action_space(coding: Coding) -> "spaces.Space[Any]":
    """Return the space of actions: numbers from 0, or dials from -1 to 1."""
    if coding.discrete:
        return spaces.Discrete(coding.discrete.size)
    return spaces.Box(-1.0, 1.0, (len(coding.box.dials) if coding.box else 0,), np.float32)


def array_space(coding: Coding) -> spaces.Box:
    """Return the space of observations as arrays."""
    seen = coding.observation
    return spaces.Box(seen.low, seen.high, (seen.size,), seen.dtype.type)


def observation_space(coding: Coding) -> "spaces.Space[Any]":
    """Return the space of observations: arrays, with the mask of legal actions where actions are numbers."""
    if coding.discrete is None:
        return array_space(coding)
    mask = spaces.Box(0, 1, (coding.discrete.size,), np.int8)
    return spaces.Dict({"observation": array_space(coding), "action_mask": mask})


def state_space(coding: Coding, players: int) -> spaces.Box:
    """Return the space of what all seats see together."""
    seen = coding.observation
    low, high = np.tile(seen.low, players), np.tile(seen.high, players)
    return spaces.Box(low, high, low.shape, seen.dtype.type)


def observe(episode: Episode, seat: Seat) -> Any:  # noqa: ANN401 -- a dict or an array, as the game's
    """Return what a seat sees, with its mask where actions are numbers."""
    seen = episode.observe(seat)
    return {"observation": seen, "action_mask": episode.mask(seat)} if episode.coding.discrete else seen
