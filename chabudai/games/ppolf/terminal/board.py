"""Ppolf in a terminal: a map of the table, how far and which way the hole is, and the scorecard."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Phrasebook, Seat, Struct, phrasebook, visible_name
from chabudai.core.messages import SHARED
from chabudai.games.ppolf import HOLES, Ppolf, Turn, View, gap_to, target
from chabudai.games.ppolf.advice import towards_the_hole
from chabudai.games.ppolf.pieces import RANKS, SUITS
from chabudai.games.ppolf.terminal.map import across, drawn, planned
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.columns import padded, wrapped
from chabudai.terminal.flick_map import GAP, PANEL, WHOLE, Point, bearing, compass, laid_out, written
from chabudai.terminal.labels import side_label, tell
from chabudai.terminal.names import Names

PACKAGE: Final = "chabudai.games.ppolf"
LEGIBLE: Final = 1.6
"""How many columns a tile width should have, so that names don't crowd the table."""
SUIT: Final = 22
"""How many columns a suit takes on the scorecard: six holes and their total."""
TOTAL: Final = 5
TENTH: Final = 10
HOLDER: Final = 6
"""How many columns there are for who sits on a seat."""


class PpolfBoard:
    """Draws Ppolf."""

    hint = hint_of(PACKAGE)
    unit = "flick"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the scorecard, and the table with what there is to know for the next flick."""
        view = _view(now)
        if not view.tiles:
            return Text(_book(now).text("terminal-laying"), AI)
        card = list(_card(now))
        if view.awaits == "nothing":
            return Group(*card)
        return Group(*card, Text(), _table(now), *_example(now))

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: flicks are not listed, and the outcome of one is not known before."""
        del events, names
        return ""


# The table


def _table(now: BoardState) -> RenderableType:
    view = _view(now)
    beside = now.width - PANEL - GAP
    is_beside = now.width >= WHOLE and across(view, beside) >= min(LEGIBLE, across(view, now.width))
    plan = planned(view, beside if is_beside else now.width)
    lines = drawn(view, plan, _start(view), plain=now.plain)
    return laid_out(lines, _legend(now), _coins(now), plan.columns if is_beside else None)


def _start(view: View) -> Point | None:
    """Return from where the next flick goes: the coin, or a good spot beside the tee; None while none is due."""
    coin = view.coins[view.turn]
    if view.result or view.awaits not in {"tee", "flick"}:
        return None
    return (coin.x, coin.y) if coin else view.tee_spot


def _legend(now: BoardState) -> list[Text]:
    """Return which hole it is, and what the signs on the map are."""
    view, book = _view(now), _book(now)
    lies = {tile.name: _place(tile.x, tile.y) for tile in view.tiles}
    run = book.text("terminal-run", run=side_label(now, Seat(view.run), book)) if now.names.alone else ""
    lines = [
        Text(book.text("terminal-where", n=view.hole + 1, of=len(HOLES), hole=_hole_name(view, book)), "bold"),
        Text(run),
        Text.assemble((f"[{view.target}]", f"bold {SHU}"), f" {book.text('terminal-hole', place=lies[view.target])}"),
        Text(f"({view.tee}) {book.text('terminal-tee', place=lies[view.tee])}"),
    ]
    if view.awaits == "tee" and view.tee_spot:
        lines.append(Text(f" +   {book.text('terminal-spot', place=_place(*view.tee_spot))}"))
    return [*lines, *_coin_signs(now), Text(), *compass(book, plain=now.plain)]


def _hole_name(view: View, book: Phrasebook) -> str:
    suit, rank = HOLES[view.hole]
    return book.text("tile", colour=book.text(f"colour-{suit}"), rank=book.text(f"rank-{rank}"))


def _coin_signs(now: BoardState) -> Iterator[Text]:
    book = _book(now)
    yield Text(f" 1   {book.text('terminal-coin')}" if now.names.alone else f" 1 2 {book.text('terminal-coins')}")
    if _view(now).setup.players == TENTH:
        yield Text(f" 0   {book.text('terminal-tenth')}")


def _place(x: float, y: float) -> str:
    """Return a place as it is written: `12.35,4.1`."""
    return written(x, y, 2)


# How far it is


def _coins(now: BoardState) -> list[Text]:
    """Return whose turn it is, and for each coin how many flicks it has taken, how far the hole is and which way."""
    book = _book(now)
    lines = [Text(line, "bold") for line in wrapped(_whose_turn(now), PANEL)]
    columns = (("flicks", 6), ("gap", 7), ("angle", 7))
    numbers = (padded(book.text(f"terminal-column-{name}"), width, right=True) for name, width in columns)
    head = Text(f"  {padded(book.text('terminal-column-coin'), 9)}{''.join(numbers)}", AI)
    rows = [_coin(now, Seat(number)) for number in range(_view(now).setup.players)]
    return [*lines, Text(), head, *rows, Text(f"  {book.text('terminal-unit')}", AI)]


def _coin(now: BoardState, seat: Seat) -> Text:
    view, book = _view(now), _book(now)
    acts = seat == view.turn and not now.result
    row = Text.assemble(("> " if acts else "  ", f"bold {SHU}"))
    row.append(
        f"{seat + 1:<3}{set_cell_size(_holder(now.names, seat, book), HOLDER)}{_flicks(view, seat):>6}",
        "bold" if acts else "",
    )
    coin, start = view.coins[seat], _start(view)
    from_there = (coin.x, coin.y) if coin else start if seat == view.turn else None
    if from_there is None:
        return row.append(f"   {book.text('terminal-done' if view.finished[seat] else 'terminal-to-tee')}", AI)
    state = Ppolf().world(view)
    hole = target(state)
    away, angle = gap_to(state, hole, *from_there), bearing(from_there, (hole.x, hole.y))
    return row.append(f"{away:>7.2f}{angle:>7.1f}", "bold" if acts else "")


