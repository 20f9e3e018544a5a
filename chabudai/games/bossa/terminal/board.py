"""BOSSa in a terminal: two lines from their dice, open hands, and what is left of each number."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Seat, Struct, phrasebook
from chabudai.core.messages import SHARED
from chabudai.games.bossa import (
    TILES,
    Line,
    Spot,
    Tile,
    View,
    dots,
)
from chabudai.games.bossa.lines import End
from chabudai.games.bossa.narrator import NARRATOR, stuck_messages
from chabudai.games.bossa.state import MARKERS
from chabudai.games.bossa.tiles import COLOUR_NAMES, COLOURS, MOST_DOTS, Colour
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital, plural

IVORY: Final = "bold #1F1B16 on #F6F1E5"
DARK: Final = "bold #F1E2C8 on #2B211B"
FRESH: Final = f"bold #FFFFFF on {SHU}"
MARKER_NAMES: Final = {"R": "redraw", "X": "exchange", "S": "stack"}


class Glyphs(NamedTuple):
    """The signs that a table is drawn with."""

    turn: str
    none: str
    used: str
    layer: str


FINE: Final = Glyphs("▸", "·", "–", " ▴ ")  # noqa: RUF001 -- the sign is meant as it looks
ASCII: Final = Glyphs(">", "0", "-", " / ")


class BossaBoard:
    """Draws BOSSa, and says what its moves do."""

    hint = hint_of("chabudai.games.bossa")
    unit = ""

    def draw(self, now: BoardState) -> RenderableType:
        """Draw both hands with the lines between them."""
        glyphs = ASCII if now.plain else FINE
        near = Seat(1) if now.near == 1 else Seat(0)
        lines = [_line(now, number, glyphs) for number in range(len(_view(now).lines))]
        stuck = list(_stuck(_view(now)))
        return Group(
            _player(now, Seat(1 - near), glyphs),
            Text(),
            *lines,
            Text(),
            _player(now, near, glyphs),
            Text(),
            *_counter(_view(now)),
            *([Text(), *stuck] if stuck else ()),
        )

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: a move says all of itself."""
        del events, names
        return ""


# Players


def _player(now: BoardState, seat: Seat, glyphs: Glyphs) -> Text:
    view, names = _view(now), now.names
    head = Text.assemble(
        (f"{glyphs.turn if seat in now.acting else ' '} ", f"bold {SHU}"),
        (f"{names.sides[seat]}", "bold"),
        f"  {names.holder(seat)}{_fate(now, seat)}\n    ",
    )
    for tile in view.hands[seat]:
        fresh = tile == view.drawn and seat == view.turn
        head.append_text(_tile(tile, glyphs, fresh=fresh)).append(" ")
    left = view.markers[seat]
    names_left = (MARKER_NAMES[marker] if marker in left else glyphs.used for marker in MARKERS)
    return head.append("  " + "  ".join(names_left), AI)


def _fate(now: BoardState, seat: Seat) -> str:
    if now.result is None:
        return "  to move" if seat in now.acting else ""
    return "  won" if seat in now.result.winners else ""


def _tile(tile: Tile, glyphs: Glyphs, *, fresh: bool = False) -> Text:
    white, black = (str(dots(tile, colour) or glyphs.none) for colour in COLOURS)
    if glyphs is ASCII:
        return Text(f"{tile}*" if fresh else tile)
    return Text.assemble((" " + white, FRESH if fresh else IVORY), (black + " ", DARK))


# Lines


def _line(now: BoardState, number: int, glyphs: Glyphs) -> Text:
    line, colour = _view(now).lines[number], COLOURS[number]
    style = (IVORY, DARK)[number]
    row = Text.assemble((f" {COLOUR_NAMES[colour]} ", style), "  ")
    places = list(_places(line, colour, style, glyphs))
    return row.append_text(Text("   ").join(places))


def _places(line: Line, colour: Colour, style: str, glyphs: Glyphs) -> Iterator[Text]:
    ends = {end.way: end for end in line.ends}
    if "down" in ends:
        yield _end(ends["down"], colour)
    yield from (_spot(spot, glyphs) for spot in reversed(line.down))
    yield Text(f"[{line.die}]", style)
    yield from (_spot(spot, glyphs) for spot in line.up)
    yield _end(ends["up"], colour)


def _spot(spot: Spot, glyphs: Glyphs) -> Text:
    layers = (Text("+").join(_tile(tile, glyphs) for tile in layer) for layer in spot.layers)
    return Text.assemble((f"{spot.value}:", "bold"), Text(glyphs.layer, AI).join(layers))


def _end(end: End, colour: Colour) -> Text:
    return Text(f"{colour}{end.value}=({end.connects} or {end.connects + 1})", SHU)


# Why somebody can do nothing


def _stuck(view: View) -> Iterator[Text]:
    if view.stuck is None:
        return
    book = phrasebook((NARRATOR.package, SHARED), "en")
    yield Text(f"  {book.text('stuck', side=book.side(view.stuck.seat))}:", f"bold {SHU}")
    for message in stuck_messages(view.stuck, view.hands[view.stuck.seat]):
        yield Text(f"    {capital(book.say(message))}")


# What is left


def _counter(view: View) -> Iterator[Text]:
    yield Text(f"  {plural(view.pile, 'tile')} in the pile, and one was removed. Not seen yet, of each number:", AI)
    for colour in COLOURS:
        counts = (_count(view, colour, number) for number in range(1, MOST_DOTS + 1))
        yield Text(f"    {COLOUR_NAMES[colour]}  {'   '.join(counts)}", AI)


def _count(view: View, colour: Colour, number: int) -> str:
    of = sum(dots(tile, colour) == number for tile in TILES)
    left = sum(dots(tile, colour) == number for tile in view.unseen)
    return f"{number}: {left}/{of}"


def _view(now: BoardState) -> View:
    return cast("View", now.view)
