"""The words beside the map of Bo-taoshi: what is due, and why something is not possible."""

from collections.abc import Iterator, Mapping
from typing import Final

from chabudai.games.botaoshi import BEARERS, Aim, Enter, NoRamp, Score, View
from chabudai.games.botaoshi.flow import MOST_FAILURES
from chabudai.games.botaoshi.pieces import other
from chabudai.games.botaoshi.ramps import WhyNoRamp
from chabudai.games.botaoshi.state import WhyNot
from chabudai.terminal.flick_map import written
from chabudai.terminal.names import Names
from chabudai.terminal.words import listed

_NO_RAMP: Final[Mapping[WhyNoRamp, str]] = {
    "attacker-off": "{disc} is off the table",
    "pole-down": "{their} pole is not standing",
    "flicked-last": "{disc}, the rear disc, rests this turn",
    "gap-too-small": "the ramp needs {apart:g} mm from middle to middle of the two",
    "off-the-table": "the ramp would stick out over the table's edge",
    "disc-in-the-way": "{disc} lies where the ramp has to go",
}
_NOT_THIS: Final[Mapping[WhyNot, str]] = {"bearer": "bearer", "flicked-last": "rests: flicked last turn"}


# What is due


def due(view: View, names: Names) -> str:
    """Return in words who is to do what, and why."""
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
            words = f"Foul: {names.verb(seat, 'miss', 'misses')} this turn."
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
    """Yield which discs of the one who acts may not be flicked, and why there is no ramp shot."""
    if view.awaits != "flick":
        return
    own = (disc for disc in view.discs if disc.owner == view.actor)
    nots = [f"{disc.name} ({_NOT_THIS[disc.why_not]})" for disc in own if disc.why_not in _NOT_THIS]
    yield f"Not {' or '.join(nots)}."
    if isinstance(view.ramp, NoRamp):
        yield f"No ramp shot: {_no_ramp(view, view.ramp, names)}."


def _no_ramp(view: View, no: NoRamp, names: Names) -> str:
    apart = view.setup.sizes.ramp_length + view.setup.sizes.disc
    return _NO_RAMP.get(no.code, "not now").format(disc=no.disc, their=names.whose(other(view.actor)), apart=apart)
