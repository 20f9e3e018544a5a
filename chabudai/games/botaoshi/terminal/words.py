"""What happens in Bo-taoshi, what is due and why something is not possible, in words."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from chabudai.core import Struct
from chabudai.games.botaoshi import (
    BEARERS,
    DISCS,
    POLES,
    Aim,
    Enter,
    Erred,
    Fell,
    Fouled,
    LaidFlat,
    Missed,
    Name,
    NoRamp,
    NotEntered,
    PlayBegan,
    PutOn,
    Raised,
    Rested,
    RoundVoid,
    RoundWon,
    Score,
    Skipped,
    Tried,
    View,
)
from chabudai.games.botaoshi.flow import MOST_FAILURES
from chabudai.games.botaoshi.judging import Try
from chabudai.games.botaoshi.pieces import DOWN, ON_TABLE, other, owner
from chabudai.games.botaoshi.ramps import WhyNoRamp
from chabudai.games.botaoshi.rounds import MOST_VOID, TO_WIN
from chabudai.games.botaoshi.state import WhyNot
from chabudai.terminal.flick_map import astray, written
from chabudai.terminal.names import Names
from chabudai.terminal.words import capital, listed, plural

_FEW: Final = 4
"""How many touches are told one by one."""
_MISSED: Final[Mapping[Try, str]] = {
    "no-strike": "the pole was not struck",
    "touched-table": "the disc was on the table before it struck the pole",
    "fell-before": "the pole had fallen before it was struck",
    "still-stands": "the pole was struck, but still stands",
}
_NO_RAMP: Final[Mapping[WhyNoRamp, str]] = {
    "attacker-off": "{disc} is off the table",
    "pole-down": "{their} pole is not standing",
    "flicked-last": "{disc}, the rear disc, was flicked last turn",
    "gap-too-small": "the ramp needs {apart:g} mm from middle to middle of the two",
    "off-the-table": "the ramp would stick out over the table's edge",
    "disc-in-the-way": "{disc} lies where the ramp has to go",
}
_NOT_THIS: Final[Mapping[WhyNot, str]] = {"bearer": "bears the pole", "flicked-last": "flicked last turn"}


# What happened


def said(events: Sequence[Struct], names: Names) -> list[str]:
    """Say what happened, a sentence for each event that is worth one."""
    raised = any(isinstance(event, Raised) for event in events)
    shown = (event for event in events if not (raised and isinstance(event, PutOn)))
    return [_done(event, names) or _judged(event, names) for event in shown]


def _done(event: Struct, names: Names) -> str:
    """Say what was done, and what moved; nothing of moves that say all of themselves."""
    match event:
        case Tried(_, ramp):
            words = f"The ramp lies between: {ramp.shooter} is flicked over it and {ramp.front}."
        case Raised(seat):
            words = f"The turn is spent: {names.whose(seat)} pole is back on {BEARERS[seat]}."
        case Skipped():
            words = "The turn is lost for the foul."
        case Erred(seat, da, dv):
            words = astray(seat, da, dv, names)
        case Rested():
            words = _rested(event, names)
        case LaidFlat(disc, x, y):
            words = f"{disc} is laid flat at {written(x, y, 0)}."
        case _:
            words = ""
    return words


def _judged(event: Struct, names: Names) -> str:
    """Say what came of it."""
    match event:
        case Fell(seat):
            words = f"{capital(names.whose(seat))} pole falls."
        case PutOn(seat):
            words = f"{capital(names.whose(seat))} pole is put on {BEARERS[seat]}."
        case Fouled():
            words = _fouled(event, names)
        case NotEntered(_, disc):
            words = f"{disc} has not come in."
        case Missed(_, why):
            words = f"No score: {_MISSED[why]}."
        case PlayBegan(seat):
            words = f"The setup is over: {names.does(seat, 'begin', 'begins')}."
        case RoundWon() | RoundVoid():
            words = _round_over(event, names)
        case _:
            words = ""
    return words


def _rested(event: Rested, names: Names) -> str:
    parts = [*_touches(event, names)]
    parts += [f"{off.name} leaves the table at {written(off.x, off.y, 0)}" for off in event.left]
    rests = [f"{rest.name} at {written(rest.x, rest.y, 0)}" for rest in event.rests if rest.name not in POLES]
    parts += [", ".join(rests).replace(" at", " rests at", 1)] if rests else []
    words = "; ".join(parts) or "nothing moves"
    return f"{words if words[:2] in DISCS else capital(words)}."


def _touches(event: Rested, names: Names) -> Iterator[str]:
    """Yield what touched what, in order; that a pole fell is told by itself."""
    touches = list(_led(event))
    by_one: dict[Name, list[str]] = {}
    for one, two in touches[:_FEW]:
        by_one.setdefault(one, []).append(_piece(two, names))
    for one, others in by_one.items():
        yield f"{_piece(one, names)} touches {listed(others)}"
    more = len(touches) - _FEW
    if more > 0:
        yield f"{plural(more, 'contact')} more"


def _led(event: Rested) -> Iterator[tuple[Name, Name]]:
    """Yield the touches once each, the disc in front that came to the other: an own one, then any already touched."""
    came = {name for name in DISCS if owner(name) == event.seat}
    touched: set[Name] = set()
    for one, two in dict.fromkeys(event.events):
        if two != DOWN:
            yield (two, one) if two in came and one not in came else (one, two)
            touched |= {one, two} & {*DISCS}
            came = touched


def _piece(name: Name, names: Names) -> str:
    if name == ON_TABLE:
        return "the table past the ramp"
    return f"{names.whose(owner(name))} pole" if name in POLES else name


def _fouled(event: Fouled, names: Names) -> str:
    own, costs = f"{names.whose(event.seat)} own", f"It costs {names.plain(event.seat)} a turn."
    return f"A foul: {own} {'bearer is off the table' if event.foul == 'own-bearer' else 'pole has fallen'}. {costs}"


def _round_over(event: RoundWon | RoundVoid, names: Names) -> str:
    if isinstance(event, RoundVoid):
        again = "it is played again" if event.voids < MOST_VOID else "the match is drawn"
        return f"Round {event.round + 1} is void, the limit of turns is reached: {again}."
    words = f"{names.verb(event.seat, 'win', 'wins')} round {event.round + 1}"
    more = event.streak[event.seat] < TO_WIN
    return f"{words}. The next one too would win the match." if more else f"{words}, the second in a row."


# What is due


def due(view: View, names: Names) -> str:
    """Say who is to do what, and why."""
    seat, disc = view.actor, view.mend.piece if view.mend else None
    match view.awaits:
        case "hand" | "settled" if view.aim:
            words = f"{names.verb(seat, 'flick', 'flicks')} {_aimed(view, view.aim)}."
        case "enter":
            entering = next(each.name for each in view.discs if each.how)
            words = f"{names.verb(seat, 'flick', 'flicks')} {entering} in from the edge."
        case "place":
            words = f"{names.verb(seat, 'place', 'places')} {disc}: {_why_placed(view)}."
        case "mend":
            after = f"then it is {names.whose(other(view.turn))} turn"
            words = f"{names.verb(seat, 'flick', 'flicks')} {disc} back in at once{_tries(view)}; {after}."
        case "mend-own":
            words = f"{names.verb(seat, 'spend', 'spends')} the turn to flick {disc} back in from the edge."
        case "raise":
            words = f"{names.verb(seat, 'spend', 'spends')} the turn to put the pole back on {BEARERS[seat]}."
        case "skip":
            words = f"{names.verb(seat, 'lose', 'loses')} this turn for a foul."
        case _:
            free = [each.name for each in view.discs if each.how]
            words = f"{names.verb(seat, 'flick', 'flicks')} {' or '.join(free)}."
    return words


def _aimed(view: View, aim: Aim) -> str:
    way = f"{aim.angle:g} degrees, {aim.speed:g} m/s"
    match aim:
        case Score():
            shooter = "a disc" if isinstance(view.ramp, NoRamp) else view.ramp.shooter
            return f"{shooter} over the ramp: {way}"
        case Enter(disc, x, y):
            return f"{disc} in from {written(x, y, 1)}: {way}"
        case flick:
            return f"{flick.disc}: {way}"


def _why_placed(view: View) -> str:
    if view.mending:
        return f"it was flicked in {MOST_FAILURES} times and never stayed"
    then = f"; then {listed(view.placing[1:])}" if view.placing[1:] else ""
    return f"it was knocked off{then}"


def _tries(view: View) -> str:
    return f" (try {view.failures + 1} of {MOST_FAILURES})" if view.failures else ""


# What is not possible


def kept_back(view: View, names: Names) -> Iterator[str]:
    """Say which of the discs of the one who acts may not be flicked, and why there is no scoring shot."""
    if view.awaits != "flick":
        return
    own = (disc for disc in view.discs if disc.owner == view.actor)
    nots = [f"{disc.name} ({_NOT_THIS[disc.why_not]})" for disc in own if disc.why_not in _NOT_THIS]
    yield f"Not {' or '.join(nots)}."
    if isinstance(view.ramp, NoRamp):
        yield f"No scoring shot: {_no_ramp(view, view.ramp, names)}."


def _no_ramp(view: View, no: NoRamp, names: Names) -> str:
    apart = view.setup.sizes.ramp_length + view.setup.sizes.disc
    return _NO_RAMP.get(no.code, "not now").format(disc=no.disc, their=names.whose(other(view.actor)), apart=apart)
