"""Who plays when (PP-3 to PP-8), what is written down (PP-9, PP-14, PP-18), and how it ends (PP-14, PP-16)."""

import msgspec

from chabudai.core import HandError, Result, Seat, with_item
from chabudai.games.ppolf.judging import judge
from chabudai.games.ppolf.moves import Course, Settled, Tee, Turn
from chabudai.games.ppolf.options import Setup
from chabudai.games.ppolf.pieces import HOLES, Piece, coin_of
from chabudai.games.ppolf.state import (
    RUNS,
    Card,
    State,
    closeness,
    has_finished,
    is_near,
    is_solo,
    on_the_hole,
    side_of,
    tee_order,
    totals,
)


def first_state(setup: Setup) -> State:
    """Return the state before the course is laid out."""
    return State(
        setup=setup,
        awaits="course",
        course=None,
        run=0,
        hole=0,
        tiles=(),
        coins=(None,) * setup.players,
        teeing=True,
        order=(),
        queue=(),
        turn=Seat(0),
        putting=False,
        counts=(0,) * setup.players,
        card=((),) * (RUNS if setup.players == 1 else setup.players),
        aim=None,
        hand=None,
        result=None,
    )


def laid(state: State, course: Course) -> State:
    """Return the state in which the first player tees off."""
    return _begin_hole(msgspec.structs.replace(state, course=course, tiles=course.tiles), 0)


def aimed(state: State, turn: Turn) -> State:
    """Return the state in which Nature is to answer a flick, first with the error of a human hand."""
    awaits = "hand" if state.setup.hand == "human" else "settled"
    coins = state.coins
    if isinstance(turn, Tee):
        teed = Piece(coin_of(state.turn), turn.x, turn.y, 0.0)
        coins = with_item(coins, state.turn, teed)
    return msgspec.structs.replace(state, awaits=awaits, coins=coins, aim=turn)


def erred(state: State, hand: HandError) -> State:
    """Return the state after the error of the hand: Nature is to answer the flick."""
    return msgspec.structs.replace(state, awaits="settled", hand=hand)


def after_flick(state: State, answer: Settled) -> State:
    """Return the state after a flick was answered."""
    judgement = judge(state, answer)
    counts = with_item(state.counts, state.turn, judgement.flicks)
    done = (*judgement.finished, state.turn) if judgement.given_up else judgement.finished
    after = msgspec.structs.replace(
        state,
        tiles=judgement.tiles,
        coins=judgement.coins,
        counts=counts,
        card=_written(state, counts, done),
        aim=None,
        hand=None,
    )
    return _go_on(after)


def _written(state: State, counts: tuple[int, ...], done: tuple[Seat, ...]) -> Card:
    """Return the scorecard with the flicks of those who are done; never more than the limit (PP-18)."""
    card = [*state.card]
    for seat in done:
        count = counts[seat] if state.setup.limit is None else min(counts[seat], state.setup.limit)
        card[side_of(state, seat)] += (count,)
    return tuple(card)


def _go_on(state: State) -> State:
    """Return the state in which the next flick is due: the same player's who putts out, or another's."""
    on = not state.teeing and not has_finished(state, state.turn)
    if on and (state.putting or is_near(state, state.turn)):
        return msgspec.structs.replace(state, awaits="flick", putting=True)
    queue = tuple(seat for seat in state.queue if not has_finished(state, seat))
    if queue:
        return _begin_turn(state, queue)
    left = on_the_hole(state)
    return _begin_round(state, left) if left else _hole_over(state)


def _begin_turn(state: State, queue: tuple[Seat, ...]) -> State:
    turn = queue[0]
    awaits = "tee" if state.teeing else "flick"
    putting = not state.teeing and is_near(state, turn)
    return msgspec.structs.replace(state, awaits=awaits, turn=turn, queue=queue[1:], putting=putting)


def _begin_round(state: State, left: tuple[Seat, ...]) -> State:
    """Return the start of a round: the closest first, and in tee order where they are equally close (PP-6)."""
    gaps = closeness(state)
    order = tuple(sorted(left, key=lambda seat: gaps[seat] or 0.0))
    return _begin_turn(msgspec.structs.replace(state, teeing=False, order=order), order)


def _begin_hole(state: State, hole: int) -> State:
    players = state.setup.players
    order = tee_order(players, hole)
    fresh = msgspec.structs.replace(
        state, hole=hole, coins=(None,) * players, teeing=True, order=order, counts=(0,) * players
    )
    return _begin_turn(fresh, order)


def _hole_over(state: State) -> State:
    """Return the next hole, the second run of one who plays alone (PP-16), or the end."""
    if state.hole + 1 < len(HOLES):
        return _begin_hole(state, state.hole + 1)
    if is_solo(state) and state.run + 1 < RUNS:
        same = state.setup.second_run == "same"
        tiles = state.course.tiles if same and state.course else state.tiles
        return _begin_hole(msgspec.structs.replace(state, run=state.run + 1, tiles=tiles), 0)
    return msgspec.structs.replace(state, awaits="nothing", queue=(), putting=False, result=_result(state))


def _result(state: State) -> Result:
    """Return how it ended: the fewest flicks win, and those who are tied share (PP-14, PP-16)."""
    scores = totals(state.card)
    winners = tuple(Seat(side) for side, score in enumerate(scores) if score == min(scores))
    code = "shared" if len(winners) > 1 else "fewest-flicks"
    if is_solo(state):
        return Result(scores, winners, f"both runs are played, and the better took {min(scores)} flicks", "PP-16", code)
    return Result(scores, winners, f"all holes are played, and the fewest flicks are {min(scores)}", "PP-14", code)
