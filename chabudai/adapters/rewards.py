"""What a seat is given for what happens: for winning at the end, or for each point."""

from typing import Literal

from chabudai.adapters.episode import Episode
from chabudai.core import AnyGame, Result, Seat, owner

RewardKind = Literal["win", "points"]
"""`win`: at the end 1 for winning, -1 for losing; `points`: the change of the game's own points, from step to step."""


def usual_reward(game: AnyGame) -> RewardKind:
    """Return what is rewarded where nobody says: winning, but points where one seat has all sides."""
    owners = {owner(game, side) for side in range(len(game.sides))}
    return "points" if len(owners) == 1 else "win"


def checked_reward(game: AnyGame, kind: str | None) -> RewardKind:
    """Return what is rewarded; ValueError names what can be."""
    if kind is None:
        return usual_reward(game)
    if kind not in {"win", "points"}:
        raise ValueError(f"a reward is 'win' or 'points', not {kind!r}")
    return "win" if kind == "win" else "points"


def win_rewards(game: AnyGame, result: Result) -> tuple[float, ...]:
    """Return by seat 1 for the winner and -1 for others; several winners share one win, and a draw is 0 for all."""
    if not result.winners:
        return (0.0,) * game.players
    winners = [owner(game, side) for side in result.winners]
    return tuple(2 * winners.count(Seat(seat)) / len(winners) - 1 for seat in range(game.players))


def points(episode: Episode) -> tuple[float, ...]:
    """Return the points so far, by seat: of all its sides, and more are better."""
    game, sums = episode.game, [0.0] * episode.game.players
    for side, scored in enumerate(game.scores(episode.state)):
        holder = owner(game, side)
        if holder is not None:
            sums[holder] += scored * episode.coding.worth
    return tuple(sums)


class RewardMeter:
    """Says what each seat is given since it was last asked."""

    def __init__(self, episode: Episode, kind: RewardKind) -> None:
        self._kind: RewardKind = kind
        self._before = points(episode)
        self._ended = False

    def read(self, episode: Episode) -> tuple[float, ...]:
        """Return the rewards since the last time, by seat."""
        if self._kind == "points":
            before, self._before = self._before, points(episode)
            return tuple(now - then for now, then in zip(self._before, before, strict=True))
        result = episode.result
        if result is None or self._ended:
            return (0.0,) * episode.game.players
        self._ended = True
        return win_rewards(episode.game, result)
