"""Why a move can't be made: the sentence, and the rule that forbids it."""

from typing import Final

from chabudai.core import FASTEST, NATURE, SLOWEST, IllegalMove, Seat, is_flick
from chabudai.games.botaoshi.answers import Answers
from chabudai.games.botaoshi.moves import Enter, Flick, Place, Score, Settled, Turn
from chabudai.games.botaoshi.pieces import DISCS, SIDES, Name
from chabudai.games.botaoshi.ramps import NoRamp, WhyNoRamp, ramp
from chabudai.games.botaoshi.spaces import is_held
from chabudai.games.botaoshi.spots import centre_of, in_the_way, is_inside, is_off_corner, is_on_edge
from chabudai.games.botaoshi.state import Awaits, State, WhyNot, is_on, why_not

_DUE: Final[dict[Awaits, tuple[type[Turn] | tuple[type[Turn], ...], str, str, str]]] = {
    "enter": (Enter, "Now {disc} is flicked into play from the edge.", "BT-2", "enter-now"),
    "place": (Place, "Now {disc} is placed on the table.", "BT-4", "place-now"),
    "mend": (Enter, "First {disc} is flicked back into play from the edge.", "BT-15", "mend-now"),
    "mend-own": (Enter, "First {disc} is flicked back into play from the edge.", "BT-7", "mend-now"),
    "flick": ((Enter, Flick, Score), "Now a disc is flicked.", "BT-10", "flick-now"),
}
_FORCED: Final[dict[Awaits, tuple[str, str, str]]] = {
    "raise": ("This turn is spent to put the pole back on its bearer: raise.", "BT-8", "raise-now"),
    "skip": ("This turn is lost for the last foul: skip.", "BT-9", "skip-now"),
}
_WHY_NOT: Final[dict[WhyNot, tuple[str, str]]] = {
    "not-now": ("No disc is flicked now.", "BT-10"),
    "not-yours": ("Players flick their own discs only.", "BT-10"),
    "enter-first": ("Discs enter play in the order of their numbers.", "BT-2"),
    "place-first": ("Discs are placed in the order of their names.", "BT-4"),
    "mend-first": ("The bearer is brought back first.", "BT-15"),
    "bearer": ("The bearer of the pole can't be flicked.", "BT-3"),
    "flicked-last": ("The same disc can't be flicked two turns in a row.", "BT-10"),
}
_NO_RAMP: Final[dict[WhyNoRamp, tuple[str, str]]] = {
    "not-now": ("No scoring shot can be made now.", "BT-12"),
    "attacker-off": ("To score, both attacking discs have to be in play.", "BT-12"),
    "pole-down": ("The opponent's pole is not standing.", "BT-13"),
    "flicked-last": ("The disc behind the ramp was flicked last; no disc is flicked two turns in a row.", "BT-10"),
    "gap-too-small": ("The ramp does not fit between the two attacking discs.", "BT-13"),
    "off-the-table": ("The ramp would not lie wholly on the table.", "BT-13"),
    "disc-in-the-way": ("Another disc lies where the ramp has to go.", "BT-13"),
}


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    return _about_the_turn(state, seat, move) or _about_the_kind(state, move) or _about_the_move(state, move)


def _about_the_turn(state: State, seat: Seat, move: object) -> IllegalMove | None:
    if state.result:
        return IllegalMove(f"The match is over: {state.result.reason}.", rule=state.result.rule, code="over")
    if seat == NATURE:
        return _about_nature(state, move)
    if not 0 <= seat < len(SIDES):
        return IllegalMove(f"This match has two seats, not {seat}.", rule="BT-1", code="no-such-seat")
    if state.awaits in {"hand", "settled"}:
        return IllegalMove("Wait until the flick is over.", rule="BT-14", code="not-now")
    if seat != state.actor:
        rule = _DUE[state.awaits][2] if state.awaits in _DUE else _FORCED[state.awaits][1]
        return IllegalMove(f"Now {SIDES[state.actor]} acts.", rule=rule, code="not-your-turn", turn=state.actor)
    return None


