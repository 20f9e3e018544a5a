"""Bo-taoshi in a terminal: a map of the table, how both sides stand, and what can be done now."""

from collections.abc import Iterator, Sequence
from math import hypot
from textwrap import wrap
from typing import Final, cast

from rich.console import Group, RenderableType
from rich.text import Text

from chabudai.core import Seat, Struct
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
from chabudai.games.botaoshi.ramps import shot_angles
from chabudai.games.botaoshi.terminal.map import FALLEN, STANDS, drawn, lying, missed_by, planned
from chabudai.games.botaoshi.terminal.words import due, kept_back
from chabudai.games.botaoshi.view import Where
from chabudai.terminal.board import hint_of
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.colours import AI, SHU
from chabudai.terminal.flick_map import GAP, PANEL, WHOLE, bearing, compass, laid_out, signs_of
from chabudai.terminal.names import Names
from chabudai.terminal.words import plural

LABEL: Final = 14
SIDE: Final = 9
"""How many columns a side takes where both are compared."""
STRAIGHT: Final = 0.5
"""A shot that misses by less millimetres goes straight at the pole."""


class BotaoshiBoard:
    """Draws Bo-taoshi, and notes which moves are forced."""

    hint = hint_of("chabudai.games.botaoshi")
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
    view, names = _view(now), now.names
    seats = [Seat(number) for number in range(len(names.sides))]
    rows = {
        "rounds won": [str(won) for won in view.won],
        "in a row": [str(streak) for streak in view.streak],
        "pole": [_pole(view, seat) for seat in seats],
        "not yet in": [_discs(view, seat, "waiting") for seat in seats],
        "off the table": [_discs(view, seat, "off") for seat in seats],
        "misses turn": ["yes" if owed else "" for owed in view.owed],
    }
    return [
        *_wrapped(_round(view, names), "bold"),
        Text(" " * LABEL + "".join(f"{side:<{SIDE}}" for side in names.sides).rstrip(), "bold"),
        *(_row(label, row) for label, row in rows.items() if any(row)),
    ]


def _row(label: str, words: Sequence[str]) -> Text:
    return Text.assemble((f"{label:<{LABEL}}", AI), "".join(f"{word or '-':<{SIDE}}" for word in words).rstrip())


def _round(view: View, names: Names) -> str:
    limit = f" of {view.setup.turn_limit}" if view.setup.turn_limit else ""
    again = f" again ({plural(view.voids, 'void round')})" if view.voids else ""
    first = f"{names.plain(view.starter)} first"
    stage = {"setup": "setup", "play": f"turn {view.turns + 1}{limit}", "over": "the end"}[view.phase]
    return f"Round {view.round + 1}{again}, {first}: {stage}"


def _pole(view: View, seat: Seat) -> str:
    if view.poles[seat]:
        return f"{STANDS} stands"
    return f"{FALLEN} fallen" if view.entered[seat] > len(ATTACKERS[seat]) else ""


def _discs(view: View, seat: Seat, where: Where) -> str:
    return " ".join(disc.name for disc in view.discs if (disc.owner, disc.where) == (seat, where))


# What there is to know for the next flick


def _facts(now: BoardState) -> list[Text]:
    view, names = _view(now), now.names
    if now.result or view.awaits == "nothing":
        return list(compass(plain=now.plain))
    lines = _wrapped(due(view, names), "bold")
    for words in kept_back(view, names):
        lines += _wrapped(words)
    if isinstance(view.ramp, Ramp) and view.awaits == "flick":
        sign, ramp = signs_of(plain=now.plain).stone, view.ramp
        right, left = (f"{angle:g}" for angle in shot_angles(ramp))
        lines += _wrapped(
            f"Or a ramp shot ({sign}), {ramp.shooter} over {ramp.front}: {ramp.angle:.1f} straight, {right} to {left}."
        )
    return [*lines, *_distances(view), Text(), *compass(plain=now.plain)]


def _distances(view: View) -> Iterator[Text]:
    """Yield how far and which way it is from the attackers of the one who acts: to the pole, and to each other."""
    if view.phase == "setup":
        return
    goal, (one, two) = BEARERS[other(view.actor)], ATTACKERS[view.actor]
    yield Text()
    yield Text(f"{'mm, deg.':<9}{f'to {goal}':>11}{'each other':>11}", AI)
    for name, mate in ((one, two), (two, one)):
        yield Text(f"  from {name}{_way(view, name, goal)}{_way(view, name, mate)}".rstrip())


def _way(view: View, start: Name, end: Name) -> str:
    here, there = lying(view, start), lying(view, end)
    if here is None or there is None:
        return f"{'-':>11}"
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
    yield Text("All that can be done now:" if forced else "What can be done now, for example:", AI)
    for text, move in zip(texts, moves, strict=True):
        line = Text.assemble("  ", (f"{text:<{widest}}", f"bold {SHU}"))
        yield line.append(f"  {_about(now, move)}", AI)


def _about(now: BoardState, move: Turn) -> str:
    """Return what an example does, in a few words."""
    view = _view(now)
    goal = BEARERS[other(view.actor)]
    match move:
        case Enter():
            words = "from the edge at +"
        case Flick():
            words = f"towards {goal}" if lying(view, goal) else "to the middle"
        case Score():
            words = _about_shot(view)
        case Place():
            words = "at +"
        case Raise():
            words = f"puts the pole back on {BEARERS[view.actor]}"
        case Skip():
            words = "misses the turn"
    return words


def _about_shot(view: View) -> str:
    if not isinstance(view.ramp, Ramp):
        return ""
    left, goal = missed_by(view, view.ramp), BEARERS[other(view.actor)]
    if abs(left) < STRAIGHT:
        return f"over the ramp, at the pole on {goal}"
    return f"over the ramp, {abs(left):.0f} mm {'left' if left > 0 else 'right'} of {goal}"


def _wrapped(words: str, style: str = "") -> list[Text]:
    return [Text(line, style) for line in wrap(words, PANEL)]


def _view(now: BoardState) -> View:
    return cast("View", now.view)
