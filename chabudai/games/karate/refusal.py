"""Why a move can't be made: a code with facts, and the rule that forbids it."""

from functools import partial

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.core.refusing import about_the_seat
from chabudai.games.karate.moves import ChooseTechniques, Write
from chabudai.games.karate.narrator import NARRATOR
from chabudai.games.karate.sheet import HESITATE, INDEX, STEPS, choices
from chabudai.games.karate.state import State, is_solo

_illegal = partial(IllegalMove, narrator=NARRATOR)


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here; it tells nothing that the seat does not know."""
    gone = about_the_seat(_illegal, seat, result=state.result, players=state.players, rule="KA-1")
    return gone or _about_the_turn(state, seat) or _about_the_move(state, seat, move)


def _about_the_turn(state: State, seat: Seat) -> IllegalMove | None:
    if seat == NATURE or state.awaits in {"roll", "opponent"}:
        return _illegal(rule="KA-2", code="not-now")
    return _about_doing_it_twice(state, seat)


def _about_doing_it_twice(state: State, seat: Seat) -> IllegalMove | None:
    if state.awaits == "write" and state.writings[seat]:
        return _illegal(rule="KA-2", code="written")
    if state.awaits == "settle" and state.chosen[seat]:
        return _illegal(rule="KA-6", code="settled")
    return None


def _about_the_move(state: State, seat: Seat, move: object) -> IllegalMove:
    if state.awaits == "write":
        return _about_the_writing(state, move)
    return _about_the_settling(state, seat, move)


def _about_the_writing(state: State, move: object) -> IllegalMove:
    dice = state.dice or (0, 0)
    if not isinstance(move, Write):
        return _illegal(rule="KA-2", code="write-now")
    for mark in move.marks:
        if mark.box not in INDEX:
            return _illegal(rule="KA-1", code="no-such-box", box=mark.box)
    if sorted(mark.number for mark in move.marks) != sorted(dice):
        return _illegal(rule="KA-2", code="other-dice", first=dice[0], second=dice[1])
    if move.marks[0].box == move.marks[1].box:
        return _illegal(rule="KA-2", code="same-box")
    if move.kiai and is_solo(state):
        return _illegal(rule="KA-10", code="no-kiai")
    return _illegal(rule="KA-2", code="other-order")


def _about_the_settling(state: State, seat: Seat, move: object) -> IllegalMove:
    if not isinstance(move, ChooseTechniques) or len(move.techniques) != STEPS:
        return _illegal(rule="KA-6", code="settle-now")
    allowed = choices(state.sheets[seat])
    for number, (code, among) in enumerate(zip(move.techniques, allowed, strict=True), 1):
        if code not in among and among != HESITATE and code == HESITATE:
            return _illegal(rule="KA-6", code="no-hesitating", step=number)
        if code not in among:
            return _illegal(rule="KA-4", code="not-learned", step=number, technique=code)
    return _illegal(rule="KA-6", code="not-a-move")
