"""Every game as a Gymnasium environment: one seat learns, bots sit on the others.

Importing this module registers the games:

>>> import gymnasium
>>> import chabudai.adapters.gymnasium
>>> env = gymnasium.make("chabudai/kooshi-v0", opponents=[3])
>>> observation, info = env.reset(seed=7)
>>> step = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from copy import deepcopy
from random import Random
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from chabudai import catalog
from chabudai.adapters.episode import Episode
from chabudai.adapters.extras import missing
from chabudai.adapters.opponents import EFFORT, Opponent, Opponents, Thinking, seated
from chabudai.adapters.registration import env_id, register
from chabudai.adapters.rendering import RENDER_MODES, Picture, checked_mode, render
from chabudai.adapters.rewards import RewardKind, RewardMeter, checked_reward
from chabudai.adapters.spaces import action_space, observation_space, observe
from chabudai.core import AnyGame, Seat

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing("Gymnasium") from error

PENALTY: Final = -1.0
_SEEDS: Final = 2**63

__all__ = ["SeatEnv", "env_id", "register"]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A game seen from one seat.

    `opponents` are levels, `random` (which they are where nothing is said) or bots, in the order of the other seats;
    bots think by `effort`, or for so many `seconds` where it is None. `seat` is the learner's; None draws one for each
    match. An illegal action ends the episode with the `penalty`. `reward` is `win` or `points`. All else are options
    of the game.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 -- as Gymnasium has it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        opponents: Sequence[Opponent] | Opponent | None = None,
        seat: int | None = 0,
        effort: int | None = EFFORT,
        seconds: float = 1.0,
        reward: str | None = None,
        penalty: float = PENALTY,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 -- options of any game
    ) -> None:
        self.game: AnyGame = catalog.game(game, **options) if isinstance(game, str) else game
        self.render_mode = checked_mode(render_mode)
        self.penalty = penalty
        self._reward: RewardKind = checked_reward(self.game, reward)
        if seat is not None and not 0 <= seat < self.game.players:
            raise ValueError(f"a seat is 0 to {self.game.players - 1} here, not {seat!r}")
        self._given_seat = seat
        self._opponents = Opponents(self.game, seated(self.game, opponents), Thinking(seconds, effort))
        self._episode = Episode(self.game)
        self._rng = Random()
        self._done = True
        self.seat = Seat(seat or 0)
        self.action_space = action_space(self._episode.coding)
        self.observation_space = observation_space(self._episode.coding)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a match; the same seed gives the same chance, and the same opponents where they think by effort."""
        super().reset(seed=seed, options=options)
        self._rng = Random(int(self.np_random.integers(_SEEDS)))
        if self._given_seat is None:
            self.seat = Seat(int(self.np_random.integers(self.game.players)))
        self._episode.begin(int(self.np_random.integers(_SEEDS)))
        self._meter = RewardMeter(self._episode, self._reward)
        self._opponents.sit_down(self.seat)
        self._opponents.play(self._episode, self._rng)
        self._done = self._episode.over
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # noqa: ANN401 -- learners send anything
        """Make the learner's action, then the moves of the others until it is to act again."""
        if self._done:
            return self._seen(), 0.0, True, False, self._info()
        legal = self._episode.act(self.seat, action)
        if legal:
            self._opponents.play(self._episode, self._rng)
        reward = self._meter.read(self._episode)[self.seat] if legal else self.penalty
        self._done = not legal or self._episode.over
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, self._done, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for each action whether it is legal, as MaskablePPO asks for it."""
        return self._episode.mask(self.seat).astype(bool)

    def view(self) -> Any:  # noqa: ANN401 -- as the game's types
        """Return what the learner may know as the game's own view, as bots get it."""
        return self._episode.view(self.seat)

    def render(self) -> str | Picture | None:  # pyright: ignore[reportIncompatibleMethodOverride] -- theirs says less
        """Return what a spectator sees, as `render_mode` says."""
        return render(self._episode, self.render_mode)

    def clone(self) -> Self:
        """Return an environment that goes on by itself from here."""
        return deepcopy(self)

    def restore(self, saved: "SeatEnv | gymnasium.Env[Any, Any]") -> None:
        """Go back to where a clone is; the clone stays as it is, and can be gone back to again."""
        vars(self).update(vars(deepcopy(saved.unwrapped)))

    def _seen(self) -> Any:  # noqa: ANN401 -- a dict or an array, as the game's
        return observe(self._episode, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(self.seat)} if self._episode.coding.discrete else {}


register()
