"""Why a move can't be made: a code with facts, and the rule that forbids it."""

from functools import partial

from chabudai.core import NATURE, IllegalMove, Seat
from chabudai.core.refusing import about_the_seat
from chabudai.games.karate.kiai import Missing, missing
from chabudai.games.karate.moves import ChooseTechniques, Run, Write
from chabudai.games.karate.narrator import NARRATOR
from chabudai.games.karate.race import FASTEST, SLOWEST
from chabudai.games.karate.sheet import HESITATE, INDEX, STEPS, choices
from chabudai.games.karate.spaces import written
from chabudai.games.karate.state import State, is_solo

_illegal = partial(IllegalMove, narrator=NARRATOR)
_LONGEST_BOX = 8
"""Of a box that is none, no more than this is said back."""


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
    if state.awaits == "race" and seat not in state.runners:
        return _illegal(rule="KA-9", code="not-tied")
    if state.awaits == "race" and state.runs[seat]:
        return _illegal(rule="KA-9", code="has-run")
    return None


def _about_the_move(state: State, seat: Seat, move: object) -> IllegalMove:
    if state.awaits == "write":
        return _about_the_writing(state, seat, move)
    if state.awaits == "race":
        return _about_the_race(move)
    return _about_the_settling(state, seat, move)


def _about_the_writing(state: State, seat: Seat, move: object) -> IllegalMove:
    dice = state.dice or (0, 0)
    if not isinstance(move, Write):
        return _illegal(rule="KA-2", code="write-now")
    for mark in move.marks:
        if mark.box not in INDEX:
            return _illegal(rule="KA-1", code="no-such-box", box=mark.box[:_LONGEST_BOX])
    if sorted(mark.number for mark in move.marks) != sorted(dice):
        return _illegal(rule="KA-2", code="other-dice", first=dice[0], second=dice[1])
    if move.marks[0].box == move.marks[1].box:
        return _illegal(rule="KA-2", code="same-box")
    return (_about_the_kiai(state, seat, move) if move.kiai else None) or _illegal(rule="KA-2", code="other-order")


def _about_the_kiai(state: State, seat: Seat, move: Write) -> IllegalMove | None:
    """Return why this is no kiai yet, by one's own sheet only: nobody else is told of it."""
    if is_solo(state):
        return _illegal(rule="KA-10", code="no-kiai")
    lacks = missing(written(state.sheets[seat], move), state.kiai)
    return _about_what_is_missing(lacks) if lacks else None


def _about_what_is_missing(lacks: Missing) -> IllegalMove:
    steps, n = " ".join(map(str, lacks.steps)), len(lacks.steps)
    if lacks.steps and lacks.attack:
        return _illegal(rule="KA-5", code="kiai-steps-attack", steps=steps, n=n)
    if lacks.steps:
        return _illegal(rule="KA-5", code="kiai-steps", steps=steps, n=n)
    return _illegal(rule="KA-5", code="kiai-attack") if lacks.attack else _illegal(rule="KA-5", code="kiai-some")


def _about_the_race(move: object) -> IllegalMove:
    if isinstance(move, Run):
        return _illegal(rule="KA-9", code="no-such-time", least=f"{FASTEST / 100:.2f}", most=f"{SLOWEST / 100:.2f}")
    return _illegal(rule="KA-9", code="race-now")


def _about_the_settling(state: State, seat: Seat, move: object) -> IllegalMove:
    if not isinstance(move, ChooseTechniques) or len(move.techniques) != STEPS:
        return _illegal(rule="KA-6", code="settle-now")
    allowed = choices(state.sheets[seat])
    for number, (code, among) in enumerate(zip(move.techniques, allowed, strict=True), 1):
        if code in tuple(among):
            continue
        if code == HESITATE:
            return _illegal(rule="KA-6", code="no-hesitating", step=number)
        return _illegal(rule="KA-4", code="not-learned", step=number)
    return _illegal(rule="KA-6", code="not-a-move")