def _about_nature(state: State, move: object) -> IllegalMove:
    if state.awaits == "settled" and isinstance(move, Settled):
        found = Answers(state).problem(move)
        if found:
            return IllegalMove(found.reason, rule="BT-17", code="no-answer", piece=found.piece)
    return IllegalMove("That is not what chance has to decide now.", rule="BT-14", code="not-now")


def _about_the_kind(state: State, move: object) -> IllegalMove | None:
    """Return the error for a move of a kind that is not due."""
    if state.awaits in _FORCED:
        words, rule, code = _FORCED[state.awaits]
        return IllegalMove(words, rule=rule, code=code)
    kinds, words, rule, code = _DUE[state.awaits]
    if isinstance(move, kinds):
        return None
    if state.awaits == "flick":
        return IllegalMove(words, rule=rule, code=code)
    disc = next((name for name in DISCS if why_not(state, name) is None), DISCS[0])
    return IllegalMove(words.format(disc=disc), rule=rule, code=code, disc=disc)


def _about_the_move(state: State, move: object) -> IllegalMove:
    about: IllegalMove | None = None
    match move:
        case Score():
            about = _about_the_ramp(state)
        case Enter(disc) | Flick(disc) | Place(disc):
            about = _about_the_disc(state, move, disc)
        case _:
            pass
    if about is None and isinstance(move, Enter | Flick | Score | Place):
        about = _about_the_numbers(move)
    if about is None and isinstance(move, Enter | Place):
        about = _about_the_spot(state, move)
    return about or IllegalMove("That move can't be made.", rule="BT-10", code="not-a-move")


def _about_the_ramp(state: State) -> IllegalMove | None:
    found = ramp(state)
    if not isinstance(found, NoRamp):
        return None
    words, rule = _NO_RAMP[found.code]
    code = f"no-ramp-{found.code}"
    if found.disc is None:
        return IllegalMove(words, rule=rule, code=code)
    return IllegalMove(words, rule=rule, code=code, disc=found.disc)


def _about_the_disc(state: State, move: Enter | Flick | Place, disc: Name) -> IllegalMove | None:
    why = why_not(state, disc)
    if why:
        words, rule = _WHY_NOT[why]
        return IllegalMove(words, rule=rule, code=why, disc=disc)
    if isinstance(move, Flick) and not is_on(state, disc):
        words = f"{disc} is off the table: it enters from the edge."
        return IllegalMove(words, rule="BT-11", code="is-off", disc=disc)
    if isinstance(move, Enter) and is_on(state, disc):
        words = f"{disc} is in play: it is flicked from where it lies."
        return IllegalMove(words, rule="BT-11", code="is-on", disc=disc)
    return None


def _about_the_numbers(move: Enter | Flick | Score | Place) -> IllegalMove | None:
    if not isinstance(move, Place) and not is_flick(move):
        words = f"A flick has an angle from 0 up to 360 degrees and a speed of {SLOWEST} to {FASTEST:g} m/s."
        return IllegalMove(words, rule="BT-10", code="out-of-bounds")
    if not is_held(move):
        words = "Places have at most one decimal, angles two and speeds three."
        return IllegalMove(words, rule="BT-10", code="too-many-decimals")
    return None


def _about_the_spot(state: State, move: Enter | Place) -> IllegalMove | None:
    spot = (move.x, move.y)
    if isinstance(move, Place):
        if not is_inside(spot):
            return IllegalMove("A disc is placed wholly on the table.", rule="BT-4", code="off-the-table")
    elif not is_on_edge(spot):
        return IllegalMove("A disc enters from a point of the table's edge.", rule="BT-2", code="not-on-the-edge")
    elif not is_off_corner(spot):
        return IllegalMove("A disc enters at least its radius from a corner.", rule="BT-2", code="too-near-a-corner")
    taken = in_the_way(state.discs, spot if isinstance(move, Place) else centre_of(spot))
    if taken is None:
        return None
    rule = "BT-4" if isinstance(move, Place) else "BT-2"
    return IllegalMove(f"{taken.name} is there.", rule=rule, code="not-clear", disc=taken.name)
