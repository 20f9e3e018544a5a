"""Who acts when: the setup (BT-2 to BT-6), turns and what is spent (BT-7 to BT-12), and mending (BT-15)."""

import msgspec

from chabudai.core import HandError, Seat, with_item
from chabudai.games.botaoshi.judging import Judgement, judge
from chabudai.games.botaoshi.moves import Aim, Enter, Place, Settled
from chabudai.games.botaoshi.pieces import (
    BEARERS,
    EACH,
    Disc,
    Name,
    in_order,
    is_bearer,
    other,
    owner,
)
from chabudai.games.botaoshi.rounds import round_void, round_won
from chabudai.games.botaoshi.spots import centre_of
from chabudai.games.botaoshi.state import State, entering, flicked, is_on, kind_of

MOST_FAILURES = 3


def aimed(state: State, aim: Aim) -> State:
    """Return the state in which Nature is to answer a flick, first with the error of a human hand."""
    awaits = "hand" if state.setup.hand == "human" else "settled"
    discs = _with(state, Disc(aim.disc, *centre_of((aim.x, aim.y)))) if isinstance(aim, Enter) else state.discs
    return msgspec.structs.replace(state, awaits=awaits, discs=discs, aim=aim)


def erred(state: State, hand: HandError) -> State:
    """Return the state after the error of the hand: Nature is to answer the flick."""
    return msgspec.structs.replace(state, awaits="settled", hand=hand)


def after_flick(state: State, answer: Settled) -> State:
    """Return the state after a flick was answered."""
    judgement = judge(state, answer)
    after = msgspec.structs.replace(state, discs=judgement.discs, poles=judgement.poles, aim=None, hand=None)
    match kind_of(state):
        case "setup":
            return _entered(after, judgement)
        case "mend":
            return _mended(after, judgement)
        case "mend-own":
            return _spent(after)
        case "turn" if judgement.shot == "scored":
            return round_won(after)
        case "turn":
            return _flicked(after, judgement, flicked(state))


def placed(state: State, move: Place) -> State:
    """Return the state after a disc was placed, with its pole if it bears one (BT-4)."""
    poles = with_item(state.poles, owner(move.disc), (move.x, move.y)) if is_bearer(move.disc) else state.poles
    after = msgspec.structs.replace(
        state, discs=_with(state, Disc(move.disc, move.x, move.y)), poles=poles, placing=state.placing[1:]
    )
    if after.phase == "setup":
        return _go_on_entering(after)
    return _go_on_mending(msgspec.structs.replace(after, mending=state.mending[1:], failures=0))


def raised(state: State) -> State:
    """Return the state after a turn was spent to put the own pole back (BT-8)."""
    bearer = next(disc for disc in state.discs if disc.name == BEARERS[state.actor])
    return _spent(msgspec.structs.replace(state, poles=with_item(state.poles, state.actor, (bearer.x, bearer.y))))


def skipped(state: State) -> State:
    """Return the state after a turn was lost for a foul (BT-9)."""
    return _spent(msgspec.structs.replace(state, owed=with_item(state.owed, state.actor, value=False)))


# The setup


def _entered(state: State, judgement: Judgement) -> State:
    """Return the state after an entering flick: others that it knocked off are placed by the opponent (BT-4, BT-6)."""
    name = entering(state)
    entered = with_item(state.entered, state.turn, state.entered[state.turn] + is_on(state, name))
    placing = tuple(gone for gone in judgement.left if gone != name)
    return _go_on_entering(msgspec.structs.replace(state, entered=entered, placing=placing))


def _go_on_entering(state: State) -> State:
    """Return the next step of the setup: a disc to be placed, one to be entered, or the first turn (BT-6)."""
    if state.placing:
        return msgspec.structs.replace(state, awaits="place", actor=other(state.turn))
    for seat in (other(state.turn), state.turn):
        if state.entered[seat] < EACH:
            return msgspec.structs.replace(state, awaits="enter", turn=seat, actor=seat)
    return _begin_turn(msgspec.structs.replace(state, phase="play"), state.starter)


# Turns


def _flicked(state: State, judgement: Judgement, name: Name) -> State:
    """Return the state after a normal turn: a foul costs a later turn, and the own bearer is mended at once."""
    seat = state.turn
    return _turn_over(
        msgspec.structs.replace(
            state,
            owed=with_item(state.owed, seat, state.owed[seat] or bool(judgement.fouls)),
            last=with_item(state.last, seat, name),
            mending=(BEARERS[seat],) if BEARERS[seat] in judgement.left else (),
        )
    )


def _spent(state: State) -> State:
    """Return the state after a turn that was spent by BT-7, BT-8 or BT-9, which clears BT-10."""
    return _turn_over(msgspec.structs.replace(state, last=with_item(state.last, state.turn, None)))


def _turn_over(state: State) -> State:
    after = msgspec.structs.replace(state, turns=state.turns + 1)
    limit = state.setup.turn_limit
    return round_void(after) if limit is not None and after.turns >= limit else _go_on_mending(after)


def _begin_turn(state: State, seat: Seat) -> State:
    """Return the state in which a seat is to do what comes first (BT-7 to BT-9), or to flick."""
    if not is_on(state, BEARERS[seat]):
        awaits = "mend-own"
    elif state.poles[seat] is None:
        awaits = "raise"
    else:
        awaits = "skip" if state.owed[seat] else "flick"
    return msgspec.structs.replace(state, awaits=awaits, turn=seat, actor=seat)


# Mending at once


def _mended(state: State, judgement: Judgement) -> State:
    """Return the state after a bearer was flicked in by its owner's opponent; what it knocks off is mended likewise."""
    name, *waiting = state.mending
    knocked = in_order({gone for gone in judgement.left if is_bearer(gone) and gone != name})
    if is_on(state, name):
        return _go_on_mending(msgspec.structs.replace(state, mending=(*waiting, *knocked), failures=0))
    mending = (name, *waiting, *knocked)
    return _go_on_mending(msgspec.structs.replace(state, mending=mending, failures=state.failures + 1))


def _go_on_mending(state: State) -> State:
    """Return the next step of mending: a flick by the opponent, a placement by the owner, or the next turn (BT-15)."""
    if not state.mending:
        return _begin_turn(state, other(state.turn))
    name = state.mending[0]
    if state.failures >= MOST_FAILURES:
        return msgspec.structs.replace(state, awaits="place", actor=owner(name), placing=(name,))
    return msgspec.structs.replace(state, awaits="mend", actor=other(owner(name)))


def _with(state: State, disc: Disc) -> tuple[Disc, ...]:
    discs = {each.name: each for each in state.discs} | {disc.name: disc}
    return tuple(discs[name] for name in in_order({*discs}))
