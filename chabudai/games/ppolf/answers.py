"""Nature's answers to a flick: which of them can be, and some that are made up, without any physics."""

from collections.abc import Iterable
from math import isfinite
from random import Random
from typing import Final

from chabudai.core import AnswerProblem, is_near_edge
from chabudai.games.ppolf.geometry import far_apart, gap
from chabudai.games.ppolf.moves import Off, Settled
from chabudai.games.ppolf.options import Setup
from chabudai.games.ppolf.pieces import HOLES, Name, Piece, coin_of
from chabudai.games.ppolf.state import State, body_of, on_the_table, room

OVERLAP: Final = 0.00019
"""An engine may leave pieces overlapping by so much: not quite a hundredth of a millimetre."""
_EDGE: Final = 0.02
_DIGITS = 4
_TRIES = 40
_HITS, _LEAVES, _STRUCK, _MOST_STRUCK = 0.3, 0.15, 0.5, 3


class Answers:
    """Every answer that can be: pieces that lie on the table touch, rest on it without overlapping, or leave it."""

    def __init__(self, state: State) -> None:
        self._setup = state.setup
        self._pieces = {piece.name: piece for piece in on_the_table(state)}
        self._own = coin_of(state.turn)
        self._hole = HOLES[state.hole]

    def contains(self, move: object) -> bool:
        """Return whether this can have happened, as far as the rules can tell."""
        return isinstance(move, Settled) and self.problem(move) is None

    def problem(self, answer: Settled) -> AnswerProblem | None:
        """Return what is wrong with an answer, or None."""
        return _about_names(self._pieces, answer) or _about_places(self._setup, self._pieces, answer)

    def sample(self, rng: Random) -> Settled:
        """Make up an answer: the coin and a few pieces that it strikes go anywhere, or off the table."""
        others = [name for name in self._pieces if name not in {self._own, self._hole}]
        struck = rng.sample(others, rng.randint(1, _MOST_STRUCK)) if rng.random() < _STRUCK else []
        if rng.random() < _HITS:
            struck.insert(rng.randint(0, len(struck)), self._hole)
        contacts = [(self._own, name) for name in struck]
        if len(struck) > 1 and rng.random() < _STRUCK:
            contacts.append((struck[0], struck[1]))
        return self._moved(rng, tuple(contacts), [self._own, *struck])

    def _moved(self, rng: Random, contacts: tuple[tuple[Name, Name], ...], moving: list[Name]) -> Settled:
        lie = {name: piece for name, piece in self._pieces.items() if name not in moving}
        rests: list[Piece] = []
        left: list[Off] = []
        for name in moving:
            rest = None if rng.random() < _LEAVES else self._somewhere(rng, name, lie.values())
            if rest is None:
                left.append(Off(name, *self._edge(rng)))
            else:
                lie[name] = rest
                rests.append(rest)
        return Settled(contacts, tuple(rests), tuple(left))

    def _somewhere(self, rng: Random, name: Name, others: Iterable[Piece]) -> Piece | None:
        there = room(self._setup, tuple(others))
        for _ in range(_TRIES):
            x, y = rng.uniform(0, self._setup.width), rng.uniform(0, self._setup.height)
            rest = Piece(name, round(x, _DIGITS), round(y, _DIGITS), round(rng.uniform(0, 359), 2))
            if there.in_the_way(body_of(self._setup, rest).outline, (rest.x, rest.y)) is None:
                return rest
        return None

    def _edge(self, rng: Random) -> tuple[float, float]:
        x, y = round(rng.uniform(0, self._setup.width), _DIGITS), round(rng.uniform(0, self._setup.height), _DIGITS)
        return rng.choice(((x, 0.0), (x, self._setup.height), (0.0, y), (self._setup.width, y)))


def _about_names(pieces: dict[Name, Piece], answer: Settled) -> AnswerProblem | None:
    for one, other in answer.contacts:
        if one == other or not {one, other} <= pieces.keys():
            return AnswerProblem("Only two different pieces on the table can touch.", f"{one}+{other}")
    named = [rest.name for rest in answer.rests] + [off.name for off in answer.left]
    for name in named:
        if name not in pieces or named.count(name) > 1:
            return AnswerProblem("Only a piece on the table comes to rest or leaves it, and only once.", name)
    return None


def _about_places(setup: Setup, pieces: dict[Name, Piece], answer: Settled) -> AnswerProblem | None:
    lie = dict(pieces)
    for off in answer.left:
        if not is_near_edge((off.x, off.y), (setup.width, setup.height), _EDGE):
            return AnswerProblem("A piece leaves the table at a point of its edge.", off.name)
        del lie[off.name]
    lie.update((rest.name, rest) for rest in answer.rests)
    return _about_rests(setup, lie, {rest.name for rest in answer.rests})


def _about_rests(setup: Setup, lie: dict[Name, Piece], moved: set[Name]) -> AnswerProblem | None:
    bodies = {name: body_of(setup, piece) for name, piece in lie.items() if isfinite(piece.angle)}
    for name in sorted(moved):
        body = bodies.get(name)
        if body is None or not (0 <= body.x <= setup.width and 0 <= body.y <= setup.height):
            return AnswerProblem("A piece rests with its centre on the table.", name)
        for other, lies in bodies.items():
            if other != name and not far_apart(body, lies, 0.0) and gap(body, lies) < -OVERLAP:
                return AnswerProblem("No piece rests inside another.", f"{name}+{other}")
    return None
