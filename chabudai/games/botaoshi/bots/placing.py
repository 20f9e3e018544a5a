"""Placing a disc (BT-4, BT-15): the own where it is good, the opponent's where it is bad for them."""

from chabudai.games.botaoshi.bots.goals import grid
from chabudai.games.botaoshi.bots.lie import Lie, lie_of, moved, set_for
from chabudai.games.botaoshi.bots.outlook import outlook, reach
from chabudai.games.botaoshi.moves import Place, held_place, place
from chabudai.games.botaoshi.pieces import DISCS, Spot, is_bearer, other, owner
from chabudai.games.botaoshi.spots import can_place
from chabudai.games.botaoshi.state import State

_LITTLE = 1e-4


def best_place(state: State) -> Place:
    """Return the spot that is best for the one who places."""
    name, lie = state.placing[0], lie_of(state)
    number, seat = DISCS.index(name), state.actor
    if is_bearer(name):
        lie = lie._replace(up=set_for(lie.up, owner(name), value=True))

    def worth(spot: Spot) -> float:
        there: Lie = moved(lie, {number: spot})
        return outlook(there, seat, other(state.turn)) + _LITTLE * (reach(there, seat) - reach(there, other(seat)))

    spots = [(held_place(x), held_place(y)) for x, y in grid()]
    return place(name, *max((spot for spot in spots if can_place(state.discs, spot)), key=worth))
