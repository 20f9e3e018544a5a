"""Karate in a terminal: one's own sheet, who has written, and the fights as they were read."""

from collections.abc import Iterator, Sequence
from typing import Final, cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from chabudai.core import Struct
from chabudai.games.karate import Fight, Missing, Own, Sheet, View, missing
from chabudai.games.karate.sheet import BOXES_OF, STEPS, learned, part
from chabudai.games.karate.spaces import written
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital, listed, plural

TECHNIQUES: Final = {
    "K": "Kake Uke",
    "H": "Hiza Uke",
    "O": "Oi Zuki",
    "Y": "Yoko Geri",
    "T": "Yoko Tobi Geri",
    "-": "hesitates",
}
LEARNED: Final = f"bold {SHU}"


class KarateBoard:
    """Draws Karate."""

    hint = hint_of("chabudai.games.karate")
    unit = "point"

    def draw(self, now: BoardState) -> RenderableType:
        """Draw the sheet of whoever looks, what is awaited, and the scores."""
        view = _view(now)
        parts: list[RenderableType] = [_head(view, now)]
        if view.own:
            parts += [_sheet(view.own, plain=now.plain)]
        if view.fights:
            parts += [_scores(view, now)]
        return Group(*parts)

    def note(self, events: Sequence[Struct], names: Names) -> str:
        """Return nothing: there are too many ways to write to say something of each."""
        del events, names
        return ""


# What is awaited, the sheet, the scores


def _head(view: View, now: BoardState) -> Text:
    names = now.names
    words = [f"Round {view.round + 1} of 3, {plural(view.rolls, 'roll')}."]
    if view.dice:
        words.append(f"{capital(names.plain(view.roller))} rolled {view.dice[0]} and {view.dice[1]}.")
    ready = [names.sides[seat] for seat, has in enumerate(_done(view)) if has]
    if ready:
        words.append(f"Already done: {listed(ready)}.")
    words += _about_the_kiai(view, names)
    if view.awaits == "race":
        runners = listed([names.sides[seat] for seat in view.runners])
        words.append(f"A draw at {plural(max(view.totals), 'point')}: a foot race for {runners}.")
    return Text(" ".join(words), AI)


def _done(view: View) -> Sequence[bool]:
    """Return who has done what is awaited."""
    by_phase: dict[str, Sequence[bool]] = {"write": view.written, "settle": view.chosen, "race": view.ran}
    return by_phase.get(view.awaits, ())


def _about_the_kiai(view: View, names: Names) -> Iterator[str]:
    """Yield who has called it, or what is still missing for one's own."""
    if view.caller is not None and view.awaits == "settle":
        yield f"{capital(names.plain(view.caller))} called the kiai."
    if view.awaits != "write" or view.own is None:
        return
    if view.players == 1 and view.rolls >= view.last_roll:
        yield "Last roll: write it, then fight."
    lacks = missing(_with_writing(view.own), view.kiai) if view.kiai else None
    if lacks:
        yield f"For a kiai you still need {_lacking(lacks)}."


def _lacking(lacks: Missing) -> str:
    steps = f"{'step' if len(lacks.steps) == 1 else 'steps'} {listed([*map(str, lacks.steps)])}" if lacks.steps else ""
    attack = "an attack" if lacks.attack else ""
    return " and ".join(filter(None, (steps, attack))) or "a technique"


def _sheet(own: Own, *, plain: bool) -> Table:
    paper = _with_writing(own)
    known = learned(paper)
    table = Table(box=box.ASCII2 if plain else box.SQUARE, title_justify="left", border_style=AI)
    table.add_column("")
    for step in range(1, STEPS + 1):
        table.add_column(f"step {step}", min_width=7)
    for code in BOXES_OF:
        cells = (_cell(part(paper, step, code), plain=plain, done=code in known[step]) for step in range(STEPS))
        table.add_row(f"{code}  {TECHNIQUES[code]}", *cells)
    return table


def _with_writing(own: Own) -> Sheet:
    return written(own.sheet, own.writing)


def _cell(boxes: str, *, plain: bool, done: bool) -> Text:
    signs = boxes.replace(".", "_" if plain else "·")
    return Text(f"{signs}!" if done and plain else signs, LEARNED if done else "")


def _scores(view: View, now: BoardState) -> Table:
    table = Table(box=box.ASCII2 if now.plain else box.SQUARE, border_style=AI)
    table.add_column("")
    for number in range(1, len(view.fights) + 1):
        table.add_column(f"round {number}")
    table.add_column("total", justify="right")
    for side, name in enumerate(now.names.sides):
        table.add_row(name, *_fights(view.fights, side), str(view.totals[side]))
    if view.race and view.race.shared_by is None:
        for seat, time in zip(view.race.runners, view.race.times, strict=True):
            table.add_row(f"{now.names.sides[seat]} ran", *[""] * len(view.fights), f"{(time or 0) / 100:.2f} s")
    return table


def _fights(fights: Sequence[Fight], side: int) -> Iterator[str]:
    for fight in fights:
        dice = f" ({', '.join(f'{first}+{second}' for first, second in fight.dice)})" if side and fight.dice else ""
        yield f"{' '.join(fight.techniques[side])}{dice}  {fight.totals[side]}"


def _view(now: BoardState) -> View:
    return cast("View", now.view)
