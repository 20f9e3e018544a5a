"""Judging what Nature reports of a flick (PP-9 to PP-13), and putting back what left the table (PP-10, PP-17)."""

from typing import Literal, NamedTuple

import msgspec

from chabudai.core import Seat
from chabudai.games.ppolf.geometry import outline
from chabudai.games.ppolf.moves import Off, Settled
from chabudai.games.ppolf.options import Setup, shape_of
from chabudai.games.ppolf.pieces import HOLES, Name, Piece, coin_of, seat_of
from chabudai.games.ppolf.placing import nearest_free
from chabudai.games.ppolf.state import State, on_the_table, room

Foul = Literal["own-coin", "coin", "tile"]

BACK_IN = 1.0


class Judgement(NamedTuple):
    """The rules' judgement of a flick."""

    finished: tuple[Seat, ...]
    """Whose coins have touched the hole, in the order in which they did."""
    fouls: tuple[tuple[Foul, Name], ...]
    """Each costs the one who flicked a penalty."""
    given_up: bool
    """Whether the one who flicked gives up the hole (PP-18)."""
    flicks: int
    """The flicks and penalties of the one who flicked, with these."""
    tiles: tuple[Piece, ...]
    coins: tuple[Piece | None, ...]
    """What lies where, with everything put back that a rule puts back, and without coins that are picked up."""
    put_back: tuple[Piece, ...]


def judge(state: State, answer: Settled) -> Judgement:
    """Return the rules' judgement of Nature's answer to a flick."""
    finished = _finished(state, answer)
    fouls = _fouls(state, answer, finished)
    count = state.counts[state.turn] + 1 + len(fouls)
    limit = state.setup.limit
    given_up = limit is not None and count >= limit and state.turn not in finished
    picked_up = (*finished, state.turn) if given_up else finished
    tiles, coins, back = _lie(state, answer, frozenset(picked_up))
    return Judgement(finished, fouls, given_up, count, tiles, coins, back)


def _finished(state: State, answer: Settled) -> tuple[Seat, ...]:
    """Return whose coins touch the hole, whichever of the two moves (PP-9, PP-12)."""
    hole = HOLES[state.hole]
    touching = [one if other == hole else other for one, other in answer.contacts if hole in {one, other}]
    coins = (seat_of(name) for name in dict.fromkeys(touching))
    return tuple(seat for seat in coins if seat is not None)


def _fouls(state: State, answer: Settled, finished: tuple[Seat, ...]) -> tuple[tuple[Foul, Name], ...]:
    """Return what costs a penalty: whatever has left the table, but for coins that have finished."""
    fouls: list[tuple[Foul, Name]] = []
    for off in answer.left:
        seat = seat_of(off.name)
        if seat is None:
            fouls.append(("tile", off.name))
        elif seat not in finished:
            fouls.append(("own-coin" if seat == state.turn else "coin", off.name))
    return tuple(fouls)


def _lie(
    state: State, answer: Settled, picked_up: frozenset[Seat]
) -> tuple[tuple[Piece, ...], tuple[Piece | None, ...], tuple[Piece, ...]]:
    """Return the tiles and coins as they lie after all, and those among them that were put back."""
    lay = {piece.name: piece for piece in on_the_table(state)}
    left = {off.name: off for off in answer.left}
    lie = lay | {rest.name: rest for rest in answer.rests}
    for name in (*left, *map(coin_of, picked_up)):
        lie.pop(name, None)
    back: list[Piece] = []
    for name in _in_order(state, lay, left):
        if seat_of(name) not in picked_up:
            placed = _put_back(state, tuple(lie.values()), lay[name], left[name])
            lie[name] = placed
            back.append(placed)
    tiles = tuple(lie[tile.name] for tile in state.tiles)
    return tiles, tuple(lie.get(coin_of(seat)) for seat in range(state.setup.players)), tuple(back)


def _in_order(state: State, lay: dict[Name, Piece], left: dict[Name, Off]) -> list[Name]:
    """Return what left the table in the order in which it is put back: tiles, others' coins, own coin (PP-17)."""
    own = coin_of(state.turn)
    return [name for name in lay if name in left and name != own] + [own] * (own in left)


def _put_back(state: State, lying: tuple[Piece, ...], lay: Piece, off: Off) -> Piece:
    """Return a piece where it goes: own coin 1 in from the edge (PP-10), all others to where they were."""
    at = lay.x, lay.y
    if lay.name == coin_of(state.turn):
        at = one_in(state.setup, off)
    x, y = nearest_free(room(state.setup, lying), outline(shape_of(state.setup, lay.name), lay.angle), at)
    return msgspec.structs.replace(lay, x=x, y=y)


def one_in(setup: Setup, off: Off) -> tuple[float, float]:
    """Return the place 1 in from a point of the edge; at a corner 1 in from both edges (PP-10)."""
    x = min(setup.width - BACK_IN, max(BACK_IN, off.x))
    return x, min(setup.height - BACK_IN, max(BACK_IN, off.y))