def _holder(names: Names, seat: Seat, book: Phrasebook) -> str:
    holder = names.holders[seat]
    if seat == names.you:
        return book.text("holder-you")
    is_bot = holder.kind != "person"
    return visible_name(holder.name) or (
        book.text("terminal-bot", level=holder.level or 1) if is_bot else book.text("holder-person")
    )


def _flicks(view: View, seat: Seat) -> int:
    """Return the flicks and penalties on this hole, as they are written down where it is finished."""
    side = view.run if view.par else seat
    return view.card[side][view.hole] if view.finished[seat] else view.counts[seat]


def _whose_turn(now: BoardState) -> str:
    """Return whose turn it is, and why."""
    view, book = _view(now), _book(now)
    if now.result:
        return ""
    if view.aim:
        way = book.text("terminal-way", angle=f"{view.aim.angle:g}", speed=f"{view.aim.speed:g}")
        return tell(now, book, "terminal-aimed", view.turn, way=way)
    why = book.text(f"terminal-why-{view.why}") if view.putting or len(view.order) > 1 else ""
    order = " ".join(str(seat + 1) for seat in view.queue)
    then = book.text("terminal-then", order=order) if order else ""
    return tell(now, book, f"terminal-turn-{view.why}", view.turn, why=why, then=then)


def _example(now: BoardState) -> Iterator[Text]:
    """Yield a flick that a person could make now."""
    move, turn = _straight(now), _view(now).turn
    if move and now.names.holders[turn].kind == "person":
        yield Text()
        yield Text.assemble((f"{_book(now).text('terminal-straight')} ", AI), (str(move), "bold"))


def _straight(now: BoardState) -> Turn | None:
    view = _view(now)
    due = _start(view) and view.turn in now.acting
    return towards_the_hole(Ppolf().world(view)) if due else None


# The scorecard


def _card(now: BoardState) -> Iterator[Text]:
    view, book, sides = _view(now), _book(now), _sides(now)
    widest = max(map(cell_len, sides))
    suits, last = _columns(now, widest)
    yield from _card_head(now, widest, suits, last)
    none = "." if now.plain else "·"
    for side, name in enumerate(sides):
        line = _score(view, side, suits, padded(name, widest), none)
        yield line.append(f"{view.totals[side] or none:>{last}}", "bold")
    if view.par:
        yield Text(f"{padded(book.text('terminal-par'), widest)}{view.par:>{SUIT * len(suits) + last}}", AI)


def _columns(now: BoardState, widest: int) -> tuple[Sequence[int], int]:
    """Return the suits that are shown beside such names, and how many columns the totals take.

    It is only the suit that is played where the terminal is too narrow for all with a blank before the totals.
    """
    view, all_suits = _view(now), SUIT * len(SUITS) + widest
    last = max(min(TOTAL, WHOLE - all_suits), len(str(max(view.totals))) + 1)
    suits = range(len(SUITS)) if now.width >= max(WHOLE, all_suits + last) else (view.hole // len(RANKS),)
    return suits, last


def _card_head(now: BoardState, widest: int, suits: Sequence[int], last: int) -> Iterator[Text]:
    view, book = _view(now), _book(now)
    over, head = Text(" " * widest, "bold"), Text(" " * widest)
    for suit in suits:
        style = f"bold {_shown(suit)}"
        over.append(f"  {padded(book.text(f'colour-{SUITS[suit]}'), SUIT - 2)}", style)
        for rank, name in enumerate(RANKS):
            is_played = suit * len(RANKS) + rank == view.hole and view.awaits != "nothing"
            head.append("  ").append(name, f"bold reverse {_shown(suit)}" if is_played else _shown(suit))
        head.append("   =", style)
    yield over
    yield head.append(padded(book.text("terminal-total"), last, right=True), "bold")


def _sides(now: BoardState) -> Sequence[str]:
    """Return the names of the rows: the runs, or each coin's number on the map and what sentences call its player."""
    book, seats = _book(now), [Seat(number) for number in range(len(now.names.sides))]
    if now.names.alone:
        return [side_label(now, seat, book) for seat in seats]
    return [book.text("terminal-row", n=seat + 1, side=book.side(seat)) for seat in seats]


def _score(view: View, side: int, suits: Sequence[int], name: str, none: str) -> Text:
    line, written = Text(name), view.card[side]
    for suit in suits:
        holes = range(suit * len(RANKS), (suit + 1) * len(RANKS))
        line.append("".join(f"{written[hole] if hole < len(written) else none:>3}" for hole in holes))
        line.append(f"{view.suits[side][suit] or none:>4}", "bold")
    return line


def _shown(suit: int) -> str:
    """Return a suit's colour, as it can be read on light and on dark."""
    return ("#D9502F", "#3F7FB5", "#5E9A4B")[suit]


def _book(now: BoardState) -> Phrasebook:
    return phrasebook((PACKAGE, SHARED), now.language)


def _view(now: BoardState) -> View:
    return cast("View", now.view)
