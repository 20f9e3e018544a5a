"""The rules against an implementation by somebody who knew only the rules page: limits, fouls, mending, rounds."""

from collections.abc import Iterator
from random import Random
from typing import cast

import pytest

from chabudai.core import NATURE, Seat
from chabudai.games.botaoshi import Enter, Flick, Options, Place, Raise, Score, Settled, Skip, State
from chabudai.games.botaoshi.judging import judge
from chabudai.games.botaoshi.pieces import DISCS, POLES
from tests.games.botaoshi.tables import Invented, random_game
from tests.reference.botaoshi import Table

pytestmark = pytest.mark.rule(*(f"BT-{number}" for number in range(1, 19)))

VARIANTS = (
    Options(hand="steady"),
    Options(hand="human", round_limit=3),
    Options(hand="steady", turn_limit=30),
    Options(hand="human", turn_limit=5, round_limit=None),
)


def facts(state: State) -> dict[str, object]:
    """Return what the reference says of a table."""
    lying = {str(disc.name): (disc.x, disc.y) for disc in state.discs}
    waiting = {name for name in DISCS if int(name[1]) > state.entered["wb".index(name[0])]}
    sides = ("white", "black")
    result = state.result and (" and ".join(sides[seat] for seat in state.result.winners) or "draw")
    return {
        "discs": {str(name): lying.get(name, "hand" if name in waiting else "off") for name in DISCS},
        "poles": {str(name): state.poles[seat] for seat, name in enumerate(POLES)},
        "owed": tuple(map(int, state.owed)),
        "last": state.last,
        "round": state.round + 1,
        "starter": state.starter,
        "row": state.streak,
        "void": state.voids,
        "turns": state.turns,
        "setup": state.phase == "setup",
        "result": result,
    }


def offers(game: Invented, state: State) -> frozenset[str]:
    """Return what may be done now, without numbers: each kind of move is tried with each disc."""
    (seat,) = game.to_act(state)
    if seat == NATURE:
        return frozenset({state.awaits})
    return frozenset(_kind(move) for move in _samples(game, state, seat))


def _samples(game: Invented, state: State, seat: Seat) -> Iterator[object]:
    space, rng = game.moves(state, seat), Random(0)
    return (space.sample(rng) for _ in range(60))


def _kind(move: object) -> str:
    match move:
        case Enter(disc) | Flick(disc) | Place(disc):
            return f"{type(move).__name__.lower()} {disc}"
        case Score() | Raise() | Skip():
            return type(move).__name__.lower()
        case _:
            raise TypeError(move)


def compare(reference: Table, game: Invented, state: State) -> None:
    theirs, ours = reference.facts(), facts(state)
    if state.result:
        names = ("result", "row", "void", "starter")
        assert {name: theirs[name] for name in names} == {name: ours[name] for name in names}
        assert reference.acting() is None
        return
    assert (reference.acting(),) == tuple(game.to_act(state))
    assert reference.offers() == offers(game, state)
    if state.awaits in {"hand", "settled"}:  # either says what a flick changes when it is answered
        return
    assert rounded(theirs) == rounded(ours)


def rounded(value: object) -> object:
    """Return facts with all lengths rounded to a thousandth of a millimetre."""
    if isinstance(value, dict):
        return {name: rounded(each) for name, each in cast("dict[str, object]", value).items()}
    if isinstance(value, tuple):
        return tuple(map(rounded, cast("tuple[object, ...]", value)))
    return round(value, 3) if isinstance(value, float) else value


def play_both(options: Options, seed: int, most: int = 600) -> int:
    game = Invented(options)
    reference = Table(options.turn_limit, options.round_limit, human=options.hand == "human")
    rounds = 0
    for number, (state, _, move) in enumerate(random_game(options, seed)):
        compare(reference, game, state)
        rounds = state.round
        if move is None or number == most:
            break
        laid: dict[str, tuple[float, float]] = {}
        if isinstance(move, Settled):
            tilted = {rest.name for rest in move.rests if not rest.flat}
            laid = {str(disc.name): (disc.x, disc.y) for disc in judge(state, move).discs if disc.name in tilted}
        reference.play(str(move), laid)
    return rounds


@pytest.mark.parametrize(
    "options", VARIANTS, ids=lambda options: f"{options.hand}, limits {options.turn_limit}, {options.round_limit}"
)
def test_random_answers_are_judged_alike(options: Options, pytestconfig: pytest.Config) -> None:
    seeds = range(4 * pytestconfig.option.agree)
    assert sum(play_both(options, seed) for seed in seeds) or options.turn_limit
