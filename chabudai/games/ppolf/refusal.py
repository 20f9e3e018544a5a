"""Why a move can't be made: a code with facts, and the rule that forbids it."""

from functools import partial

from chabudai.core import FASTEST, NATURE, SLOWEST, IllegalMove, Seat, is_flick
from chabudai.core.refusing import about_the_seat
from chabudai.games.ppolf.answers import Answers
from chabudai.games.ppolf.moves import Flick, Settled, Tee, Turn
from chabudai.games.ppolf.narrator import NARRATOR
from chabudai.games.ppolf.pieces import HOLES
from chabudai.games.ppolf.spaces import is_held
from chabudai.games.ppolf.state import COIN_OUTLINE, State, on_the_table
from chabudai.games.ppolf.tees import TeeSpots

_WAITING = {"course": "PP-2", "hand": "PP-7", "settled": "PP-7"}
_illegal = partial(IllegalMove, narrator=NARRATOR)


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    gone = about_the_seat(_illegal, seat, result=state.result, players=state.setup.players, rule="PP-1")
    return gone or _about_the_turn(state, seat, move) or _about_the_move(state, move)


def _about_the_turn(state: State, seat: Seat, move: object) -> IllegalMove | None:
    if seat == NATURE:
        return _about_nature(state, move)
    if state.awaits in _WAITING:
        return _illegal(rule=_WAITING[state.awaits], code="not-now")
    if seat != state.turn:
        rule = "PP-8" if state.putting else "PP-5" if state.teeing else "PP-6"
        return _illegal(rule=rule, code="not-your-turn", turn=state.turn)
    return None


def _about_nature(state: State, move: object) -> IllegalMove:
    if state.awaits == "settled" and isinstance(move, Settled):
        found = Answers(state).problem(move)
        if found:  # in words of its own, for whoever writes an engine
            return _illegal(found.reason, rule="PP-7", code="no-answer", piece=found.piece)
    return _illegal(rule="PP-2", code="not-now")


def _about_the_move(state: State, move: object) -> IllegalMove:
    if state.awaits == "tee" and not isinstance(move, Tee):
        return _illegal(rule="PP-4", code="tee-now")
    if not isinstance(move, Tee | Flick) or (isinstance(move, Tee) and state.awaits != "tee"):
        return _illegal(rule="PP-7", code="flick-now")
    about = _about_the_flick(move)
    if about is None and isinstance(move, Tee):
        about = _about_the_spot(state, move)
    return about or _illegal(rule="PP-7", code="not-a-move")


def _about_the_flick(move: Turn) -> IllegalMove | None:
    if not is_flick(move):
        return _illegal(rule="PP-7", code="out-of-bounds", slowest=f"{SLOWEST:g}", fastest=f"{FASTEST:g}")
    if not is_held(move):
        return _illegal(rule="PP-7", code="too-many-decimals")
    return None


def _about_the_spot(state: State, move: Tee) -> IllegalMove | None:
    spots, spot = TeeSpots(state), (move.x, move.y)
    if not spots.room.holds(spot, COIN_OUTLINE.extent):
        return _illegal(rule="PP-4", code="off-the-table")
    taken = spots.room.in_the_way(COIN_OUTLINE, spot)
    if taken:
        piece = on_the_table(state)[spots.room.bodies.index(taken)].name
        return _illegal(rule="PP-4", code="not-clear", piece=piece)
    if not spots.is_near(spot):
        name = HOLES[state.hole - 1] if state.hole else spots.tile.name
        return _illegal(rule="PP-4", code="too-far", tile=name)
    return None
