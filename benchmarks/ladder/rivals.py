"""Rivals of Ko-oshi's highest level: plain search five moves deep, and OpenSpiel's Monte Carlo tree search."""

from collections.abc import Callable
from importlib import import_module
from random import Random
from time import perf_counter
from typing import Any, Final

from chabudai.bots.search import Lookahead
from chabudai.core import AnyGame, Seat
from chabudai.games.kooshi import KoOshi, Move, State, View
from chabudai.games.kooshi.board import SIZE, owner, value

POINT, ON_RIM, STEP = 100.0, 12.0, 1.0
_RIM: Final = (0, SIZE - 1)
LONG: Final = 1e9
PROBE: Final = 30
"""By so many simulations it is measured how many there is time for."""


class Plain:
    """Looks five moves ahead by the rules alone, however long that takes."""

    depth = 5

    def __init__(self, game: AnyGame) -> None:
        del game

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return the move that looks best."""
        del seconds, effort
        game = KoOshi()
        return Lookahead(game, _worth).best(game.world(view), rng, depth=self.depth, seconds=LONG)


def _worth(state: State, seat: Seat) -> float:
    """Return how good a state looks: the points claimed, then whose pieces stand farther from the rim."""
    standing = sum(
        _standing(index) * value(piece) * (1 if owner(piece) == seat else -1)
        for index, piece in enumerate(state.board)
        if piece != "."
    )
    return (state.claimed[seat] - state.claimed[1 - seat]) * POINT + standing


def _standing(index: int) -> float:
    file, rank = index % SIZE, index // SIZE
    return -STEP * (abs(file - SIZE // 2) + abs(rank - SIZE // 2)) - ON_RIM * ((file in _RIM) + (rank in _RIM))


class SpielState:
    """A state as OpenSpiel's search asks for one: moves by number, changed in place."""

    def __init__(self, state: State) -> None:
        self._state = state

    def is_chance_node(self) -> bool:
        """Return False: there is no chance in Ko-oshi."""
        return False

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self._state.result is not None

    def current_player(self) -> int:
        """Return whose turn it is."""
        return self._state.turn

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the legal moves, by their numbers in the list of moves."""
        del player
        return list(range(len(self._state.moves)))

    def apply_action(self, action: int) -> None:
        """Make a move."""
        game = KoOshi()
        self._state = game.apply(self._state, self._state.turn, self._state.moves[action])

    def clone(self) -> "SpielState":
        """Return a copy."""
        return SpielState(self._state)

    def returns(self) -> list[float]:
        """Return what the end is worth to each side."""
        winners = self._state.result.winners if self._state.result else ()
        return [(1.0 if seat in winners else -1.0) if winners else 0.0 for seat in (0, 1)]


class _SpielGame:
    """What OpenSpiel's search asks of a game."""

    class _Kind:
        def __init__(self, spiel: Any) -> None:  # noqa: ANN401 -- OpenSpiel has no types
            self.reward_model = spiel.GameType.RewardModel.TERMINAL
            self.dynamics = spiel.GameType.Dynamics.SEQUENTIAL

    def __init__(self, spiel: Any) -> None:  # noqa: ANN401 -- likewise
        self._kind = self._Kind(spiel)

    def get_type(self) -> object:
        return self._kind

    def max_utility(self) -> float:
        return 1.0

    def num_players(self) -> int:
        return 2


class SpielSearch:
    """OpenSpiel's MCTSBot with random rollouts on our rules, with as many simulations as there is time for."""

    def __init__(self, game: AnyGame) -> None:
        del game
        self._rate: float | None = None

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Move:
        """Return the move that was tried most."""
        state = KoOshi().world(view)
        if effort is not None:
            return self._search(state, rng, effort)
        start = perf_counter()
        if self._rate is None:
            self._search(state, rng, PROBE)
            self._rate = PROBE / (perf_counter() - start)
            start = perf_counter()
        simulations = max(PROBE, int(self._rate * seconds))
        move = self._search(state, rng, simulations)
        self._rate = simulations / (perf_counter() - start)
        return move

    @staticmethod
    def _search(state: State, rng: Random, simulations: int) -> Move:
        import numpy as np

        mcts: Any = import_module("open_spiel.python.algorithms.mcts")
        draws = np.random.RandomState(rng.getrandbits(32))
        bot = mcts.MCTSBot(
            _SpielGame(import_module("pyspiel")),
            2**0.5,
            simulations,
            mcts.RandomRolloutEvaluator(1, draws),
            solve=True,
            random_state=draws,
        )
        return state.moves[int(bot.step(SpielState(state)))]


RIVALS: Final[dict[str, Callable[[AnyGame], Any]]] = {"lookahead": Plain, "mcts": SpielSearch}
"""Who else plays Ko-oshi on the ladder when asked for: `--pair 5:lookahead --pair 5:mcts`."""
