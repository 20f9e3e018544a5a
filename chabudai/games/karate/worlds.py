"""States that fit what a seat knows: what others have on their sheets is made up, as bare as can be."""

from random import Random

from chabudai.core import Seat
from chabudai.games.karate.moves import Run, Share, Write
from chabudai.games.karate.race import FASTEST, SLOWEST
from chabudai.games.karate.sheet import BLANK, BOXES_OF, HESITATE, STEPS, Box, Sheet, marked
from chabudai.games.karate.spaces import Writings
from chabudai.games.karate.state import State, Techniques
from chabudai.games.karate.view import View


def world(view: View, rng: Random) -> State:
    """Return a state in which this seat sees this view."""
    seats = [Seat(number) for number in range(view.players)]
    over = view.result is not None
    rounds = view.sheets if over else tuple(_sheets(view, number, seats) for number in range(view.round + 1))
    return State(
        players=view.players,
        level=view.level,
        kiai=view.kiai or "all",
        tie=view.tie,
        awaits=view.awaits,
        round=view.round,
        rolls=view.rolls,
        rolled=view.rolled,
        dice=view.dice,
        sheets=rounds[-1],
        writings=tuple(_writing(view, seat, rng) for seat in seats),
        kiais=(view.seat,) if view.own and view.seat is not None and view.own.writing and view.own.writing.kiai else (),
        caller=view.caller,
        chosen=tuple(_chosen(view, seat) for seat in seats),
        past=rounds[:-1],
        fights=view.fights,
        runners=view.runners,
        runs=tuple(_run(view, seat, rng) for seat in seats),
        result=view.result,
    )


def _sheets(view: View, number: int, seats: list[Seat]) -> tuple[Sheet, ...]:
    return tuple(_sheet(view, number, seat) for seat in seats)


def _sheet(view: View, number: int, seat: Seat) -> Sheet:
    if view.own and seat == view.seat:
        return view.own.sheet if number == view.round else view.own.past[number]
    known = number < len(view.fights) and view.fights[number].techniques[seat]
    return _sheet_with(known) if known else BLANK


def _sheet_with(techniques: Techniques) -> Sheet:
    """Return a sheet on which just these are learned."""
    sheet = BLANK
    for step, code in enumerate(techniques, 1):
        for number in range(1, BOXES_OF.get(code, 0) + 1):
            sheet = marked(sheet, Box(f"{step}{code}{number}"), 1)
    return sheet


def _writing(view: View, seat: Seat, rng: Random) -> Write | None:
    if view.own and seat == view.seat:
        return view.own.writing
    return Writings(view.dice, BLANK, None).sample(rng) if view.dice and view.written[seat] else None


def _run(view: View, seat: Seat, rng: Random) -> Run | Share | None:
    if view.own and seat == view.seat:
        return view.own.run
    if view.race and seat in view.runners:
        time = view.race.times[view.runners.index(seat)]
        return Share() if seat == view.race.shared_by else Run(time) if time is not None else None
    return Run(rng.randint(FASTEST, SLOWEST)) if view.ran[seat] else None


def _chosen(view: View, seat: Seat) -> Techniques | None:
    if not view.chosen[seat]:
        return None
    if view.own and seat == view.seat:
        return view.own.chosen
    read: Techniques = view.fights[-1].techniques[seat] if len(view.fights) > view.round else ()
    missing: Techniques = (HESITATE,) * (STEPS - len(read))
    return read + missing
