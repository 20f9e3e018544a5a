"""BOSSa in numbers, for programs that learn: tiles are named by their place in a hand, which is sorted."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple, get_args

from chabudai.core import AnyGame, MoveSpace, listed
from chabudai.encoding import Draft, Encoding, Field, Observation, awaits_field, flags, from_own
from chabudai.games.bossa.lines import Line
from chabudai.games.bossa.moves import Deal, Exchange, Place, Redraw, Stack, Turn
from chabudai.games.bossa.state import HAND, MARKERS, PILE, Awaits, State
from chabudai.games.bossa.tiles import COLOURS, MOST_DOTS, TILES, Colour, Tiles
from chabudai.games.bossa.view import View

SLOTS: Final = 7
"""No hand is larger: redraw and exchange each let a turn pass without laying a tile, and each turn begins with one."""
GROUPS: Final = 2**SLOTS
"""A group of tiles has a bit for each place of the hand; the empty one is never used."""
HIGHEST: Final = 32
"""No place of a line asks for more: seven tiles have no more dots of a colour."""


class Laying(NamedTuple):
    """Tiles of the hand, by their places, onto a line: as a new place, or as so many layers onto one in play."""

    kind: type[Place | Stack]
    colour: Colour
    group: int
    layers: int


class Swap(NamedTuple):
    """A tile of the hand away, by its place, and one of the other's for it; None for one from the pile."""

    mine: int
    theirs: int | None


Action = Laying | Swap
_SIZES: Final = tuple(group.bit_count() for group in range(GROUPS))
_PLACES: Final = tuple(Laying(Place, colour, group, 1) for colour in COLOURS for group in range(1, GROUPS))
_STACKS: Final = tuple(
    Laying(Stack, colour, group, layers)
    for colour in COLOURS
    for layers in range(1, SLOTS + 1)
    for group in range(1, GROUPS)
    if _SIZES[group] % layers == 0
)
_REDRAWS: Final = tuple(Swap(mine, None) for mine in range(SLOTS))
_EXCHANGES: Final = tuple(Swap(mine, theirs) for mine, theirs in product(range(SLOTS), repeat=2))
ACTIONS: Final[tuple[Action, ...]] = (*_PLACES, *_REDRAWS, *_EXCHANGES, *_STACKS)
NUMBERS: Final = {action: number for number, action in enumerate(ACTIONS)}


