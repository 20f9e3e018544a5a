"""A slow, plain reference of BOSSa, written from the rules page alone, to check a faster implementation against.

A line is a row of places from the lowest value to the highest, and a place is a pile of layers of tiles; the place of
the die has no layer. The legal moves are found by writing down every subset of the hand for every line, and every tile
for every marker, and by asking of each whether a rule objects. The rule ids (BO-1 to BO-16) are the rules page's.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple

FIRST = 0
SECOND = 1
NATURE = -1
COLOURS = "WB"
REDRAW = "R"
EXCHANGE = "X"
STACK = "S"
MARKERS = REDRAW + EXCHANGE + STACK
TILES_DEALT = 4
TILES_TO_DRAW = 18
DIE_FACES = range(1, 7)

# What the game waits for, with the rule that says so.
DEAL = "BO-4: the tiles are dealt now"
ROLL = "BO-5: the dice are rolled now"
DRAW = "BO-7: the turn begins with a draw"
MOVE = "BO-7: tiles are placed or a marker is used now"
DRAW_AGAIN = "BO-10: after the discard a tile is drawn"


class Tile(NamedTuple):
    """A tile, known by its dots, as no two tiles are alike (BO-1). Tiles sort as their texts do."""

    white: int
    black: int

    def dots(self, colour: str) -> int:
        """The dots of that colour; 0 when the tile does not show it, and then it has no value there (BO-2)."""
        return self.white if colour == "W" else self.black

    def text(self) -> str:
        return f"{self.white}{self.black}"


ALL_TILES = tuple(Tile(white, black) for white in range(7) for black in range(7) if 1 <= white + black <= 6)


class Deal(NamedTuple):
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]


class Roll(NamedTuple):
    white: int
    black: int


class Draw(NamedTuple):
    tile: Tile


class Placing(NamedTuple):
    colour: str
    value: int
    tiles: tuple[Tile, ...]


class Stacking(NamedTuple):
    colour: str
    value: int
    tiles: tuple[Tile, ...]


class Redraw(NamedTuple):
    tile: Tile


class Exchange(NamedTuple):
    mine: Tile
    theirs: Tile


PlayersMove = Placing | Stacking | Redraw | Exchange
NaturesMove = Deal | Roll | Draw


class Place(NamedTuple):
    """A place of a line with its layers from the bottom up; the die's place has none."""

    value: int
    layers: tuple[tuple[Tile, ...], ...]

    def is_die(self) -> bool:
        return not self.layers

    def tile_count(self) -> int:
        """How many tiles the place counts: those of one layer (BO-12), and the die is one tile (BO-9)."""
        return 1 if self.is_die() else len(self.layers[0])


Line = tuple[Place, ...]


class Ending(NamedTuple):
    """How a game ended: the winners (nobody when drawn) and the rule that ended it."""

    winners: tuple[int, ...]
    rule: str


@dataclass(frozen=True)
class Table:
    """Everything that lies on the table, whose turn it is and what the game waits for."""

    awaits: str
    turn: int
    hands: tuple[tuple[Tile, ...], tuple[Tile, ...]]
    markers: tuple[str, str]
    lines: Mapping[str, Line]
    unseen: tuple[Tile, ...]
    drawn: int
    discarded: tuple[Tile, ...]
    ending: Ending | None
    several: bool
    """Whether a stack may lay several layers at once (BO-12, the other reading)."""

    def pile(self) -> int:
        """How many tiles can still be drawn; the one removed unseen stays among the unseen (BO-16)."""
        return TILES_TO_DRAW - self.drawn

    def own_hand(self) -> tuple[Tile, ...]:
        return self.hands[self.turn]

    def other_hand(self) -> tuple[Tile, ...]:
        return self.hands[opponent_of(self.turn)]


def opponent_of(seat: int) -> int:
    return SECOND if seat == FIRST else FIRST


def without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile not in gone)


def read_tile(text: str) -> Tile:
    tile = Tile(int(text[0]), int(text[1]))
    if tile not in ALL_TILES:
        raise ValueError(f"BO-1: there is no tile {text}")
    return tile


