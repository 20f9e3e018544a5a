"""BOSSa in a terminal: two lines from their dice, open hands, and what is left of each number."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, cast

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Phrasebook, Seat, Struct, phrasebook
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
from chabudai.games.bossa.tiles import COLOURS, MOST_DOTS, Colour
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.labels import fate_label, holder_label, side_label
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital

IVORY: Final = "bold #1F1B16 on #F6F1E5"
DARK: Final = "bold #F1E2C8 on #2B211B"
STYLES: Final = dict(zip(COLOURS, (IVORY, DARK), strict=True))
FRESH: Final = f"bold #FFFFFF on {SHU}"


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
        book = _book(now)
        stuck = list(_stuck(_view(now), book))
        return Group(
            _player(now, Seat(1 - near), glyphs),
            Text(),
            *lines,
            Text(),
            _player(now, near, glyphs),
            Text(),
            *_counter(_view(now), book),
            *([Text(), *stuck] if stuck else ()),
        )

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: a move says all of itself."""
        del events, names
        return ""


# Players


def _player(now: BoardState, seat: Seat, glyphs: Glyphs) -> Text:
    view, book = _view(now), _book(now)
    head = Text.assemble(
        (f"{glyphs.turn if seat in now.acting else ' '} ", f"bold {SHU}"),
        (side_label(now, seat, book), "bold"),
        f"  {holder_label(now, seat, book)}{fate_label(now, seat, book)}\n    ",
    )
    for tile in view.hands[seat]:
        fresh = tile == view.drawn and seat == view.turn
        head.append_text(_tile(tile, glyphs, fresh=fresh)).append(" ")
    left = view.markers[seat]
    names_left = (book.text(f"terminal-{marker}") if marker in left else glyphs.used for marker in MARKERS)
    return head.append("  " + "  ".join(names_left), AI)


def _tile(tile: Tile, glyphs: Glyphs, *, fresh: bool = False) -> Text:
    white, black = (str(dots(tile, colour) or glyphs.none) for colour in COLOURS)
    if glyphs is ASCII:
        return Text(f"{tile}*" if fresh else tile)
    return Text.assemble((" " + white, FRESH if fresh else IVORY), (black + " ", DARK))


# Lines


def _line(now: BoardState, number: int, glyphs: Glyphs) -> Text:
    line, colour = _view(now).lines[number], COLOURS[number]
    row = Text.assemble((f" {_book(now).text(f'colour-{colour}')} ", STYLES[colour]), "  ")
    places = list(_places(now, line, colour, glyphs))
    return row.append_text(Text("   ").join(places))


def _places(now: BoardState, line: Line, colour: Colour, glyphs: Glyphs) -> Iterator[Text]:
    ends, book = {end.way: end for end in line.ends}, _book(now)
    if "down" in ends:
        yield _end(ends["down"], colour, book)
    yield from (_spot(spot, glyphs) for spot in reversed(line.down))
    yield Text(f"[{line.die}]", STYLES[colour])
    yield from (_spot(spot, glyphs) for spot in line.up)
    yield _end(ends["up"], colour, book)


def _spot(spot: Spot, glyphs: Glyphs) -> Text:
    layers = (Text("+").join(_tile(tile, glyphs) for tile in layer) for layer in spot.layers)
    return Text.assemble((f"{spot.value}:", "bold"), Text(glyphs.layer, AI).join(layers))


def _end(end: End, colour: Colour, book: Phrasebook) -> Text:
    tiles = book.text("terminal-tiles", few=end.connects, many=end.connects + 1)
    return Text(f"{colour}{end.value}=({tiles})", SHU)


# Why somebody can do nothing


def _stuck(view: View, book: Phrasebook) -> Iterator[Text]:
    if view.stuck is None:
        return
    yield Text(f"  {book.text('stuck', side=book.side(view.stuck.seat))}:", f"bold {SHU}")
    for message in stuck_messages(view.stuck, view.hands[view.stuck.seat]):
        yield Text(f"    {capital(book.say(message))}")


# What is left


def _counter(view: View, book: Phrasebook) -> Iterator[Text]:
    yield Text(f"  {book.text('terminal-counter', pile=view.pile)}", AI)
    for colour in COLOURS:
        counts = (_count(view, colour, number) for number in range(1, MOST_DOTS + 1))
        yield Text(f"    {book.text(f'colour-{colour}')}  {'   '.join(counts)}", AI)


def _count(view: View, colour: Colour, number: int) -> str:
    of = sum(dots(tile, colour) == number for tile in TILES)
    left = sum(dots(tile, colour) == number for tile in view.unseen)
    return f"{number}: {left}/{of}"


def _book(now: BoardState) -> Phrasebook:
    return phrasebook((NARRATOR.package, SHARED), now.language)


def _view(now: BoardState) -> View:
    return cast("View", now.view)