class HandActions:
    """Which tiles of the hand go where."""

    size = len(ACTIONS)
    parts = 1

    @property
    def about(self) -> Sequence[tuple[str, str]]:
        """Which actions there are; groups are numbers with a bit for each place of the sorted hand."""
        first = len(_PLACES)
        second, third = first + len(_REDRAWS), first + len(_REDRAWS) + len(_EXCHANGES)
        return (
            (
                f"0 to {first - 1}",
                (
                    "place: 127 * colour (white, black) + group - 1; a group of tiles is the sum of "
                    f"2^place for each place (0 to {SLOTS - 1}) of the sorted hand"
                ),
            ),
            (f"{first} to {second - 1}", "redraw: the place of the tile that goes"),
            (f"{second} to {third - 1}", "exchange: 7 * the place of one’s own tile + that of the other’s"),
            (
                f"{third} to {self.size - 1}",
                (
                    "stack: by colour, then by the number of layers laid at once, then by group, of "
                    "those that can be divided so"
                ),
            ),
        )

    def legal(self, space: MoveSpace[Turn], view: View, draft: Draft) -> Iterable[int]:
        """Return the numbers of the legal moves."""
        del draft
        return [self._number(view, move) for move in listed(space)]

    def move(self, space: MoveSpace[Turn], view: View, draft: Draft) -> Turn | None:
        """Return the legal move with this number."""
        return next((move for move in listed(space) if self._number(view, move) == draft[0]), None) if draft else None

    def draft(self, space: MoveSpace[Turn], view: View, move: Turn) -> Draft:
        """Return the number of a legal move."""
        del space
        return (self._number(view, move),)

    def _number(self, view: View, move: Turn) -> int:
        hand, others = view.hands[view.turn], view.hands[1 - view.turn]
        match move:
            case Redraw(tile):
                action: Action = Swap(hand.index(tile), None)
            case Exchange(mine, theirs):
                action = Swap(hand.index(mine), others.index(theirs))
            case Place(colour, _, tiles):
                action = Laying(Place, colour, _group(hand, tiles), 1)
            case Stack(colour, value, tiles):
                worth = sum(int(tile[COLOURS.index(colour)]) for tile in tiles)
                action = Laying(Stack, colour, _group(hand, tiles), worth // value)
        return NUMBERS[action]


def _group(hand: Tiles, tiles: Tiles) -> int:
    return sum(1 << hand.index(tile) for tile in tiles)


class DealActions:
    """The deal, tile by tile: four for the first player, then four for the second (BO-4)."""

    size = len(TILES)

    def outcomes(self, state: State, draft: Draft) -> Sequence[tuple[int, Fraction]] | None:
        """Return the tiles that are not dealt yet, each as likely as any other."""
        if state.awaits != "deal":
            return None
        left = [tile for tile in range(len(TILES)) if tile not in draft]
        return [(tile, Fraction(1, len(left))) for tile in left]

    def move(self, state: State, draft: Draft) -> Deal | None:
        """Return the deal once both hands are full."""
        del state
        tiles = [TILES[tile] for tile in draft]
        first, second = (tuple(sorted(hand)) for hand in (tiles[:HAND], tiles[HAND:]))
        return Deal((first, second)) if len(tiles) == 2 * HAND else None


def make_encoding(game: AnyGame) -> Encoding:
    """Return BOSSa in numbers, which are the same whatever its options are."""
    del game
    return Encoding(HandActions(), Observation(_FIELDS), chances=DealActions())


def _hands(view: View) -> list[int]:
    """Return by place whether there is a tile, its white dots and its black ones."""
    found: list[int] = []
    for hand in from_own(view.hands, view.seat):
        for tile in hand[:SLOTS]:
            found += [1, int(tile[0]), int(tile[1])]
        found += [0] * (3 * (SLOTS - len(hand)))
    return found


def _lines(view: View) -> list[int]:
    blank = [0] * (2 * HIGHEST)
    return [number for line in view.lines for number in _line(line)] if view.lines else blank * 2


def _line(line: Line) -> list[int]:
    """Return by value, from 1, how many tiles a layer of that place has, and how many layers."""
    sizes, layers = [0] * HIGHEST, [0] * HIGHEST
    for spot in line.spots:
        sizes[spot.value - 1], layers[spot.value - 1] = spot.size, len(spot.layers)
    return sizes + layers


_AWAITS: Final = get_args(Awaits)
_FIELDS: Final = (
    awaits_field(_AWAITS),
    Field[View]("own_turn", (1,), 0, 1, "whether it is this seat’s turn", lambda view: view.seat == view.turn),
    Field[View](
        "hands",
        (2, SLOTS, 3),
        0,
        MOST_DOTS,
        "own hand, then the other’s; by place of the sorted hand: whether there is a tile, its white "
        "dots, its black dots",
        _hands,
    ),
    Field[View](
        "markers",
        (2, 3),
        0,
        1,
        "markers not used yet, own and the other’s: redraw, exchange, stack",
        lambda view: [flags(each, MARKERS) for each in from_own(view.markers, view.seat)],
    ),
    Field[View](
        "dice",
        (2,),
        0,
        MOST_DOTS,
        "the dice that the white and the black line grow from; 0 before they are rolled",
        lambda view: [line.die for line in view.lines] or [0, 0],
    ),
    Field[View](
        "lines",
        (2, 2, HIGHEST),
        0,
        len(TILES),
        "white line, black line; by value from 1: tiles in a layer of that place (0 where it is free), and layers",
        _lines,
    ),
    Field[View](
        "unseen",
        (len(TILES),),
        0,
        1,
        "which tiles nobody has seen: 01, 02, … 60",
        lambda view: flags(view.unseen, TILES),
    ),
    Field[View](
        "discarded", (len(TILES),), 0, 1, "which tiles were discarded", lambda view: flags(view.discarded, TILES)
    ),
    Field[View]("pile", (1,), 0, PILE, "tiles that can still be drawn", lambda view: view.pile),
    Field[View](
        "several", (1,), 0, 1, "whether one stack may lay several layers (BO-12)", lambda view: view.stack == "several"
    ),
)