def read_group(text: str) -> tuple[Tile, ...]:
    tiles = tuple(read_tile(part) for part in text.split("+"))
    if len(set(tiles)) < len(tiles):
        raise ValueError(f"BO-1: there is one tile of a kind, so {text} is not a group")
    if list(tiles) != sorted(tiles):
        raise ValueError(f"the tiles of {text} are not written in ascending order")
    return tiles


def read_deal(text: str) -> Deal:
    """The tiles of a hand may come in any order, as in the example of the rules page."""
    first, second = text.removeprefix("deal ").split(" | ")
    first_hand = tuple(read_tile(part) for part in first.split(" "))
    second_hand = tuple(read_tile(part) for part in second.split(" "))
    return Deal((first_hand, second_hand))


def read_natures_move(text: str) -> NaturesMove | None:
    if re.fullmatch(r"deal( [0-9]{2})+ \|( [0-9]{2})+", text):
        return read_deal(text)
    if re.fullmatch("roll [1-6] [1-6]", text):
        return Roll(int(text[5]), int(text[7]))
    if re.fullmatch("draw [0-9]{2}", text):
        return Draw(read_tile(text[5:]))
    return None


def read_players_move(text: str) -> PlayersMove | None:
    if re.fullmatch("R[0-9]{2}", text):
        return Redraw(read_tile(text[1:]))
    if re.fullmatch("X[0-9]{2}-[0-9]{2}", text):
        return Exchange(read_tile(text[1:3]), read_tile(text[4:]))
    if re.fullmatch(r"[WB][1-9][0-9]*=[0-9]{2}(\+[0-9]{2})*", text):
        value, tiles = text[1:].split("=")
        return Placing(text[0], int(value), read_group(tiles))
    if re.fullmatch(r"[WB][1-9][0-9]*\^[0-9]{2}(\+[0-9]{2})*", text):
        value, tiles = text[1:].split("^")
        return Stacking(text[0], int(value), read_group(tiles))
    return None


def write_players_move(move: PlayersMove) -> str:
    if isinstance(move, Redraw):
        return f"R{move.tile.text()}"
    if isinstance(move, Exchange):
        return f"X{move.mine.text()}-{move.theirs.text()}"
    sign = "=" if isinstance(move, Placing) else "^"
    return f"{move.colour}{move.value}{sign}" + "+".join(tile.text() for tile in sorted(move.tiles))


def place_of_value(line: Line, value: int) -> Place | None:
    for place in line:
        if place.value == value:
            return place
    return None


def end_before(line: Line, value: int) -> Place | None:
    """The end of the line that a new place of that value connects to, None when it is not a next free place (BO-6)."""
    lowest, highest = line[0], line[-1]
    if value == highest.value + 1:
        return highest
    if value == lowest.value - 1 and value >= 1:
        return lowest
    return None


def objection_to_group(table: Table, move: Placing | Stacking) -> str | None:
    """What forbids these tiles in this line whatever the place: a tile not in hand, a colour not shown, another sum."""
    rule = "BO-8" if isinstance(move, Placing) else "BO-12"
    for tile in move.tiles:
        if tile not in table.own_hand():
            return f"{rule}: {tile.text()} is not in the hand"
        if tile.dots(move.colour) == 0:
            return f"BO-2: {tile.text()} cannot be used in the line {move.colour}"
    if sum(tile.dots(move.colour) for tile in move.tiles) != move.value:
        return f"{rule}: the dots do not add up to {move.value}"
    return None


def objection_to_placing(table: Table, move: Placing) -> str | None:
    end = end_before(table.lines[move.colour], move.value)
    if end is None:
        return f"BO-8: {move.value} is not the next free place of an end"
    if len(move.tiles) not in {end.tile_count(), end.tile_count() + 1}:
        return f"BO-9: the place connects to {end.tile_count()} tiles, so {len(move.tiles)} cannot be placed"
    return objection_to_group(table, move)


def objection_to_stacking(table: Table, move: Stacking) -> str | None:
    place = place_of_value(table.lines[move.colour], move.value)
    if STACK not in table.markers[table.turn]:
        return "BO-3: the stack marker is used"
    if place is None or place.is_die():
        return f"BO-12: no tiles lie on a place {move.value}"
    if table.several:
        return objection_to_layers(table, move, place)
    if len(move.tiles) != place.tile_count():
        return f"BO-12: {place.tile_count()} tiles lie there, so {len(move.tiles)} cannot be stacked"
    return objection_to_group(table, move)


