"""Who sits on the other seats of an environment for one learner."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from chabudai import catalog
from chabudai.adapters.episode import Episode
from chabudai.bots import AnyBot, ask
from chabudai.core import AnyGame, Seat

RANDOM: Final = "random"
EFFORT: Final = 100
"""How much a bot thinks where nobody says otherwise: by effort, so that the same seed gives the same match."""

Opponent = int | str | AnyBot | Callable[[AnyGame], AnyBot]
"""A bot by its level, `random`, a bot, or what makes one of a game."""


class Thinking(NamedTuple):
    """How long bots think."""

    seconds: float = 1.0
    effort: int | None = EFFORT


def seated(game: AnyGame, opponents: Sequence[Opponent] | Opponent | None) -> tuple[Opponent, ...]:
    """Return an opponent for each other seat: as given, or the last of them for the seats that are left.

    ValueError where there are too many, or one can't be had.
    """
    others = game.players - 1
    given = _as_list(opponents)
    if len(given) > others:
        raise ValueError(f"{game.id} has {others} other seats here, not {len(given)}")
    for each in given:
        _made(game, each)
    filled = [*given, *([given[-1] if given else RANDOM] * (others - len(given)))]
    return tuple(filled)


def all_random(opponents: Sequence[Opponent] | Opponent | None) -> bool:
    """Tell whether everybody moves at random."""
    return all(isinstance(each, str) and each == RANDOM for each in _as_list(opponents))


def _as_list(opponents: Sequence[Opponent] | Opponent | None) -> list[Opponent]:
    if opponents is None:
        return []
    return list(opponents) if isinstance(opponents, list | tuple) else [opponents]  # pyright: ignore[reportReturnType, reportUnknownVariableType, reportUnknownArgumentType] -- no opponent is a sequence but a str


class RandomPlayer:
    """Makes any legal move."""

    def __init__(self, game: AnyGame) -> None:
        self._game = game

    def choose(self, view: Any, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Any:  # noqa: ANN401 -- as the game's types
        """Draw a move from those that are legal as far as the seat knows."""
        del seconds, effort
        world = self._game.world(view, rng)
        seat = view.seat if getattr(view, "seat", None) is not None else min(self._game.to_act(world))
        return self._game.moves(world, seat).sample(rng)


def _made(game: AnyGame, opponent: Opponent) -> AnyBot:
    if isinstance(opponent, bool):
        raise ValueError(f"an opponent is a level, 'random' or a bot, not {opponent!r}")  # noqa: TRY004 -- as other wrong settings
    if isinstance(opponent, int):
        return catalog.bot_for(game, opponent)
    if isinstance(opponent, str):
        if opponent != RANDOM:
            raise ValueError(f"an opponent is a level, 'random' or a bot, not {opponent!r}")
        return RandomPlayer(game)
    return opponent if hasattr(opponent, "choose") else opponent(game)  # pyright: ignore[reportReturnType, reportCallIssue, reportUnknownVariableType] -- one or the other


class Opponents:
    """Bots on all seats but one. A copy makes them anew: whatever they keep, with an effort they play the same."""

    def __init__(self, game: AnyGame, who: Sequence[Opponent], thinking: Thinking) -> None:
        self._game, self._who, self._thinking = game, tuple(who), thinking
        self._bots: dict[Seat, AnyBot] = {}

    def sit_down(self, learner: Seat) -> None:
        """Seat new bots on all seats but the learner's, in the order of the seats."""
        others = [Seat(seat) for seat in range(self._game.players) if seat != learner]
        self._bots = {seat: _made(self._game, who) for seat, who in zip(others, self._who, strict=True)}
        self._learner = learner

    def play(self, episode: Episode, rng: Random) -> None:
        """Make their moves until the learner is to act, or it is over."""
        while not episode.over:
            seats = [seat for seat in episode.acting if seat != self._learner]
            if not seats:
                return
            seat = seats[0]
            if seat not in self._bots:
                self.sit_down(self._learner)
            move = ask(self._bots[seat], episode.view(seat), rng, self._thinking.seconds, self._thinking.effort)
            episode.play(seat, move)

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the bots, which may hold what can't be copied."""
        return {**vars(self), "_bots": {}}
