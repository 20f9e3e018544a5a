"""Karate in a terminal: one's own sheet, who has written, and the fights as they were read."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.core import Message, Phrasebook, Seat, Struct, phrasebook
from chabudai.core.messages import SHARED, Argument, SeatName
from chabudai.games.karate import Fight, Missing, Own, Sheet, View, missing
from chabudai.games.karate.sheet import BOXES_OF, STEPS, learned, part
from chabudai.games.karate.spaces import written
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.labels import player_label
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital

PACKAGE: Final = "chabudai.games.karate"
LEARNED: Final = f"bold {SHU}"


class KarateBoard:
    """Draws Karate."""

    hint = hint_of(PACKAGE)
    unit = "point"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the sheet of whoever looks, what is awaited, and the scores."""
        view = _view(now)
        parts: list[RenderableType] = [_head(view, now)]
        if view.own:
            parts += [_sheet(view.own, _book(now), plain=now.plain)]
        if view.fights:
            parts += [_scores(view, now)]
        return Group(*parts)

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: there are too many ways to write to say something of each."""
        del events, names
        return ""


# What is awaited, the sheet, the scores


def _head(view: View, now: BoardState) -> Text:
    book = _book(now)
    words = [book.text("terminal-round", round=view.round + 1, rolls=view.rolls)]
    if view.dice:
        words.append(_tell(now, "terminal-rolled", view.roller, first=view.dice[0], second=view.dice[1]))
    ready = [player_label(now, Seat(seat), book) for seat, has in enumerate(_done(view)) if has]
    if ready:
        words.append(book.text("terminal-done", who=book.listed(ready)))
    words += _about_the_kiai(view, now)
    if view.awaits == "race":
        runners = book.listed([player_label(now, seat, book) for seat in view.runners])
        words.append(book.text("terminal-race", points=book.text("points", n=max(view.totals)), who=runners))
    return Text(book.joined(words), AI)


def _done(view: View) -> Sequence[bool]:
    """Return who has done what is awaited."""
    by_phase: dict[str, Sequence[bool]] = {"write": view.written, "settle": view.chosen, "race": view.ran}
    return by_phase.get(view.awaits, ())


def _about_the_kiai(view: View, now: BoardState) -> Iterator[str]:
    """Yield who has called it, or what is still missing for one's own."""
    book = _book(now)
    if view.caller is not None and view.awaits == "settle":
        yield _tell(now, "settle-kiai", view.caller)
    if view.awaits != "write" or view.own is None:
        return
    if view.players == 1 and view.rolls >= view.last_roll:
        yield book.text("terminal-last")
    lacks = missing(_with_writing(view.own), view.kiai) if view.kiai else None
    if lacks:
        yield book.text("terminal-kiai", what=_lacking(lacks, book))


def _lacking(lacks: Missing, book: Phrasebook) -> str:
    steps = book.listed([*map(str, lacks.steps)])
    wanted = [book.text("terminal-kiai-steps", n=len(lacks.steps), steps=steps)] if lacks.steps else []
    if lacks.attack:
        wanted.append(book.text("terminal-kiai-attack"))
    return book.listed(wanted) or book.text("terminal-kiai-any")


def _tell(now: BoardState, name: str, who: Seat, **facts: Argument) -> str:
    """Return a sentence about somebody, who may be the reader."""
    book = _book(now)
    message = Message.of(name, who=SeatName(who), **facts)
    return book.say(message, lambda seat: capital(player_label(now, seat, book)), now.names.you)


def _sheet(own: Own, book: Phrasebook, *, plain: bool) -> Table:
    paper = _with_writing(own)
    known = learned(paper)
    table = Table(box=box.ASCII2 if plain else box.SQUARE, title_justify="left", border_style=AI)
    table.add_column("")
    for step in range(1, STEPS + 1):
        table.add_column(book.text("terminal-step", n=step), min_width=7)
    for code in BOXES_OF:
        cells = (_cell(part(paper, step, code), plain=plain, done=code in known[step]) for step in range(STEPS))
        table.add_row(f"{code}  {book.text(f'technique-{code}')}", *cells)
    return table


def _with_writing(own: Own) -> Sheet:
    return written(own.sheet, own.writing)


def _cell(boxes: str, *, plain: bool, done: bool) -> Text:
    signs = boxes.replace(".", "_" if plain else "·")
    return Text(f"{signs}!" if done and plain else signs, LEARNED if done else "")


def _scores(view: View, now: BoardState) -> Table:
    book = _book(now)
    table = Table(box=box.ASCII2 if now.plain else box.SQUARE, border_style=AI)
    table.add_column("")
    for number in range(1, len(view.fights) + 1):
        table.add_column(book.text("terminal-fight", n=number))
    table.add_column(book.text("terminal-total"), justify="right")
    for side in range(len(now.names.sides)):
        table.add_row(player_label(now, Seat(side), book), *_fights(view.fights, side), str(view.totals[side]))
    if view.race and view.race.shared_by is None:
        for seat, time in zip(view.race.runners, view.race.times, strict=True):
            ran = book.text("terminal-ran", who=player_label(now, seat, book))
            table.add_row(ran, *[""] * len(view.fights), book.text("race-time", seconds=f"{(time or 0) / 100:.2f}"))
    return table


def _fights(fights: Sequence[Fight], side: int) -> Iterator[str]:
    for fight in fights:
        dice = f" ({', '.join(f'{first}+{second}' for first, second in fight.dice)})" if side and fight.dice else ""
        yield f"{' '.join(fight.techniques[side])}{dice}  {fight.totals[side]}"


def _book(now: BoardState) -> Phrasebook:
    return phrasebook((PACKAGE, SHARED), now.language)


def _view(now: BoardState) -> View:
    return cast("View", now.view)
