"""Matches laid out in tests."""

from chabudai.core import NATURE, Seat
from chabudai.games.karate import BLANK, Box, Karate, Options, Sheet, State, marked
from chabudai.games.karate.kiai import Reading
from chabudai.games.karate.options import Tie
from chabudai.games.karate.sheet import BOXES_OF, Code

ME, YOU, THIRD = Seat(0), Seat(1), Seat(2)


def match(players: int = 2, level: int = 0, kiai: Reading = "any", tie: Tie = "share") -> Karate:
    """Return rules by which anybody may call a kiai at any time, and ties are shared, unless it is said otherwise."""
    return Karate(Options(players=players, level=level, kiai=kiai, tie=tie))


def play(game: Karate, state: State, *turns: str) -> State:
    """Make moves: `0: 1K1=6 1K2=6` by seat 0, and without a seat by Nature."""
    for turn in turns:
        seat, colon, text = turn.rpartition(":")
        who = Seat(int(seat)) if colon else NATURE
        state = game.apply(state, who, game.parse(state, text.strip()))
    return state


def sheet(**parts: str) -> Sheet:
    """Return a sheet: `sheet(K1="66")` has two sixes in the boxes of Kake Uke in step 1; `.` is empty."""
    made = BLANK
    for name, numbers in parts.items():
        for number, sign in enumerate(numbers, 1):
            if sign != ".":
                made = marked(made, Box(f"{name[1]}{name[0]}{number}"), int(sign))
    return made


def sheet_with(techniques: str) -> Sheet:
    """Return a sheet with these learned: `K O T - KY`."""
    parts: dict[str, str] = {}
    for step, codes in enumerate(techniques.split(), 1):
        for code in codes.replace("-", ""):
            parts[f"{code}{step}"] = "1" * BOXES_OF[as_code(code)]
    return sheet(**parts)


def as_code(letter: str) -> Code:
    return next(code for code in BOXES_OF if code == letter)
