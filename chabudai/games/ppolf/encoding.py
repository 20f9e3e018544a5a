"""Ppolf in numbers, for programs that learn: a flick is four dials."""

from collections.abc import Callable, Iterable
from typing import Any, Final, cast, get_args

import numpy as np
from numpy.typing import NDArray

from chabudai.core import AnyGame
from chabudai.encoding import Dial, Encoding, Field, Observation, awaits_field, from_own, one_hot
from chabudai.encoding.flicks import ANGLE, SPEED, angle_of, dial_of_angle, dial_of_speed, speed_of
from chabudai.games.ppolf.moves import Tee, Turn, flick, tee
from chabudai.games.ppolf.options import on_course, setup_of
from chabudai.games.ppolf.pieces import HOLES, Piece
from chabudai.games.ppolf.rules import Ppolf
from chabudai.games.ppolf.state import RUNS, Awaits, tee_tile
from chabudai.games.ppolf.tees import TeeSpots
from chabudai.games.ppolf.view import View

MOST_FLICKS: Final = 99
MOST_TOTAL: Final = 999
LONGEST: Final = 150.0
"""No two points of a table are farther apart, in tile widths."""
AROUND: Final = 2.0
"""The dials of a tee reach so far from the middle of the tile, in tile widths."""
_SHRUNK: Final = (1.0, 0.75, 0.5, 0.25, 0.125)
"""A spot that is not free is moved towards a good one, to these shares of the way from there."""
Pairs = Callable[[View], Any]


class FlickActions:
    """A tee shot or a flick; the place is read for a tee shot only."""

    dials = (
        ANGLE,
        SPEED,
        Dial(
            "tee_x",
            "where the coin is teed, from 2 tile widths west of the tee’s middle to 2 east of it; a "
            "spot that is not free is moved towards a good one",
            steps=3,
        ),
        Dial("tee_y", "likewise, from south to north", steps=3),
    )

    def __init__(self, game: Ppolf) -> None:
        self._game = game

    def move(self, view: View, values: NDArray[np.float64]) -> Turn:
        """Return a flick, or a tee shot where the coin is to be teed."""
        angle, speed = angle_of(float(values[0])), speed_of(float(values[1]))
        if view.awaits != "tee":
            return flick(angle, speed)
        return tee(*self._spot(view, float(values[2]), float(values[3])), angle, speed)

    def used(self, view: View) -> tuple[bool, ...]:
        """Return for each dial whether it matters now: a coin that lies there is not teed."""
        return (True, True, *(view.awaits == "tee",) * 2)

    def values(self, view: View, move: Turn) -> NDArray[np.float64]:
        """Return the dials of a move."""
        x, y = 0.0, 0.0
        if isinstance(move, Tee):
            tile = tee_tile(self._game.world(view))
            x, y = (move.x - tile.x) / AROUND, (move.y - tile.y) / AROUND
        return np.clip([dial_of_angle(move.angle), dial_of_speed(move.speed), x, y], -1, 1)

    def _spot(self, view: View, east: float, north: float) -> tuple[float, float]:
        spots = TeeSpots(self._game.world(view))
        good = spots.best()
        asked = spots.tile.x + AROUND * east, spots.tile.y + AROUND * north
        for share in _SHRUNK:
            east, north = (near + share * (far - near) for near, far in zip(good, asked, strict=True))
            at = tee(east, north, 0.0, 1.0)
            if spots.contains((at.x, at.y)):
                return at.x, at.y
        return good


def make_encoding(game: AnyGame) -> Encoding:
    """Return Ppolf with these options in numbers."""
    rules = cast("Ppolf", game)
    return Encoding(FlickActions(rules), Observation(_fields(rules), np.float32), worth=-1.0)


def _place(view: View, piece: Piece | None) -> list[float]:
    """Return whether a piece is on the table, and where, as shares of the table's width and height."""
    return [1.0, piece.x / view.setup.width, piece.y / view.setup.height] if piece else [0.0, 0.0, 0.0]


