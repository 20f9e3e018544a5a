"""Ppolf in a terminal: a map of the table, how far and which way the hole is, and the scorecard."""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Seat, Struct, phrasebook, visible_name
from chabudai.games.ppolf import HOLES, Ppolf, Turn, View, gap_to, hole_name, target
from chabudai.games.ppolf.advice import towards_the_hole
from chabudai.games.ppolf.narrator import PpolfNarrator
from chabudai.games.ppolf.pieces import RANKS, SUIT_NAMES
from chabudai.games.ppolf.terminal.map import across, drawn, planned
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.flick_map import GAP, PANEL, WHOLE, Point, bearing, compass, laid_out, written
from chabudai.terminal.names import Names

LEGIBLE: Final = 1.6
"""How many columns a tile width should have, so that names don't crowd the table."""
SUIT: Final = 22
"""How many columns a suit takes on the scorecard: six holes and their total."""
TOTAL: Final = 5
TENTH: Final = 10
PHRASES: Final = phrasebook((PpolfNarrator.package,), "en")


class PpolfBoard:
    """Draws Ppolf."""

    hint = hint_of("chabudai.games.ppolf")
    unit = "flick"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the scorecard, and the table with what there is to know for the next flick."""
        view = _view(now)
        if not view.tiles:
            return Text("Laying out the course.", AI)
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
    view = _view(now)
    lies = {tile.name: _place(tile.x, tile.y) for tile in view.tiles}
    lines = [
        Text(f"Hole {view.hole + 1} of {len(HOLES)}: {hole_name(view.hole)}", "bold"),
        Text(f"The {now.names.sides[view.run]}" if now.names.alone else ""),
        Text.assemble((f"[{view.target}]", f"bold {SHU}"), f" the hole, at {lies[view.target]}"),
        Text(f"({view.tee}) the tee, at {lies[view.tee]}"),
    ]
    if view.awaits == "tee" and view.tee_spot:
        lines.append(Text(f" +   to tee from: {_place(*view.tee_spot)}"))
    lines.append(Text(" 1   the coin" if now.names.alone else " 1 2 the players' coins"))
    if view.setup.players == TENTH:
        lines.append(Text(" 0   player 10's"))
    return [*lines, Text(), *compass(plain=now.plain)]


def _place(x: float, y: float) -> str:
    """Return a place as it is written: `12.35,4.1`."""
    return written(x, y, 2)


# How far it is


def _coins(now: BoardState) -> list[Text]:
    """Return whose turn it is, and for each coin how many flicks it has taken, how far the hole is and which way."""
    view = _view(now)
    lines = [Text(line, "bold") for line in wrap(_whose_turn(now), PANEL)]
    head = Text(f"  {'coin':<9}{'flicks':>6}{'gap':>7}{'angle':>7}", AI)
    rows = [_coin(now, Seat(number)) for number in range(view.setup.players)]
    foot = Text("  the gap in tiles", AI)
    return [*lines, Text(), head, *rows, foot]


def _coin(now: BoardState, seat: Seat) -> Text:
    view, names = _view(now), now.names
    acts = seat == view.turn and not now.result
    row = Text.assemble(("> " if acts else "  ", f"bold {SHU}"))
    row.append(f"{seat + 1:<3}{_holder(names, seat):<6}{_flicks(view, seat):>6}", "bold" if acts else "")
    coin, start = view.coins[seat], _start(view)
    from_there = (coin.x, coin.y) if coin else start if seat == view.turn else None
    if from_there is None:
        return row.append("   done" if view.finished[seat] else "   to tee", AI)
    state = Ppolf().world(view)
    hole = target(state)
    away, angle = gap_to(state, hole, *from_there), bearing(from_there, (hole.x, hole.y))
    return row.append(f"{away:>7.2f}{angle:>7.1f}", "bold" if acts else "")


def _holder(names: Names, seat: Seat) -> str:
    holder = names.holders[seat]
    if seat == names.you:
        return "you"
    return (visible_name(holder.name) or (holder.kind if holder.kind == "person" else f"bot {holder.level or 1}"))[:6]


def _flicks(view: View, seat: Seat) -> int:
    """Return the flicks and penalties on this hole, as they are written down where it is finished."""
    side = view.run if view.par else seat
    return view.card[side][view.hole] if view.finished[seat] else view.counts[seat]


def _whose_turn(now: BoardState) -> str:
    """Return whose turn it is, and why."""
    view, names = _view(now), now.names
    if now.result:
        return ""
    if view.aim:
        return f"{names.verb(view.turn, 'flick', 'flicks')}: {view.aim.angle:g} degrees, {view.aim.speed:g} m/s."
    match view.why:
        case "tee-order":
            words, why = names.verb(view.turn, "tee off", "tees off"), ", in tee order"
        case "putting-out":
            words, why = names.verb(view.turn, "putt", "putts"), ", until the hole is hit"
        case "closeness":
            words, why = names.verb(view.turn, "flick", "flicks"), ", the closest first"
    if view.putting or len(view.order) > 1:
        words += why
    then = " ".join(str(seat + 1) for seat in view.queue)
    return f"{words}; then {then}." if then else f"{words}."


def _example(now: BoardState) -> Iterator[Text]:
    """Yield a flick that a person could make now."""
    move, turn = _straight(now), _view(now).turn
    if move and now.names.holders[turn].kind == "person":
        yield Text()
        yield Text.assemble(("Straight at the hole: ", AI), (str(move), "bold"))


def _straight(now: BoardState) -> Turn | None:
    view = _view(now)
    due = _start(view) and view.turn in now.acting
    return towards_the_hole(Ppolf().world(view)) if due else None


# The scorecard


def _card(now: BoardState) -> Iterator[Text]:
    view, sides = _view(now), _sides(now)
    suits = range(len(SUIT_NAMES)) if now.width >= WHOLE else (view.hole // len(RANKS),)
    widest = max(map(len, sides))
    over, head = Text(" " * widest, "bold"), Text(" " * widest)
    for suit in suits:
        style = f"bold {_shown(suit)}"
        over.append(f"  {SUIT_NAMES[suit]:<{SUIT - 2}}", style)
        for rank, name in enumerate(RANKS):
            is_played = suit * len(RANKS) + rank == view.hole and view.awaits != "nothing"
            head.append("  ").append(name, f"bold reverse {_shown(suit)}" if is_played else _shown(suit))
        head.append("   =", style)
    yield over
    none, last = "." if now.plain else "·", min(TOTAL, WHOLE - SUIT * len(SUIT_NAMES) - widest)
    yield head.append(f"{'all':>{last}}", "bold")
    for side, name in enumerate(sides):
        line = _score(view, side, suits, f"{name:<{widest}}", none)
        yield line.append(f"{view.totals[side] or none:>{last}}", "bold")
    if view.par:
        yield Text(f"{'par':<{widest}}{view.par:>{SUIT * len(suits) + last}}", AI)


def _sides(now: BoardState) -> Sequence[str]:
    """Return the names of the rows: the runs, or each coin's number on the map and what sentences call its player."""
    sides = now.names.sides
    return sides if now.names.alone else [f"{seat + 1} {PHRASES.side(seat)}" for seat in range(len(sides))]


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


def _view(now: BoardState) -> View:
    return cast("View", now.view)
