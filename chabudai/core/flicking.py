"""What games with flicks have in common: an engine works out the outcome of a flick."""

from abc import abstractmethod
from random import Random
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

from chabudai.core.errors import IllegalMove
from chabudai.core.film import AimLine
from chabudai.core.game import SimulatedMove
from chabudai.core.open_game import OpenGame
from chabudai.core.result import Result
from chabudai.core.seats import NOBODY, ONLY_NATURE, Seat, seats
from chabudai.core.values import Struct


class Waiting(Protocol):
    """A state that knows what it waits for."""

    @property
    def awaits(self) -> str:
        """What comes next; `settled` where a flick waits for its answer."""
        ...

    @property
    def actor(self) -> Seat:
        """Who is to act, where it is not Nature."""
        ...

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        ...


S = TypeVar("S", bound=Waiting)
M = TypeVar("M")
V = TypeVar("V")
A = TypeVar("A")
P = TypeVar("P")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
Q = TypeVar("Q")


class Engine(Protocol[S_contra, A_contra, Q]):
    """A module that asks an engine."""

    def prepare(self) -> None:
        """Load it."""
        ...

    def answer(self, state: S_contra) -> Any:  # noqa: ANN401 -- each game has moves of its own
        """Return Nature's answer to the flick that waits for it."""
        ...

    def simulate(self, state: S_contra) -> SimulatedMove:
        """Return Nature's answer to the flick that waits for it, with its film."""
        ...

    def aim_line(self, state: S_contra, aim: A_contra) -> AimLine[Q]:
        """Return where an aim would lead up to the first contact."""
        ...


class Flicking(OpenGame[S, M, V], Generic[S, M, V, A, P]):
    """A game with flicks: `Simulated`, once it says which module asks its engine and which of its moves are flicks."""

    flicks: ClassVar[tuple[type, ...]]
    chances: ClassVar[frozenset[str]] = frozenset({"hand", "settled"})
    """What a state waits for where Nature is to act."""
    practice: bool
    """Whether players may ask for aim lines: an option."""

    def __init__(self, options: Struct | None = None) -> None:
        super().__init__(options)
        self.practice = self.options.practice

    @abstractmethod
    def engine(self) -> Engine[S, A, P]:
        """Return the module that asks the engine; it is loaded when it is needed."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return who is to act; Nature answers flicks."""
        if state.result:
            return NOBODY
        return ONLY_NATURE if state.awaits in self.chances else seats(state.actor)

    def result(self, state: S) -> Result | None:
        """Return how it ended, or None."""
        return state.result

    def nature(self, state: S, rng: Random) -> M:
        """Draw Nature's move, or have the engine answer a flick."""
        if self.simulates(state):
            move: M = self.engine().answer(state)
            return move
        return super().nature(state, rng)

    def simulates(self, state: S) -> bool:
        """Return whether Nature's next move is the engine's answer to a flick."""
        return state.awaits == "settled"

    def prepare(self) -> None:
        """Load the engine, so that the first flick does not wait for that."""
        self.engine().prepare()

    def simulate(self, state: S) -> SimulatedMove:
        """Return the engine's answer to the flick, with its film; ValueError where no flick waits for one."""
        if not self.simulates(state):
            raise ValueError("no flick waits for its answer")
        return self.engine().simulate(state)

    def aim_line(self, state: S, seat: Seat, move: A) -> AimLine[P]:
        """Return where this aim would lead up to the first contact; IllegalMove where it is not for practice."""
        if not self.practice:
            raise IllegalMove(code="no-practice")
        if not isinstance(move, self.flicks):
            raise IllegalMove(code="no-line")
        self.apply(state, seat, cast("M", move))
        return self.engine().aim_line(state, move)
