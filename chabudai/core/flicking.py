"""What games have in common in which an engine works out what becomes of a flick."""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from chabudai.core.errors import IllegalMove
from chabudai.core.game import SimulatedMove
from chabudai.core.seats import Seat


class Waiting(Protocol):
    """A state that knows what it waits for."""

    @property
    def awaits(self) -> str:
        """What comes next; `settled` where a flick waits for its answer."""
        ...


S = TypeVar("S", bound=Waiting)
A = TypeVar("A")
L = TypeVar("L")
S_contra = TypeVar("S_contra", contravariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
L_co = TypeVar("L_co", covariant=True)


class Engine(Protocol[S_contra, A_contra, L_co]):
    """A module that asks an engine."""

    def prepare(self) -> None:
        """Load it."""
        ...

    def simulate(self, state: S_contra) -> SimulatedMove:
        """Return what becomes of the flick that waits for its answer, with its film."""
        ...

    def aim_line(self, state: S_contra, aim: A_contra) -> L_co:
        """Return where an aim would lead up to the first contact."""
        ...


class Flicking(ABC, Generic[S, A, L]):
    """A game with flicks: `Simulated`, once it says which module asks its engine and which of its moves are flicks."""

    flicks: ClassVar[tuple[type, ...]]
    practice: bool
    """Whether players may ask for aim lines."""

    @abstractmethod
    def engine(self) -> Engine[S, A, L]:
        """Return the module that asks the engine; it is loaded when it is needed."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, move: Any) -> S:  # noqa: ANN401 -- each game has moves of its own
        """Return the state after the move; IllegalMove where the rules forbid it."""

    def simulates(self, state: S) -> bool:
        """Tell whether Nature has to work out what becomes of a flick."""
        return state.awaits == "settled"

    def prepare(self) -> None:
        """Load the engine, so that the first flick does not wait for that."""
        self.engine().prepare()

    def simulate(self, state: S) -> SimulatedMove:
        """Let the engine say what becomes of the flick, and how it looks; ValueError where none waits for it."""
        if not self.simulates(state):
            raise ValueError("no flick waits for its answer")
        return self.engine().simulate(state)

    def aim_line(self, state: S, seat: Seat, move: A) -> L:
        """Return where this aim would lead up to the first contact; IllegalMove where it is not for practice."""
        if not self.practice:
            raise IllegalMove(code="no-practice")
        if not isinstance(move, self.flicks):
            raise IllegalMove(code="no-line")
        self.apply(state, seat, move)
        return self.engine().aim_line(state, move)
