"""Bo-taoshi in a terminal: a map of the table, how both sides stand, and what can be done now."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Phrasebook, Seat, Struct
from chabudai.games.botaoshi import (
    ATTACKERS,
    BEARERS,
    Botaoshi,
    Enter,
    Flick,
    Name,
    Place,
    Raise,
    Raised,
    Ramp,
    Score,
    Skip,
    Skipped,
    Turn,
    View,
)
from chabudai.games.botaoshi.advice import examples
from chabudai.games.botaoshi.pieces import other
from chabudai.games.botaoshi.terminal.map import FALLEN, STANDS, drawn, lying, missed_by, planned
from chabudai.games.botaoshi.terminal.words import PACKAGE, about_discs, book_of, due
from chabudai.games.botaoshi.view import Where
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.columns import padded, wrapped
from chabudai.terminal.flick_map import GAP, PANEL, WHOLE, bearing, compass, laid_out
from chabudai.terminal.labels import seat_label, side_label
from chabudai.terminal.names import Names

LABEL: Final = 14
SIDE: Final = 9
"""How many columns a side takes where both are compared."""
START, WAY = 9, 11
"""How many columns a disc takes that is flicked from, and how far and which way it is from there."""
STRAIGHT: Final = 0.5
"""A shot that misses by less millimetres goes straight at the pole."""


class BotaoshiBoard:
    """Draws Bo-taoshi, and notes which moves are forced."""

    hint = hint_of(PACKAGE)
    unit = "round"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the table, with the score and what there is to know for the next flick; then what can be done."""
        view = _view(now)
        moves = _examples(now)
        spots = [(move.x, move.y) for move in moves if isinstance(move, Enter | Place)]
        beside = now.width >= WHOLE
        plan = planned(view, now.width - PANEL - GAP if beside else now.width)
        lines = drawn(view, plan, spots, plain=now.plain)
        table = laid_out(lines, _scoreboard(now), _facts(now), plan.columns if beside else None)
        return Group(table, *_listed(now, moves))

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return what a move does that can be listed, which is one that has to be made."""
        for event in events:
            match event:
                case Raised(seat):
                    return f"puts {names.whose(seat)} pole back on {BEARERS[seat]}; there is nothing else to do"
                case Skipped():
                    return "misses the turn; there is nothing else to do"
                case _:
                    pass
        return ""


# The score


def _scoreboard(now: BoardState) -> list[Text]:
    """Return the round, and both sides beside each other."""
    view, book = _view(now), book_of(now)
    seats = [Seat(number) for number in range(len(now.names.sides))]
    rows = {
        "won": [str(won) for won in view.won],
        "streak": [str(streak) for streak in view.streak],
        "pole": [_pole(view, seat, book) for seat in seats],
        "waiting": [_discs(view, seat, "waiting") for seat in seats],
        "off": [_discs(view, seat, "off") for seat in seats],
        "owed": [book.text("terminal-yes") if owed else "" for owed in view.owed],
    }
    sides = "".join(padded(side_label(now, seat, book), SIDE) for seat in seats)
    return [
        *_wrapped(_round(now), "bold"),
        Text(" " * LABEL + sides.rstrip(), "bold"),
        *(_row(book.text(f"terminal-row-{name}"), row) for name, row in rows.items() if any(row)),
    ]


def _row(label: str, words: Sequence[str]) -> Text:
    return Text.assemble((padded(label, LABEL), AI), "".join(padded(word or "-", SIDE) for word in words).rstrip())


def _round(now: BoardState) -> str:
    view, book = _view(now), book_of(now)
    name = "terminal-round-again" if view.voids else "terminal-round"
    who = seat_label(now, view.starter, book)
    return book.text(name, n=view.round + 1, voids=view.voids, who=who, stage=_stage(view, book))


def _stage(view: View, book: Phrasebook) -> str:
    if view.phase != "play":
        return book.text("terminal-setup" if view.phase == "setup" else "terminal-end")
    if view.setup.turn_limit:
        return book.text("terminal-turn-of", n=view.turns + 1, limit=view.setup.turn_limit)
    return book.text("terminal-turn", n=view.turns + 1)


def _pole(view: View, seat: Seat, book: Phrasebook) -> str:
    if view.poles[seat]:
        return f"{STANDS} {book.text('terminal-stands')}"
    return f"{FALLEN} {book.text('terminal-fallen')}" if view.entered[seat] > len(ATTACKERS[seat]) else ""


def _discs(view: View, seat: Seat, where: Where) -> str:
    return " ".join(disc.name for disc in view.discs if (disc.owner, disc.where) == (seat, where))


# What there is to know for the next flick


def _facts(now: BoardState) -> list[Text]:
    view, book = _view(now), book_of(now)
    if now.result or view.awaits == "nothing":
        return list(compass(book, plain=now.plain))
    lines = _wrapped(due(now), "bold")
    for words in about_discs(now):
        lines += _wrapped(words)
    return [*lines, *_distances(view, book), Text(), *compass(book, plain=now.plain)]


def _distances(view: View, book: Phrasebook) -> Iterator[Text]:
    """Yield how far and which way it is from the attackers of the one who acts: to the pole, and to each other."""
    if view.phase == "setup":
        return
    goal, (one, two) = BEARERS[other(view.actor)], ATTACKERS[view.actor]
    heads = (book.text("terminal-to", disc=goal), book.text("terminal-each-other"))
    columns = "".join(padded(head, WAY, right=True) for head in heads)
    yield Text()
    yield Text(f"{padded(book.text('terminal-units'), START)}{columns}", AI)
    for name, mate in ((one, two), (two, one)):
        start = padded(f"  {book.text('terminal-from', disc=name)}", START)
        yield Text(f"{start}{_way(view, name, goal)}{_way(view, name, mate)}".rstrip())


def _way(view: View, start: Name, end: Name) -> str:
    here, there = lying(view, start), lying(view, end)
    if here is None or there is None:
        return f"{'-':>{WAY}}"
    return f"{hypot(there[0] - here[0], there[1] - here[1]):>5.0f}{bearing(here, there):>6.1f}"


# What can be done


def _examples(now: BoardState) -> tuple[Turn, ...]:
    """Return what a person could do now."""
    view = _view(now)
    asked = view.actor in now.acting and now.names.holders[view.actor].kind == "person"
    return examples(Botaoshi().world(view)) if asked else ()


def _listed(now: BoardState, moves: Sequence[Turn]) -> Iterator[Text]:
    if not moves:
        return
    texts = list(map(str, moves))
    widest = max(map(len, texts))
    forced = isinstance(moves[0], Raise | Skip)
    yield Text()
    yield Text(book_of(now).text("terminal-forced" if forced else "terminal-examples"), AI)
    for text, move in zip(texts, moves, strict=True):
        line = Text.assemble("  ", (f"{text:<{widest}}", f"bold {SHU}"))
        yield line.append(f"  {_about(now, move)}", AI)


def _about(now: BoardState, move: Turn) -> str:
    """Return what an example does, in a few words."""
    view, book = _view(now), book_of(now)
    goal = BEARERS[other(view.actor)]
    match move:
        case Enter():
            words = book.text("terminal-do-enter")
        case Flick():
            words = book.text("terminal-do-flick", disc=goal) if lying(view, goal) else book.text("terminal-do-middle")
        case Score():
            words = _about_shot(view, book)
        case Place():
            words = book.text("terminal-do-place")
        case Raise():
            words = book.text("terminal-do-raise", disc=BEARERS[view.actor])
        case Skip():
            words = book.text("terminal-do-skip")
    return words


def _about_shot(view: View, book: Phrasebook) -> str:
    if not isinstance(view.ramp, Ramp):
        return ""
    left, goal = missed_by(view, view.ramp), BEARERS[other(view.actor)]
    if abs(left) < STRAIGHT:
        return book.text("terminal-do-shot", disc=goal)
    side = "left" if left > 0 else "right"
    return book.text("terminal-do-shot-aside", n=f"{abs(left):.0f}", side=side, disc=goal)


def _wrapped(words: str, style: str = "") -> list[Text]:
    return [Text(line, style) for line in wrapped(words, PANEL)]


def _view(now: BoardState) -> View:
    return cast("View", now.view)
