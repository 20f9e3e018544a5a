"""Karate in numbers, for programs that learn: the dice of a roll are written one after the other.

Nobody learns of the first before both are written: until then it is no move.
"""

from collections.abc import Iterable
from typing import Any, Final, cast, get_args

from chabudai.core import AnyGame, MoveSpace, Seat
from chabudai.encoding import Draft, Encoding, Field, Observation, awaits_field, flags, from_own, one_hot
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.moves import ChooseTechniques, Mark, Run, Share, Turn, Write
from chabudai.games.karate.options import Tie
from chabudai.games.karate.race import FASTEST, SLOWEST
from chabudai.games.karate.sheet import BOXES, BOXES_OF, INDEX, STEPS, Code, choices
from chabudai.games.karate.state import ROUNDS, Awaits
from chabudai.games.karate.view import View

CODES: Final[tuple[Code, ...]] = get_args(Code)
QUIET, KIAI = 0, 1
SHARE: Final = 0
MOST_POINTS: Final = 120
"""Totals beyond this can't be: seven opponents in fifteen steps."""
_DICE: Final = 2


class SheetActions:
    """What an action means depends on what is awaited: a box, a yes or no to a kiai, a technique, a time."""

    size = len(BOXES)
    parts = STEPS
    about = (
        ("writing, first: 0 to 104", "the first die into a box, in the order of the sheet: 1K1, 1K2, 1H1, … 5T7"),
        ("writing, second: 0 to 104", "the second die into another box"),
        ("writing, third: 0 or 1", "without or with a kiai; asked only where one may be called"),
        ("techniques: 0 to 5", "for the first step, then for the second and so on: hesitate, K, H, O, Y, T"),
        ("race: 0", "share the win"),
        ("race: 1 to 104", "run the foot race, in 1.5 to 60 seconds, evenly spaced"),
    )

    def legal(self, space: MoveSpace[Turn], view: View, draft: Draft) -> Iterable[int]:
        """Return the boxes, answers, techniques or times that there are to choose from."""
        if view.awaits == "race":
            return range(self.size)
        if view.awaits == "settle" and view.own:
            return [CODES.index(cast("Code", code)) for code in choices(view.own.sheet)[len(draft)]]
        if len(draft) < _DICE:
            return [box for box in range(self.size) if box not in draft]
        return (QUIET, KIAI) if self._may_call(space, view, draft) else (QUIET,)

    def move(self, space: MoveSpace[Turn], view: View, draft: Draft) -> Turn | None:
        """Return the move once all of it is chosen."""
        if view.awaits == "race":
            return _run(draft[0]) if draft else None
        if view.awaits == "settle":
            return ChooseTechniques(tuple(CODES[code] for code in draft)) if len(draft) == STEPS else None
        if len(draft) == _DICE:
            return None if self._may_call(space, view, draft) else _writing(view, draft, kiai=False)
        return _writing(view, draft, kiai=draft[-1] == KIAI) if len(draft) > _DICE else None

    def draft(self, space: MoveSpace[Turn], view: View, move: Turn) -> Draft:
        """Return the actions that make up a legal move; of a time, that of the nearest."""
        match move:
            case Share():
                return (SHARE,)
            case Run(hundredths):
                return (1 + round((hundredths - FASTEST) / _apart()),)
            case ChooseTechniques(techniques):
                return tuple(CODES.index(code) for code in techniques)
            case Write(marks, kiai):
                boxes = tuple(INDEX[mark.box] for mark in marks)
                return (*boxes, int(kiai)) if self._may_call(space, view, boxes) else boxes

    def _may_call(self, space: MoveSpace[Turn], view: View, draft: Draft) -> bool:
        return space.contains(_writing(view, draft, kiai=True))


def _writing(view: View, draft: Draft, *, kiai: bool) -> Write:
    """Return what a draft writes; equal dice are written in the order of the boxes."""
    first, second = view.dice or (0, 0)
    boxes = sorted(draft[:_DICE]) if first == second else draft[:_DICE]
    return Write((Mark(BOXES[boxes[0]], first), Mark(BOXES[boxes[1]], second)), kiai)


def _run(action: int) -> Run | Share:
    return Share() if action == SHARE else Run(round(FASTEST + (action - 1) * _apart()))


def _apart() -> float:
    """Return how far apart the times are that can be run, in hundredths of a second."""
    return (SLOWEST - FASTEST) / (len(BOXES) - 2)


def make_encoding(game: AnyGame) -> Encoding:
    """Return Karate for so many players in numbers."""
    return Encoding(SheetActions(), Observation(_fields(game.players, len(game.sides))))


def _own_sheet(view: View) -> list[int]:
    return [0 if sign == "." else int(sign) for sign in view.own.sheet] if view.own else [0] * len(BOXES)


