"""One play of a game, stepped by numbers: what all environments have in common."""

from copy import copy
from functools import cached_property
from random import Random
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from chabudai import catalog
from chabudai.core import NATURE, AnyGame, Result, Seat
from chabudai.encoding import (
    BoxActions,
    ChanceActions,
    DiscreteActions,
    Draft,
    Encoding,
    Observation,
    dialled,
    discrete,
    with_draft,
)

_SLACK: Final = 1e-6
"""How far outside of -1 to 1 a dial may be by rounding."""

Mask = NDArray[np.int8]


class Coding:
    """How a game's moves and views are told in numbers, put together once a game."""

    def __init__(self, game: AnyGame) -> None:
        encoding: Encoding = catalog.encoding_for(game)
        self.observation: Observation = with_draft(encoding)
        self.discrete: DiscreteActions | None = discrete(encoding)
        self.box: BoxActions | None = dialled(encoding)
        self.chances: ChanceActions | None = encoding.chances
        self.worth = encoding.worth


class Episode:
    """A match in which Nature moves by itself, and seats act by numbers.

    It is where it starts until it is begun, which Nature may take part in. A seat can retire: from then on it makes the
    game's default moves, so that the others can play on.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.rng = Random()
        self.state: Any = game.start()
        self.drafts: dict[Seat, Draft] = {}
        self.retired: frozenset[Seat] = frozenset()

    @cached_property
    def coding(self) -> Coding:
        """How moves and views are told in numbers."""
        return Coding(self.game)

    def begin(self, seed: int | None = None) -> None:
        """Start over; with the same seed Nature makes the same moves."""
        self.rng = Random(seed)
        self.state = self.game.start()
        self.drafts = {}
        self.retired = frozenset()
        self._advance()

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that are to act and have not retired, in order."""
        if self.over:
            return ()
        return tuple(sorted(seat for seat in self.game.to_act(self.state) if seat not in self.retired))

    @property
    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.game.result(self.state)

    @property
    def over(self) -> bool:
        """Whether nobody is to act any more: it has ended, or everybody has retired."""
        return self.result is not None or len(self.retired) == self.game.players

    def view(self, seat: Seat | None) -> Any:  # noqa: ANN401 -- as the game's types
        """Return what a seat may know."""
        return self.game.view(self.state, seat)

    def observe(self, seat: Seat) -> NDArray[Any]:
        """Return what a seat may know in numbers, with what it has chosen of its next move."""
        return self.coding.observation.encode((self.view(seat), self.drafts.get(seat, ())))

    def mask(self, seat: Seat) -> Mask:
        """Return for each action whether it is legal: 1 or 0; all are 0 for a seat that is not to act."""
        actions = self.coding.discrete
        if actions is None:
            raise ValueError(f"the actions of {self.game.id} are dials, and all of them are legal")
        mask = np.zeros(actions.size, np.int8)
        if seat in self.acting:
            space = self.game.moves(self.state, seat)
            mask[list(actions.legal(space, self.view(seat), self.drafts.get(seat, ())))] = 1
        return mask

    def act(self, seat: Seat, action: Any) -> bool:  # noqa: ANN401 -- learners send anything
        """Make a seat's action, and Nature's moves after it; False where it is not legal, and nothing is done."""
        if seat not in self.acting:
            return False
        return self._turn_dials(seat, action) if self.coding.box else self._choose(seat, action)

    def play(self, seat: Seat, move: Any) -> None:  # noqa: ANN401 -- as the game's types
        """Make a seat's whole move, and Nature's moves after it; IllegalMove where the rules forbid it."""
        self.state = self.game.apply(self.state, seat, move)
        self.drafts.pop(seat, None)
        self._advance()

    def retire(self, seat: Seat) -> None:
        """Let the game's default moves be made for a seat from now on."""
        self.retired |= {seat}
        self.drafts.pop(seat, None)
        self._advance()

    def copy(self) -> Self:
        """Return an episode that goes on by itself from here; states are values, so nothing else is copied."""
        twin = copy(self)
        twin.rng = Random()
        twin.rng.setstate(self.rng.getstate())
        twin.drafts = dict(self.drafts)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        del memo
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Leave out how numbers are told: it is made anew of the game."""
        return {name: value for name, value in vars(self).items() if name != "coding"}

    def _choose(self, seat: Seat, action: Any) -> bool:  # noqa: ANN401 -- learners send anything
        actions, number = self.coding.discrete, _whole(action)
        if actions is None or number is None or not 0 <= number < actions.size:
            return False
        space, view, draft = self.game.moves(self.state, seat), self.view(seat), self.drafts.get(seat, ())
        if number not in actions.legal(space, view, draft):
            return False
        draft = (*draft, number)
        move = actions.move(space, view, draft)
        if move is None:
            self.drafts[seat] = draft
        else:
            self.play(seat, move)
        return True

    def _turn_dials(self, seat: Seat, action: Any) -> bool:  # noqa: ANN401 -- learners send anything
        actions = self.coding.box
        values = _numbers(action)
        if actions is None or values is None or values.shape != (len(actions.dials),):
            return False
        if not np.all(np.abs(values) <= 1 + _SLACK):
            return False
        self.play(seat, actions.move(self.view(seat), np.clip(values, -1, 1)))
        return True

    def _advance(self) -> None:
        """Make the moves of Nature and of those who have retired, until somebody else is to act or it is over."""
        while not self.over:
            acting = self.game.to_act(self.state)
            if NATURE in acting:
                self.state = self.game.apply(self.state, NATURE, self.game.nature(self.state, self.rng))
            elif acting & self.retired:
                seat = min(acting & self.retired)
                self.state = self.game.apply(self.state, seat, self.game.default(self.view(seat)))
            else:
                return


def _whole(action: Any) -> int | None:  # noqa: ANN401 -- learners send anything
    """Return a whole number, also one in an array; None where it is none."""
    try:
        number = np.asarray(action)
    except (TypeError, ValueError):
        return None
    return int(number.item()) if number.size == 1 and number.dtype.kind in "iu" else None


def _numbers(action: Any) -> NDArray[np.float64] | None:  # noqa: ANN401 -- learners send anything
    try:
        return np.asarray(action, np.float64)
    except (TypeError, ValueError):
        return None
