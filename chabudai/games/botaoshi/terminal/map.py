"""The map of a Bo-taoshi table, on which a disc is about as large as its name."""

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import Final

from rich.text import Text

from chabudai.core import Seat
from chabudai.games.botaoshi import BEARERS, Ramp, SeenDisc, View
from chabudai.games.botaoshi.pieces import other
from chabudai.terminal import flick_map
from chabudai.terminal.colours import SHU
from chabudai.terminal.flick_map import MARK, PAPER, SUMI, WOOD, Ink, Plan, Point, framed, signs_of

STEP: Final = 100
"""Every so many millimetres there is a number at the edge."""
STANDS, FALLEN = "!", "_"
"""How a bearer is marked whose pole stands, or does not."""
RAMP: Final = f"bold #5A3412 {WOOD}"
LETTERS: Final = 2
"""How many columns the name of a disc takes."""


def planned(view: View, columns: int) -> Plan:
    """Return how the table is laid onto a map that is so many columns wide at most."""
    sizes = view.setup.sizes
    size = sizes.table, sizes.table
    return Plan.of(size, flick_map.across(size, columns, LETTERS / sizes.disc), STEP)


def lies(disc: SeenDisc) -> Point | None:
    """Return where a disc lies, or None where it is not on the table."""
    return None if disc.x is None or disc.y is None else (disc.x, disc.y)


def lying(view: View, name: str) -> Point | None:
    """Return where the disc of this name lies, or None where it is not on the table."""
    return next((lies(disc) for disc in view.discs if disc.name == name), None)


def drawn(view: View, plan: Plan, spots: Sequence[Point], *, plain: bool) -> list[Text]:
    """Draw the table line by line; at the spots, discs may come in."""
    signs = signs_of(plain=plain)
    ink = Ink(plan)
    if isinstance(view.ramp, Ramp):
        _draw_ramp(ink, view, view.ramp, signs)
    for disc in view.discs:
        spot = lies(disc)
        if spot:
            _draw_disc(ink, view, disc, spot)
    for spot in spots:
        ink.write(spot, signs.spot, MARK)
    return list(framed(ink, signs))


def missed_by(view: View, ramp: Ramp) -> float:
    """Return how far to the left of the opponent's bearer a shot straight over the ramp goes, in millimetres."""
    bearer = lying(view, BEARERS[other(view.actor)]) or (ramp.x, ramp.y)
    dx, dy = cos(radians(ramp.angle)), sin(radians(ramp.angle))
    return (bearer[0] - ramp.x) * dy - (bearer[1] - ramp.y) * dx


def _draw_disc(ink: Ink, view: View, disc: SeenDisc, spot: Point) -> None:
    mark = "" if not disc.bearer else STANDS if view.poles[disc.owner] else FALLEN
    column, row = ink.write(spot, f"{disc.name}{mark}", _style(disc.owner, acts=disc.how is not None))
    if mark:
        ink.put((column + LETTERS, row), mark, MARK, over=True)


def _draw_ramp(ink: Ink, view: View, ramp: Ramp, signs: flick_map.Signs) -> None:
    """Draw the ramp, and where a shot straight over it goes: as far as the opponent's bearer."""
    sizes = view.setup.sizes
    dx, dy = cos(radians(ramp.angle)), sin(radians(ramp.angle))
    start = lying(view, ramp.shooter) or (ramp.x, ramp.y)
    bearer = lying(view, BEARERS[other(view.actor)]) or start
    away = hypot(bearer[0] - start[0], bearer[1] - start[1])
    ink.draw_way(start, (start[0] + away * dx, start[1] + away * dy), signs.way)

    def is_under(at: Point) -> bool:
        x, y = at[0] - ramp.x, at[1] - ramp.y
        return 0 <= x * dx + y * dy <= sizes.ramp_length and abs(y * dx - x * dy) <= sizes.ramp_width / 2

    ink.fill(is_under, signs.stone, RAMP)
    middle = ink.plan.at(ramp.x + sizes.ramp_length / 2 * dx, ramp.y + sizes.ramp_length / 2 * dy)
    ink.put((int(middle[0]), int(middle[1])), signs.stone, RAMP)


def _style(seat: Seat, *, acts: bool) -> str:
    """Return the colours of a disc; vermilion letters are on those that something can be done with now."""
    letters, ground = ((SUMI, PAPER), (PAPER, SUMI))[seat]
    return f"bold {SHU if acts else letters} on {ground}"
