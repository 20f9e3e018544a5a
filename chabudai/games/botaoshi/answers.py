"""Nature's answers to a flick: which of them can be, as far as the rules can tell."""

from math import hypot, isfinite
from random import Random
from typing import Final

from chabudai.core import AnswerProblem, is_near_edge
from chabudai.games.botaoshi.inventing import invent
from chabudai.games.botaoshi.moves import Rest, Score, Settled
from chabudai.games.botaoshi.pieces import BEARERS, DISC, DOWN, ON_RAMP, ON_TABLE, POLES, RADIUS, TABLE, Name, Spot
from chabudai.games.botaoshi.state import State, flicked

OVERLAP: Final = 0.2
"""An engine may leave discs overlapping by so much, and a pole so far beyond its bearer's rim."""
_EDGE: Final = 1.0


class Answers:
    """Every answer that can be: discs lie apart or left at the edge, and poles that stand rest on their bearers."""

    def __init__(self, state: State) -> None:
        self._state = state
        self._lay = {disc.name: (disc.x, disc.y) for disc in state.discs}
        stand = zip(POLES, state.poles, strict=True)
        self._stood = {name: spot for name, spot in stand if spot is not None}

    def contains(self, move: object) -> bool:
        """Return whether this can have happened, as far as the rules can tell."""
        return isinstance(move, Settled) and self.problem(move) is None

    def problem(self, answer: Settled) -> AnswerProblem | None:
        """Return what is wrong with an answer, or None."""
        return (
            self._about_events(answer)
            or self._about_names(answer)
            or self._about_left(answer)
            or self._about_discs(answer)
            or self._about_poles(answer)
        )

    def sample(self, rng: Random) -> Settled:
        """Make up an answer, without any physics."""
        return invent(self._state, rng)

    def _about_events(self, answer: Settled) -> AnswerProblem | None:
        there = self._lay.keys() | self._stood.keys()
        landing = {flicked(self._state)} if isinstance(self._state.aim, Score) else set[Name]()
        for one, what in answer.events:
            special = {DOWN: set(self._stood), ON_TABLE: landing, ON_RAMP: landing}
            known = special.get(what, there if what in there else set[Name]())
            if one not in known or one == what:
                words = "Two pieces touch, a scoring disc rides the ramp or lands, or a standing pole falls."
                return AnswerProblem(words, f"{one}+{what}")
        return None

    def _about_names(self, answer: Settled) -> AnswerProblem | None:
        down = _down(answer)
        named = [rest.name for rest in answer.rests] + [off.name for off in answer.left]
        for name in named:
            if named.count(name) > 1 or name not in self._lay.keys() | self._stood.keys() or name in down:
                return AnswerProblem(
                    "Only what is on the table and has not fallen comes to rest or leaves, once.", name
                )
        return None

    def _about_left(self, answer: Settled) -> AnswerProblem | None:
        for off in answer.left:
            if off.name not in self._lay or not is_near_edge((off.x, off.y), (TABLE, TABLE), _EDGE):
                return AnswerProblem("A disc leaves the table at a point of its edge.", off.name)
        return None

    def _about_discs(self, answer: Settled) -> AnswerProblem | None:
        left = {off.name for off in answer.left}
        moved = {rest.name: rest for rest in answer.rests if rest.name in self._lay}
        flat = {name: spot for name, spot in self._lay.items() if name not in left | moved.keys()}
        flat |= {name: (rest.x, rest.y) for name, rest in moved.items() if rest.flat}
        for name, rest in moved.items():
            if not _is_on_table(rest):
                return AnswerProblem("A disc rests with its centre on the table.", name)
            close = [each for each in flat if each != name and _distance(flat[each], (rest.x, rest.y)) < DISC - OVERLAP]
            if rest.flat and close:
                return AnswerProblem("No disc that lies flat rests inside another.", f"{name}+{close[0]}")
        return None

    def _about_poles(self, answer: Settled) -> AnswerProblem | None:
        left, down = {off.name for off in answer.left}, _down(answer)
        rests = {rest.name: rest for rest in answer.rests}
        for pole, bearer in zip(POLES, BEARERS, strict=True):
            falls = pole not in self._stood or pole in down or bearer in left
            if (falls and pole in rests) or not (falls or self._is_borne(rests, pole, bearer)):
                return AnswerProblem("A pole that stands is upright on its bearer.", pole)
        return None

    def _is_borne(self, rests: dict[Name, Rest], pole: Name, bearer: Name) -> bool:
        stands, lies = rests.get(pole), rests.get(bearer)
        if stands and not stands.flat:
            return False
        there = (stands.x, stands.y) if stands else self._stood[pole]
        return _distance(there, (lies.x, lies.y) if lies else self._lay[bearer]) <= RADIUS + OVERLAP


def _down(answer: Settled) -> set[Name]:
    return {one for one, what in answer.events if what == DOWN}


def _is_on_table(rest: Rest) -> bool:
    return isfinite(rest.x) and isfinite(rest.y) and 0 <= rest.x <= TABLE and 0 <= rest.y <= TABLE


def _distance(one: Spot, two: Spot) -> float:
    return hypot(one[0] - two[0], one[1] - two[1])