def _tiles(names: Iterable[str]) -> Pairs:
    known = tuple(names)

    def read(view: View) -> list[list[float]]:
        lying = {str(tile.name): tile for tile in view.tiles}
        return [[*_place(view, lying.get(name)), lying[name].angle / 360 if name in lying else 0.0] for name in known]

    return read


def _to_hole(view: View) -> list[float]:
    """Return how far it is to the hole, east and north, from the own coin, or from a good spot for it."""
    hole = next((tile for tile in view.tiles if tile.name == view.target), None)
    coin = view.coins[view.seat] if view.seat is not None else None
    here = (coin.x, coin.y) if coin else view.tee_spot
    return [hole.x - here[0], hole.y - here[1]] if hole and here else [0.0, 0.0]


def _fields(game: Ppolf) -> list[Field[View]]:
    setup = setup_of(game.options)
    names, players, sides, awaits = on_course(setup), game.players, len(game.sides), get_args(Awaits)
    return [
        awaits_field(awaits),
        Field[View]("own_turn", (1,), 0, 1, "whether it is this seat’s turn", lambda view: view.seat == view.turn),
        Field[View](
            "hole",
            (len(HOLES),),
            0,
            1,
            f"which hole is played: {', '.join(HOLES)}",
            lambda view: one_hot(view.hole, range(len(HOLES))),
        ),
        Field[View](
            "run",
            (RUNS,),
            0,
            1,
            "which run it is of one who plays alone (PP-16)",
            lambda view: one_hot(view.run, range(RUNS)),
        ),
        Field[View](
            "table",
            (2,),
            0,
            100,
            "the table’s width and height, in tile widths",
            lambda view: (view.setup.width, view.setup.height),
        ),
        Field[View](
            "human",
            (1,),
            0,
            1,
            "whether a flick misses a little, as a human hand does (PP-19)",
            lambda view: view.setup.hand == "human",
        ),
        Field[View](
            "to_hole",
            (2,),
            -LONGEST,
            LONGEST,
            "how far the hole is east and north of the own coin, or of a good spot to tee it, in tile widths",
            _to_hole,
        ),
        Field[View](
            "tiles",
            (len(names), 4),
            -1,
            2,
            f"tiles ({', '.join(names)}): whether laid out, x and y as shares of the table, angle as "
            "a share of a full turn",
            _tiles(names),
        ),
        Field[View](
            "coins",
            (players, 3),
            -1,
            2,
            "coins, one’s own first, then round the table: whether on the table, x and y as shares of it",
            lambda view: [_place(view, coin) for coin in from_own(view.coins, view.seat)],
        ),
        Field[View](
            "closeness",
            (players,),
            0,
            LONGEST,
            "how far each coin is from the hole, likewise; 0 where it is not on the table",
            lambda view: [gap or 0.0 for gap in from_own(view.closeness, view.seat)],
        ),
        Field[View](
            "counts",
            (players,),
            0,
            MOST_FLICKS,
            "flicks and penalties on this hole, likewise",
            lambda view: from_own(view.counts, view.seat),
        ),
        Field[View](
            "finished",
            (players,),
            0,
            1,
            "who has finished this hole, likewise",
            lambda view: from_own(view.finished, view.seat),
        ),
        Field[View](
            "totals",
            (sides,),
            0,
            MOST_TOTAL,
            "what is on the scorecard, own first; by run for one who plays alone",
            lambda view: from_own(view.totals, view.seat),
        ),
        Field[View](
            "putting", (1,), 0, 1, "whether the one whose turn it is is putting out (PP-8)", lambda view: view.putting
        ),
        Field[View](
            "limit",
            (1,),
            0,
            MOST_FLICKS,
            "at how many flicks a hole is given up (PP-18); 0 where it never is",
            lambda view: view.setup.limit or 0,
        ),
    ]
