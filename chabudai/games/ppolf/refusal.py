"""Why a move can't be made: the sentence, and the rule that forbids it."""

from chabudai.core import FASTEST, NATURE, SLOWEST, IllegalMove, Seat, is_flick
from chabudai.games.ppolf.answers import Answers
from chabudai.games.ppolf.moves import Flick, Settled, Tee, Turn
from chabudai.games.ppolf.pieces import HOLES
from chabudai.games.ppolf.spaces import is_held
from chabudai.games.ppolf.state import COIN_OUTLINE, State, on_the_table
from chabudai.games.ppolf.tees import TeeSpots

_WAITING = {
    "course": ("The course is not laid out yet.", "PP-2"),
    "hand": ("Wait until the flick is over.", "PP-7"),
    "settled": ("Wait until the flick is over.", "PP-7"),
}


def refuse(state: State, seat: Seat, move: object) -> IllegalMove:
    """Return the error for a move that is not legal here."""
    return _about_the_turn(state, seat, move) or _about_the_move(state, move)


def _about_the_turn(state: State, seat: Seat, move: object) -> IllegalMove | None:
    if state.result:
        return IllegalMove(f"The match is over: {state.result.reason}.", rule=state.result.rule, code="over")
    if seat == NATURE:
        return _about_nature(state, move)
    if not 0 <= seat < state.setup.players:
        words = f"This match has {state.setup.players} seats, not {seat}."
        return IllegalMove(words, rule="PP-1", code="no-such-seat")
    if state.awaits in _WAITING:
        words, rule = _WAITING[state.awaits]
        return IllegalMove(words, rule=rule, code="not-now")
    if seat != state.turn:
        words = f"It is player {state.turn + 1}'s turn."
        rule = "PP-8" if state.putting else "PP-5" if state.teeing else "PP-6"
        return IllegalMove(words, rule=rule, code="not-your-turn", turn=state.turn)
    return None


def _about_nature(state: State, move: object) -> IllegalMove:
    if state.awaits == "settled" and isinstance(move, Settled):
        found = Answers(state).problem(move)
        if found:
            return IllegalMove(found.reason, rule="PP-7", code="no-answer", piece=found.piece)
    return IllegalMove("That is not what chance has to decide now.", rule="PP-2", code="not-now")


def _about_the_move(state: State, move: object) -> IllegalMove:
    if state.awaits == "tee" and not isinstance(move, Tee):
        return IllegalMove("Now the coin is placed and flicked from the tee.", rule="PP-4", code="tee-now")
    if not isinstance(move, Tee | Flick) or (isinstance(move, Tee) and state.awaits != "tee"):
        return IllegalMove("Now the coin is flicked from where it lies.", rule="PP-7", code="flick-now")
    about = _about_the_flick(move)
    if about is None and isinstance(move, Tee):
        about = _about_the_spot(state, move)
    return about or IllegalMove("That flick can't be made.", rule="PP-7", code="not-a-move")


def _about_the_flick(move: Turn) -> IllegalMove | None:
    if not is_flick(move):
        words = f"A flick has an angle from 0 up to 360 degrees and a speed of {SLOWEST} to {FASTEST:g} m/s."
        return IllegalMove(words, rule="PP-7", code="out-of-bounds")
    if not is_held(move):
        words = "Places and speeds have at most three decimals, angles at most two."
        return IllegalMove(words, rule="PP-7", code="too-many-decimals")
    return None


def _about_the_spot(state: State, move: Tee) -> IllegalMove | None:
    spots, spot = TeeSpots(state), (move.x, move.y)
    if not spots.room.holds(spot, COIN_OUTLINE.extent):
        return IllegalMove("The coin lies wholly on the table.", rule="PP-4", code="off-the-table")
    taken = spots.room.in_the_way(COIN_OUTLINE, spot)
    if taken:
        piece = on_the_table(state)[spots.room.bodies.index(taken)].name
        return IllegalMove(
            f"The coin is placed clear of every piece; {piece} is there.", rule="PP-4", code="not-clear", piece=piece
        )
    if not spots.is_near(spot):
        name = HOLES[state.hole - 1] if state.hole else spots.tile.name
        words = "The coin is placed within one tile width of the last hole, or of the black ace for the first."
        return IllegalMove(words, rule="PP-4", code="too-far", tile=name)
    return None
