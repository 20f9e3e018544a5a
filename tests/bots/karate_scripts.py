"""Players of Karate that follow a script, for measuring the bots: walls, early callers, copycats, exploiters.

All of them write as well as can be for what they want; what they want is fixed, or follows from what was shown.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final, NamedTuple, cast

from chabudai.core import Seat
from chabudai.games.karate import ChooseTechniques, Code, Own, Share, Turn, View, missing
from chabudai.games.karate.bots.odds import Worths
from chabudai.games.karate.bots.placing import Placer, rows_of
from chabudai.games.karate.bots.sheets import writing
from chabudai.games.karate.sheet import STEPS, Sheet, choices
from chabudai.games.karate.spaces import written

CODES: Final = "KHOYT"
BEATEN_BY: Final = {"-": "O", "K": "Y", "H": "O", "O": "K", "Y": "H", "T": "T"}
"""The cheapest technique that has a point against each; of a jump kick at least the same."""


class Wish(NamedTuple):
    """What a script wants in a round."""

    steps: tuple[Worths, ...]
    """What techniques are worth to it, step by step."""
    rolls: int = 6
    """With how many more rolls it reckons."""
    call: Callable[[View, Sheet], bool] = lambda _view, _sheet: True
    """Whether it calls where it may."""


def worths(**each: float) -> Worths:
    return tuple(each.get(code, 0.0) for code in CODES)


def wall(code: str, spare: str = "") -> tuple[Worths, ...]:
    """Return the wish for one technique in every step, if need be another."""
    return (worths(**{code: 1.0, **({spare: 0.3} if spare else {})}),) * STEPS


def lead(view: View) -> int:
    mine = view.seat or Seat(0)
    return view.totals[mine] - max(total for seat, total in enumerate(view.totals) if seat != mine)


def shown(view: View) -> Sequence[Code]:
    """Return what the (first) opponent showed in the last fight."""
    other = next(Seat(seat) for seat in range(view.players) if seat != view.seat)
    return view.fights[-1].techniques[other] if view.fights else ()


class Script:
    """A bot that does what a wish says, and shares a tie."""

    def __init__(self, wish: Callable[[View, Random], Wish]) -> None:
        self._wish = wish

    def choose(self, view: View, rng: Random, seconds: float = 1.0, effort: int | None = None) -> Turn:
        del seconds, effort
        own = view.own
        assert isinstance(own, Own)
        if view.awaits == "race":
            return Share()
        wish = self._wish(view, rng)
        if view.awaits == "settle":
            return ChooseTechniques(tuple(_liked(*each) for each in zip(choices(own.sheet), wish.steps, strict=True)))
        assert view.dice
        boxes, _ = Placer(wish.steps, wish.rolls, rng).both(rows_of(own.sheet), view.dice)
        sheet = written(own.sheet, writing(view.dice, boxes, kiai=False))
        may = view.kiai is not None and missing(sheet, view.kiai) is None
        return writing(view.dice, boxes, kiai=may and wish.call(view, sheet))


def _liked(among: str, likes: Worths) -> Code:
    """Return the technique that a script likes most, the strongest of equals."""
    return cast("Code", max(among, key=lambda code: (likes[CODES.index(code)] if code in CODES else -1.0, code)))


def fixed(steps: tuple[Worths, ...], rolls: int = 6, latest: int = 0) -> Script:
    """Return a script with one wish, which calls from a roll on as soon as it may."""

    def call(view: View, sheet: Sheet) -> bool:
        del sheet
        return view.rolls >= latest

    return Script(lambda _view, _rng: Wish(steps, rolls, call))


def by_step(codes: str) -> tuple[Worths, ...]:
    """Return the wish for a technique in each step, and blocks where that fails."""
    return tuple(worths(**{"K": 0.3, code: 1.0}) for code in codes)


def _locking(view: View, rng: Random) -> Wish:
    """Hunt with kicks until ahead, then build a wall and call at once."""
    del rng
    return Wish(wall("K"), 3) if lead(view) > 0 else Wish(wall("Y", "K"), 6)


def _wall_until_behind(view: View, rng: Random) -> Wish:
    del rng
    return Wish(wall("Y", "K"), 8) if lead(view) < 0 else Wish(wall("K"), 3)


def _copying(view: View, rng: Random) -> Wish:
    """Do in each step what the opponent did there."""
    del rng
    return Wish(by_step("".join(shown(view)).replace("-", "K") or "KKKKK"))


def _countering(view: View, rng: Random) -> Wish:
    """Do in each step what beats what the opponent did there."""
    del rng
    return Wish(by_step("".join(BEATEN_BY[code] for code in shown(view)) or "YYKKK"))


def _countering_counters(view: View, rng: Random) -> Wish:
    """Do what beats the answer to what it showed itself."""
    del rng
    mine = view.fights[-1].techniques[view.seat or Seat(0)] if view.fights else ()
    return Wish(by_step("".join(BEATEN_BY[BEATEN_BY[code]] for code in mine) or "KKKKY"))


def _changing_walls(view: View, rng: Random) -> Wish:
    """Another wall each round."""
    del rng
    return Wish(wall("KHY"[(view.round + view.totals[0]) % 3], "K"))


def _safe_when_no_kick(view: View, rng: Random) -> Wish:
    """Wall up and call while nobody can have a kick; later hunt."""
    del view, rng

    def call(view: View, sheet: Sheet) -> bool:
        return view.rolls >= 10 or max(sheet.count(sign) for sign in "123456") < 5

    return Wish(wall("K"), 4, call)


def _waiting(view: View, rng: Random) -> Wish:
    """Collect kicks for long; call only with two of them."""
    del view, rng

    def call(view: View, sheet: Sheet) -> bool:
        return view.rolls >= 18 or sum(bool(set(codes) & set("YT")) for codes in choices(sheet)) >= 2

    return Wish(wall("Y", "K"), 10, call)


SCRIPTS: Final[Mapping[str, Callable[[], Script]]] = {
    "kake wall": lambda: fixed(wall("K")),
    "hiza wall": lambda: fixed(wall("H")),
    "oi wall": lambda: fixed(wall("O")),
    "kick wall": lambda: fixed(wall("Y")),
    "jump wall": lambda: fixed(wall("T"), 10),
    "early kiai": lambda: fixed((worths(K=1.0, H=0.9, O=0.8, Y=0.7),) * STEPS, 1),
    "kicks over kake": lambda: fixed(wall("Y", "K")),
    "punches over kake": lambda: fixed(wall("O", "K")),
    "hiza over kake": lambda: fixed(wall("H", "K")),
    "jumps over kake": lambda: fixed(wall("T", "K"), 8, 9),
    "two kicks": lambda: fixed(by_step("YYKKK")),
    "high and low blocks": lambda: fixed(by_step("KHKHK"), 4),
    "attackers": lambda: fixed(by_step("OYOYT"), 8, 8),
    "lock when ahead": lambda: Script(_locking),
    "wall until behind": lambda: Script(_wall_until_behind),
    "copycat": lambda: Script(_copying),
    "counter": lambda: Script(_countering),
    "counter of counters": lambda: Script(_countering_counters),
    "changing walls": lambda: Script(_changing_walls),
    "safe caller": lambda: Script(_safe_when_no_kick),
    "patient kicker": lambda: Script(_waiting),
}