def _own_boxes(view: View) -> list[int]:
    """Return the boxes that this roll was written into, from 1."""
    writing = view.own.writing if view.own else None
    return [INDEX[mark.box] + 1 for mark in writing.marks] if writing else [0, 0]


def _own_learned(view: View) -> list[list[int]]:
    known = view.own.learned if view.own else ("",) * STEPS
    return [flags(codes, BOXES_OF) for codes in known]


def _own_chosen(view: View) -> list[int]:
    return _numbers(view.own.chosen or () if view.own else ())


def _fights(view: View, sides: int) -> list[list[list[int]]]:
    """Return by round, side and step what was read, one's own first."""
    read: list[list[list[int]]] = [
        [_numbers(codes) for codes in _round_the_table(fight.techniques, view.seat)] for fight in view.fights
    ]
    blank = [[0] * STEPS for _ in range(sides)]
    return [*read, *[blank] * (ROUNDS - len(read))]


def _numbers(codes: Iterable[Code]) -> list[int]:
    """Return techniques from 1 on, hesitating first, and 0 for a step that is not known."""
    known = [CODES.index(code) + 1 for code in codes]
    return known + [0] * (STEPS - len(known))


def _round_the_table(values: Any, seat: Seat | None) -> Any:  # noqa: ANN401 -- whatever is kept by side
    return from_own(values, seat)


def _fields(players: int, sides: int) -> list[Field[View]]:
    awaits, readings, ties = get_args(Awaits), get_args(Reading), get_args(Tie)
    by_seat = [Seat(seat) for seat in range(players)]

    def seats(seat: Seat | None, found: Any) -> tuple[int, ...]:  # noqa: ANN401 -- a set or tuple of seats
        return from_own(flags(found, by_seat), seat)

    return [
        awaits_field(awaits),
        Field[View]("round", (1,), 1, ROUNDS, "the round", lambda view: view.round + 1),
        Field[View](
            "rolls",
            (2,),
            0,
            127,
            "rolls of this training so far, and after how many it is over by itself",
            lambda view: (view.rolls, view.last_roll),
        ),
        Field[View](
            "dice", (2,), 0, 6, "the dice to be written; 0 where none lie there", lambda view: view.dice or (0, 0)
        ),
        Field[View]("sheet", (len(BOXES),), 0, 6, "own sheet: the number in each box, 0 where it is empty", _own_sheet),
        Field[View](
            "learned", (STEPS, len(BOXES_OF)), 0, 1, "own techniques learned, by step: K, H, O, Y, T", _own_learned
        ),
        Field[View](
            "writing",
            (2,),
            0,
            len(BOXES),
            "the boxes, from 1, that this roll was written into, until all have written",
            _own_boxes,
        ),
        Field[View](
            "techniques",
            (STEPS,),
            0,
            len(CODES),
            "the techniques chosen for the fight, from 1: hesitate, K, H, O, Y, T; 0 before that",
            _own_chosen,
        ),
        Field[View](
            "written",
            (players,),
            0,
            1,
            "who has written, one’s own seat first, then round the table",
            lambda view: from_own(view.written, view.seat),
        ),
        Field[View](
            "chosen",
            (players,),
            0,
            1,
            "who has chosen techniques, likewise",
            lambda view: from_own(view.chosen, view.seat),
        ),
        Field[View](
            "caller", (players,), 0, 1, "who has called a kiai, likewise", lambda view: seats(view.seat, (view.caller,))
        ),
        Field[View](
            "fights",
            (ROUNDS, sides, STEPS),
            0,
            len(CODES),
            "by round, side (own first) and step the technique of a fight, from 1 as above; 0 where "
            "it is not known yet",
            lambda view: _fights(view, sides),
        ),
        Field[View](
            "totals",
            (sides,),
            -MOST_POINTS,
            MOST_POINTS,
            "points so far, own first",
            lambda view: from_own(view.totals, view.seat),
        ),
        Field[View](
            "kiai",
            (len(readings),),
            0,
            1,
            f"when a kiai may be called (KA-5): {', '.join(readings)}; none of them alone",
            lambda view: one_hot(view.kiai, readings),
        ),
        Field[View](
            "tie",
            (len(ties),),
            0,
            1,
            f"what becomes of a tie (KA-9): {', '.join(ties)}",
            lambda view: one_hot(view.tie, ties),
        ),
        Field[View](
            "runners",
            (players,),
            0,
            1,
            "who runs the foot race, own seat first",
            lambda view: seats(view.seat, view.runners),
        ),
        Field[View]("ran", (players,), 0, 1, "who has run it, likewise", lambda view: from_own(view.ran, view.seat)),
    ]
