"""Every game as an OpenSpiel game: `register()`, then `pyspiel.load_game("chabudai_kooshi")`.

Chance has its exact odds where Nature's moves can be listed; what can't be (the error of a hand, the lay of a course)
is one of `SAMPLES` draws that are equally likely and always the same. What an engine works out is certain. Dials have
the steps of docs/encodings.md. Games in which several act at once are simultaneous; who has nothing to do there has the
one action 0. A game that lasts for `max_game_length` steps, which is a parameter, is over as a draw.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod
from random import Random
from typing import Any, Final, Self

import msgspec
import numpy as np

from chabudai import catalog
from chabudai.adapters.episode import Coding
from chabudai.adapters.extras import missing
from chabudai.adapters.rewards import win_rewards
from chabudai.adapters.spiel_options import LENGTH, game_of, parameters_of
from chabudai.core import JSON, NATURE, AnyGame, GameEntry, Seat, needs_engine, with_secrets
from chabudai.encoding import BoxActions, Draft

try:
    import pyspiel as _pyspiel
except ModuleNotFoundError as error:
    raise missing("OpenSpiel") from error

pyspiel: Any = _pyspiel
SAMPLES: Final = 64
MOST_OUTCOMES: Final = 10_000
_WAIT: Final = 0
_LOOKED_AT: Final = 500
"""So many moves of a match are looked at for chance."""


def register() -> tuple[str, ...]:
    """Make all games known to OpenSpiel, and return their names there; those known already stay as they are."""
    known = set(pyspiel.registered_names())
    names: list[str] = []
    for entry in catalog.playable():
        name = f"chabudai_{entry.id.replace('-', '_')}"
        names.append(name)
        if name not in known:
            kind = _game_type(entry, name)
            pyspiel.register_game(kind, _class_of(kind, entry.id))
    return tuple(names)


def _class_of(kind: Any, game: str) -> type["SpielGame"]:  # noqa: ANN401 -- OpenSpiel has no types
    """Return the class of one game.

    OpenSpiel drops what makes games after Python has ended, which only a class bears: it refers to itself.
    """

    class KnownGame(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, params or {})

    return KnownGame


def _game_type(entry: GameEntry, name: str) -> Any:  # noqa: ANN401 -- OpenSpiel has no types
    rules = catalog.game(entry.id)
    kinds = pyspiel.GameType
    secret, least = with_secrets(rules) is not None, entry.players[0]
    sure = not _has_chance(rules)
    return kinds(
        short_name=name,
        long_name=entry.title,
        dynamics=kinds.Dynamics.SIMULTANEOUS if secret else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.DETERMINISTIC if sure else kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secret else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if entry.players == (2, 2) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=entry.players[1],
        min_num_players=least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_of(entry.id),
    )


def _has_chance(rules: AnyGame) -> bool:
    """Tell whether Nature takes part, as far as a random match shows it."""
    state, rng = rules.start(), Random(0)
    for _ in range(_LOOKED_AT):
        acting = rules.to_act(state)
        if NATURE in acting or not acting:
            return NATURE in acting
        seat = min(acting)
        state = rules.apply(state, seat, rules.moves(state, seat).sample(rng))
    return False


class Grid:
    """Dials as listed actions: every combination of their steps."""

    def __init__(self, actions: BoxActions) -> None:
        self._actions = actions
        self._steps = [dial.steps for dial in actions.dials]
        self._places = list(product(*map(range, self._steps)))
        self._legal: dict[tuple[bool, ...], list[int]] = {}
        self.size = prod(self._steps)

    def legal(self, view: Any) -> list[int]:  # noqa: ANN401 -- as the game's types
        """Return the actions that differ now: dials that don't matter stay at their first step."""
        used = tuple(self._actions.used(view))
        if used not in self._legal:
            self._legal[used] = [
                action
                for action, places in enumerate(self._places)
                if all(matters or not place for matters, place in zip(used, places, strict=True))
            ]
        return self._legal[used]

    def text(self, action: int) -> str:
        """Return the step of each dial, from 0."""
        return ",".join(map(str, self._places[action]))

    def move(self, view: Any, action: int) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move of an action."""
        steps = zip(self._places[action], self._steps, strict=True)
        return self._actions.move(view, np.array([(2 * place + 1) / count - 1 for place, count in steps]))


class SpielGame(pyspiel.Game):
    """A game with its options, as OpenSpiel knows games."""

    def __init__(self, kind: Any, game: str, params: dict[str, Any]) -> None:  # noqa: ANN401 -- OpenSpiel has no types
        self.rules: AnyGame = game_of(game, params)
        self.coding = Coding(self.rules)
        self.grid = Grid(self.coding.box) if self.coding.box else None
        self.simultaneous = kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.secret = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        self.longest = int(params.get(LENGTH, parameters_of(game)[LENGTH]))
        size = self.grid.size if self.grid else self.coding.discrete.size if self.coding.discrete else 0
        info = pyspiel.GameInfo(
            num_distinct_actions=size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.longest,
        )
        super().__init__(kind, info, params)  # pyright: ignore[reportUnknownMemberType] -- OpenSpiel has no types

    def new_initial_state(self) -> "SpielState":
        """Return the first state."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":  # noqa: ANN401 -- likewise
        """Return what tells observations."""
        del params
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class Position:
    """Where a game is: what is copied with a state. States of the game are values, and shared."""

    def __init__(self, state: Any) -> None:  # noqa: ANN401 -- as the game's types
        self.state = state
        self.drafts: dict[int, Draft] = {}
        self.steps = 0
        self._seen: tuple[Any, Seat, Any] | None = None

    def view(self, rules: AnyGame, seat: Seat) -> Any:  # noqa: ANN401 -- as the game's types
        """Return what a seat may know; asked for each of its actions, it is made once."""
        if self._seen is None or self._seen[0] is not self.state or self._seen[1] != seat:
            self._seen = self.state, seat, rules.view(self.state, seat)
        return self._seen[2]

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is made anew."""
        return {**vars(self), "_seen": None}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        del memo
        twin = type(self)(self.state)
        twin.drafts, twin.steps = dict(self.drafts), self.steps
        return twin


class SpielState(pyspiel.State):
    """A state of a game, as OpenSpiel knows states."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)  # pyright: ignore[reportUnknownMemberType] -- OpenSpiel has no types
        self.at = Position(game.rules.start())

    @property
    def _game(self) -> SpielGame:
        return self.get_game()

    def current_player(self) -> int:
        """Return whose turn it is."""
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        acting = self._game.rules.to_act(self.at.state)
        if NATURE in acting:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.SIMULTANEOUS if self._game.simultaneous else min(acting)

    def is_terminal(self) -> bool:
        """Tell whether it is over: by the rules, or because it has lasted too long."""
        return self._game.rules.result(self.at.state) is not None or self.at.steps >= self._game.longest

    def returns(self) -> list[float]:
        """Return 1 for the winner and -1 for others; several winners share one win, and a draw is 0 for all."""
        rules = self._game.rules
        result = rules.result(self.at.state)
        return list(win_rewards(rules, result)) if result else [0.0] * rules.players

    def _legal_actions(self, player: int) -> list[int]:
        rules, seat = self._game.rules, Seat(player)
        if seat not in rules.to_act(self.at.state):
            return [_WAIT] if self._game.simultaneous else []
        view = self.at.view(rules, seat)
        if self._game.grid:
            return self._game.grid.legal(view)
        actions = self._game.coding.discrete
        space = rules.moves(self.at.state, seat)
        return sorted(actions.legal(space, view, self.at.drafts.get(seat, ()))) if actions else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may bring, with its odds."""
        return [(number, float(odds)) for number, odds in self._chances()]

    def _chances(self) -> Sequence[tuple[int, Fraction]]:
        rules, coding, state = self._game.rules, self._game.coding, self.at.state
        parts = coding.chances.outcomes(state, self.at.drafts.get(NATURE, ())) if coding.chances else None
        if parts is not None:
            return parts
        if needs_engine(rules, state):
            return [(0, Fraction(1))]
        listed = rules.outcomes(state)
        if listed is not None:
            return [(number, odds) for number, (_, odds) in enumerate(listed)]
        return [(number, Fraction(1, SAMPLES)) for number in range(SAMPLES)]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self._apply_chance(action)
        else:
            self._apply_of(Seat(self.current_player()), action)
            self.at.steps += 1

    def _apply_actions(self, actions: Sequence[int]) -> None:
        for seat in sorted(self._game.rules.to_act(self.at.state)):
            if seat in self._game.rules.to_act(self.at.state):
                self._apply_of(seat, actions[seat])
        self.at.steps += 1

    def _apply_chance(self, action: int) -> None:
        rules, coding = self._game.rules, self._game.coding
        draft = self.at.drafts.pop(NATURE, ())
        if coding.chances and coding.chances.outcomes(self.at.state, draft) is not None:
            draft = (*draft, action)
            move = coding.chances.move(self.at.state, draft)
            if move is None:
                self.at.drafts[NATURE] = draft
                return
        else:
            move = _drawn(rules, self.at.state, action)
        self.at.state = rules.apply(self.at.state, NATURE, move)

    def _apply_of(self, seat: Seat, action: int) -> None:
        rules, view = self._game.rules, self.at.view(self._game.rules, seat)
        move = self._move(seat, view, action)
        if move is None:
            self.at.drafts[seat] = (*self.at.drafts.get(seat, ()), action)
        else:
            self.at.drafts.pop(seat, None)
            self.at.state = rules.apply(self.at.state, seat, move)

    def _move(self, seat: Seat, view: Any, action: int) -> Any:  # noqa: ANN401 -- as the game's types
        """Return the move that an action makes up, or None where it is a part of one."""
        if self._game.grid:
            return self._game.grid.move(view, action)
        actions, draft = self._game.coding.discrete, self.at.drafts.get(seat, ())
        return actions.move(self._game.rules.moves(self.at.state, seat), view, (*draft, action)) if actions else None

    def _action_to_string(self, player: int, action: int) -> str:
        rules, state = self._game.rules, self.at.state
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        seat, actions = Seat(player), self._game.coding.discrete
        if seat not in rules.to_act(state):
            return "wait"
        if self._game.grid:
            return f"dials {self._game.grid.text(action)}"
        if actions and actions.parts > 1:
            return f"part {len(self.at.drafts.get(seat, ())) + 1}: {action}"
        return rules.text(state, self._move(seat, self.at.view(rules, seat), action))

    def __str__(self) -> str:
        """Return all that is true, as JSON: OpenSpiel asks for it at every step."""
        known = (self.at.state, sorted(self.at.drafts.items()), self.at.steps)
        return msgspec.json.encode(known, enc_hook=repr, order="deterministic").decode()


class Observer:
    """Tells what a player may know: as numbers, and as the game's own view in JSON."""

    def __init__(self, game: SpielGame, kind: Any) -> None:  # noqa: ANN401 -- OpenSpiel has no types
        self._coding, self._rules, self._secret = game.coding, game.rules, game.secret
        self._public = kind.public_info
        self._private = kind.private_info != pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(self._coding.observation.size, np.float32)
        fields = zip(self._coding.observation.fields, self._coding.observation.slices, strict=True)
        self.dict = {field.name: self.tensor[part].reshape(field.shape) for field, part in fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write down what a player may know; nothing where neither kind of information is asked for."""
        self.tensor.fill(0)
        if self._public or self._private:
            view = self._rules.view(state.at.state, self._viewer(player))
            draft = state.at.drafts.get(player, ()) if self._private else ()
            self.tensor[:] = self._coding.observation.encode((view, draft))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return what a player may know in words; private things alone are told only where there are any."""
        if not self._public and not (self._private and self._secret):
            return ""
        view = self._rules.view(state.at.state, self._viewer(player))
        if not self._public:
            own: Any = getattr(view, "own", view)
            return msgspec.json.encode(own, order="deterministic").decode()
        draft = state.at.drafts.get(player, ()) if self._private else ()
        return JSON.encode(view).decode() + (f" {draft}" if draft else "")

    def _viewer(self, player: int) -> Seat | None:
        return Seat(player) if self._private or not self._secret else None


@lru_cache(10_000)
def _drawn(rules: AnyGame, state: Any, action: int) -> Any:  # noqa: ANN401 -- as the game's types
    """Return Nature's move with this number. States are read back by playing them again: an engine works once."""
    listed = None if needs_engine(rules, state) else rules.outcomes(state)
    return listed[action][0] if listed else rules.nature(state, Random(action))
