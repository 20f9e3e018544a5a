"""The legal moves: spots and flicks are a continuum, held as rounded numbers."""

from math import isfinite
from random import Random

from chabudai.core import HandErrors, Listed, MoveSpace, draw_flick, is_flick
from chabudai.games.ppolf.answers import Answers
from chabudai.games.ppolf.course import courses
from chabudai.games.ppolf.moves import Chance, Flick, Move, Tee, Turn, flick, spread, tee
from chabudai.games.ppolf.state import State
from chabudai.games.ppolf.tees import TeeSpots

NO_MOVES: Listed[Move] = Listed()


class Flicks:
    """Every flick: any angle, and a speed within bounds (PP-7)."""

    def contains(self, move: object) -> bool:
        """Return whether this is a flick with bounded, rounded numbers."""
        return isinstance(move, Flick) and is_flick(move) and is_held(move)

    def sample(self, rng: Random) -> Flick:
        """Draw an angle and a speed evenly."""
        return flick(*draw_flick(rng))


class Tees:
    """Every tee shot: any free spot near enough to the last hole, and any flick from there (PP-4)."""

    def __init__(self, state: State) -> None:
        self.spots = TeeSpots(state)

    def contains(self, move: object) -> bool:
        """Return whether this tees the coin on such a spot, with bounded, rounded numbers."""
        held = isinstance(move, Tee) and is_flick(move) and is_held(move)
        return held and isinstance(move, Tee) and self.spots.contains((move.x, move.y))

    def sample(self, rng: Random) -> Tee:
        """Draw a spot, an angle and a speed."""
        x, y = self.spots.sample(rng)
        return tee(x, y, *draw_flick(rng))


def is_held(move: Turn) -> bool:
    """Return whether the numbers are rounded as they are held."""
    numbers = (move.x, move.y, move.angle, move.speed) if isinstance(move, Tee) else (move.angle, move.speed)
    if not all(map(isfinite, numbers)):
        return False
    return move == (tee(move.x, move.y, move.angle, move.speed) if isinstance(move, Tee) else flick(*numbers))


def turns(state: State) -> MoveSpace[Turn]:
    """Return the legal moves of the one whose turn it is."""
    return Tees(state) if state.awaits == "tee" else Flicks()


def chances(state: State) -> MoveSpace[Chance]:
    """Return Nature's possible moves."""
    match state.awaits:
        case "course":
            return courses(state.setup)
        case "hand" if state.aim:
            return HandErrors(spread(state.aim.speed))
        case "settled":
            return Answers(state)
        case _:
            return Listed()
