"""Tries flicks on the real engine, many from one spot, and says what each costs."""

from functools import cached_property
from math import degrees
from typing import TYPE_CHECKING, Final, NamedTuple

import msgspec

from chabudai.core import velocity, with_item
from chabudai.games.ppolf.bots.sight import Hole, Spot, flicks_left, look
from chabudai.games.ppolf.engine import scene_of
from chabudai.games.ppolf.geometry import Body, gap, outline
from chabudai.games.ppolf.judging import one_in
from chabudai.games.ppolf.moves import Off
from chabudai.games.ppolf.options import shape_of
from chabudai.games.ppolf.pieces import HOLES, TILE_WIDTH_M, Piece, coin_of
from chabudai.games.ppolf.state import State, body_of, on_the_table

if TYPE_CHECKING:
    from chabudai.physics.planar import Contact, Outcome

FAR: Final = 10.0
"""So many tile widths away, one more flick is likely to be needed, and in proportion: all that a plain eye sees."""


class Notice(NamedTuple):
    """What somebody minds of what a flick leaves behind."""

    lines: bool = True
    """Whether the next flick has a free line; else only how far it is."""
    others: bool = True
    """Whether others' coins come to lie well, or are finished."""


class Lay:
    """The table with the flicked coin at one spot."""

    def __init__(self, state: State, spot: Spot, notice: Notice) -> None:
        coin = Piece(coin_of(state.turn), *spot, 0.0)
        there = msgspec.structs.replace(state, coins=with_item(state.coins, state.turn, coin))
        self.spot = spot
        self._state = there
        self._notice = notice
        self._steady = state.setup.hand == "steady"
        self._pieces = on_the_table(there)
        self._scene = scene_of(there)
        self._bodies = [body_of(state.setup, piece) for piece in self._pieces]
        names = [piece.name for piece in self._pieces]
        self._own, self._hole = names.index(coin.name), names.index(HOLES[state.hole])
        self._tiles = len(state.tiles)

    @cached_property
    def hole(self) -> Hole:
        """How the hole looks from the spot."""
        return look(self.spot, self._bodies[self._hole], self._obstacles(self._bodies, self._own))

    def cost(self, angle: float, speed: float) -> float:
        """Return what a flick costs: its penalties, and the flicks that are likely to be needed after it."""
        from chabudai.physics import planar

        outcome = planar.flick(self._scene, self._own, velocity(angle, speed))
        finished = self._finished(outcome)
        fouls = sum(left.body not in finished for left in outcome.left)
        bodies = self._after(outcome)
        own = 0.0 if self._own in finished or self._given_up(fouls) else self._left(bodies, self._own)
        return fouls + own - self._harm(outcome, finished, bodies)

    def _finished(self, outcome: "Outcome") -> set[int]:
        """Return the coins that have touched the hole (PP-9)."""
        touching = {contact.a + contact.b - self._hole for contact in outcome.contacts if self._is_at_hole(contact)}
        return {body for body in touching if body >= self._tiles}

    def _is_at_hole(self, contact: "Contact") -> bool:
        return self._hole in {contact.a, contact.b}

    def _given_up(self, fouls: int) -> bool:
        state = self._state
        limit = state.setup.limit
        return limit is not None and state.counts[state.turn] + 1 + fouls >= limit

    def _after(self, outcome: "Outcome") -> list[Body]:
        """Return where everything lies then; what left the table is back, as near as matters."""
        bodies = [*self._bodies]
        moved = {self._own} | {body for contact in outcome.contacts for body in (contact.a, contact.b)}
        for rest in outcome.rests:
            if rest.body in moved:
                turned = outline(shape_of(self._state.setup, self._pieces[rest.body].name), degrees(rest.angle))
                bodies[rest.body] = Body(rest.x / TILE_WIDTH_M, rest.y / TILE_WIDTH_M, turned)
        for left in outcome.left:
            if left.body == self._own:
                back = Off(self._pieces[self._own].name, left.x / TILE_WIDTH_M, left.y / TILE_WIDTH_M)
                x, y = one_in(self._state.setup, back)
                bodies[self._own] = bodies[self._own]._replace(x=x, y=y)
        return bodies

    def _harm(self, outcome: "Outcome", finished: set[int], bodies: list[Body]) -> float:
        """Return how many flicks more the others need on average, where something changes for them."""
        others = [coin for coin in range(self._tiles, len(bodies)) if coin != self._own]
        if not self._notice.others or not others or not outcome.contacts:
            return 0.0
        after = sum(0.0 if coin in finished else self._left(bodies, coin) for coin in others)
        return (after - sum(self._left(self._bodies, coin) for coin in others)) / (self._state.setup.players - 1)

    def _left(self, bodies: list[Body], coin: int) -> float:
        """Return how many flicks a coin is likely to need from where it lies."""
        hole, there = bodies[self._hole], bodies[coin]
        if not self._notice.lines:
            return 1.0 + max(0.0, gap(there, hole)) / FAR
        return flicks_left((there.x, there.y), hole, self._obstacles(bodies, coin), steady=self._steady)

    def _obstacles(self, bodies: list[Body], coin: int) -> list[Body]:
        return [body for number, body in enumerate(bodies) if number not in {self._hole, coin}]
