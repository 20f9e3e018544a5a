"""Every game as a PettingZoo environment: agents act in turn, or all at once.

>>> from chabudai.adapters import pettingzoo
>>> env = pettingzoo.env("kooshi")
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))
"""

from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from chabudai import catalog
from chabudai.adapters.episode import Episode
from chabudai.adapters.extras import missing
from chabudai.adapters.rendering import RENDER_MODES, Picture, checked_mode, render
from chabudai.adapters.rewards import RewardKind, RewardMeter, checked_reward
from chabudai.adapters.spaces import action_space, observation_space, observe, state_space
from chabudai.core import AnyGame, Seat

try:
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing("PettingZoo") from error

AgentId = str
Infos = dict[AgentId, dict[str, Any]]
PENALTY = -1.0
"""What an illegal action costs where nobody says otherwise."""


def env(game: str | AnyGame, **settings: Any) -> "TurnEnv":  # noqa: ANN401 -- options of any game
    """Return a game whose agents act one after the other.

    Besides the game's options there are `render_mode` (`human`, `ansi` or `rgb_array`), `max_cycles` (after how many
    rounds of all agents it is truncated; never where it is None), `reward` (`win` or `points`) and `penalty`.
    """
    return TurnEnv(game, **settings)


raw_env = env


def parallel_env(game: str | AnyGame, **settings: Any) -> "SimultaneousEnv":  # noqa: ANN401 -- options of any game
    """Return a game whose agents act at once, as they do in Karate; those who are not to act are not listened to.

    Its settings are those of `env`.
    """
    return SimultaneousEnv(game, **settings)