def objection_to_layers(table: Table, move: Stacking, place: Place) -> str | None:
    """The other reading of BO-12: any number of layers, each of which could have been stacked alone."""
    divided = divide(move.tiles, place.tile_count(), move.colour, move.value)
    if divided is None:
        return f"BO-12: these are not layers of {place.tile_count()} tiles worth {move.value}"
    for layer in divided:
        objection = objection_to_group(table, Stacking(move.colour, move.value, layer))
        if objection is not None:
            return objection
    return None


def divide(tiles: tuple[Tile, ...], size: int, colour: str, value: int) -> list[tuple[Tile, ...]] | None:
    """The tiles as layers of that size and value; None when they can't be divided so. Any way to do it will do."""
    if not tiles:
        return []
    for layer in combinations(tiles, size):
        if sum(tile.dots(colour) for tile in layer) == value:
            others = divide(without(tiles, layer), size, colour, value)
            if others is not None:
                return [layer, *others]
    return None


def objection_to_redraw(table: Table, move: Redraw) -> str | None:
    if REDRAW not in table.markers[table.turn]:
        return "BO-3: the redraw marker is used"
    if move.tile not in table.own_hand():
        return f"BO-10: {move.tile.text()} is not in the hand"
    if table.pile() == 0:
        return "BO-10: there is no tile in the pile"
    return None


def objection_to_exchange(table: Table, move: Exchange) -> str | None:
    if EXCHANGE not in table.markers[table.turn]:
        return "BO-3: the exchange marker is used"
    if move.mine not in table.own_hand():
        return f"BO-11: {move.mine.text()} is not in the hand"
    if move.theirs not in table.other_hand():
        return f"BO-11: {move.theirs.text()} is not in the opponent's hand"
    return None


def objection_to(table: Table, move: PlayersMove) -> str | None:
    """The rule that forbids the move, with the reason; None when it is legal."""
    if isinstance(move, Placing):
        return objection_to_placing(table, move)
    if isinstance(move, Stacking):
        return objection_to_stacking(table, move)
    if isinstance(move, Redraw):
        return objection_to_redraw(table, move)
    return objection_to_exchange(table, move)


def subsets(hand: tuple[Tile, ...]) -> list[tuple[Tile, ...]]:
    """Every way to take one or more tiles of a hand."""
    return [group for size in range(1, len(hand) + 1) for group in combinations(hand, size)]


