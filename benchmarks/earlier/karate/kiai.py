"""When to call the kiai: the odds to win the match if the fight is now, against those if the training goes on."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import erf, prod, sqrt
from typing import Final, NamedTuple

from benchmarks.earlier.karate.outlook import CODES, STYLES, Outlook, Weights, chance, mean, spread, weights
from benchmarks.earlier.karate.plan import POINTS, worths
from chabudai.core import Seat
from chabudai.games.karate import Code, Sheet, View
from chabudai.games.karate.bots.sheets import BY_STEP, lacking, numbers
from chabudai.games.karate.state import ROUNDS

LATER: Final = (1, 2, 3, 5, 8)
"""How many more rolls are thought of."""
ROUND: Final = 1.0
"""How far, squared, a lead is likely to move in a round to come; little, because who leads can call at once."""
IMPATIENCE: Final = 0.002
"""What each roll so far adds to the wish to fight: two who both wait for better odds would train for ever."""
NET: Final = {(mine, theirs): POINTS[mine, theirs] - POINTS[theirs, mine] for mine, theirs in POINTS}


class Swing(NamedTuple):
    """What is to be expected of a lead: its mean, and how far it strays, squared."""

    mean: float
    stray: float


def calls(view: View, sheet: Sheet) -> bool:
    """Return whether to call the kiai with this sheet."""
    styles = {seat: weights(view, seat) for seat in others(view)}
    now = odds(view, sheet, styles, 0) + IMPATIENCE * view.rolls
    return all(now > odds(view, sheet, styles, more) for more in LATER)


def others(view: View) -> list[Seat]:
    """Return the seats of the opponents."""
    return [Seat(seat) for seat in range(view.players) if seat != view.seat]


def odds(view: View, sheet: Sheet, styles: Mapping[Seat, Weights], more: int) -> float:
    """Return the odds to win the match if the training ends after so many more rolls: to be ahead of everybody."""
    had = numbers(sheet)
    mine = likely(sheet, together([mean(each, had, more) for each in styles.values()]), len(styles), more)
    left = (ROUNDS - 1 - view.round) * ROUND
    swings = {style: swing(mine, spread(style, had, more)) for style in STYLES}

    def against(seat: Seat) -> float:
        lead = view.totals[view.seat or 0] - view.totals[seat]
        return sum(
            weight * _ahead(lead + swings[style].mean, swings[style].stray + left)
            for style, weight in styles[seat].items()
        )

    return prod(map(against, styles))


def together(outlooks: Sequence[Outlook]) -> Outlook:
    """Return what is likely of one opponent, whoever it is."""
    return {code: sum(each[code] for each in outlooks) / len(outlooks) for code in CODES}


def likely(sheet: Sheet, expected: Outlook, opponents: int, more: int) -> list[Outlook]:
    """Return how likely each own technique is, step by step, after so many more rolls."""
    worth = worths(expected, 1 / opponents)
    order = sorted(CODES[1:], key=lambda code: -worth[code])
    return [_of_step({place.code: place.read(sheet) for place in step}, order, more) for step in BY_STEP]


def _of_step(step: Mapping[Code, str], order: Sequence[Code], more: int) -> Outlook:
    found: dict[Code, float] = {}
    open_yet = 1.0
    for code in order:
        done = _done(lacking(step[code]), more)
        found[code] = open_yet * done
        open_yet *= 1 - done
    found["-"] = open_yet
    return found


@lru_cache(1000)
def _done(lacks: int, more: int) -> float:
    """Return how likely at least so many of one number are in so many rolls."""
    return sum(chance(more, number) for number in range(lacks, 2 * more + 1))


def swing(mine: Sequence[Outlook], theirs: Outlook) -> Swing:
    """Return what a fight is likely to do to the lead over one opponent."""
    middle = stray = 0.0
    for step in mine:
        cases = [(p * q, NET[a, b]) for a, p in step.items() if p for b, q in theirs.items()]
        by = sum(chances * net for chances, net in cases)
        middle += by
        stray += sum(chances * net * net for chances, net in cases) - by * by
    return Swing(middle, stray)


def _ahead(middle: float, stray: float) -> float:
    """Return the odds that a lead is above zero, if it lies about this middle."""
    if stray <= 0:
        return (middle > 0) + (middle == 0) / 2
    return (1 + erf(middle / sqrt(2 * stray))) / 2
