"""Courses laid out in tests: tiles in rows of four, 4 apart, and Nature's answers given by hand."""

import msgspec

from chabudai.core import NATURE, Seat
from chabudai.games.ppolf import COIN_WIDTH, HOLES, Course, Options, Piece, Ppolf, State, on_course
from chabudai.games.ppolf.pieces import Name

ROW, APART, FAR = 4, 4.0, 26.0
RIM = COIN_WIDTH / 2


def lay_of(state: State) -> Course:
    """Return a course in rows: rn at 4,4, ra at 8,4, … r4 at 4,8, … ka at 12,20."""
    names = on_course(state.setup)
    places = ((APART + APART * (number % ROW), APART + APART * (number // ROW)) for number in range(len(names)))
    return Course("", tuple(Piece(name, x, y, 0.0) for name, (x, y) in zip(names, places, strict=True)))


def opened(options: Options | None = None) -> tuple[Ppolf, State]:
    """Return a game and its state when the first player tees off."""
    game = Ppolf(options or Options(hand="steady"))
    return game, game.apply(game.start(), NATURE, lay_of(game.start()))


def answered(game: Ppolf, state: State, *answers: str) -> State:
    """Let whoever is to act flick, and Nature answer: `touch c0+rn off c1@0.0,5.0`; nothing where nothing happens."""
    for answer in answers:
        state = aimed(game, state)
        state = game.apply(state, NATURE, game.parse(state, f"settled {answer}"))
    return state


def aimed(game: Ppolf, state: State) -> State:
    """Let whoever is to act flick, so that Nature is to answer."""
    (seat,) = game.to_act(state)
    return game.apply(state, seat, game.default(game.view(state, seat)))


def beside(seat: int, gap: float, hole: int = 0) -> str:
    """Return where a coin rests with this gap to the north of a hole, as the text of a rest."""
    x, y = APART + APART * (hole % ROW), APART + APART * (hole // ROW)
    return f"c{seat}@{x},{y + 0.5 + RIM + gap},0.0"


def far(seat: int) -> str:
    """Return where a coin rests far from every tile; the higher the seat, the farther."""
    return f"c{seat}@{4.0 + seat},{FAR},0.0"


def rested(seat: int, gap: float | None = None, hole: int = 0) -> str:
    """Return an answer in which a coin just comes to rest: with this gap to a hole, or far away."""
    return f"rest {far(seat) if gap is None else beside(seat, gap, hole)}"


def hit(state: State) -> str:
    """Return an answer in which the coin of whose turn it is hits the hole."""
    return f"touch c{state.turn}+{HOLES[state.hole]}"


def all_hit(game: Ppolf, state: State, holes: int = 1) -> State:
    """Let everybody hit the next holes, with as few flicks as can be."""
    until = (state.hole + holes, state.run)
    while not state.result and (state.hole, state.run) < until:
        state = answered(game, state, hit(state))
    return state


def with_tiles(state: State, **places: tuple[float, float]) -> State:
    """Return a state in which some tiles lie elsewhere, straight."""
    tiles = tuple(Piece(tile.name, *places[tile.name], 0.0) if tile.name in places else tile for tile in state.tiles)
    return msgspec.structs.replace(state, tiles=tiles)


def tile(state: State, name: str) -> tuple[float, float, float]:
    """Return where a tile lies, and how it is turned."""
    found = next(each for each in state.tiles if each.name == Name(name))
    return found.x, found.y, found.angle


def spot(state: State, seat: int) -> tuple[float, float] | None:
    """Return where a coin lies, to a thousandth, or None where it was picked up."""
    coin = state.coins[Seat(seat)]
    return coin and (round(coin.x, 3), round(coin.y, 3))
