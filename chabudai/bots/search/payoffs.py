"""What a result is worth to each seat, from 0 for a loss to 1 for a win, in any game."""

from math import inf

from chabudai.core import AnyGame, Result, Seat, owner


class Payoffs:
    """Puts results into numbers; of one who plays alone and only for points, by the points seen so far."""

    def __init__(self, game: AnyGame) -> None:
        self._owners = [owner(game, side) for side in range(len(game.sides))]
        self._players = game.players
        self._least, self._most = inf, -inf
        self.certain = len(game.sides) > 1
        """Whether an ending is always worth the same: points alone are measured by those seen so far."""
        self.draw = (1 / len(game.sides),) * game.players if len(game.sides) > 1 else (0.0,)
        """What it is worth where nobody wins."""

    def of(self, result: Result) -> tuple[float, ...]:
        """Return what a result is worth, by seat; several winners share one win."""
        if len(self._owners) == 1:
            return (self._alone(result),)
        if not result.winners:
            return self.draw
        winners = [self._owners[side] for side in result.winners]
        return tuple(winners.count(Seat(seat)) / len(winners) for seat in range(self._players))

    def _alone(self, result: Result) -> float:
        """Weigh winning and points alike: a game alone may have only one of them."""
        points = result.scores[0]
        self._least, self._most = min(self._least, points), max(self._most, points)
        span = self._most - self._least
        return 0.5 * bool(result.winners) + 0.5 * ((points - self._least) / span if span else 1.0)
