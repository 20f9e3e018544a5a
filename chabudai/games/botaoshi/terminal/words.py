"""The words beside the map of Bo-taoshi: what is due, and why something is not possible."""

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final, cast

from chabudai.core import Phrasebook, phrasebook
from chabudai.core.messages import SHARED, Argument
from chabudai.games.botaoshi import BEARERS, Aim, Enter, NoRamp, Ramp, Score, View
from chabudai.games.botaoshi.flow import MOST_FAILURES
from chabudai.games.botaoshi.pieces import other
from chabudai.games.botaoshi.ramps import shot_angles
from chabudai.games.botaoshi.state import WhyNot
from chabudai.terminal.board_state import BoardState
from chabudai.terminal.flick_map import signs_of, written
from chabudai.terminal.labels import tell, whose_label

PACKAGE: Final = "chabudai.games.botaoshi"
_NOT_THIS: Final[tuple[WhyNot, ...]] = ("bearer", "flicked-last")


def book_of(now: BoardState) -> Phrasebook:
    """Return the messages of the game, and of all games, in the language that was asked for."""
    return phrasebook((PACKAGE, SHARED), now.language)


# What is due


def due(now: BoardState) -> str:
    """Return in words who is to do what, and why."""
    view = _view(now)
    disc = view.mend.piece if view.mend else ""
    match view.awaits:
        case "hand" | "settled" if view.aim:
            words = _aimed(now, view.aim)
        case "enter":
            words = _due(now, "enter", disc=next(each.name for each in view.discs if each.how))
        case "place":
            words = _placed(now, disc)
        case "mend":
            words = _mended(now, disc)
        case "mend-own":
            words = _due(now, "mend-own", disc=disc)
        case "raise":
            words = _due(now, "raise", disc=BEARERS[view.actor])
        case "skip":
            words = _due(now, "skip")
        case _:
            free = [each.name for each in view.discs if each.how]
            words = _due(now, "flick", discs=_joined(now, "terminal-or", free))
    return words


def _due(now: BoardState, what: str, **facts: Argument) -> str:
    return tell(now, book_of(now), f"terminal-due-{what}", _view(now).actor, **facts)


def _aimed(now: BoardState, aim: Aim) -> str:
    view, book = _view(now), book_of(now)
    facts: dict[str, Argument] = {
        "way": book.text("terminal-way", angle=f"{aim.angle:g}", speed=f"{aim.speed:g}"),
    }
    match aim:
        case Score():
            name = "score"
            facts["disc"] = book.text("terminal-a-disc") if isinstance(view.ramp, NoRamp) else view.ramp.shooter
        case Enter(disc, x, y):
            name = "enter"
            facts |= {"disc": disc, "place": written(x, y, 1)}
        case flick:
            name = "flick"
            facts["disc"] = flick.disc
    return tell(now, book, f"terminal-aim-{name}", view.actor, **facts)


def _placed(now: BoardState, disc: str) -> str:
    view = _view(now)
    if view.mending:
        return _due(now, "place-failed", disc=disc, n=MOST_FAILURES)
    if view.placing[1:]:
        return _due(now, "place-then", disc=disc, then=book_of(now).listed(view.placing[1:]))
    return _due(now, "place", disc=disc)


def _mended(now: BoardState, disc: str) -> str:
    view = _view(now)
    whose = whose_label(now, other(view.turn), book_of(now))
    if not view.failures:
        return _due(now, "mend", disc=disc, whose=whose)
    return _due(now, "mend-again", disc=disc, whose=whose, n=view.failures + 1, most=MOST_FAILURES)


# What is not possible, and the ramp shot


def about_discs(now: BoardState) -> Iterator[str]:
    """Yield which discs of the one who acts may not be flicked, and the ramp shot, or why there is none."""
    view, book = _view(now), book_of(now)
    if view.awaits != "flick":
        return
    own = (disc for disc in view.discs if disc.owner == view.actor)
    nots = [book.text(f"terminal-not-{disc.why_not}", disc=disc.name) for disc in own if disc.why_not in _NOT_THIS]
    yield book.text("terminal-not", discs=_joined(now, "terminal-nor", nots))
    yield _no_ramp(now, view.ramp) if isinstance(view.ramp, NoRamp) else _ramp(now, view.ramp)


def _no_ramp(now: BoardState, no: NoRamp) -> str:
    view, book = _view(now), book_of(now)
    apart = f"{view.setup.sizes.ramp_length + view.setup.sizes.disc:g}"
    whose = whose_label(now, other(view.actor), book)
    return book.text(f"terminal-no-ramp-{no.code}", disc=no.disc or "", whose=whose, apart=apart)


def _ramp(now: BoardState, ramp: Ramp) -> str:
    right, left = (f"{angle:g}" for angle in shot_angles(ramp))
    return book_of(now).text(
        "terminal-ramp",
        sign=signs_of(plain=now.plain).stone,
        shooter=ramp.shooter,
        front=ramp.front,
        angle=f"{ramp.angle:.1f}",
        right=right,
        left=left,
    )


def _joined(now: BoardState, name: str, words: Sequence[str]) -> str:
    """Return words as one chooses among them: `w1 or w2`."""
    return reduce(lambda first, second: book_of(now).text(name, first=first, second=second), words) if words else ""


def _view(now: BoardState) -> View:
    return cast("View", now.view)
