"""Ko-oshi in a terminal: a wooden board, ivory rings and dark discs, one a storey."""

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.core import Phrasebook, Seat, Struct, phrasebook
from chabudai.core.messages import SHARED
from chabudai.games.kooshi import Claimed, Ended, View
from chabudai.games.kooshi.board import DARK, EMPTY, LIGHT, SIZE, SQUARES, owner, value
from chabudai.games.kooshi.narrator import Trip, trips
from chabudai.games.kooshi.state import WINNING_POINTS, Ban
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.labels import fate_label, holder_label, side_label
from chabudai.terminal.names import Names
from chabudai.terminal.words import listed, plural

PACKAGE: Final = "chabudai.games.kooshi"
WOOD: Final = "on #B98D58"
WORN: Final = "on #D3B182"  # where the last move passed
LINE: Final = f"#7A5730 {WOOD}"
MARK: Final = "bold #901414"
STONES: Final = ("bold #1F1B16 on #F6F1E5", "bold #D9B98A on #2B211B")
ACROSS: Final = 2 + SIZE * 8 + 1
"""How many columns the board needs, with its labels."""
BESIDE: Final = 80
"""From how many columns on the words stand beside the board, not under it."""


class Glyphs(NamedTuple):
    """The signs that a board is drawn with."""

    stones: tuple[str, str]
    moved: tuple[str, str]
    held: tuple[str, str]
    claimed: str
    missing: str
    turn: str
    ways: tuple[str, str, str, str]
    """Up, right, down, left."""
    box: box.Box


FINE: Final = Glyphs(("○", "●"), ("‹", "›"), ("[", "]"), "■", "□", "▸", ("↑", "→", "↓", "←"), box.SQUARE)  # noqa: RUF001 -- the marks are meant as they look
ASCII: Final = Glyphs(("o", "#"), ("<", ">"), ("[", "]"), "*", ".", ">", ("up", "right", "down", "left"), box.ASCII2)


class KoOshiBoard:
    """Draws Ko-oshi, and notes what its moves would do."""

    hint = hint_of(PACKAGE)
    unit = "point"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the board with light at the bottom, or turned by 180 degrees for whoever plays dark."""
        glyphs = ASCII if now.plain else FINE
        board, panel = _board(now, glyphs), _panel(now, glyphs)
        if now.width < BESIDE:
            return Group(board, Text(), *(line for line in panel if line.plain.strip()))
        table = Table.grid(padding=(0, 3, 0, 0))
        table.add_column(min_width=ACROSS)
        table.add_row(board, Text("\n").join(panel))
        return table

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return what is pushed, who gets points, and how it ends the game if it does."""
        mover, *pushed = trips(events)
        does = [] if mover.end else ["goes off the board"]
        if pushed:
            does.append("pushes " + listed([_went(f"{trip.start} to", trip) for trip in pushed]))
        points = [f"{plural(event.points, 'point')} for {names.plain(event.seat)}" for event in _claimed(events)]
        return ": ".join(filter(None, (" and ".join(does), listed(points), _ending(events, owner(mover.piece)))))


# What a move does


def _claimed(events: Sequence[Struct]) -> list[Claimed]:
    return [event for event in events if isinstance(event, Claimed)]


def _ending(events: Sequence[Struct], mover: Seat) -> str:
    ended = next((event for event in events if isinstance(event, Ended)), None)
    if ended is None:
        return ""
    if not ended.winners:
        return f"draws the game ({ended.rule})"
    return f"{'wins' if mover in ended.winners else 'loses'} the game ({ended.rule})"


def _went(onto: str, trip: Trip) -> str:
    return f"{onto} {trip.end}" if trip.end else f"{onto.removesuffix('to')}off the board"


# The board


def _board(now: BoardState, glyphs: Glyphs) -> Table:
    turned = now.near == DARK
    ranks = range(SIZE) if turned else range(SIZE - 1, -1, -1)
    files = range(SIZE - 1, -1, -1) if turned else range(SIZE)
    squares = Table(box=glyphs.box, show_header=False, show_lines=True, padding=0, style=LINE, border_style=LINE)
    for _ in files:
        squares.add_column(width=7, no_wrap=True)
    marks = _marks(now, glyphs)
    for rank in ranks:
        squares.add_row(*(_square(now, rank * SIZE + file, marks, glyphs) for file in files))
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_row(Text("\n".join(f"\n{rank + 1}" for rank in ranks), AI), squares)
    table.add_row("", Text("".join(f"{'abcde'[file]:>5}   " for file in files), AI))
    return table