def imaginable_moves(table: Table) -> list[PlayersMove]:
    """Everything that could be tried with the hands as they are; a group can only go where its own sum is asked for."""
    imaginable: list[PlayersMove] = []
    for group, colour in product(subsets(table.own_hand()), COLOURS):
        value = sum(tile.dots(colour) for tile in group)
        imaginable.append(Placing(colour, value, group))
        imaginable.append(Stacking(colour, value, group))
        if table.several:
            shares = {value // layers for layers in range(2, len(group) + 1)}
            imaginable.extend(Stacking(colour, share, group) for share in sorted(shares - {value}))
    imaginable.extend(Redraw(mine) for mine in table.own_hand())
    imaginable.extend(Exchange(mine, theirs) for mine in table.own_hand() for theirs in table.other_hand())
    return imaginable


def legal_moves(table: Table) -> list[PlayersMove]:
    return [move for move in imaginable_moves(table) if objection_to(table, move) is None]


def with_hand(table: Table, seat: int, hand: tuple[Tile, ...]) -> Table:
    first, second = table.hands
    if seat == FIRST:
        return replace(table, hands=(tuple(sorted(hand)), second))
    return replace(table, hands=(first, tuple(sorted(hand))))


def with_marker_used(table: Table, marker: str) -> Table:
    """BO-3: the marker of the player to move is turned face down."""
    first, second = table.markers
    if table.turn == FIRST:
        return replace(table, markers=(first.replace(marker, ""), second))
    return replace(table, markers=(first, second.replace(marker, "")))


def with_layer(table: Table, colour: str, value: int, tiles: tuple[Tile, ...]) -> Table:
    """The player to move lays tiles on a place, which is new when the line does not have it."""
    line = table.lines[colour]
    below = place_of_value(line, value)
    others = [place for place in line if place.value != value]
    layers = () if below is None else below.layers
    place = Place(value, (*layers, tuple(sorted(tiles))))
    longer = tuple(sorted([*others, place], key=lambda each: each.value))
    laid = replace(table, lines={**table.lines, colour: longer})
    return with_hand(laid, laid.turn, without(laid.own_hand(), tiles))


def with_stack(table: Table, move: Stacking) -> Table:
    """The tiles lie on the place, layer by layer."""
    place = place_of_value(table.lines[move.colour], move.value)
    size = len(move.tiles) if place is None else place.tile_count()
    for layer in divide(move.tiles, size, move.colour, move.value) or []:
        table = with_layer(table, move.colour, move.value, layer)
    return table


def after_turn(table: Table) -> Table:
    """The turn has ended: an empty hand wins (BO-13), a used up pile draws (BO-15), else the other is next."""
    if not table.own_hand():
        return replace(table, ending=Ending((table.turn,), "BO-13"))
    if table.pile() == 0:
        return replace(table, ending=Ending((), "BO-15"))
    return replace(table, awaits=DRAW, turn=opponent_of(table.turn))


def after_players_move(table: Table, move: PlayersMove) -> Table:
    if isinstance(move, Placing):
        return after_turn(with_layer(table, move.colour, move.value, move.tiles))
    if isinstance(move, Stacking):
        return after_turn(with_marker_used(with_stack(table, move), STACK))
    if isinstance(move, Redraw):
        rest = with_hand(table, table.turn, without(table.own_hand(), (move.tile,)))
        discarded = (*rest.discarded, move.tile)
        return with_marker_used(replace(rest, discarded=discarded, awaits=DRAW_AGAIN), REDRAW)
    own = (*without(table.own_hand(), (move.mine,)), move.theirs)
    other = (*without(table.other_hand(), (move.theirs,)), move.mine)
    given = with_hand(with_hand(table, table.turn, own), opponent_of(table.turn), other)
    return after_turn(with_marker_used(given, EXCHANGE))


def after_deal(table: Table, deal: Deal) -> Table:
    first, second = deal.hands
    dealt = (*first, *second)
    if len(first) != TILES_DEALT or len(second) != TILES_DEALT:
        raise ValueError("BO-4: each player takes 4 tiles")
    if len(set(dealt)) < len(dealt):
        raise ValueError("BO-1: no tile is there twice")
    rest = replace(table, unseen=without(table.unseen, dealt), awaits=ROLL)
    return with_hand(with_hand(rest, FIRST, first), SECOND, second)


def after_roll(table: Table, roll: Roll) -> Table:
    """BO-5: the first seat rolls white; the higher starts, and after an equal roll both roll again."""
    if roll.white == roll.black:
        return table
    lines = {"W": (Place(roll.white, ()),), "B": (Place(roll.black, ()),)}
    return replace(table, lines=lines, turn=FIRST if roll.white > roll.black else SECOND, awaits=DRAW)


def after_draw(table: Table, draw: Draw) -> Table:
    """The draw of a redraw ends the turn; after the draw that begins one, who has no move loses (BO-14)."""
    if draw.tile not in table.unseen:
        raise ValueError(f"BO-16: {draw.tile.text()} has been seen")
    taken = replace(table, unseen=without(table.unseen, (draw.tile,)), drawn=table.drawn + 1)
    held = with_hand(taken, taken.turn, (*taken.own_hand(), draw.tile))
    if held.awaits == DRAW_AGAIN:
        return after_turn(held)
    ready = replace(held, awaits=MOVE)
    if not legal_moves(ready):
        return replace(ready, ending=Ending((opponent_of(ready.turn),), "BO-14"))
    return ready


def after_natures_move(table: Table, move: NaturesMove) -> Table:
    if isinstance(move, Deal) and table.awaits == DEAL:
        return after_deal(table, move)
    if isinstance(move, Roll) and table.awaits == ROLL:
        return after_roll(table, move)
    if isinstance(move, Draw) and table.awaits in {DRAW, DRAW_AGAIN}:
        return after_draw(table, move)
    raise ValueError(table.awaits)


class Reference:
    """A game of BOSSa at one moment; playing a move gives a new one."""

    def __init__(self, table: Table) -> None:
        self._table: Table = table

    @classmethod
    def start(cls, *, several: bool = False) -> "Reference":
        """The game before the deal, with all tiles unseen; whose turn it will be, the dice say.

        With `several` a stack may lay several layers at once.
        """
        return cls(
            Table(
                awaits=DEAL,
                turn=FIRST,
                hands=((), ()),
                markers=(MARKERS, MARKERS),
                lines={"W": (), "B": ()},
                unseen=tuple(sorted(ALL_TILES)),
                drawn=0,
                discarded=(),
                ending=None,
                several=several,
            )
        )

    def to_move(self) -> int | None:
        """The seat that moves, -1 when Nature does, None when the game is over."""
        if self.over():
            return None
        return self._table.turn if self._table.awaits == MOVE else NATURE

    def moves(self) -> list[str]:
        """The legal moves in notation, sorted, also Nature's except the deal; none when the game is over."""
        if self.over():
            return []
        if self.to_move() == NATURE:
            return sorted(self.odds())
        return sorted(write_players_move(move) for move in legal_moves(self._table))

    def odds(self) -> dict[str, Fraction]:
        """How likely each of Nature's moves is; ValueError for the deal and when Nature is not to move."""
        if self.to_move() != NATURE:
            raise ValueError("Nature is not to move")
        if self._table.awaits == DEAL:
            raise ValueError("BO-4: there are too many deals to list")
        if self._table.awaits == ROLL:
            return {f"roll {white} {black}": Fraction(1, 36) for white in DIE_FACES for black in DIE_FACES}
        return {f"draw {tile.text()}": Fraction(1, len(self._table.unseen)) for tile in self._table.unseen}

    def play(self, move: str) -> "Reference":
        """The game after that move; ValueError when it cannot be read or is illegal."""
        if self._table.ending is not None:
            raise ValueError(f"{self._table.ending.rule}: the game is over")
        natures_move = read_natures_move(move)
        if natures_move is not None:
            return Reference(after_natures_move(self._table, natures_move))
        players_move = read_players_move(move)
        if players_move is None:
            raise ValueError(f"{move!r} is not a move")
        if self._table.awaits != MOVE:
            raise ValueError(self._table.awaits)
        objection = objection_to(self._table, players_move)
        if objection is not None:
            raise ValueError(objection)
        return Reference(after_players_move(self._table, players_move))

    def hands(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The tiles of both hands, sorted."""
        first, second = self._table.hands
        return (tuple(tile.text() for tile in first), tuple(tile.text() for tile in second))

    def markers(self) -> tuple[str, str]:
        """The unused markers by seat, of R (redraw), X (exchange) and S (stack) in that order."""
        return self._table.markers

    def line(self, colour: str) -> dict[int, list[tuple[str, ...]]]:
        """The layers on each place from the bottom up, none on the die's; before the roll there is no place."""
        return {
            place.value: [tuple(tile.text() for tile in layer) for layer in place.layers]
            for place in self._table.lines[colour]
        }

    def pile(self) -> int:
        """How many tiles can still be drawn once the hands are dealt: 18 at first."""
        return self._table.pile()

    def unseen(self) -> tuple[str, ...]:
        """The tiles that nobody has seen, sorted: the pile and the tile removed."""
        return tuple(tile.text() for tile in self._table.unseen)

    def discarded(self) -> tuple[str, ...]:
        """The tiles discarded in redraws, sorted."""
        return tuple(tile.text() for tile in sorted(self._table.discarded))

    def over(self) -> bool:
        return self._table.ending is not None

    def winners(self) -> tuple[int, ...] | None:
        """None while the game runs; (0,) or (1,) won, () drawn."""
        return None if self._table.ending is None else self._table.ending.winners

    def why(self) -> str | None:
        """The rule that ended the game, None while it runs."""
        return None if self._table.ending is None else self._table.ending.rule
