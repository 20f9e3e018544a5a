"""Walks: plays of a game that are steered by plain numbers, so that whoever makes the numbers makes the play."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from chabudai.core import AnyGame, MoveSpace, Seat, as_listed

LARGEST_LISTED = 500
SAMPLES = 60


class Step(NamedTuple):
    """A move in a walk, and the state that it was made in."""

    state: Any
    seat: Seat
    move: Any


class Walk(NamedTuple):
    """A play from its start, as far as the numbers led."""

    steps: tuple[Step, ...]
    end: Any

    @property
    def states(self) -> tuple[Any, ...]:
        """All states of the walk, the last included."""
        return (*(step.state for step in self.steps), self.end)


def walk(game: AnyGame, numbers: Iterable[int]) -> Walk:
    """Play a game, each number choosing a seat among those to act and one of its moves, until either is used up."""
    state = game.start()
    steps: list[Step] = []
    for number in numbers:
        acting = sorted(game.to_act(state))
        if not acting:
            break
        seat = acting[number % len(acting)]
        move = _chosen(game.moves(state, seat), number // len(acting))
        steps.append(Step(state, seat, move))
        state = game.apply(state, seat, move)
    return Walk(tuple(steps), state)


def moves_to_try(space: MoveSpace[Any], rng: Random) -> Sequence[Any]:
    """Return all moves of a space, or a sample of a large one."""
    finite = as_listed(space)
    if finite is not None and len(finite) <= LARGEST_LISTED:
        return tuple(finite)
    return tuple(space.sample(rng) for _ in range(SAMPLES))


def _chosen(space: MoveSpace[Any], number: int) -> Any:  # noqa: ANN401 -- only the game knows its moves
    finite = as_listed(space)
    if finite is not None and len(finite) <= LARGEST_LISTED:
        return tuple(finite)[number % len(finite)]
    return space.sample(Random(number))
