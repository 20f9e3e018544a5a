"""Each law is broken by a game that is wrong in just that way: a law that can't fail would prove nothing."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random
from typing import Any, ClassVar

import pytest

from chabudai.core import NOBODY, AnyGame, IllegalMove, Listed, OpenGame, Result, Seat, Struct
from chabudai.testkit import LAWS, Law, Walk, walk
from tests.toys.morra import Morra, Move, Ready, Roll, Show, State, View

NUMBERS = [7, 3, 11, 5, 2, 9, 1, 4, 8]


class PhantomMove(Morra):
    def moves(self, state: State, seat: Seat) -> Listed[Move]:
        moves = super().moves(state, seat)
        return Listed((*moves, Show(4))) if moves and isinstance(moves[0], Show) else moves

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if move == Show(4):
            raise IllegalMove("nobody has that many")
        return super().apply(state, seat, move)


class Lenient(Morra):
    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return super().apply(state, seat, move) if seat in self.to_act(state) else state


class Forgetful(Morra):
    """Whatever is made twice comes out otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self._times = 0

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        after = super().apply(state, seat, move)
        self._times += 1
        return State((self._times, *after.points[1:]), after.hands, after.die, after.round)


class Endless(Morra):
    def to_act(self, state: State) -> frozenset[Seat]:
        return NOBODY if state.round else super().to_act(state)


class BadDefault(Morra):
    def default(self, view: View) -> Move:
        del view
        return Show(9)


class LoadedDie(Morra):
    def outcomes(self, state: State) -> Sequence[tuple[Move, Fraction]] | None:
        del state
        return [(Roll(die), Fraction(1, 7)) for die in range(1, 7)]


class Drifting(Forgetful):
    """Its play can't be replayed."""


class Mumbling(Morra):
    def text(self, state: State, move: Move) -> str:
        del state
        return "1" if isinstance(move, Show) else f"roll {move.die}"


class Unwritten(Morra):
    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Struct]:
        del state, move, viewer
        return (Result((), (seat,), "no event of this game"),)


class Leaking(Morra):
    """The number of fingers that others show can be read off what should only say that they are ready."""

    def view(self, state: State, seat: Seat | None) -> View:
        view = super().view(state, seat)
        hint = sum(hand or 0 for hand in state.hands)
        return View(view.seat, view.points, view.hand, view.ready, view.die, view.round + 10 * hint)

    def world(self, view: View, rng: Random) -> State:
        honest = View(view.seat, view.points, view.hand, view.ready, view.die, view.round % 10)
        return super().world(honest, rng)


class Gossip(Morra):
    """Tells nothing, yet shows the die."""

    def events(self, state: State, seat: Seat, move: Move, viewer: Seat | None) -> Sequence[Struct]:
        del state, move, viewer
        return (Ready(seat, None),)


class Careless(Morra):
    """Takes whatever equals a legal move."""

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        return unchecked("apply")(self, state, seat, move)


class OpenHanded(Morra):
    """Shows the last seat's hand to Nature, because -1 is a place in a tuple."""

    def view(self, state: State, seat: Seat | None) -> View:
        return unchecked("view")(self, state, seat)


class Say(Struct, tag="say"):
    word: str


class Said(Struct):
    count: int = 0


class Abrupt(OpenGame[Said, Say]):
    """Breaks down at a word that it does not know."""

    id: ClassVar[str] = "abrupt"
    words = ("yes", "no")

    def start(self) -> Said:
        return Said()

    def to_act(self, state: Said) -> frozenset[Seat]:
        return NOBODY if state.count == len(NUMBERS) else frozenset({Seat(state.count % 2)})

    def moves(self, state: Said, seat: Seat) -> Listed[Say]:
        return Listed(map(Say, self.words)) if seat in self.to_act(state) else Listed()

    def apply(self, state: Said, seat: Seat, move: Say) -> Said:
        del seat
        return Said(state.count + 1 + 0 * self.words.index(move.word))

    def result(self, state: Said) -> Result | None:
        return None if self.to_act(state) else Result.of(None, players=2, reason="all is said")


def unchecked(name: str) -> Callable[..., Any]:
    """Return a method of Morra's as it is without its checks."""
    return getattr(Morra, name).__wrapped__


WRONG: dict[str, AnyGame] = {
    "listed_moves_apply": PhantomMove(),
    "unlisted_moves_are_refused": Lenient(),
    "states_never_change": Forgetful(),
    "over_when_nobody_acts": Endless(),
    "seats_to_act_have_moves": BadDefault(),
    "odds_sum_to_one": LoadedDie(),
    "replay_equals_play": Drifting(),
    "text_round_trips": Mumbling(),
    "values_round_trip": Unwritten(),
    "views_tell_no_secrets": Leaking(),
    "equal_events_leave_equal_views": Gossip(),
    "wrong_types_are_refused": Careless(),
    "strange_words_are_refused": Abrupt(),
    "only_seats_act_and_see": OpenHanded(),
    "a_match_can_be_read_back": Drifting(),
}


def long_walk(game: AnyGame) -> Walk:
    try:
        return walk(game, NUMBERS)
    except IllegalMove:
        return walk(Morra(), NUMBERS)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_law_bites(law: Law) -> None:
    game = WRONG[law.__name__]
    with pytest.raises((AssertionError, IllegalMove, ValueError)):
        law(game, long_walk(game))


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_right_game_keeps_it(law: Law) -> None:
    law(Morra(), long_walk(Morra()))
