"""Many environments stepped together: by machine code where a game has it, else one after the other."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from chabudai import catalog
from chabudai.adapters.episode import Coding
from chabudai.adapters.extras import missing
from chabudai.adapters.gymnasium import PENALTY, SeatEnv
from chabudai.adapters.opponents import all_random
from chabudai.adapters.spaces import action_space, observation_space
from chabudai.encoding.batch import Stepped

try:
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing("Gymnasium") from error

_SEEDS = 2**64 - 1


def vector_env(num_envs: int, game: str, **settings: Any) -> VectorEnv[Any, Any, Any]:  # noqa: ANN401 -- as SeatEnv takes them
    """Return many environments of a game; those with random opponents are quick where the game can be stepped so."""
    rules, given = _split(game, settings)
    batch = catalog.encoding_for(rules).batch
    quick = given.keys() <= {"opponents", "seat", "penalty"} and given.get("seat", 0) is not None
    if batch is None or not quick or not all_random(given.get("opponents")):
        return SyncVectorEnv([lambda: SeatEnv(game, **settings)] * num_envs)
    made = batch(num_envs, given.get("seat", 0), given.get("penalty", PENALTY))
    return BatchEnv(rules.id, num_envs, made, Coding(rules))


def _split(game: str, settings: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """Return the game with its options, and the settings of the environment; ValueError where one can't be."""
    names = {"opponents", "seat", "effort", "seconds", "reward", "penalty", "render_mode"}
    given = {name: value for name, value in settings.items() if name in names and value is not None}
    if "seat" in settings:
        given["seat"] = settings["seat"]
    options = {name: value for name, value in settings.items() if name not in names}
    SeatEnv(game, **settings)  # which says what is wrong
    return catalog.game(game, **options), given


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many matches in machine code; one that has ended starts over in the next step."""

    def __init__(self, game: str, num_envs: int, batch: Any, coding: Coding) -> None:  # noqa: ANN401 -- a Batch
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": [], "name": game}
        self.num_envs = num_envs
        self._batch = batch
        actions, observations = action_space(coding), observation_space(coding)
        self.single_action_space, self.single_observation_space = actions, observations
        self.action_space = batch_space(actions, num_envs)
        self.observation_space = batch_space(observations, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start all matches over."""
        super().reset(seed=seed, options=options)
        seeds = self.np_random.integers(_SEEDS, size=self.num_envs, dtype=np.uint64)
        stepped: Stepped = self._batch.begin(seeds)
        return self._seen(stepped), {"action_mask": stepped.masks}

    def step(
        self,
        actions: Any,  # noqa: ANN401 -- learners send anything
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make an action in each match."""
        chosen = np.ascontiguousarray(actions, np.int64).reshape(self.num_envs)
        stepped: Stepped = self._batch.step(chosen)
        info = {"action_mask": stepped.masks}
        return self._seen(stepped), stepped.rewards, stepped.terminations, stepped.truncations, info

    def _seen(self, stepped: Stepped) -> dict[str, NDArray[Any]]:
        return {"observation": stepped.observations, "action_mask": stepped.masks}
