"""What holds after any answers of Nature, made up at random, and that all the rules speak of happens."""

from collections import Counter
from itertools import combinations
from math import hypot

import pytest

from chabudai.core import NATURE
from chabudai.games.botaoshi import BEARERS, Enter, Options, State, disc_of
from chabudai.games.botaoshi.answers import OVERLAP
from chabudai.games.botaoshi.pieces import ATTACKERS, DISC, DISCS, EACH, RADIUS, TABLE, other, owner
from chabudai.games.botaoshi.state import why_not
from tests.games.botaoshi.tables import BLACK, WHITE, Invented, random_game

pytestmark = pytest.mark.rule("BT-3", "BT-7", "BT-8", "BT-9", "BT-10", "BT-15", "BT-16", "BT-17", "BT-18")

OPTIONS = (
    Options(hand="steady"),
    Options(hand="human"),
    Options(hand="steady", turn_limit=12),
    Options(turn_limit=40, hand="human"),
)


def check_discs(state: State) -> None:
    """Nothing overlaps, all that lies has a centre on the table, and only what has entered can be off it."""
    assert [disc.name for disc in state.discs] == [name for name in DISCS if disc_of(state, name)]
    for disc in state.discs:
        assert 0 <= disc.x <= TABLE
        assert 0 <= disc.y <= TABLE
    for one, two in combinations(state.discs, 2):
        assert hypot(one.x - two.x, one.y - two.y) >= DISC - OVERLAP
    if state.phase == "setup":
        off = {name for name in DISCS if DISCS.index(name) % EACH < state.entered[owner(name)]}
        off -= {disc.name for disc in state.discs}
        assert off == {*state.placing}


def check_poles(state: State) -> None:
    """A pole stands on its bearer, which is on the table; in the setup each bearer on the table has its pole."""
    for seat, pole in enumerate(state.poles):
        bearer = disc_of(state, BEARERS[seat])
        coming = isinstance(state.aim, Enter) and state.aim.disc == BEARERS[seat]
        if pole is not None:
            assert bearer
            assert hypot(pole[0] - bearer.x, pole[1] - bearer.y) <= RADIUS + OVERLAP
        elif state.phase == "setup":
            assert bearer is None or coming


def check_turn(state: State) -> None:
    """What is awaited fits the table."""
    if state.awaits in {"flick", "skip", "raise", "mend-own"}:
        bearer, pole = disc_of(state, BEARERS[state.turn]), state.poles[state.turn]
        first = "mend-own" if bearer is None else "raise" if pole is None else None
        assert state.actor == state.turn
        assert state.awaits == (first or ("skip" if state.owed[state.turn] else "flick"))
    if state.awaits == "flick":
        assert any(why_not(state, name) is None for name in ATTACKERS[state.turn]), "one can always be flicked"
    if state.awaits == "mend":
        assert state.actor == other(owner(state.mending[0]))
        assert disc_of(state, state.mending[0]) is None
        assert state.failures < 3
    assert len({*state.mending}) == len(state.mending) <= 2
    assert (state.awaits == "place") == bool(state.placing)
    assert all(name is None or name in ATTACKERS[seat] for seat, name in enumerate(state.last))
    assert min(state.streak) == 0
    assert max(state.streak) <= 2


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: f"{options.hand}, {options.turn_limit}")
def test_whole_games(options: Options) -> None:
    for seed in range(12):
        *_, last = (step for step in random_game(options, seed) if not _check(step.state))
        result = last.state.result
        assert result
        assert result.winners in {(WHITE,), (BLACK,), (WHITE, BLACK), ()}
        assert result.scores == last.state.won


def _check(state: State) -> None:
    check_discs(state)
    check_poles(state)
    check_turn(state)


def test_all_that_the_rules_speak_of_happens() -> None:
    game, seen = Invented(), Counter[str]()
    for seed in range(80):
        for step in random_game(Options(hand="steady", turn_limit=60 if seed % 2 else 10), seed):
            seen[step.state.awaits] += 1
            seen["two to mend"] += len(step.state.mending) == 2
            seen["three failures"] += step.state.failures == 3
            seen["void"] += step.state.voids > 0
            if step.seat == NATURE and step.move is not None:
                seen.update(type(event).__name__ for event in game.events(step.state, NATURE, step.move, None))
    kinds = "Rested LaidFlat Fell Fouled PutOn NotEntered Missed PlayBegan RoundWon RoundVoid"
    asked = "enter place flick mend-own mend raise skip settled nothing"
    assert all(seen[each] for each in (*kinds.split(), *asked.split(), "two to mend", "three failures", "void")), seen