def _marks(now: BoardState, glyphs: Glyphs) -> dict[str, tuple[str, str]]:
    """Return how the squares of the last move are marked, and those of pieces that may not be pushed back."""
    moved = trips(now.last)
    squares = [moved[0].start, *(trip.end for trip in moved if trip.end)] if moved else []
    held = {square: glyphs.held for square, _ in _ban(now)}
    return dict.fromkeys(squares, glyphs.moved) | held


def _square(now: BoardState, index: int, marks: dict[str, tuple[str, str]], glyphs: Glyphs) -> Text:
    piece = _view(now).board[index]
    left, right = marks.get(SQUARES[index], "  ")
    ground = WORN if SQUARES[index] in marks else WOOD
    mark = f"{MARK} {ground}"
    stone, style = _stone(piece, glyphs)
    edge = " " * ((5 - len(stone)) // 2)
    return Text.assemble((left + edge, mark), (stone, style or ground), (edge + right, mark))


def _stone(piece: str, glyphs: Glyphs) -> tuple[str, str]:
    """Return a piece's signs, one a storey, and their style."""
    if piece == EMPTY:
        return "     ", ""
    sign = glyphs.stones[owner(piece)]
    return f" {' '.join(sign * value(piece))} ", STONES[owner(piece)]


# The words beside it


def _panel(now: BoardState, glyphs: Glyphs) -> list[Text]:
    """Return what stands beside the board, line by line: the far side above, the near one below."""
    near, far = (DARK, LIGHT) if now.near == DARK else (LIGHT, DARK)
    return [
        Text(),
        *_player(now, far, glyphs),
        Text(),
        *_legend(now, glyphs),
        Text(),
        *_player(now, near, glyphs),
    ]


def _player(now: BoardState, side: Seat, glyphs: Glyphs) -> tuple[Text, Text]:
    book, points = _book(now), _view(now).claimed[side]
    acts = side in now.acting
    who = Text.assemble(
        (f"{glyphs.turn if acts else ' '} ", f"bold {SHU}"),
        (f" {glyphs.stones[side]} ", STONES[side]),
        (f" {side_label(now, side, book)}", "bold"),
        (f"  {holder_label(now, side, book)}{fate_label(now, side, book)}", ""),
    )
    pips = glyphs.claimed * min(points, WINNING_POINTS) + glyphs.missing * max(0, WINNING_POINTS - points)
    wanted = "terminal-points-of" if points < WINNING_POINTS else "terminal-points"
    total = book.text(wanted, n=points, of=WINNING_POINTS)
    return who, Text.assemble("      ", (" ".join(pips), SHU), f"  {total}")


def _legend(now: BoardState, glyphs: Glyphs) -> list[Text]:
    """Return which way is which, and what the marks mean; always as many lines."""
    book = _book(now)
    up, right, down, left = glyphs.ways
    ways = (down, left, up, right) if now.near == DARK else (up, right, down, left)
    compass = "  ".join(f"{name} {way}" for name, way in zip("nesw", ways, strict=True))
    lines = [compass, "", "", ""]
    if now.last:
        lines[1] = f"{' '.join(glyphs.moved)} {book.text('terminal-last-move')}"
    ban = _ban(now)
    if ban:
        lines[2] = f"{' '.join(glyphs.held)} {book.text('terminal-held')}"
        lines[3] = "    " + ", ".join(book.text("terminal-held-way", now=at, before=before) for at, before in ban)
    return [Text(f"  {line}", AI) for line in lines]


def _ban(now: BoardState) -> Ban:
    return () if now.result else _view(now).ban


def _book(now: BoardState) -> Phrasebook:
    return phrasebook((PACKAGE, SHARED), now.language)


def _view(now: BoardState) -> View:
    return cast("View", now.view)