class _Table:
    """What both kinds of environments have in common: an episode, its agents, and what they are given."""

    metadata: ClassVar[dict[str, Any]]
    possible_agents: list[AgentId]
    agents: list[AgentId]

    def __init__(
        self,
        game: str | AnyGame,
        *,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        reward: str | None = None,
        penalty: float = PENALTY,
        **options: Any,  # noqa: ANN401 -- options of any game
    ) -> None:
        super().__init__()
        self.game: AnyGame = catalog.game(game, **options) if isinstance(game, str) else game
        self.metadata = {  # pyright: ignore[reportAttributeAccessIssue] -- each game has a name of its own
            "name": f"chabudai_{self.game.id}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": True,
        }
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = max_cycles
        self.penalty = penalty
        self._reward: RewardKind = checked_reward(self.game, reward)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self._episode = Episode(self.game)
        self._actions = {agent: action_space(self._episode.coding) for agent in self.possible_agents}
        self._observations = {agent: observation_space(self._episode.coding) for agent in self.possible_agents}
        self.state_space = state_space(self._episode.coding, self.game.players)
        self._steps = dict.fromkeys(self.possible_agents, 0)

    def action_space(self, agent: AgentId) -> Any:  # noqa: ANN401 -- Discrete or Box, as the game's
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def observation_space(self, agent: AgentId) -> Any:  # noqa: ANN401 -- Dict or Box, as the game's
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def state(self) -> NDArray[Any]:
        """Return what all seats together see, one after the other."""
        return np.concatenate([self._episode.observe(Seat(seat)) for seat in range(self.game.players)])

    def view(self, agent: AgentId) -> Any:  # noqa: ANN401 -- as the game's types
        """Return what an agent may know as the game's own view, as bots get it."""
        return self._episode.view(self.seat(agent))

    def seat(self, agent: AgentId) -> Seat:
        """Return the seat of an agent."""
        return Seat(self.possible_agents.index(agent))

    def render(self) -> str | Picture | None:
        """Return what a spectator sees, as `render_mode` says."""
        return render(self._episode, self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing open."""

    def clone(self) -> Self:
        """Return an environment that goes on by itself from here."""
        from copy import deepcopy

        return deepcopy(self)

    def restore(self, saved: Self) -> None:
        """Go back to where a clone is; the clone stays as it is, and can be gone back to again."""
        vars(self).update(vars(saved.clone()))

    def _begin(self, seed: int | None) -> None:
        self._episode.begin(seed)
        self._meter = RewardMeter(self._episode, self._reward)
        self.agents = list(self.possible_agents)
        self._steps = dict.fromkeys(self.possible_agents, 0)

    def _info(self, agent: AgentId) -> dict[str, Any]:
        return {"action_mask": self._episode.mask(self.seat(agent))} if self._episode.coding.discrete else {}

    def _is_late(self, live: list[AgentId]) -> bool:
        """Tell whether the agents that are left have had all their cycles."""
        if self.max_cycles is None or not live:
            return False
        return sum(self._steps[agent] for agent in live) >= self.max_cycles * len(live)

    def __str__(self) -> str:
        return self.metadata["name"]


class TurnEnv(_Table, AECEnv[AgentId, Any, Any]):
    """A game whose agents act one after the other; where several are to act, in the order of their seats."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start over; with the same seed Nature makes the same moves."""
        del options
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection: AgentId | None = None
        self._end_if_over()
        self.agent_selection = self._next_agent(Seat(self.game.players - 1))
        self._tell()

    def observe(self, agent: AgentId) -> Any:  # noqa: ANN401 -- a dict or an array, as the game's
        """Return what an agent sees."""
        return observe(self._episode, self.seat(agent))

    def step(self, action: Any) -> None:  # noqa: ANN401 -- learners send anything
        """Make the action of the agent that is to act; an illegal one ends the episode for it, with the penalty."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps[agent] += 1
        legal = self._episode.act(self.seat(agent), action)
        if not legal:
            self.terminations[agent] = True
            self._episode.retire(self.seat(agent))
        for seat, reward in enumerate(self._meter.read(self._episode)):
            if self.possible_agents[seat] in self.rewards:
                self.rewards[self.possible_agents[seat]] = reward
        if not legal:
            self.rewards[agent] = self.penalty
        self._end_if_over()
        self.agent_selection = self._next_agent(self.seat(agent))
        self._tell()
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def _end_if_over(self) -> None:
        if self._episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._is_late([agent for agent in self.agents if not self.terminations[agent]]):
            self.truncations = {agent: not self.terminations[agent] for agent in self.agents}

    def _next_agent(self, after: Seat) -> AgentId:
        """Return who is to act next, looked for round the table; anybody who is left where nobody is."""
        players = self.game.players
        acting = sorted(self._episode.acting, key=lambda seat: (seat - after - 1) % players)
        return self.possible_agents[acting[0]] if acting else self.agents[0]

    def _tell(self) -> None:
        self.infos = {agent: self._info(agent) for agent in self.agents}


class SimultaneousEnv(_Table, ParallelEnv[AgentId, Any, Any]):
    """A game whose agents act at once."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[AgentId, Any], Infos]:
        """Start over; with the same seed Nature makes the same moves."""
        del options
        self._begin(seed)
        return self._seen(self.agents), {agent: self._info(agent) for agent in self.agents}

    def step(
        self, actions: dict[AgentId, Any]
    ) -> tuple[
        dict[AgentId, Any],
        dict[AgentId, float],
        dict[AgentId, bool],
        dict[AgentId, bool],
        dict[AgentId, dict[str, Any]],
    ]:
        """Make the actions of those who are to act; an illegal one ends the episode for its agent, with the penalty."""
        live = self.agents
        wrong = self._act(actions)
        rewards = dict(zip(self.possible_agents, self._meter.read(self._episode), strict=True))
        given = {agent: self.penalty if agent in wrong else rewards[agent] for agent in live}
        over = self._episode.over
        terminations = {agent: over or agent in wrong for agent in live}
        for agent in live:
            self._steps[agent] += 1
        left = [agent for agent in live if not terminations[agent]]
        late = self._is_late(left)
        truncations = {agent: late and agent in left for agent in live}
        self.agents = [] if late else left
        if self.render_mode == "human":
            self.render()
        return self._seen(live), given, terminations, truncations, {agent: self._info(agent) for agent in live}

    def _act(self, actions: dict[AgentId, Any]) -> set[AgentId]:
        """Make the actions of those who were to act together, and return whose were illegal."""
        wrong: set[AgentId] = set()
        for seat in self._episode.acting:
            agent = self.possible_agents[seat]
            if seat in self._episode.acting and not self._episode.act(seat, actions.get(agent)):
                wrong.add(agent)
        for agent in sorted(wrong):
            self._episode.retire(self.seat(agent))
        return wrong

    def _seen(self, agents: list[AgentId]) -> dict[AgentId, Any]:
        return {agent: observe(self._episode, self.seat(agent)) for agent in agents}
