"""Why a move can't be made: a code with facts, and the rule that forbids it."""

from functools import partial
from typing import Final

from chabudai.core import FASTEST, NATURE, SLOWEST, IllegalMove, Seat, held_angle, is_flick
from chabudai.core.refusing import about_the_seat
from chabudai.games.botaoshi.answers import Answers
from chabudai.games.botaoshi.moves import Enter, Flick, Place, Score, Settled, Turn
from chabudai.games.botaoshi.narrator import NARRATOR
from chabudai.games.botaoshi.pieces import DISCS, SIDES, Name
from chabudai.games.botaoshi.ramps import NoRamp, Ramp, WhyNoRamp, meets_foot, ramp, shot_angles
from chabudai.games.botaoshi.spaces import is_held
from chabudai.games.botaoshi.spots import centre_of, in_the_way, is_inside, is_off_corner, is_on_edge
from chabudai.games.botaoshi.state import Awaits, State, WhyNot, is_on, why_not

_illegal = partial(IllegalMove, narrator=NARRATOR)
_DUE: Final[dict[Awaits, tuple[type[Turn] | tuple[type[Turn], ...], str, str]]] = {
    "enter": (Enter, "BT-2", "enter-now"),
    "place": (Place, "BT-4", "place-now"),
    "mend": (Enter, "BT-15", "mend-now"),
    "mend-own": (Enter, "BT-7", "mend-now"),
    "flick": ((Enter, Flick, Score), "BT-10", "flick-now"),
}
_FORCED: Final[dict[Awaits, tuple[str, str]]] = {"raise": ("BT-8", "raise-now"), "skip": ("BT-9", "skip-now")}
_WHY_NOT: Final[dict[WhyNot, str]] = {
    "not-now": "BT-10",
    "not-yours": "BT-10",
    "enter-first": "BT-2",
    "place-first": "BT-4",
    "mend-first": "BT-15",
    "bearer": "BT-3",
    "flicked-last": "BT-10",
}
_NO_RAMP: Final[dict[WhyNoRamp, str]] = {
    "not-now": "BT-12",
    "attacker-off": "BT-12",
    "pole-down": "BT-13",
    "flicked-last": "BT-10",
    "gap-too-small": "BT-13",
    "off-the-table": "BT-13",
    "disc-in-the-way": "BT-13",
}


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    return (
        about_the_seat(_illegal, seat, result=state.result, players=len(SIDES), rule="BT-1")
        or _about_the_turn(state, seat, move)
        or _about_the_kind(state, move)
        or _about_the_move(state, move)
    )


def _about_the_turn(state: State, seat: Seat, move: object) -> IllegalMove | None:
    if seat == NATURE:
        return _about_nature(state, move)
    if state.awaits in {"hand", "settled"}:
        return _illegal(rule="BT-14", code="not-now")
    if seat != state.actor:
        rule = _DUE[state.awaits][1] if state.awaits in _DUE else _FORCED[state.awaits][0]
        return _illegal(rule=rule, code="not-your-turn", turn=state.actor)
    return None


def _about_nature(state: State, move: object) -> IllegalMove:
    if state.awaits == "settled" and isinstance(move, Settled):
        found = Answers(state).problem(move)
        if found:  # in words of its own, for whoever writes an engine
            return _illegal(found.reason, rule="BT-17", code="no-answer", piece=found.piece)
    return _illegal(rule="BT-14", code="not-now")


def _about_the_kind(state: State, move: object) -> IllegalMove | None:
    """Return the error for a move of a kind that is not due."""
    if state.awaits in _FORCED:
        rule, code = _FORCED[state.awaits]
        return _illegal(rule=rule, code=code)
    kinds, rule, code = _DUE[state.awaits]
    if isinstance(move, kinds):
        return None
    if state.awaits == "flick":
        return _illegal(rule=rule, code=code)
    disc = next((name for name in DISCS if why_not(state, name) is None), DISCS[0])
    return _illegal(rule=rule, code=code, disc=disc)


def _about_the_move(state: State, move: object) -> IllegalMove:
    about: IllegalMove | None = None
    match move:
        case Score():
            about = _about_the_ramp(state) or _about_the_numbers(move) or _about_the_foot(state, move)
        case Enter(disc) | Flick(disc) | Place(disc):
            about = _about_the_disc(state, move, disc)
        case _:
            pass
    if about is None and isinstance(move, Enter | Flick | Score | Place):
        about = _about_the_numbers(move)
    if about is None and isinstance(move, Enter | Place):
        about = _about_the_spot(state, move)
    return about or _illegal(rule="BT-10", code="not-a-move")


def _about_the_ramp(state: State) -> IllegalMove | None:
    found = ramp(state)
    if not isinstance(found, NoRamp):
        return None
    refused = partial(_illegal, rule=_NO_RAMP[found.code], code=f"no-ramp-{found.code}")
    return refused(disc=found.disc) if found.disc else refused()


def _about_the_foot(state: State, move: Score) -> IllegalMove | None:
    laid = ramp(state)
    if not isinstance(laid, Ramp) or meets_foot(laid, move.angle):
        return None
    right, left = (f"{angle:g}" for angle in shot_angles(laid))
    return _illegal(rule="BT-14", code="misses-ramp", right=right, left=left, middle=f"{held_angle(laid.angle):g}")


def _about_the_disc(state: State, move: Enter | Flick | Place, disc: Name) -> IllegalMove | None:
    why = why_not(state, disc)
    if why:
        return _illegal(rule=_WHY_NOT[why], code=why, disc=disc)
    if isinstance(move, Flick) and not is_on(state, disc):
        return _illegal(rule="BT-11", code="is-off", disc=disc)
    if isinstance(move, Enter) and is_on(state, disc):
        return _illegal(rule="BT-11", code="is-on", disc=disc)
    return None


def _about_the_numbers(move: Enter | Flick | Score | Place) -> IllegalMove | None:
    if not isinstance(move, Place) and not is_flick(move):
        return _illegal(rule="BT-10", code="out-of-bounds", slowest=f"{SLOWEST:g}", fastest=f"{FASTEST:g}")
    if not is_held(move):
        return _illegal(rule="BT-10", code="too-many-decimals")
    return None


def _about_the_spot(state: State, move: Enter | Place) -> IllegalMove | None:
    spot = (move.x, move.y)
    if isinstance(move, Place):
        if not is_inside(spot):
            return _illegal(rule="BT-4", code="off-the-table")
    elif not is_on_edge(spot):
        return _illegal(rule="BT-2", code="not-on-the-edge")
    elif not is_off_corner(spot):
        return _illegal(rule="BT-2", code="too-near-a-corner")
    taken = in_the_way(state.discs, spot if isinstance(move, Place) else centre_of(spot))
    if taken is None:
        return None
    rule = "BT-4" if isinstance(move, Place) else "BT-2"
    return _illegal(rule=rule, code="not-clear", disc=taken.name)
