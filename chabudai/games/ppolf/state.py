"""The state of a match, and what can be derived from it."""

from typing import Final, Literal

from chabudai.core import HandError, Result, Seat, Struct, with_error
from chabudai.games.ppolf.geometry import Body, gap, outline
from chabudai.games.ppolf.moves import Course, Turn
from chabudai.games.ppolf.options import Setup, shape_of
from chabudai.games.ppolf.pieces import COIN, FIRST_TEE, HOLES, RANKS, SUITS, Name, Piece
from chabudai.games.ppolf.placing import Room

Awaits = Literal["course", "tee", "flick", "hand", "settled", "nothing"]
Card = tuple[tuple[int, ...], ...]
"""The scorecard: for each side, what was written down for its holes so far."""

TEE_WITHIN: Final = 1.0
PUTT_WITHIN: Final = 2.0
RUNS: Final = 2
_GAP_DIGITS = 6
COIN_OUTLINE: Final = outline(COIN, 0.0)


class State(Struct):
    """Everything that is true in a match at one time."""

    setup: Setup
    awaits: Awaits
    course: Course | None
    """The course as it was laid out."""
    run: int
    """Which run this is for one who plays alone, from 0."""
    hole: int
    tiles: tuple[Piece, ...]
    coins: tuple[Piece | None, ...]
    """The coins that lie on the table, by seat."""
    teeing: bool
    """Whether players are teeing off; then come the rounds."""
    order: tuple[Seat, ...]
    """The order of this round, or of teeing off."""
    queue: tuple[Seat, ...]
    """Who is still to come in it, after the one whose turn it is."""
    turn: Seat
    putting: bool
    """Whether the one whose turn it is is putting out (PP-8)."""
    counts: tuple[int, ...]
    """Flicks and penalties on this hole, by seat."""
    card: Card
    aim: Turn | None
    """The flick that Nature has not answered yet."""
    hand: HandError | None
    result: Result | None

    @property
    def actor(self) -> Seat:
        """Who flicks."""
        return self.turn


class Finger(Struct):
    """The flick that really happens: where the coin lies, and which way and how fast it leaves."""

    x: float
    y: float
    angle: float
    speed: float


def is_solo(state: State) -> bool:
    """Return whether somebody plays alone, twice (PP-16)."""
    return state.setup.players == 1


def side_of(state: State, seat: Seat) -> int:
    """Return in which column of the scorecard this seat writes: alone, one for each run."""
    return state.run if is_solo(state) else seat


def has_finished(state: State, seat: Seat) -> bool:
    """Return whether this seat has finished the hole."""
    return len(state.card[side_of(state, seat)]) > state.hole


def on_the_hole(state: State) -> tuple[Seat, ...]:
    """Return who has not finished the hole, in tee order."""
    return tuple(seat for seat in tee_order(state.setup.players, state.hole) if not has_finished(state, seat))


def tee_order(players: int, hole: int) -> tuple[Seat, ...]:
    """Return the order of teeing off: the order of the seats, rotated by one each hole (PP-5)."""
    return tuple(Seat((hole + number) % players) for number in range(players))


def target(state: State) -> Piece:
    """Return the tile that is the hole."""
    return tile_of(state, HOLES[state.hole])


def tee_tile(state: State) -> Piece:
    """Return the tile that the hole is teed off from: the last hole, or the black ace for the first (PP-4)."""
    return tile_of(state, HOLES[state.hole - 1] if state.hole else FIRST_TEE)


def tile_of(state: State, name: Name) -> Piece:
    """Return a tile as it lies now."""
    return next(tile for tile in state.tiles if tile.name == name)


def on_the_table(state: State) -> tuple[Piece, ...]:
    """Return every piece that lies on the table: the tiles, then the coins by seat."""
    return (*state.tiles, *(coin for coin in state.coins if coin is not None))


def flicked_coin(state: State) -> Piece:
    """Return the coin of the one whose turn it is; ValueError where it does not lie on the table."""
    coin = state.coins[state.turn]
    if coin is None:
        raise ValueError("the coin does not lie on the table")
    return coin


def finger(state: State) -> Finger:
    """Return the flick that really happens, what was aimed with the error of the hand; ValueError where none waits."""
    aim = state.aim
    if aim is None or state.awaits != "settled":
        raise ValueError("no flick is waiting for its answer")
    coin = flicked_coin(state)
    return Finger(coin.x, coin.y, *with_error(aim, state.hand))


# Where things lie


def body_of(setup: Setup, piece: Piece) -> Body:
    """Return a piece as a shape at its place."""
    return Body(piece.x, piece.y, outline(shape_of(setup, piece.name), piece.angle))


def room(setup: Setup, pieces: tuple[Piece, ...]) -> Room:
    """Return the table with these pieces on it."""
    return Room(setup.width, setup.height, tuple(body_of(setup, piece) for piece in pieces))


def gap_to(state: State, tile: Piece, x: float, y: float) -> float:
    """Return the gap between a coin there and a tile (PP-4, PP-6); 0 where they touch."""
    there = gap(Body(x, y, COIN_OUTLINE), body_of(state.setup, tile))
    return max(0.0, round(there, _GAP_DIGITS))


def closeness(state: State) -> tuple[float | None, ...]:
    """Return how far each coin on the table is from the hole, by seat."""
    if not state.tiles:
        return (None,) * state.setup.players
    hole = target(state)
    return tuple(coin and gap_to(state, hole, coin.x, coin.y) for coin in state.coins)


def is_near(state: State, seat: Seat) -> bool:
    """Return whether this seat's coin lies within 2 of the hole (PP-8)."""
    gaps = closeness(state)[seat]
    return gaps is not None and gaps <= PUTT_WITHIN


# Scores


def totals(card: Card) -> tuple[int, ...]:
    """Return the sum of what is written down, by side (PP-14)."""
    return tuple(map(sum, card))


def suit_totals(card: Card) -> tuple[tuple[int, ...], ...]:
    """Return the sums for red, blue and green, by side (PP-14)."""
    each = len(RANKS)
    return tuple(tuple(sum(row[each * suit : each * (suit + 1)]) for suit in range(len(SUITS))) for row in card)


def flicks_so_far(state: State) -> tuple[int, ...]:
    """Return all flicks and penalties so far, by side, with those on a hole that is not finished."""
    sums = [*totals(state.card)]
    for number in range(state.setup.players):
        seat = Seat(number)
        if not has_finished(state, seat):
            sums[side_of(state, seat)] += state.counts[seat]
    return tuple(sums)
