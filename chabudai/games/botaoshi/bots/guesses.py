"""What a flick seems to be worth, by what slides and bumps in the plane: hundreds are guessed for one that is tried."""

from chabudai.core import HandError
from chabudai.games.botaoshi.bots.lie import Lie, bearer, moved, set_for
from chabudai.games.botaoshi.bots.outlook import AFTER_A_MISS, CENTRE, outlook
from chabudai.games.botaoshi.bots.shots import chances
from chabudai.games.botaoshi.bots.slide import Push, pushed, slid
from chabudai.games.botaoshi.bots.tries import NO_ERROR, NOT_ENTERED, PLACED
from chabudai.games.botaoshi.moves import Aim, Enter, Score
from chabudai.games.botaoshi.pieces import DISCS, is_bearer, other, owner
from chabudai.games.botaoshi.spots import centre_of
from chabudai.games.botaoshi.state import State


def guessed(state: State, lie: Lie, aim: Aim, hand: HandError = NO_ERROR) -> float:
    """Return what a flick with this error seems to be worth to the one who acts."""
    if isinstance(aim, Score):
        now = chances(lie, state.actor)[0]
        return now + (1 - now) * AFTER_A_MISS
    number = DISCS.index(aim.disc)
    spot = centre_of((aim.x, aim.y)) if isinstance(aim, Enter) else lie.spots[number] or CENTRE
    before = moved(lie, {number: spot})
    after = slid(before, Push(number, spot, pushed(aim.angle + hand.da, max(0.01, aim.speed + hand.dv))))
    if state.awaits == "flick":
        return outlook(_judged(state, before, after, number), state.actor, other(state.actor))
    after = _put_on(after, number)
    if state.awaits == "enter":
        return _entered(state, before, after, number)
    return outlook(after, state.actor, other(state.turn))


def _judged(state: State, before: Lie, after: Lie, number: int) -> Lie:
    """Return the lie after a normal turn, with what a foul costs and what may not be flicked next."""
    seat, own = state.actor, bearer(state.actor)
    foul = after.spots[own] is None or (before.up[seat] and not after.up[seat])
    return moved(after, {own: after.spots[own] or CENTRE})._replace(
        up=set_for(after.up, seat, value=True),
        last=set_for(before.last, seat, value=number),
        owed=set_for(before.owed, seat, value=before.owed[seat] or foul),
    )


def _entered(state: State, before: Lie, after: Lie, number: int) -> float:
    """Return what an entry during the setup is worth, where all poles are put back."""
    left = [each for each, spot in enumerate(before.spots) if spot and after.spots[each] is None]
    cost = sum(NOT_ENTERED if each == number else PLACED for each in left)
    return outlook(after, state.actor, other(state.actor)) - cost


def _put_on(lie: Lie, number: int) -> Lie:
    """Return the lie with its pole on a bearer that was flicked in."""
    if not is_bearer(DISCS[number]) or lie.spots[number] is None:
        return lie
    return lie._replace(up=set_for(lie.up, owner(DISCS[number]), value=True))
